# Personality: everything the game says. The cards have their own texts, in personality/data.
personality-name = Personality
personality-about = A card is read. Everyone votes in secret for the person it fits best, and bets on it. Find out what the others think of you.
personality-glance = Secret votes and bets
personality-credits = © 1989 Seven Towns.

# Kinds of cards (PY-1), the squares of the track (PY-2), and bets (PY-12).
personality-kind-virtue = Virtue
personality-kind-flaw = Flaw
personality-kind-habit = Habit
personality-kind-quirk = Quirk
personality-kind-dare = Dare
personality-square-pit = the Pit of Error
personality-square-start = the start
personality-square-pair = tête-à-tête
personality-square-inversion = inversion
personality-square-gate = the Gate of Imperfect Clairvoyance
personality-square-insight = Supreme Insight
personality-square-plain = square { $square }
personality-bet-1 = No bet
personality-bet-2 = Bet 2
personality-bet-3 = Bet 3
personality-fits = This is { $name }.

# Themes, for the portrait (PY-60).
personality-tag-adventure = adventure
personality-tag-calm = calm
personality-tag-chaos = chaos
personality-tag-comfort = comfort
personality-tag-contest = winning and losing
personality-tag-courage = courage
personality-tag-curiosity = curiosity
personality-tag-drama = drama
personality-tag-dreams = dreams
personality-tag-effort = effort
personality-tag-food = food
personality-tag-gadgets = gadgets
personality-tag-giving = generosity
personality-tag-honesty = honesty
personality-tag-humour = humour
personality-tag-loyalty = loyalty
personality-tag-memory = memory
personality-tag-money = money
personality-tag-music = music
personality-tag-nature = nature
personality-tag-order = order
personality-tag-pride = pride
personality-tag-quiet = quiet
personality-tag-sleep = sleep
personality-tag-stubbornness = stubbornness
personality-tag-talk = conversation
personality-tag-time = punctuality
personality-tag-warmth = warmth
personality-tag-wits = quick wits

# Options.
personality-group-board = Board
personality-group-cards = Cards
personality-group-votes = Votes
personality-group-pace = Pace
personality-option-board = Board
personality-option-board-about = How long the way to Supreme Insight is.
personality-option-board-default = The whole way: 24 squares
personality-option-board-short = A short evening: 14 squares
personality-option-cards = Cards
personality-option-cards-about = All are safe to read aloud; the family set leaves out what only fits grown-ups.
personality-option-cards-all = All cards
personality-option-cards-family = With children at the table
personality-option-deck = Deck
personality-option-deck-about = Which cards are played with.
personality-option-deck-house = The cards of the house
personality-option-pair_votes = Votes of a pair
personality-option-pair_votes-about = What the common ballot of two players (tête-à-tête) counts.
personality-option-pair_votes-1 = One vote
personality-option-pair_votes-2 = Two votes
personality-option-choice_seconds = Time to choose
personality-option-choice_seconds-about = If you haven’t locked in by then, this vote goes on without you.
personality-option-choice_seconds-0 = As long as you like
personality-option-choice_seconds-30 = 30 seconds
personality-option-choice_seconds-60 = 1 minute
personality-option-choice_seconds-120 = 2 minutes
personality-option-debate_seconds = Time for a debate
personality-option-debate_seconds-about = Then the second vote begins.
personality-option-debate_seconds-0 = As long as you like
personality-option-debate_seconds-60 = 1 minute
personality-option-debate_seconds-120 = 2 minutes
personality-option-debate_seconds-300 = 5 minutes
personality-option-swap_seconds = Time to swap
personality-option-swap_seconds-about = If you haven’t answered by then, you keep all your cards.
personality-option-swap_seconds-0 = As long as you like
personality-option-swap_seconds-15 = 15 seconds
personality-option-swap_seconds-30 = 30 seconds
personality-option-swap_seconds-60 = 1 minute

# Ready-made games.
personality-preset-evening = A whole evening
personality-preset-evening-about = All cards and the whole way: 24 squares.
personality-preset-short = A short evening
personality-preset-short-about = All cards, and a way of 14 squares.
personality-preset-family = With children
personality-preset-family-about = The family cards, on the short way.
personality-preset-brisk = Against the clock
personality-preset-brisk-about = A minute to choose, a minute to argue.
personality-preset-pairs = Strong pairs
personality-preset-pairs-about = The common ballot of two players counts double.

