# Personimo: la mossa del giorno e i problemi per tema.
personimo-puzzle-nav = Problemi
personimo-puzzle-day = Mossa del giorno
personimo-puzzle-all = Problemi per tema
personimo-puzzle-of-day = Mossa del giorno, { $date }
personimo-puzzle-title = Problema { $number }
personimo-puzzle-title-theme = Problema { $number }: { $theme }
personimo-puzzle-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
personimo-puzzle-none = Nessun problema ha questo numero: vanno da 1 a { $last }.
personimo-puzzle-choose = Scegli un problema

# Che cosa si chiede.
personimo-puzzle-ask-both = Posa questa carta ({ $card }), poi prenotane una. Qual è la mossa migliore?
personimo-puzzle-ask-place = Posa questa carta: { $card }. Qual è il posto migliore?
personimo-puzzle-ask-claim = Quale carta prenoti?
personimo-puzzle-ask-then = Ora prenota la tua prossima carta.
personimo-puzzle-restart = Ricomincia la mossa

# La valutazione.
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
personimo-puzzle-place = Posto { $place } su { $moves }.
personimo-puzzle-was-obvious = È la mossa ovvia: più punti subito.
personimo-puzzle-best = Mossa migliore: { $move }
personimo-puzzle-cost-own = { $amount ->
    [one] Alla fine ti manca { $amount } punto.
   *[other] Alla fine ti mancano { $amount } punti.
}
personimo-puzzle-cost-rival = { $amount ->
    [one] Chi è in testa fra gli altri fa { $amount } punto in più.
   *[other] Chi è in testa fra gli altri fa { $amount } punti in più.
}
personimo-puzzle-cost-squares = { $amount ->
    [one] In media { $amount } casella in più resta vuota.
   *[other] In media { $amount } caselle in più restano vuote.
}
personimo-puzzle-why-open = { $amount ->
    [one] Perché: lascia aperti i semi, e già questo vale { $amount } punto.
   *[other] Perché: lascia aperti i semi, e già questo vale { $amount } punti.
}
personimo-puzzle-why-denial = { $amount ->
    [one] Perché: toglie ciò che serve a chi è in testa fra gli altri, e gli costa { $amount } punto.
   *[other] Perché: toglie ciò che serve a chi è in testa fra gli altri, e gli costa { $amount } punti.
}
personimo-puzzle-why-filling = { $amount ->
    [one] Perché: il tuo quartiere si può ancora riempire, con { $amount } casella occupata in più alla fine.
   *[other] Perché: il tuo quartiere si può ancora riempire, con { $amount } caselle occupate in più alla fine.
}
personimo-puzzle-why-order = Perché: al prossimo turno tocca prima a te, e conta più della carta.
personimo-puzzle-why-patience = { $amount ->
    [one] Perché: rende più tardi, con { $amount } punto in più alla fine.
   *[other] Perché: rende più tardi, con { $amount } punti in più alla fine.
}
personimo-puzzle-obvious = { $amount ->
    [one] La mossa ovvia perde { $amount } punto.
   *[other] La mossa ovvia perde { $amount } punti.
}
personimo-puzzle-next = Prossimo problema
personimo-puzzle-again = Riprova
personimo-puzzle-not-counted = Conta solo il tuo primo tentativo.
personimo-puzzle-share = Condividi
personimo-puzzle-share-text = Trovi la mossa migliore nel problema { $number } di Personimo?
personimo-puzzle-shared = Link copiato.

# L’elenco.
personimo-puzzle-tally = { $tried ->
    [0] Problemi da partite dei bot più forti: { $all }. Conta solo il primo tentativo.
   *[other] Mossa migliore trovata: { $best } su { $tried }. Problemi in tutto: { $all }.
}
personimo-puzzle-themes = Temi
personimo-puzzle-any-theme = Tutti i temi
personimo-puzzle-theme-open = Semi aperti
personimo-puzzle-theme-denial = Togliere agli altri
personimo-puzzle-theme-filling = Riempire il quadrato
personimo-puzzle-theme-order = Ordine di turno
personimo-puzzle-theme-patience = Pazienza
personimo-puzzle-theme-open-about = Lascia aperto quale casella ha quale seme, e decidi quando conviene.
personimo-puzzle-theme-denial-about = Prendi la carta che serve agli altri.
personimo-puzzle-theme-filling-about = Lascia spazio alle carte che verranno.
personimo-puzzle-theme-order-about = Gioca prima al prossimo turno: a volte vale più di una carta migliore.
personimo-puzzle-theme-patience-about = Meno punti adesso, di più alla fine.
personimo-puzzle-start = Comincia dal problema { $number }
personimo-puzzle-entry = Problema { $number }, { $players ->
    [1] in solitario
   *[other] in { $players }
}, { $level ->
    [1] facile
    [2] medio
   *[other] difficile
}, { $state ->
    [best] mossa migliore trovata
    [missed] già tentato
   *[new] non ancora tentato
}
