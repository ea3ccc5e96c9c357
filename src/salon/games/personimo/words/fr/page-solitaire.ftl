# Personimo: the solitaires on the page.
# The solitaires: the headquarters (PM-110) and the ladder of titles (PM-112).
personimo-note-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
personimo-page-select = Choisissez votre QG
personimo-page-select-why = Toute carte peut le toucher, et il compte pour ses trois couleurs. Étoiles : marques dans la pioche.
personimo-page-select-card = { $card } : { $supply }
personimo-page-supply = { $suit }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $marks ->
    [0] aucune marque
    [one] { $marks } marque
   *[other] { $marks } marques
}
personimo-page-select-this = Bâtir ici : { $card }
personimo-page-titles = Titres
personimo-page-title-tarred = Goudron et plumes
personimo-page-title-unremarked = Honorable
personimo-page-title-architect-of-the-year = Architecte de l’année
personimo-page-title-now = Pour l’instant : { $title }
personimo-page-title-next = { $points ->
    [one] Encore 1 point : { $title }
   *[other] Encore { $points } points : { $title }
}
