# I propri numeri: partite per modo, medie, serie.
numbers-title = I tuoi numeri
numbers-about = Solo per te: questo salone non li mostra a nessun altro.
numbers-none = Finisci una partita, e i tuoi numeri cominciano qui.
numbers-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
numbers-days = { $count ->
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
}
numbers-days-best = Record: { $count }
numbers-usual = La partita solita
numbers-variants = Con varianti
numbers-mode-solo = { $mode }, in solitaria
numbers-won = Vittorie
numbers-won-of = { $wins } su { $games }
numbers-best = Record
numbers-mean = Media
numbers-streak = Vittorie di fila: { $streak } (record: { $best })
numbers-levels = Contro i bot
numbers-chart = I tuoi punti { $count ->
    [one] nell’ultima partita
   *[other] nelle ultime { $count } partite
}: tra { $low } e { $high }, { $last } nell’ultima
numbers-along = Portali con te
numbers-along-about = Scarica i tuoi numeri e aggiungili su un altro dispositivo o in un altro salone. Seguono anche il tuo posto quando cambi dispositivo.
numbers-download = Scarica
numbers-import = Aggiungi da un file
numbers-imported = { $added ->
    [0] Nessuna nuova partita in quel file.
    [one] { $added } partita aggiunta.
   *[other] { $added } partite aggiunte.
}
numbers-delete = Cancella
numbers-delete-title = Cancellare i tuoi numeri?
numbers-delete-what = Totali, medie e serie spariscono per sempre, a meno che tu non li abbia scaricati. Le partite e i loro replay restano.
numbers-delete-go = Cancella per sempre
numbers-keep = Tienili
numbers-deleted = I tuoi numeri sono cancellati.
numbers-share = Condividi
numbers-share-line = { $game }, { $mode }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}, record { $best }, media { $mean }
numbers-shared = Copiato. Incollalo dove vuoi.
numbers-not-shared = Non è stato possibile copiarlo.
