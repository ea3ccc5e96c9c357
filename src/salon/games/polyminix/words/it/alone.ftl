# In solitario: la mappa, l’elenco delle prove, il calendario; e le soluzioni.
polyminix-alone-link = Mappa, prove e calendario
polyminix-alone-title = In solitario
polyminix-alone-map = Mappa
polyminix-alone-tests = Tutte le prove
polyminix-alone-calendar = Calendario
polyminix-alone-go-on = Continua: { $figure }
polyminix-alone-done = Hai risolto tutto il mazzo!
polyminix-alone-so-far = Figure risolte: { $solved } su { $all }, { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}
polyminix-alone-stop = { $figure }, { $stars ->
    [0] non ancora risolta
    [one] una stella
   *[other] { $stars } stelle
}
polyminix-alone-stars = Una stella ciascuna: risolta, veloce (sotto { $par }), senza aiuti
polyminix-alone-stars-about = Tre stelle per ogni figura: risolta, veloce e senza aiuti.
polyminix-alone-again = In questo momento non si possono mostrare i tuoi progressi. Puoi giocare lo stesso.
polyminix-alone-best = Record: { $time }
polyminix-alone-par = Veloce: sotto { $time }
polyminix-alone-play-die = Tira il dado per la prova
polyminix-alone-filter-level = Colore
polyminix-alone-filter-box = Tipo di prova
polyminix-alone-filter-open = Solo ciò che non hai risolto
polyminix-alone-any-level = Tutti i colori
polyminix-alone-any-box = Tutte le prove
polyminix-alone-none = Qui non c’è più niente. Scegli altro qui sopra.
polyminix-alone-shown = { $count ->
    [one] Una prova
   *[other] { $count } prove
}
polyminix-alone-more = Mostra altro
polyminix-alone-today = Gioca la sfida del giorno
polyminix-alone-today-again = Rigioca la sfida del giorno
polyminix-alone-streak = { $days ->
    [0] Ancora nessuna serie: risolvi la sfida del giorno per cominciarne una.
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
polyminix-alone-days-best = Miglior tempo nella sfida del giorno: { $time }
polyminix-alone-standing = { $others ->
    [0] Qui nessun altro l’ha ancora risolta.
   *[other] Qui hai fatto meglio di { $slower } su { $others }
}
polyminix-alone-day = { $day }: { $state }
polyminix-alone-day-solved = risolta in { $time }
polyminix-alone-day-open = non risolta
polyminix-alone-earlier = Prima
polyminix-alone-later = Dopo
polyminix-alone-back = Alla mappa
polyminix-alone-next = Prossima: { $figure }
polyminix-solution-show = Mostra una soluzione
polyminix-solution-asking = Il risolutore è al lavoro…
polyminix-solution-label = Una soluzione: { $figure }
polyminix-solution-none-found = Il risolutore non ne ha trovate in tempo.
polyminix-solution-one-of-many = Una soluzione fra moltissime
polyminix-solution-count = { $more ->
    [yes] Una soluzione fra più di { $covers }
   *[other] { $covers ->
        [0] Non c’è soluzione.
        [one] L’unica soluzione
       *[other] Una soluzione fra { $covers }
    }
}
refused-polyminix-before-first-day = Il calendario comincia il { $first }. Scegli un giorno successivo.
