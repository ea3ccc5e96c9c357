# Personality: che cosa dice solo la pagina.
personality-page-stage = In scena
personality-page-way = Il percorso verso la Suprema Perspicacia.
personality-page-stands = { $name }: { $square }.
personality-page-portraits = Che cosa ha scoperto il tavolo finora
personality-page-hand = Le tue carte
personality-page-own-hand = { $cards ->
    [one] La tua carta
   *[other] Le tue { $cards } carte
}
personality-page-cards-held = { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}
personality-page-no-traits = Nessuna carta.
personality-page-more-cards = { $cards ->
    [one] e un’altra
   *[other] e altre { $cards }
}
personality-page-votes-of = { $votes ->
    [one] { $votes } voto su { $voters }
   *[other] { $votes } voti su { $voters }
}
personality-page-me = (io)

# La scheda.
personality-page-whom = Chi ti ricorda?
personality-page-which-card = Quale carta somiglia di più a { $name }?
personality-page-nothing-chosen = Scegli una carta
personality-page-card-of = La carta di { $name }
personality-page-card-of-short = la carta di { $name }
personality-page-bets = La tua scommessa
personality-page-lock = Conferma
personality-page-locked = { $count ->
    [0] Confermato.
    [one] Confermato. { $names } sta ancora scegliendo.
    [2] Confermato. { $names } stanno ancora scegliendo.
    [3] Confermato. { $names } stanno ancora scegliendo.
   *[other] Confermato. { $count } persone stanno ancora scegliendo.
}
personality-page-peek = Sbircia la mia scelta
personality-page-my-choice = { $bet ->
    [0] Hai scelto { $whom }.
    [1] Hai scelto { $whom }, senza scommettere.
   *[other] Hai scelto { $whom } e scommesso { $bet }.
}
personality-page-reconsider = Cambia idea
personality-page-pact = Tu e { $name } votate con una scheda sola.
personality-page-pact-silent = { $name } non ha ancora proposto niente.
personality-page-pact-wish = { $bet ->
    [0] { $name } propone: { $whom }.
    [1] { $name } propone: { $whom }, senza scommettere.
   *[other] { $name } propone: { $whom }, scommessa di { $bet }.
}
personality-page-agree = D’accordo
personality-page-circle = Si decide ancora
personality-page-ready = ha votato
personality-page-passed-over = salta il turno
personality-page-doing-read = sceglie una carta
personality-page-doing-lay = sceglie una carta
personality-page-doing-choose = sta scegliendo
personality-page-doing-debate = ha la parola
personality-page-doing-second = rivota
personality-page-doing-swap = cambia carta
personality-page-doing-pair = sceglie con chi votare
personality-page-doing-give = dà via le carte
personality-page-doing-answer = ci pensa
personality-page-doing-contest = giudica

# Che cosa fa il tavolo, per chi in questo momento non deve decidere.
personality-page-stage-read = { $name } cerca una carta da leggere.
personality-page-stage-choose = Chi ti ricorda?
personality-page-stage-debate = Parità! Ognuno dice la sua.
personality-page-stage-second = Secondo voto: solo fra chi è in parità.
personality-page-stage-swap = Chi ha avanzato può cambiare una carta.
personality-page-stage-pair = { $names } sceglie con chi votare, in due con una scheda sola.
personality-page-stage-give = { $name } ha raggiunto la Suprema Perspicacia e dà ogni carta a chi le somiglia di più.
personality-page-stage-answer = Accettare o contestare? { $name } vince solo se ogni carta viene accettata.
personality-page-stage-contest = Contestata! Chi ti ricorda questa carta?
personality-page-stage-over = Giù le maschere!

# La mano.
personality-page-pick = Prima scegli una carta
personality-page-lead-read = Quale delle tue carte farà parlare il tavolo? Scegline una e leggila.
personality-page-read = Leggila ad alta voce
personality-page-lay = Gioca questa carta
personality-page-swap = Cambia questa carta
personality-page-keep = Tienile tutte
personality-page-leave-out = Escludi questa carta per sempre
personality-page-leave-out-why = Non tornerà più, né in questa partita né nelle prossime a questo tavolo. Nessuno saprà chi l’ha voluto.
personality-page-leave-out-now = Escludila
personality-page-leave-in = Tienila

# Il dibattito, la coppia, la fine.
personality-page-supporters = scelta di { $names }
personality-page-said-aloud = ha detto la sua.
personality-page-argue = Perché? Dillo ad alta voce, o scrivi una riga.
personality-page-argue-for = Perché { $name }? Dillo ad alta voce, o scrivi una riga.
personality-page-argue-hint = E la faccenda della minestra?
personality-page-argued-aloud = Ho detto la mia
personality-page-argue-send = Invia
personality-page-lead-pair = Ora si vota a quattr’occhi: con chi vuoi condividere il prossimo voto?
personality-page-pair = Vota con { $name }
personality-page-give = { $left ->
    [one] Ancora una carta da dare: chi ti ricorda?
   *[other] Suprema Perspicacia! Dai via { $left } carte, ciascuna a una persona diversa, che le somigli davvero.
}
personality-page-give-to = Per chi è?
personality-page-give-nobody = Scegli una carta e una persona
personality-page-give-now = Dalla a { $name }
personality-page-gifts = Carte da { $name }
personality-page-accepted = accettata
personality-page-contested = contestata
personality-page-lead-answer = Secondo { $name } questo è il tuo ritratto:
personality-page-answer-why = Se la contesti, gli altri votano: a chi somiglia davvero?
personality-page-accept = Sono io
personality-page-contest = Non sono io!

# I voti si scoprono.
personality-page-voted-for = { $bet ->
    [1] ha scelto
   *[other] ha scommesso { $bet } su
}
personality-page-squares = { $squares ->
    [one] casella
   *[other] caselle
}
personality-page-fell = { $names }: nell’Abisso dell’Errore!
personality-page-go-on = Continua

# Il ritratto.
personality-page-portrait-title = con gli occhi del tavolo
personality-page-themes = Temi: { $themes }
personality-page-fact-unanimous = { $cards ->
    [one] Una carta ha messo d’accordo tutto il tavolo.
   *[other] { $cards } carte hanno messo d’accordo tutto il tavolo.
}
personality-page-fact-majority = Ha votato con il tavolo { $hits ->
    [one] una volta
   *[other] { $hits } volte
} su { $votes }.
personality-page-fact-read-by = Chi ha capito meglio questo ritratto: { $names } ({ $hits } su { $cards }).
personality-page-fact-reads = Ha occhio soprattutto per { $names } ({ $hits } su { $cards }).
personality-page-fact-self = { $hits ->
    [0] Non se ne aspettava nessuna, su { $cards }.
   *[other] Se ne aspettava { $hits } su { $cards }.
}
personality-page-keep-png = Salva il ritratto di { $name } in PNG
personality-page-keep-svg = Salva il ritratto di { $name } in SVG
personality-page-readings = Chi capisce chi
personality-page-reads = { $name } capisce
personality-page-best-reading = L’occhio più acuto: { $reader } ha capito { $other }, { $hits ->
    [one] { $hits } carta
   *[other] { $hits } carte
} su { $cards }.
personality-page-readings-how = Delle carte che ogni persona ha ricevuto dal tavolo: quante se le aspettavano gli altri?
personality-points = { $points ->
    [0] alla partenza
   *[other] casella { $points }
}

# Come si gioca in tre immagini, sul grande schermo.
personality-how-1 = Si legge una carta. Chi ti ricorda?
personality-how-2 = Vota in segreto, e scommetti.
personality-how-3 = Vota come il tavolo e vai avanti.
