# I propri numeri: partite per modo, medie, serie.
numbers-title = I tuoi numeri
numbers-about = Solo per i tuoi occhi: questo Salon non li mostra a nessun altro.
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
numbers-usual = Il gioco di base
numbers-variants = Con varianti
numbers-mode-solo = { $mode }, in solitario
numbers-won = Vinte
numbers-won-of = { $wins } su { $games }
numbers-best = Record
numbers-mean = Media
numbers-streak = Vittorie di fila: { $streak } (record: { $best })
numbers-levels = Contro i bot
numbers-chart = Punti { $count ->
    [one] nella tua ultima partita
   *[other] nelle tue ultime { $count } partite
}: fra { $low } e { $high }, { $last } nella più recente
numbers-along = Portali con te
numbers-along-about = Scarica i tuoi numeri e aggiungili su un altro dispositivo o in un altro Salon. Se sposti il tuo posto su un altro dispositivo, vengono anche loro.
numbers-download = Scarica
numbers-import = Aggiungi da un file
numbers-imported = { $added ->
    [0] In quel file non ci sono partite nuove.
    [one] { $added } partita aggiunta.
   *[other] { $added } partite aggiunte.
}
numbers-delete = Elimina
numbers-delete-title = Eliminare i tuoi numeri?
numbers-delete-what = I tuoi conteggi, le medie e le serie spariscono per sempre, se non li hai scaricati. Le partite e le registrazioni restano.
numbers-delete-go = Elimina per sempre
numbers-keep = Tienili
numbers-deleted = I tuoi numeri sono stati eliminati.
numbers-share = Condividi
numbers-share-line = { $game }, { $mode }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}, record { $best }, media { $mean }
numbers-shared = Copiato. Incollalo dove vuoi.
numbers-not-shared = La copia non è riuscita.
