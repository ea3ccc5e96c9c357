# Personality: everything the game says. The cards have their own texts, in personality/data.
personality-name = Personality
personality-about = A card is read. Everyone votes in secret for the person it sounds like, and bets on it. Find out what the others think of you.
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
personality-tag-ambition = ambition
personality-tag-calm = calm
personality-tag-chaos = chaos
personality-tag-comfort = comfort
personality-tag-command = who’s in charge
personality-tag-contest = winning and losing
personality-tag-courage = courage
personality-tag-curiosity = curiosity
personality-tag-drama = drama
personality-tag-dreams = dreams
personality-tag-effort = effort
personality-tag-food = food
personality-tag-gadgets = gadgets
personality-tag-giving = giving
personality-tag-grudges = grudges
personality-tag-honesty = truth and lies
personality-tag-humour = humour
personality-tag-jealousy = jealousy
personality-tag-loyalty = loyalty
personality-tag-memory = memory
personality-tag-money = money
personality-tag-music = music
personality-tag-nature = nature
personality-tag-order = order
personality-tag-pride = pride
personality-tag-quiet = silence
personality-tag-romance = romance
personality-tag-sleep = sleep
personality-tag-stubbornness = stubbornness
personality-tag-talk = conversation
personality-tag-temper = temper
personality-tag-time = time
personality-tag-warmth = warmth
personality-tag-wits = wits

# Options.
personality-group-board = Board
personality-group-cards = Cards
personality-group-votes = Votes
personality-group-pace = Pace
personality-option-board = Board
personality-option-board-about = How long the track to Supreme Insight is.
personality-option-board-default = The whole track: 24 squares
personality-option-board-short = A short evening: 14 squares
personality-option-cards = Cards
personality-option-cards-about = Family leaves out what only fits grown-ups. Sharp keeps the cards that start arguments: money, romance, tempers, grudges.
personality-option-cards-all = Friends: all cards
personality-option-cards-family = Family: with children at the table
personality-option-cards-sharp = Sharp: what starts arguments
personality-option-deck = Deck
personality-option-deck-about = The cards to play with.
personality-option-deck-house = Salon’s own cards
personality-option-pair_votes = Votes of a pair
personality-option-pair_votes-about = How much the shared ballot of two players counts (tête-à-tête).
personality-option-pair_votes-1 = One vote
personality-option-pair_votes-2 = Two votes
personality-option-choice_seconds = Time to choose
personality-option-choice_seconds-about = For every vote. What you’ve picked by then counts, locked in or not.
personality-option-choice_seconds-0 = As long as you like
personality-option-choice_seconds-30 = 30 seconds
personality-option-choice_seconds-45 = 45 seconds
personality-option-choice_seconds-60 = 1 minute
personality-option-choice_seconds-120 = 2 minutes
personality-option-debate_seconds = Time for a debate
personality-option-debate_seconds-about = Then the second vote begins.
personality-option-debate_seconds-0 = As long as you like
personality-option-debate_seconds-60 = 1 minute
personality-option-debate_seconds-120 = 2 minutes
personality-option-debate_seconds-300 = 5 minutes

# Ready-made games.
personality-preset-evening = A whole evening
personality-preset-evening-about = All cards and the whole track: 24 squares.
personality-preset-short = A short evening
personality-preset-short-about = About 20 minutes: a track of 14 squares, 15 rounds at most, one contested card each.
personality-preset-family = With children
personality-preset-family-about = The family cards, on the short track.
personality-preset-brisk = Against the clock
personality-preset-brisk-about = Half a minute to choose, a minute to argue.
personality-preset-pairs = Strong pairs
personality-preset-pairs-about = The shared ballot of two players counts double.

# Bots, and who they are (PY-72).
personality-level-gentle = Gentle
personality-level-gentle-about = Reads people, but its mind wanders, and it bets little.
personality-level-fair = Fair
personality-level-fair-about = Learns from every vote, and bets when it’s sure.
personality-level-sharp = Sharp
personality-level-sharp-about = Learns fast, foresees the majority, and bets high.
personality-persona-baker = Pippa the baker
personality-persona-baker-about = Up at four, in bed at nine. No one leaves her shop hungry, or without a word of comfort.
personality-persona-captain = Captain Osk
personality-persona-captain-about = Has been round the world twice, once on purpose. Never turns back, not even for the hat.
personality-persona-diva = Madame Florizel
personality-persona-diva-about = Sings, sighs and enters rooms. Travels with eleven cushions and one opinion on everything.
personality-persona-inventor = Doctor Sprocket
personality-persona-inventor-about = Has invented self-buttering toast. Can’t remember where the toast is.
personality-persona-judge = Judge Merriweather
personality-persona-judge-about = Weighs every word, sorts every shelf, hasn’t told a fib since school. No appeals.
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
personality-ask-lay = Lay the card that sounds most like the player on the dot
personality-ask-choose = Choose, bet, and lock in
personality-ask-debate = A tie: make your case
personality-ask-second = Vote again, only between the players who are tied
personality-ask-swap = You moved up: swap a card, or keep them all
personality-ask-pair = Choose your voting partner
personality-ask-give = Give your cards to the players they sound like
personality-ask-answer = Does this sound like you? Accept the card or contest it
personality-ask-contest = Who does the contested card sound like?
personality-asked-read = { $name } chooses a card to read
personality-asked-lay = { $name } chooses a card to lay
personality-asked-choose = { $name } is choosing
personality-asked-debate = { $name } is making a case
personality-asked-second = { $name } votes again
personality-asked-swap = { $name } can swap a card
personality-asked-pair = { $name } is choosing a partner
personality-asked-give = { $name } gives cards away
personality-asked-answer = { $name } accepts or contests
personality-asked-contest = { $name } judges the contested card

