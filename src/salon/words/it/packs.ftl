# I pacchetti: quello che si scrive per il proprio tavolo.
packs-title = I tuoi pacchetti: { $game }
packs-lead = Scrivi quello che capirà solo chi ti conosce. Un pacchetto resta tuo: nessuno lo vede finché non salta fuori al tuo tavolo, a meno che tu non lo condivida.
packs-yours = I tuoi pacchetti
packs-none = Non hai ancora scritto nessun pacchetto.
packs-new = Scrivi un pacchetto
packs-import = Apri un file
packs-items = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
packs-unnamed = Un pacchetto senza nome
packs-shared = condiviso con un link
packs-name = Nome del pacchetto
packs-save = Salva questo pacchetto
packs-saved = Salvato.
packs-wait = Controllo in corso…
packs-good = Pronto da giocare.
packs-faults = { $count ->
    [one] C’è una cosa da correggere.
   *[other] Ci sono { $count } cose da correggere.
}
packs-play = Gioca con queste carte
packs-back = Torna al tuo tavolo
packs-share = Condividi con un link
packs-share-what = Chi ha il link può leggere questo pacchetto e farsene una copia.
packs-share-copy = Copia il link
packs-share-link = Link a questo pacchetto
packs-share-end = Non condividere più
packs-copied = Link copiato.
packs-not-copied = La copia non è riuscita. Seleziona il link e copialo a mano.
packs-export = Scarica il file
packs-remove = Elimina questo pacchetto
packs-remove-title = Eliminare questo pacchetto?
packs-remove-what = Le partite iniziate con questo pacchetto tengono le sue carte. Non si può annullare.
packs-remove-go = Elimina
packs-keep = Tienilo
packs-bad-file = Questo file non è un pacchetto. Scegline uno scaricato da qui, o il file di un mazzo.
packs-no-packs = Per questo gioco non si possono scrivere pacchetti.
packs-shared-title = Un pacchetto da condividere: { $name }
packs-shared-what = Qualcuno condivide questo pacchetto con te. Fanne una copia: sarà tua, da giocare e da cambiare.
packs-shared-copy = Fanne una copia
packs-choose = Le tue carte
packs-choose-none = Solo le carte di Salon
packs-choose-write = Scrivi o cambia un pacchetto
packs-choose-private = Nessuno vede queste carte finché non saltano fuori.
packs-playing = Con il pacchetto “{ $name }”: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
refused-no-such-pack = Questo pacchetto non esiste, o non è più condiviso. Chiedi un nuovo link.
refused-no-packs = Per questo gioco non si possono scrivere pacchetti.
refused-pack-gone = Il pacchetto di questo tavolo è stato eliminato. Scegline un altro, o gioca senza.
refused-pack-changed = Questo pacchetto è stato cambiato in un’altra finestra. Riaprilo.
refused-pack-wrong = { $number ->
    [0] In questo pacchetto qualcosa non va. Prima correggilo.
   *[other] La carta { $number } non va. Prima correggila.
}
refused-too-many-packs = Hai già { $most } pacchetti. Prima eliminane uno.
