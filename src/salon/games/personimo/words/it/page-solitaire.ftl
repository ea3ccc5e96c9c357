# Personimo: i solitari sulla pagina.
# I solitari: il quartier generale (PM-110) e la scala dei titoli (PM-112).
personimo-note-points = { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
personimo-page-select = Scegli il tuo quartier generale
personimo-page-select-why = Qualsiasi carta può toccarlo, e conta per tutti e tre i semi. Stelle: pregi nel mazzo.
personimo-page-select-card = { $card }: { $supply }
personimo-page-supply = { $suit }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $marks ->
    [0] nessun pregio
    [one] { $marks } pregio
   *[other] { $marks } pregi
}
personimo-page-select-this = Costruisci qui: { $card }
personimo-page-titles = Titoli
personimo-page-title-tarred = Pece e piume
personimo-page-title-unremarked = Rispettabile
personimo-page-title-architect-of-the-year = Archistar dell’anno
personimo-page-title-now = Per ora: { $title }
personimo-page-title-next = { $points ->
    [one] Ancora 1 punto: { $title }
   *[other] Ancora { $points } punti: { $title }
}
