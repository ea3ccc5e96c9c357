# Personimo: che cosa dice solo la pagina.
personimo-alone-link = Mossa del giorno
personimo-ask-place = Posa la tua carta
personimo-ask-discard = Scarta la tua carta
personimo-ask-select = Scegli il tuo quartier generale
personimo-ask-claim = Prenota una carta
personimo-ask-settle = Scegli i tuoi semi aperti, poi conta
personimo-asked-place = { $name } posa una carta
personimo-asked-discard = { $name } ha una carta che non sta da nessuna parte
personimo-asked-select = { $name } sceglie il quartier generale
personimo-asked-claim = { $name } prenota una carta
personimo-asked-settle = { $name } sceglie i semi aperti

# Una lettera per ogni seme.
personimo-page-letter-moons = L
personimo-page-letter-suns = S
personimo-page-letter-waves = O
personimo-page-letter-leaves = F
personimo-page-letter-wyrms = D
personimo-page-letter-knots = N
personimo-page-market = Il mercato
personimo-page-row-taken = Da posare
personimo-page-row-next = Da prenotare
personimo-page-row-first = Prime carte, da prenotare
personimo-page-deck = { $cards ->
    [0] Il mazzo è vuoto
    [one] { $cards } carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
personimo-page-card = { $name }, { $rank ->
    [0] { $suits }
   *[other] valore { $rank }, { $suits }
}{ $marks ->
    [0] {""}
    [one] , { $marks } pregio in { $suit }
   *[other] , { $marks } pregi in { $suit }
}
personimo-page-card-claimed = { $card }; prenotata da { $name }
personimo-page-card-gone = { $card }: già presa
personimo-page-claim-card = Prenota: { $card }.
personimo-page-could-bring = { $gain ->
    [one] Potrebbe rendere { $gain } punto.
   *[other] Potrebbe rendere { $gain } punti.
}
personimo-page-points = { $points }
personimo-page-district = Quartiere di { $name }: quartier generale { $headquarters }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
personimo-page-enlarge = Ingrandisci
personimo-page-close = Chiudi
personimo-page-hand = Che cosa puoi fare
personimo-page-choose-spot = Scegli uno spazio.
personimo-page-coins = Più grande la moneta, più punti.
personimo-page-no-gain = Per ora non si fanno punti.
personimo-page-choose-card = Scegli una carta; la moneta dice quanto potrebbe rendere ora.
personimo-page-yours-next = Poi questa
personimo-page-counting = Conteggio…
personimo-page-then-points = → { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
personimo-page-turn = Ruota
personimo-page-place = Posa qui
personimo-page-discard = Scartala
personimo-page-fits-nowhere = { $card }: non ci sono due caselle libere accanto a uno dei suoi semi o al tuo quartier generale. Non sta da nessuna parte, quindi si scarta (PM-33).
personimo-page-fits-nowhere-brief = { $card }: non c’è posto da nessuna parte, quindi si scarta.
personimo-page-settle = Le carte sono tutte posate. Tocca una carta aperta per sceglierne i semi, o conta così: vedi già la scelta migliore.
personimo-page-score-it = Conta i punti
personimo-page-open-cards = { $count ->
    [one] 1 carta aperta
   *[other] { $count } carte aperte
}
personimo-page-fix = Quale casella ha quale seme?
personimo-page-carries = Quale seme porta i pregi?
personimo-page-fix-way = { $card }: { $suits }
personimo-page-choices = Scegli i semi
personimo-page-leave-open = Lasciala aperta
personimo-page-best-now = per ora il meglio
personimo-page-in-words = Il quartiere in parole
personimo-page-where = { $wide ->
    [0] colonna { $columns }
   *[other] colonne { $columns }
}, { $tall ->
    [0] riga { $rows }
   *[other] righe { $rows }
}
personimo-page-spot = { $where }: { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
}
personimo-page-spots = { $count ->
    [one] 1 spazio possibile
   *[other] { $count } spazi possibili
}
personimo-page-head-where = Casella
personimo-page-head-card = Carta
personimo-page-head-suits = Seme
personimo-page-head-marks = Pregi
personimo-page-head-area = Isolato
personimo-page-area = { $suit } { $blocks } × { $marks } = { $points }
personimo-page-result-rank = { $rank ->
    [1] Vittoria
   *[other] { $rank }º posto
}
personimo-page-no-points = Nessun isolato con un pregio: niente punti.
personimo-page-count-skip = Mostra tutto
personimo-page-total = Totale

# I tasti del tabellone.
personimo-key-step = Passa da uno spazio all’altro
personimo-key-turn = Ruota la carta
personimo-key-place = Posala
personimo-key-drop = Lascia lo spazio

# Come si gioca in tre immagini, sul grande schermo.
personimo-how-1 = Prenota una carta per il tuo quartiere.
personimo-how-2 = Posala dove un seme tocca il suo uguale.
personimo-how-3 = Caselle per pregi: ecco i tuoi punti.
