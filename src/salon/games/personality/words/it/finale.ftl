# Il gran finale: un sipario per ogni ritratto, e poi la vittoria.
personality-finale-portrait = Ritratto di { $name }
personality-finale-read = { $name }, leggi il tuo ritratto ad alta voce!
personality-finale-read-you = Leggi il tuo ritratto ad alta voce!
personality-finale-cards = Carte da { $from } a { $to } di { $all }
personality-finale-all-saw = L’ha visto tutto il tavolo
personality-finale-seen = Visto da { $names }
personality-finale-only-seen = Visto solo da { $names }
personality-finale-missed = Sfuggito a { $names }
personality-finale-none-saw = Non l’ha visto nessuno
personality-finale-gift = Data alla fine, e accettata
personality-finale-suspense = E la vittoria va a…
personality-finale-won = { $count ->
    [one] Suprema Perspicacia!
   *[other] Suprema Perspicacia, in comune!
}
personality-finale-kept = I ritratti sono sui vostri telefoni: salvateli, condivideteli.
personality-finale-poster = La locandina della serata
personality-finale-poster-line = Una serata in { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
personality-finale-place = N. { $rank }
personality-finale-share = Condividi
personality-finale-share-portrait = Condividi il ritratto di { $name }
personality-finale-share-poster = Condividi la locandina
personality-finale-poster-png = Salva la locandina in PNG
personality-finale-poster-svg = Salva la locandina in SVG
personality-finale-sharing-failed = La condivisione non è riuscita. Salva invece l’immagine in PNG.
personality-finale-legend = Punto pieno: l’ha visto

# La posta in gioco di una contestazione.
personality-stakes-gave = { $name } ha dato questa carta a { $to }
personality-stakes-refused = { $name } risponde: non sono io!
personality-stakes-upheld = Se il tavolo dice { $to }, o in caso di parità: { $name } può ancora vincere.
personality-stakes-lost = Se dice qualcun altro: la carta cambia mano, e { $name } ricade alla Porta.
personality-stakes-contest = Una carta contestata
personality-stakes-left = { $count ->
    [one] Dopo questa, ancora una carta contestata.
   *[other] Dopo questa, ancora { $count } carte contestate.
}

# I titoli, e su che cosa poggia ciascuno.
personality-title-mind-reader = Telepate
personality-title-mind-reader-why = Ha votato con il tavolo { $some } volte su { $all }.
personality-title-black-sheep = Pecora nera
personality-title-black-sheep-why = Ha votato contro il tavolo { $some } volte su { $all }.
personality-title-open-book = Libro aperto
personality-title-open-book-why = { $some } voti su { $all } erano d’accordo su queste carte.
personality-title-bone-of-contention = Pomo della discordia
personality-title-bone-of-contention-why = { $all ->
    [one] Una carta, e il tavolo si è diviso.
   *[other] Il tavolo si è diviso su { $some } carte di { $all }.
}
personality-title-chameleon = Camaleonte
personality-title-chameleon-why = { $all } carte di { $some } tipi diversi.
personality-title-headliner = Prima pagina
personality-title-headliner-why = { $some } delle { $all } carte della serata.
personality-title-sphinx = Sfinge
personality-title-sphinx-why = { $some ->
    [0] Nemmeno una carta: mistero fitto.
    [one] Una carta sola: che mistero!
   *[other] Solo { $some } carte: che mistero!
}
personality-title-mirror = Specchio delle mie brame
personality-title-mirror-why = Si aspettava { $some } di queste { $all } carte.
personality-title-blind-spot = Angolo cieco
personality-title-blind-spot-why = Non si aspettava nessuna di queste { $all } carte.
personality-title-partner-in-crime = Complice
personality-title-partner-in-crime-why = Ha votato come { $name } { $some } volte su { $all }.
personality-title-private-eye = Occhio di lince
personality-title-private-eye-why = Ha letto dentro { $name }: { $some } carte su { $all }.
personality-title-halo = Aureola
personality-title-halo-why = { $some } virtù su { $all } carte.
personality-title-rogue = Adorabile canaglia
personality-title-rogue-why = { $some } difetti su { $all } carte.
personality-title-clockwork = Orologio svizzero
personality-title-clockwork-why = { $some } abitudini su { $all } carte.
personality-title-original = Pezzo unico
personality-title-original-why = { $some } manie su { $all } carte.
personality-title-daredevil = Sprezzo del pericolo
personality-title-daredevil-why = { $some } audacie su { $all } carte.
personality-title-team-player = Spirito di squadra
personality-title-team-player-why = { $all ->
    [0] Avrebbe seguito il tavolo.
   *[other] D’accordo con il tavolo { $some } volte su { $all }.
}
personality-title-free-spirit = Spirito libero
personality-title-free-spirit-why = { $all ->
    [0] Avrebbe preso un’altra strada.
   *[other] Un’altra idea { $some } volte su { $all }.
}
personality-title-muse = Musa
personality-title-muse-why = { $some ->
    [0] Nessuna carta era all’altezza.
   *[other] Ha ispirato { $some } delle { $all } carte della serata.
}
personality-title-talk-of-the-table = Sulla bocca del tavolo
personality-title-talk-of-the-table-why = { $some ->
    [0] Si pensa, ma non si dice.
    [one] Un voto arrivato dagli altri.
   *[other] { $some } voti arrivati dagli altri.
}
personality-title-grand-jury = Gran giuria
personality-title-grand-jury-why = { $some ->
    [0] Sta ancora deliberando.
    [one] Voce in capitolo in un verdetto.
   *[other] Voce in capitolo in { $some } verdetti.
}
personality-title-wayfarer = Giramondo
personality-title-wayfarer-why = Casella { $some } di { $all }.
