# Il tabellone semplice, che mostra ogni gioco senza una pagina sua.
plain-players = Chi gioca
plain-row = Riga { $row }
plain-column = Colonna { $column }
plain-empty = vuota
plain-moves = Le tue mosse in parole
plain-here = Che cosa vuoi fare qui?
plain-elsewhere = Da un’altra parte
plain-unlisted = Tocca a te, ma questo gioco non elenca le sue mosse: su questo tabellone non puoi farle.
plain-unknown = { $what }: { $fields }
plain-field = { $field } { $value }
plain-taken-back = { $name } annulla la mossa.

# Come si gioca in tre immagini, sul grande schermo.
plain-how-1 = Scegli un posto e un colore.
plain-how-2 = Quando tocca a te, fai la tua mossa.
plain-how-3 = Vince chi ha più punti.
