# The game in one minute: a title and a sentence or two for each step of diagrams/minute.json.
personimo-minute-claim-title = Claim a card
personimo-minute-claim = A row of cards lies in the market. Put your architect on the one you want to build with next.
personimo-minute-order-title = Low cards build first
personimo-minute-order = The row runs from low to high, with personalities at the end, whatever their rank. Architects act in that order, so a great card often means a late turn.
personimo-minute-place-title = Build your district
personimo-minute-place = Your card covers two squares beside what you’ve built. Next to your headquarters, anything goes. Elsewhere, a square of the card must touch one of the same suit.
personimo-minute-open-title = Leave it open
personimo-minute-open = A card gives one suit to each of its squares. Which goes where? That stays open until a later card decides it. If none does, the way that scores most counts.
personimo-minute-score-title = Squares times marks
personimo-minute-score = Connected squares of one suit are a neighbourhood. It scores its squares times its marks: the personalities and attractions (8, 9 and Crowns) that live there. No marks, no points.
personimo-minute-end-title = The best district wins
personimo-minute-end = After twelve turns, add up the neighbourhoods of every district. Most points wins.

# What stands in and below the pictures.
personimo-picture-fits = It fits: Waves touches Waves.
personimo-picture-allowed = A card on a spot where it fits.
personimo-picture-refused = A card on a spot where it doesn’t fit.
personimo-picture-way = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $best ->
    [yes] : this way counts
   *[no] {""}
}
personimo-picture-count = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} × { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
personimo-picture-bonus = +{ $gain }

# Variants that are a choice of an option: their names and what they change.
personimo-variant-size-6x6 = A district of 6×6
personimo-variant-size-6x6-about = A bigger district for two with one deck. The headquarters covers two squares, too.
personimo-variant-size-7x7 = A district of 7×7
personimo-variant-size-7x7-about = Room for 24 cards each, from a double deck.
personimo-variant-size-9x9 = A district of 9×9
personimo-variant-size-9x9-about = The longest game there is: a whole city for two, with Pawns and Courts.
personimo-variant-shared-between-about = You build one district with each neighbour, and your lower one is your score. So look after both.
personimo-variant-shared-teamwork-about = Teams of two share one district of 7×7. You may show a move before you make it.
personimo-variant-sorting-incognito = Incognito
personimo-variant-sorting-incognito-about = The row is sorted by rank alone: personalities no longer wait at the end.
personimo-variant-sorting-recognition = Recognition
personimo-variant-sorting-recognition-about = The personalities at the end of the row are sorted by suit instead of rank.
personimo-variant-sorting-inception = Inception
personimo-variant-sorting-inception-about = The whole row is sorted by suit, the personalities at the end as well.
personimo-variant-crowd-three = Three’s a Crowd
personimo-variant-crowd-three-about = A row has one card too many. The one no one claims is discarded.
personimo-variant-crowd-four = Four’s a Crowd
personimo-variant-crowd-four-about = A row has one card too many. The one no one claims joins the next row.
personimo-variant-suits-manual = By hand
personimo-variant-suits-manual-about = At the end you choose the suits of your open cards yourself, and see which choice is best.
personimo-variant-solitaire-thorny = Thorny Crowns
personimo-variant-solitaire-thorny-about = On your own, with rows of four: the further right you take a card, the less choice you have next time.
personimo-variant-solitaire-thorny-single = Thorny Crowns, single deck
personimo-variant-solitaire-thorny-single-about = The same with one deck: when it runs out, the discards are shuffled again.
personimo-variant-attraction_from-5-about = Attractions begin at another rank, such as 5 instead of 8: more marks, or fewer.
