# Personimo: what only the page says of variants.
personimo-page-row-alone = Take one
personimo-page-any-suit = any suit
personimo-page-open-suits = { $best }, still open among { $all }
personimo-page-ground = Your district
personimo-page-whole = Show all of it
personimo-page-nearer = Zoom in
personimo-page-farther = Zoom out

# Market.
personimo-page-foreseen = Foreseen: the row after this one
personimo-page-aside = { $cards ->
    [one] 1 card set aside
   *[other] { $cards } cards set aside
}
personimo-page-unclaimed-discarded = One card of the row is left over and discarded.
personimo-page-unclaimed-kept = One card of the row is left over and joins the next row.
personimo-page-left-over = { $count ->
    [one] Left over and discarded: { $cards }.
   *[other] Left over and discarded: { $cards }.
}
personimo-page-stays-over = Left over, and part of the next row: { $cards }.

# Solitaire (PM-110, PM-111). Positions are counted from 1.
personimo-page-position = { $position ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $position }th
}
personimo-page-alone-any = You can take any card.
personimo-page-alone-allowed = You can take the { $positions } card.
personimo-page-closed-all-PM-110 = { $count ->
    [one] Position taken already in these three rounds: { $positions }.
   *[other] Positions taken already in these three rounds: { $positions }.
}
personimo-page-closed-all-PM-111 = { $count ->
    [one] You took the { $last } last, so this position is closed: { $positions }.
   *[other] You took the { $last } last, so these positions are closed: { $positions }.
}
personimo-page-unfit = Fits nowhere
personimo-page-closed-PM-110 = The { $position } position has already been taken in these three rounds (PM-110).
personimo-page-closed-PM-111 = You took the { $last } card last, so you can’t take the { $position } now (PM-111).

# Districts of several (PM-67, PM-68).
personimo-page-team = Team { $team }
personimo-page-team-line = You build this together with { $names }.
personimo-page-team-first = Show it to my team first
personimo-page-team-shown = Your team sees it. Press again to do it.
personimo-page-team-would-place = { $name } is thinking of placing { $card } where it’s shown.
personimo-page-team-would-claim = { $name } is thinking of claiming { $card }.
personimo-page-propose = Show my team
personimo-page-between-here = You build here now, with { $names }; next time with { $others }.
personimo-page-between-own = This architect builds here; your other one has the other district.
personimo-page-between-lower = Your lower district counts: { $points } (here { $here }, there { $there }).

# Bonuses.
personimo-page-bonuses = Bonuses
personimo-page-bonuses-drawn = The bonuses of this game: { $bonuses }.
personimo-page-drawn = drawn
personimo-page-bonus-nobody = no one yet

personimo-page-carry = { $card }: marks in { $suit }

# What variants add to the log and to the score sheet.
personimo-event-carried = { $name } decides which suit carries the marks of { $card }.
personimo-event-proposed = { $name } proposes something to the team.
personimo-event-left-over = { $count ->
    [one] One card is left over and discarded.
   *[other] { $count } cards are left over and discarded.
}
personimo-event-left-over-kept = The card left over joins the next row.
personimo-event-foreseen = The soothsayer shows the row after this one.
personimo-event-reshuffled = The discarded cards are shuffled and become a new deck.
personimo-event-bonuses-drawn = The bonuses of this game are drawn.
personimo-line-bonus-complete = Bonus: complete district
personimo-line-bonus-centre = Bonus: headquarters in the centre
personimo-line-bonus-corner = Bonus: headquarters in a corner
personimo-line-bonus-line = Bonus: line of one suit
personimo-line-bonus-box = Bonus: box of one suit
personimo-line-bonus-across = Bonus: neighbourhood across the district
personimo-line-bonus-largest = Bonus: largest { $suit ->
    [moons] Moons
    [suns] Suns
    [waves] Waves
    [leaves] Leaves
    [wyrms] Wyrms
   *[knots] Knots
}
personimo-line-other-district = The other district ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) doesn’t count
personimo-note-tie-other = Tied on { $points } points: the other district decides, { $more } to { $less }.
personimo-note-architect-of-the-year = { $points } points: you’re declared Architect of the Year!
personimo-note-unremarked = { $points } points: a respectable district. With 50, you’re Architect of the Year.
personimo-note-tarred = Only { $points ->
    [one] { $points } point
   *[other] { $points } points
}: there’s an unfortunate incident with tar and feathers.