# What happened.
personality-event-drew = { $why ->
    [deal] { $name } is dealt { $count } cards.
    [again] { $name } draws another card.
    [pit] { $name } draws a full hand again: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
    [gate] { $name } draws a full hand again: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
    [empty] No hand had a card left: { $name } draws { $count }.
   *[other] { $name } draws a card.
}
personality-event-round = Round { $number }: { $name } reads.
personality-event-round-inverted = Round { $number } is inverted: which card sounds like { $name }?
personality-event-card-read = { $name } reads: “{ $card }”
personality-event-cards-laid = The cards for { $name } are on the table.
personality-event-locked-in = { $name } has locked in.
personality-event-unlocked = { $name } thinks again.
personality-event-skipped = The table goes on without { $name }.
personality-event-revealed = All votes are revealed.
personality-event-elected = { $unanimous ->
    [yes] Unanimous: it’s { $name }!
   *[other] It’s { $name }, with { $votes ->
        [one] one vote.
       *[other] { $votes } votes.
    }
}
personality-event-elected-card = { $unanimous ->
    [yes] Unanimous: { $name }’s card!
   *[other] { $name }’s card wins, with { $votes ->
        [one] one vote.
       *[other] { $votes } votes.
    }
}
personality-event-nobody = No one has two votes: nothing moves.
personality-event-nobody-again = Still no majority: the card goes under the stock.
personality-event-tied = A tie between { $names }: time for a debate!
personality-event-argued = { $name }: “{ $text }”
personality-event-argued-aloud = { $name } has had their say.
personality-event-trait-received = { $name } receives: “{ $card }”
personality-event-moved = { $name } moves to { $square }.
personality-event-moved-pit = { $name } falls into the Pit of Error and starts again.
personality-event-moved-gate = { $name } falls back to the Gate of Imperfect Clairvoyance.
personality-event-landed-pair = { $name } lands on tête-à-tête.
personality-event-landed-inversion = { $name } lands on the dot: the tables turn!
personality-event-insight = { $name } reaches Supreme Insight!
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
personality-event-ended-exhausted = No cards left: the player furthest along the track wins.
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
refused-personality-asked-to-read = First a card has to be read out.
refused-personality-asked-to-lay = First lay a card for the player on the dot.
refused-personality-asked-to-choose = Choose who it sounds like, then lock in.
refused-personality-asked-to-debate = This is the debate: make your case, then everyone votes again.
refused-personality-asked-to-second = This is the second vote.
refused-personality-asked-to-swap = Swap a card, or keep them all.
refused-personality-asked-to-pair = Choose a partner to vote with.
refused-personality-asked-to-give = It’s time to give your cards away.
refused-personality-asked-to-answer = Accept the card, or contest it.
refused-personality-asked-to-contest = It’s time to say who the contested card sounds like.
refused-personality-locked = You’ve locked in. Press “Change my mind” first, then choose again.
refused-personality-not-locked = You haven’t locked in yet.
refused-personality-not-in-hand = You don’t have that card in your hand.
refused-personality-no-such-player = There’s no such player at this table.
refused-personality-no-such-card = That player hasn’t laid a card in this round.
refused-personality-not-tied = The second vote is only between the players who are tied.
refused-personality-no-bets = There are no bets in this vote.
refused-personality-text-too-long = { $length } characters is too long: { $most } at most.
refused-personality-text-unreadable = Only letters, digits and punctuation, please.
refused-personality-not-yourself = It has to be another player.
refused-personality-already-paired = That player already votes with someone else.
refused-personality-one-each = One card per player. This one already has one.
refused-personality-no-such-deck = This salon no longer has the deck “{ $deck }”. The people who run it can add it again with --deck.
refused-personality-too-few-family = Too few cards of this deck suit a table with children: { $there }, and at least { $fewest } are needed. Choose all cards, or another deck.
refused-personality-too-few-sharp = Too few cards of this deck start arguments: { $there }, and at least { $fewest } are needed. Choose all cards, or another deck.
refused-personality-too-few-cards = Too many cards are left out: at least { $fewest } must stay in the game.
refused-personality-cannot-leave-out = Only a card in the reader’s hand, or the card being read, can be left out.
