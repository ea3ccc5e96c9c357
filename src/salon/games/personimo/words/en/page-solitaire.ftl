# Personimo: the solitaires on the page.
# The solitaires: the headquarters (PM-110) and the ladder of titles (PM-112).
personimo-note-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
personimo-page-select = Choose your headquarters
personimo-page-select-why = Any card may touch it, and it counts for all three suits. Stars: marks in the deck.
personimo-page-select-card = { $card }: { $supply }
personimo-page-supply = { $suit }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $marks ->
    [0] no marks
    [one] { $marks } mark
   *[other] { $marks } marks
}
personimo-page-select-this = Build around { $card }
personimo-page-titles = Titles
personimo-page-title-tarred = Tar and feathers
personimo-page-title-unremarked = Respectable
personimo-page-title-architect-of-the-year = Architect of the Year
personimo-page-title-now = { $title } now
personimo-page-title-next = { $points ->
    [one] 1 point more: { $title }
   *[other] { $points } points more: { $title }
}