# Bots, and who they are (PY-72).
personality-level-gentle = Gentle
personality-level-gentle-about = Reads people, but its mind wanders, and it bets little.
personality-level-fair = Fair
personality-level-fair-about = Learns from every vote, and bets when it is sure.
personality-level-sharp = Sharp
personality-level-sharp-about = Learns fast, foresees the majority, and bets high.
personality-persona-baker = Pippa the baker
personality-persona-baker-about = Up at four, in bed at nine. Nobody leaves her shop hungry, or without a word of comfort.
personality-persona-captain = Captain Osk
personality-persona-captain-about = Has been round the world twice, once on purpose. Never turns back, not even for the hat.
personality-persona-diva = Madame Florizel
personality-persona-diva-about = Sings, sighs and enters rooms. Travels with eleven cushions and one opinion on everything.
personality-persona-inventor = Doctor Sprocket
personality-persona-inventor-about = Has invented a self-buttering toast. Cannot remember where the toast is.
personality-persona-judge = Judge Merriweather
personality-persona-judge-about = Weighs every word, sorts every shelf, has not told a fib since school. Does not appeal.
personality-persona-gardener = Old Wren
personality-persona-gardener-about = Says little, waters a lot. Has known each tree by name for thirty years.
personality-persona-joker = Ziggy
personality-persona-joker-about = Laughs first and loudest. Once juggled the soup at a wedding; it was nearly a success.
personality-persona-librarian = Miss Quill
personality-persona-librarian-about = Whispers even outdoors. Remembers every book, and where you folded the page.
personality-persona-merchant = Baron Ledger
personality-persona-merchant-about = Could sell umbrellas in a desert, and has the receipts. Hates to lose, even at snap.
personality-persona-sleeper = Mossy
personality-persona-sleeper-about = Horizontal by vocation. Arrives late, leaves early, dreams in between.
personality-persona-knight = Dame Valour
personality-persona-knight-about = Rides to the rescue, asked or not. Gives away the horse and walks home, with a speech.
personality-persona-champion = Max Medal
personality-persona-champion-about = Trains before dawn, wins before lunch, and shows the cups until supper.

# What the one who is looking is asked, and what another seat is asked.
personality-ask-read = Choose a card and read it out
personality-ask-lay = Lay a card that fits the player on the dot
personality-ask-choose = Choose, bet, and lock in
personality-ask-debate = A tie: say why you chose as you did
personality-ask-second = Vote again, between those who are tied
personality-ask-swap = You advanced: swap a card, or keep them all
personality-ask-pair = Name the player you will vote with
personality-ask-give = Give your cards to those whom they fit
personality-ask-answer = Does this card fit you? Accept it or contest it
personality-ask-contest = Whom does the contested card fit?
personality-asked-read = { $name } chooses a card to read
personality-asked-lay = { $name } chooses a card to lay
personality-asked-choose = { $name } is choosing
personality-asked-debate = { $name } has the floor
personality-asked-second = { $name } votes again
personality-asked-swap = { $name } may swap a card
personality-asked-pair = { $name } names a partner
personality-asked-give = { $name } gives cards away
personality-asked-answer = { $name } accepts or contests
personality-asked-contest = { $name } judges the contested card

