# Personimo: la mossa del giorno, e quesiti per tema.
personimo-puzzle-nav = Quesiti
personimo-puzzle-day = Mossa del giorno
personimo-puzzle-all = Quesiti per tema
personimo-puzzle-of-day = Mossa del giorno, { $date }
personimo-puzzle-title = Quesito { $number }
personimo-puzzle-title-theme = Quesito { $number }: { $theme }
personimo-puzzle-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
personimo-puzzle-none = Non c’è un quesito con questo numero: vanno da 1 a { $last }.
personimo-puzzle-choose = Scegli un quesito

# Che cosa si chiede.
personimo-puzzle-ask-both = Posa { $card }, poi prenota una carta. Qual è la mossa migliore?
personimo-puzzle-ask-place = Posa { $card }: qual è lo spazio migliore?
personimo-puzzle-ask-claim = Quale carta prenoti?
personimo-puzzle-ask-then = Ora prenota la prossima carta.
personimo-puzzle-restart = Ricomincia questa mossa

# Il voto alla mossa.
personimo-puzzle-stars = { $stars ->
    [0] Nessuna stella
    [one] Una stella su tre
   *[other] { $stars } stelle su tre
}
personimo-puzzle-found = Hai trovato la mossa migliore!
personimo-puzzle-lost = { $loss ->
    [one] La tua mossa perde { $loss } punto.
   *[other] La tua mossa perde { $loss } punti.
}
personimo-puzzle-place = È la { $place }ª su { $moves }.
personimo-puzzle-was-obvious = È la più ovvia: più punti subito.
personimo-puzzle-best = La migliore: { $move }
personimo-puzzle-cost-own = { $amount ->
    [one] Alla fine ti manca { $amount } punto.
   *[other] Alla fine ti mancano { $amount } punti.
}
personimo-puzzle-cost-rival = { $amount ->
    [one] Chi ti contende la vittoria fa { $amount } punto in più.
   *[other] Chi ti contende la vittoria fa { $amount } punti in più.
}
personimo-puzzle-cost-squares = { $amount ->
    [one] In media resta vuota { $amount } casella in più.
   *[other] In media restano vuote { $amount } caselle in più.
}
personimo-puzzle-why-open = { $amount ->
    [one] Perché è la migliore: tiene aperti i semi, e già questa scelta vale { $amount } punto.
   *[other] Perché è la migliore: tiene aperti i semi, e già questa scelta vale { $amount } punti.
}
personimo-puzzle-why-denial = { $amount ->
    [one] Perché è la migliore: toglie una carta preziosa a chi ti contende la vittoria, che così perde { $amount } punto.
   *[other] Perché è la migliore: toglie una carta preziosa a chi ti contende la vittoria, che così perde { $amount } punti.
}
personimo-puzzle-why-filling = { $amount ->
    [one] Perché è la migliore: il tuo quartiere si può ancora riempire, con { $amount } casella coperta in più alla fine.
   *[other] Perché è la migliore: il tuo quartiere si può ancora riempire, con { $amount } caselle coperte in più alla fine.
}
personimo-puzzle-why-order = Perché è la migliore: al prossimo turno giochi prima, e questo conta più della carta.
personimo-puzzle-why-patience = { $amount ->
    [one] Perché è la migliore: rende più tardi, con { $amount } punto in più alla fine.
   *[other] Perché è la migliore: rende più tardi, con { $amount } punti in più alla fine.
}
personimo-puzzle-obvious = { $amount ->
    [one] La mossa ovvia perde { $amount } punto.
   *[other] La mossa ovvia perde { $amount } punti.
}
personimo-puzzle-next = Prossimo quesito
personimo-puzzle-again = Riprova
personimo-puzzle-not-counted = Di un quesito conta solo il primo tentativo.
personimo-puzzle-share = Condividi
personimo-puzzle-share-text = Sai trovare la mossa migliore nel quesito { $number } di Personimo?
personimo-puzzle-shared = Link copiato.

# L’elenco.
personimo-puzzle-tally = { $tried ->
    [0] { $all } quesiti dalle partite dei bot più forti. Conta solo il primo tentativo.
   *[other] Mossa migliore trovata in { $best } su { $tried } provati, di { $all } quesiti.
}
personimo-puzzle-themes = Temi
personimo-puzzle-any-theme = Tutti i temi
personimo-puzzle-theme-open = Semi aperti
personimo-puzzle-theme-denial = Sgambetto
personimo-puzzle-theme-filling = Riempire il quadrato
personimo-puzzle-theme-order = Ordine di gioco
personimo-puzzle-theme-patience = Pazienza
personimo-puzzle-theme-open-about = Lascia aperto quale casella ha quale seme, e decidi quando conviene.
personimo-puzzle-theme-denial-about = Prendi la carta che serve a qualcun altro.
personimo-puzzle-theme-filling-about = Lascia spazio alle carte che verranno.
personimo-puzzle-theme-order-about = Gioca prima al prossimo turno: può valere più di una carta migliore.
personimo-puzzle-theme-patience-about = Meno punti adesso, di più alla fine.
personimo-puzzle-start = Comincia dal quesito { $number }
personimo-puzzle-entry = Quesito { $number }, { $players ->
    [one] in solitario
   *[other] { $players } giocatori
}, { $level ->
    [1] facile
    [2] medio
   *[other] difficile
}, { $state ->
    [best] mossa migliore trovata
    [missed] provato
   *[new] ancora da provare
}
