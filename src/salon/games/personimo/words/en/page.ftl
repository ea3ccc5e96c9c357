# Personimo: what only the page says.
personimo-alone-link = Move of the day
personimo-ask-place = Place your card
personimo-ask-discard = Discard your card
personimo-ask-select = Choose your headquarters
personimo-ask-claim = Claim a card
personimo-ask-settle = Choose your open suits, then score
personimo-asked-place = { $name } is placing a card
personimo-asked-discard = { $name } has a card that fits nowhere
personimo-asked-select = { $name } is choosing the headquarters
personimo-asked-claim = { $name } is claiming a card
personimo-asked-settle = { $name } is choosing open suits

# One letter for each suit.
personimo-page-letter-moons = M
personimo-page-letter-suns = S
personimo-page-letter-waves = W
personimo-page-letter-leaves = L
personimo-page-letter-wyrms = Y
personimo-page-letter-knots = K

personimo-page-market = The market
personimo-page-row-taken = To be placed
personimo-page-row-next = To be claimed
personimo-page-row-first = First cards, to be claimed
personimo-page-deck = { $cards ->
    [0] The deck is empty
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
personimo-page-card = { $name }, { $rank ->
    [0] { $suits }
   *[other] rank { $rank }, { $suits }
}{ $marks ->
    [0] {""}
    [one] , { $marks } mark in { $suit }
   *[other] , { $marks } marks in { $suit }
}
personimo-page-card-claimed = { $card }; claimed by { $name }
personimo-page-card-gone = { $card }: already taken
personimo-page-claim-card = Claim: { $card }.
personimo-page-could-bring = { $gain ->
    [one] Could bring { $gain } point.
   *[other] Could bring { $gain } points.
}

personimo-page-points = { $points }
personimo-page-district = District of { $name }: headquarters { $headquarters }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
personimo-page-enlarge = Enlarge
personimo-page-close = Close

personimo-page-hand = What you can do
personimo-page-choose-spot = Choose a spot.
personimo-page-coins = The larger the coin, the more points.
personimo-page-no-gain = None of them scores yet.
personimo-page-choose-card = Choose a card; the coin on it is what it could bring now.
personimo-page-yours-next = Yours next
personimo-page-counting = Counting…
personimo-page-then-points = → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
personimo-page-turn = Rotate
personimo-page-place = Place here
personimo-page-discard = Discard it
personimo-page-fits-nowhere = { $card } fits nowhere: no two free squares beside one of its suits or your headquarters. So it’s discarded (PM-33).
personimo-page-fits-nowhere-brief = { $card } fits nowhere, so it’s discarded.
personimo-page-settle = All cards are placed. Tap an open card to choose its suits, or score the district as it is: the best choice is shown.
personimo-page-score-it = Score it
personimo-page-open-cards = { $count ->
    [one] 1 open card
   *[other] { $count } open cards
}
personimo-page-fix = Which square has which suit?
personimo-page-carries = Which suit carries the marks?
personimo-page-fix-way = { $card }: { $suits }
personimo-page-choices = Choose suits
personimo-page-leave-open = Leave it open
personimo-page-best-now = best now

personimo-page-in-words = The district in words
personimo-page-where = { $wide ->
    [0] column { $columns }
   *[other] columns { $columns }
}, { $tall ->
    [0] row { $rows }
   *[other] rows { $rows }
}
personimo-page-spot = { $where }: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}
personimo-page-spots = { $count ->
    [one] 1 legal spot
   *[other] { $count } legal spots
}
personimo-page-head-where = Square
personimo-page-head-card = Card
personimo-page-head-suits = Suit
personimo-page-head-marks = Marks
personimo-page-head-area = Neighbourhood
personimo-page-area = { $suit } { $blocks } × { $marks } = { $points }

personimo-page-result-rank = { $rank ->
    [1] Winner
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
personimo-page-no-points = No neighbourhood with a mark: no points.
personimo-page-count-skip = Show it all
personimo-page-total = Total

# The keys of the board.
personimo-key-step = Go from spot to spot
personimo-key-turn = Rotate the card
personimo-key-place = Place it
personimo-key-drop = Let go of the spot

# How to play in three pictures, on the big screen.
personimo-how-1 = Claim a card for your district.
personimo-how-2 = Place it so that one suit touches its own.
personimo-how-3 = Squares times marks make your points.