# What happened.
personality-event-drew = { $why ->
    [deal] { $name } is dealt { $count } cards.
    [again] { $name } draws another card.
    [pit] { $name } fills the hand again: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
    [gate] { $name } fills the hand again: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
    [empty] No hand had a card left: { $name } draws { $count }.
   *[other] { $name } draws a card.
}
personality-event-round = Round { $number }: { $name } reads.
personality-event-round-inverted = Round { $number } is inverted: which card fits { $name }?
personality-event-card-read = { $name } reads: “{ $card }”
personality-event-cards-laid = The cards for { $name } lie on the table.
personality-event-locked-in = { $name } has locked in.
personality-event-unlocked = { $name } thinks again.
personality-event-skipped = The table goes on without { $name }.
personality-event-revealed = All votes are revealed.
personality-event-elected = { $unanimous ->
    [yes] Unanimous: it is { $name }!
   *[other] It is { $name }, with { $votes ->
        [one] one vote.
       *[other] { $votes } votes.
    }
}
personality-event-elected-card = { $unanimous ->
    [yes] Unanimous: the card of { $name }!
   *[other] The card of { $name } wins, with { $votes ->
        [one] one vote.
       *[other] { $votes } votes.
    }
}
personality-event-nobody = Nobody has two votes: nothing moves.
personality-event-nobody-again = Still no majority: the card goes under the stock.
personality-event-tied = A tie between { $names }: a debate!
personality-event-argued = { $name }: “{ $text }”
personality-event-argued-aloud = { $name } has said why.
personality-event-trait-received = { $name } receives: “{ $card }”
personality-event-moved = { $name } moves to { $square }.
personality-event-moved-pit = { $name } has fallen into the Pit of Error, and starts again.
personality-event-moved-gate = { $name } falls back to the Gate of Imperfect Clairvoyance.
personality-event-landed-pair = { $name } stands on tête-à-tête.
personality-event-landed-inversion = { $name } stands on the dot: the game turns round.
personality-event-insight = { $name } has reached Supreme Insight!
personality-event-swapped = { $name } swaps a card.
personality-event-paired = { $name } and { $partner } will vote together.
personality-event-gave = { $name } gives { $to }: “{ $card }”
personality-event-accepted = { $name } accepts the card.
personality-event-contested = { $name } contests the card.
personality-event-upheld = The card stays with { $name }.
personality-event-overturned = The card goes to { $to }, not to { $name }.
personality-event-left-out = A card has been left out of the game.
personality-event-won = { $name } wins!
personality-event-ended = The game is over.
personality-event-ended-exhausted = There is no card left: the furthest on the way win.
personality-event-taken-back = { $name } undoes that.

# The sheet and its notes.
personality-line-square = Square reached, of { $goal }
personality-line-traits = { $cards ->
    [0] No cards received
    [one] One card received
   *[other] { $cards } cards received
}, { $unanimous ->
    [0] none unanimous
    [one] one unanimous
   *[other] { $unanimous } unanimous
}
personality-line-reading = Voted with the majority: { $hits } of { $votes }
personality-note-exhausted = There were no cards left: the player furthest along the track wins.
personality-note-several = { $winners } players have won.

# Refusals.
refused-personality-asked-to-read = Now a card has to be read.
refused-personality-asked-to-lay = Now lay a card for the player on the dot.
refused-personality-asked-to-choose = Now choose whom it fits, and lock in.
refused-personality-asked-to-debate = Now is the debate: say why, then all vote again.
refused-personality-asked-to-second = Now is the second vote.
refused-personality-asked-to-swap = Now swap a card, or keep them all.
refused-personality-asked-to-pair = Now name the player to vote with.
refused-personality-asked-to-give = Now give your cards away.
refused-personality-asked-to-answer = Now accept the card, or contest it.
refused-personality-asked-to-contest = Now judge whom the contested card fits.
refused-personality-locked = You have locked in. Think again first, then choose anew.
refused-personality-not-locked = You have not locked in yet.
refused-personality-not-in-hand = You do not have that card in your hand.
refused-personality-no-such-player = There is no such player at this table.
refused-personality-no-such-card = That player has laid no card in this round.
refused-personality-not-tied = The second vote is only between those who are tied.
refused-personality-no-bets = There are no bets in this vote.
refused-personality-text-too-long = { $length } characters are too many: { $most } at most, please.
refused-personality-text-unreadable = Letters, digits and punctuation only, please.
refused-personality-not-yourself = It has to be another player.
refused-personality-already-paired = That player already votes with somebody else.
refused-personality-one-each = Each card goes to another player: this one already has one.
refused-personality-no-such-deck = This salon no longer has the deck “{ $deck }”. Its host can add it again with --deck.
refused-personality-too-few-family = Too few cards of this deck suit a table with children: { $there }, and at least { $fewest } are needed. Choose all cards, or another deck.
refused-personality-too-few-cards = Too many cards are left out: at least { $fewest } must stay in the game.
refused-personality-cannot-leave-out = Only a card in the reader’s hand, or the card being read, can be left out.
