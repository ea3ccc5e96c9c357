# Personality: what only the page says.
personality-page-stage = On stage
personality-page-way = The track to Supreme Insight.
personality-page-stands = { $name }: { $square }.
personality-page-portraits = What the table has found so far
personality-page-hand = Your cards
personality-page-own-hand = { $cards ->
    [one] Your card
   *[other] Your { $cards } cards
}
personality-page-cards-held = { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}
personality-page-no-traits = No card.
personality-page-more-cards = { $cards ->
    [one] and one more
   *[other] and { $cards } more
}
personality-page-votes-of = { $votes } of { $voters } votes
personality-page-me = (me)

# The ballot.
personality-page-whom = Who does this sound like?
personality-page-which-card = Which card sounds most like { $name }?
personality-page-nothing-chosen = Choose a card
personality-page-card-of = { $name }’s card
personality-page-card-of-short = { $name }’s card
personality-page-bets = Your bet
personality-page-lock = Lock in
personality-page-locked = { $count ->
    [0] Locked in.
    [one] Locked in. { $names } is still choosing.
    [2] Locked in. { $names } are still choosing.
    [3] Locked in. { $names } are still choosing.
   *[other] Locked in. { $count } players are still choosing.
}
personality-page-peek = Peek at my choice
personality-page-my-choice = { $bet ->
    [0] You chose { $whom }.
    [1] You chose { $whom }, without a bet.
   *[other] You chose { $whom } and bet { $bet }.
}
personality-page-reconsider = Change my mind
personality-page-pact = You and { $name } cast one ballot together.
personality-page-pact-silent = { $name } hasn’t suggested anything yet.
personality-page-pact-wish = { $bet ->
    [0] { $name } suggests { $whom }.
    [1] { $name } suggests { $whom }, no bet.
   *[other] { $name } suggests { $whom }, bet { $bet }.
}
personality-page-agree = Agree
personality-page-circle = Still deciding
personality-page-ready = ready
personality-page-passed-over = skipped
personality-page-doing-read = choosing a card
personality-page-doing-lay = choosing a card
personality-page-doing-choose = choosing
personality-page-doing-debate = has the floor
personality-page-doing-second = voting again
personality-page-doing-swap = swapping
personality-page-doing-pair = choosing a partner
personality-page-doing-give = giving
personality-page-doing-answer = thinking
personality-page-doing-contest = judging

# What the table is doing, for those who are not asked.
personality-page-stage-read = { $name } is choosing a card to read.
personality-page-stage-choose = Who does this sound like?
personality-page-stage-debate = A tie! Everyone makes their case.
personality-page-stage-second = Second vote: between the players who are tied.
personality-page-stage-swap = Players who moved up can swap a card.
personality-page-stage-pair = Choosing a partner to share one vote: { $names }.
personality-page-stage-give = { $name } has reached Supreme Insight and gives each card to the player it sounds like.
personality-page-stage-answer = Accept or contest? { $name } wins only if every card is accepted.
personality-page-stage-contest = Contested! Who does this card sound like?
personality-page-stage-over = The masks come off.

# The hand.
personality-page-pick = Choose a card first
personality-page-lead-read = Which of your cards gets the table talking? Choose one and read it out.
personality-page-read = Read it out
personality-page-lay = Lay this card
personality-page-swap = Swap this card
personality-page-keep = Keep them all
personality-page-leave-out = Leave this card out for good
personality-page-leave-out-why = It won’t come up again in this game or the next ones at this table. No one is told who asked.
personality-page-leave-out-now = Leave it out
personality-page-leave-in = Keep it in

# The debate, the pair, the end.
personality-page-supporters = chosen by { $names }
personality-page-said-aloud = has had their say.
personality-page-argue = Why? Say it aloud, or write a line.
personality-page-argue-for = Why { $name }? Say it aloud, or write a line.
personality-page-argue-hint = Remember the soup incident?
personality-page-argued-aloud = I’ve had my say
personality-page-argue-send = Send
personality-page-lead-pair = You’re on Tête-à-tête: who do you want to share your next vote with?
personality-page-pair = Vote with { $name }
personality-page-give = { $left ->
    [one] One more card to give: who does it sound like?
   *[other] Supreme Insight! Give away { $left } cards, each to a different player it really sounds like.
}
personality-page-give-to = Who is it for?
personality-page-give-nobody = Choose a card and a player
personality-page-give-now = Give it to { $name }
personality-page-gifts = Cards from { $name }
personality-page-accepted = accepted
personality-page-contested = contested
personality-page-lead-answer = { $name } says this is you:
personality-page-answer-why = If you contest it, the others vote on who it sounds like.
personality-page-accept = That’s me
personality-page-contest = Not me!

# The reveal.
personality-page-voted-for = { $bet ->
    [1] chose
   *[other] bet { $bet } on
}
personality-page-squares = { $squares ->
    [one] square
   *[other] squares
}
personality-page-fell = { $names } fell into the Pit of Error!
personality-page-go-on = Continue

# The portrait.
personality-page-portrait-title = as the table sees it
personality-page-themes = A matter of { $themes }
personality-page-fact-unanimous = { $cards ->
    [one] Everyone agreed on one card.
   *[other] Everyone agreed on { $cards } cards.
}
personality-page-fact-majority = Voted with the table { $hits ->
    [one] once
   *[other] { $hits } times
} out of { $votes }.
personality-page-fact-read-by = Best understood by { $names } ({ $hits } of { $cards }).
personality-page-fact-reads = Understands { $names } best ({ $hits } of { $cards }).
personality-page-fact-self = { $hits ->
    [0] Recognised none of the { $cards }.
   *[other] Recognised { $hits } of the { $cards }.
}
personality-page-keep-png = Save the portrait of { $name } as PNG
personality-page-keep-svg = Save the portrait of { $name } as SVG
personality-page-readings = Who reads whom
personality-page-reads = { $name } reads
personality-page-best-reading = The sharpest eye: { $reader } read { $other } right on { $hits } of { $cards } cards.
personality-page-readings-how = Of the cards the table gave each player: how many did the others see coming?
personality-points = { $points ->
    [0] at the start
   *[other] square { $points }
}

# How to play in three pictures, on the big screen.
personality-how-1 = A card is read out. Who does it sound like?
personality-how-2 = Vote in secret, and bet on it.
personality-how-3 = Vote with the table and you move up.
