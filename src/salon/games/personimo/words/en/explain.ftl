# Personimo: one sentence for everything that can be pointed at.
personimo-explain-suit = { $suit ->
    [moons] Moons
    [suns] Suns
    [waves] Waves
    [leaves] Leaves
    [wyrms] Wyrms
   *[knots] Knots
}, one of the six suits: squares of the same suit that touch make one neighbourhood.
personimo-explain-any-suit = Any suit: it matches whatever it touches, and at the end both its squares take the suit you choose.
personimo-explain-personality = A personality is one mark: a neighbourhood scores its squares times its marks.
personimo-explain-attraction = An attraction is one mark: a neighbourhood scores its squares times its marks.
personimo-explain-token = A scoring token is one mark: a neighbourhood scores its squares times its marks.
personimo-explain-rank = { $rank ->
    [0] A card without a rank: its suits decide where it lies in the row.
    [1] An Ace, rank 1: low cards lie at the left of the row and are placed first.
    [10] A Crown, rank 10: it carries a mark, but comes late in the row.
   *[other] Rank { $rank }: the row runs from low to high, and its cards are placed from left to right.
}
personimo-explain-claim = Claim { $card } now and place it next turn: the further left it lies, the sooner you go.
personimo-explain-claimed = { $card } is claimed by { $name }, who places it when the row comes to it.
personimo-explain-gone = { $card } has been placed already.
personimo-explain-offered = { $card } waits in the market: low ranks lie at the left, personalities at the right.
personimo-explain-left = No one claimed { $card }, so it’s discarded.
personimo-explain-closed = { $why }
personimo-explain-unfit = { $card } fits nowhere in your district now: if you take it, you discard it.
personimo-explain-bring = { $gain ->
    [0] +0: even on its best spot this card scores nothing yet, but it can prepare a neighbourhood.
    [one] The coin: { $gain } point, if this card went to its best spot now.
   *[other] The coin: { $gain } points, if this card went to its best spot now.
}
personimo-explain-architect = { $name }’s architect: it marks the card { $name } has claimed.
personimo-explain-row-taken = These cards are placed now, from left to right, each by the player who claimed it.
personimo-explain-row-next = The next row, sorted by rank with personalities last. After placing, you claim one of these cards.
personimo-explain-deck = { $cards ->
    [0] The deck is empty: these are the last cards.
    [one] One card is left in the deck.
   *[other] { $cards } cards are left in the deck; a new row comes from it every turn.
}
personimo-explain-foreseen = { $card } comes to the market in the row after the next.
personimo-explain-aside = { $card } was set aside: it won’t come up in this game.
personimo-explain-hand = { $card } is yours to place. It covers two free squares, and one of them must touch the headquarters or one of its own suits.
personimo-explain-next = { $card } is yours: you place it next turn.
personimo-explain-discard = A card that fits nowhere is discarded, and only then.
personimo-explain-placed = { $card }: one suit for each of its two squares; its marks lie on the square of its lower suit.
personimo-explain-open = { $card } is open: it isn’t settled which square has which suit, so it counts as whatever is best for you.
personimo-explain-headquarters = { $card }, the headquarters: it has all its suits at once, and any card can touch it.
personimo-explain-candidate = { $card } could be your headquarters: any card can touch it. The numbers count the marks of its suits in the deck.
personimo-explain-free = A free square: a card may lie here if it touches the headquarters or a square of its own suit.
personimo-explain-spot = { $gain ->
    [unknown] A spot for your card; its points are being counted.
    [0] A spot that scores nothing yet.
    [one] A spot for your card: { $gain } point more.
   *[other] A spot for your card: { $gain } points more.
}
personimo-explain-chosen = { $gain ->
    [unknown] Your card would lie here; its points are being counted.
    [0] Your card would lie here, and score nothing yet.
    [one] Your card would lie here: { $gain } point more.
   *[other] Your card would lie here: { $gain } points more.
}
personimo-explain-proposal = Your teammate is thinking of placing { $card } here.
personimo-explain-better = The better spot for the card just placed.
personimo-explain-advised = Number { $rank } of the coach’s advice, the best first.
personimo-explain-neighbourhood = { $suit ->
    [moons] Moons
    [suns] Suns
    [waves] Waves
    [leaves] Leaves
    [wyrms] Wyrms
   *[knots] Knots
}: { $squares ->
    [one] one square
   *[other] { $squares } squares
} × { $marks ->
    [one] one mark
   *[other] { $marks } marks
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
personimo-explain-idle = { $suit ->
    [moons] Moons
    [suns] Suns
    [waves] Waves
    [leaves] Leaves
    [wyrms] Wyrms
   *[knots] Knots
}: a neighbourhood without a mark scores nothing yet.
personimo-explain-district = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far, the sum of all neighbourhoods and bonuses.
personimo-explain-bonus = { $bonus }: { $about }
personimo-explain-way = One way to settle { $card }. You don’t have to before the end.
personimo-explain-title = The titles of the Waning, and how near you are: the points are what you’d have if the game ended now.
