# Writing cards of one's own.
personality-pack-name-hint = Saturday’s cards
personality-pack-card = Card { $number }
personality-pack-add = Add a card
personality-pack-remove = Remove card { $number }
personality-pack-text-en = In English
personality-pack-text-fr = In French
personality-pack-text-it = In Italian
personality-pack-text-hint-en = Would answer a wedding toast with a pun.
personality-pack-text-hint-fr = Répond aux discours par un jeu de mots.
personality-pack-text-hint-it = Risponde ai brindisi con un gioco di parole.
personality-pack-other = Also in other languages
personality-pack-kind = Kind
personality-pack-kind-about = What sort of trait it is, for its sign and the portrait.
personality-pack-tags = What it’s about
personality-pack-tags-about = For the portrait and for bots. Themes marked with a flame make a card sharp.
personality-pack-sharp = starts arguments
personality-pack-family = Suits a table with children
personality-pack-left = { $left ->
    [one] { $left } character left
   *[other] { $left } characters left
}
personality-pack-how = A card says something about a person, and everyone asks: which of us? Three cards are enough.
personality-pack-more = Kind, themes, children
personality-pack-empty = Write something on this card.
personality-pack-no-text = Write something on this card.
personality-pack-no-kind = Choose the kind of this card.
personality-pack-long = That’s { $length } characters; a card has room for { $most }.
personality-pack-space = Remove the space before or after the text.
personality-pack-characters = These characters can’t be read aloud: { $characters }.
personality-pack-long-word = “{ $word }…” is too long for one word: { $most } letters at most.
personality-pack-marks = No more than { $most } accents on one letter.
personality-pack-alike = It says nearly the same as card { $one }.
personality-pack-few = { $cards ->
    [0] Write at least { $fewest } cards.
    [one] One card so far: write at least { $fewest }.
   *[other] { $cards } cards so far: write at least { $fewest }.
}
personality-pack-many = { $cards } cards are too many: { $most } at most.
personality-pack-large = This is too large: { $most } KB at most.
personality-pack-unreadable = This isn’t a pack of cards.
