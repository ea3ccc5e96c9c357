# Personality: what only the page says.
personality-page-stage = On stage
personality-page-way = The way to Supreme Insight.
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
personality-page-aloud-on = Cards are read aloud
personality-page-aloud-off = Read cards aloud

# The ballot.
personality-page-whom = Whom does it fit best?
personality-page-which-card = Which card fits { $name } best?
personality-page-nothing-chosen = Choose a card
personality-page-card-of = The card of { $name }
personality-page-card-of-short = { $name }’s card
personality-page-bets = Your bet
personality-page-lock = Lock in
personality-page-locked = { $count ->
    [0] Locked in.
    [one] Locked in. { $names } is still choosing.
   *[other] Locked in. { $names } are still choosing.
}
personality-page-peek = Peek at my choice
personality-page-my-choice = { $bet ->
    [0] You chose { $whom }.
    [1] You chose { $whom }, without a bet.
   *[other] You chose { $whom } and bet { $bet }.
}
personality-page-reconsider = Think again
personality-page-pact = You and { $name } cast one ballot together.
personality-page-pact-silent = { $name } has not said anything yet.
personality-page-pact-wish = { $bet ->
    [0] { $name } wishes: { $whom }.
    [1] { $name } wishes: { $whom }, no bet.
   *[other] { $name } wishes: { $whom }, bet { $bet }.
}
personality-page-agree = Agree
personality-page-circle = Who is still at it
personality-page-ready = ready
personality-page-passed-over = passed over
personality-page-doing-read = choosing a card
personality-page-doing-lay = choosing a card
personality-page-doing-choose = choosing
personality-page-doing-debate = has the floor
personality-page-doing-second = voting again
personality-page-doing-swap = swapping
personality-page-doing-pair = naming a partner
personality-page-doing-give = giving
personality-page-doing-answer = thinking
personality-page-doing-contest = judging

# What the table is doing, for those who are not asked.
personality-page-stage-read = { $name } is looking for a card to read.
personality-page-stage-choose = Whom does it fit best?
personality-page-stage-debate = A tie! Each says why.
personality-page-stage-second = The second vote: between those who are tied.
personality-page-stage-swap = Those who advanced may swap a card.
personality-page-stage-pair = { $names } names a partner for one common ballot.
personality-page-stage-give = { $name } is at Supreme Insight, and gives cards to those whom they fit.
personality-page-stage-answer = Accept or contest? Only if every card fits does { $name } win.
personality-page-stage-contest = Contested! Whom does this card fit?
personality-page-stage-over = { $count ->
    [one] { $names } has reached Supreme Insight.
   *[other] { $names } have reached Supreme Insight.
}

# The hand.
personality-page-pick = Choose a card first
personality-page-lead-read = Which of your cards gets the table talking? Choose one and read it out.
personality-page-read = Read it out
personality-page-lay = Lay this card
personality-page-lead-swap = You advanced. If you like, change a card for an unknown one.
personality-page-swap = Swap this card
personality-page-keep = Keep them all
personality-page-leave-out = Leave this card out for good
personality-page-leave-out-why = It will not come up again in this game, nor in this table’s next ones. Nobody is told who wished it.
personality-page-leave-out-now = Leave it out
personality-page-leave-in = Keep it in

# The debate, the pair, the end.
personality-page-supporters = chosen by { $names }
personality-page-said-aloud = has said why.
personality-page-argue = Why? Say it aloud, or write a line.
personality-page-argue-for = Why { $name }? Say it aloud, or write a line.
personality-page-argue-hint = Remember the soup incident?
personality-page-argued-aloud = I have said why
personality-page-argue-send = Say it to all
personality-page-lead-pair = You stand on tête-à-tête: with whom do you want to cast one ballot in the next vote?
personality-page-pair = Vote with { $name }
personality-page-give = { $left ->
    [one] One more card to give: to whom does it belong?
   *[other] Supreme Insight! Give away { $left } cards, each to another player whom it truly fits.
}
personality-page-give-to = Whom does it fit?
personality-page-give-nobody = Choose a card and a player
personality-page-give-now = Give it to { $name }
personality-page-gifts = Cards from { $name }
personality-page-accepted = accepted
personality-page-contested = contested
personality-page-lead-answer = { $name } says that this is you:
personality-page-answer-why = If you contest it, the others vote on whom it fits.
personality-page-accept = That is me
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
personality-page-go-on = Go on

# The portrait.
personality-page-portrait-title = as the table sees it
personality-page-themes = A matter of { $themes }
personality-page-fact-unanimous = { $cards ->
    [one] On one card everybody agreed.
   *[other] On { $cards } cards everybody agreed.
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
personality-page-keep-png = Keep the portrait of { $name } as PNG
personality-page-keep-svg = Keep the portrait of { $name } as SVG
personality-page-readings = Who reads whom
personality-page-reads = { $name } reads
personality-page-best-reading = Nobody is read better than { $other } by { $reader }: { $hits } of { $cards } cards.
personality-page-readings-how = Of the cards the table gave a player: for how many had one chosen that player?
personality-points = { $points ->
    [0] at Start
   *[other] square { $points }
}
