# Il conto alla rovescia, e più mosse insieme.
polyminix-ask-ready = Ci sei?
polyminix-asked-ready = { $name } si prepara
polyminix-asked-all-ready = La corsa sta per cominciare
polyminix-event-countdown = La corsa sta per cominciare.
polyminix-event-ready = { $name } attende il via.
polyminix-event-arranged = { $name } ridispone i pezzi; { $squares ->
    [0] nessuna casella coperta
    [one] una casella coperta
   *[other] { $squares } caselle coperte
}.
polyminix-page-countdown = Il dado rotola. La prova si vede nello stesso istante su ogni schermo.
polyminix-page-ready = Ci sono
polyminix-page-ready-said = Si aspettano gli altri
polyminix-page-seconds-left = { $seconds ->
    [one] Ancora un secondo
   *[other] Ancora { $seconds } secondi
}
refused-polyminix-asked-to-ready = La corsa non è ancora cominciata: di’ che ci sei, o aspetta il conto alla rovescia.
refused-polyminix-nothing-changed = I pezzi stanno già così.
refused-polyminix-no-such-link = Questo link non porta a nessuna sfida.
refused-figure-uneven = La riga { $row } ha { $length } caratteri; tutte le righe devono averne { $wanted }.
refused-no-such-file = Il file “{ $file }” non esiste. Una figura è una misura come 6x10, un disegno, un file, o - per lo standard input.
refused-problem-unreadable = “{ $file }” non è un problema in JSON: { $why }.
refused-figure-missing = Quale figura? Indica --figure o --problem.
refused-figure-far-too-large = Una figura ha al massimo { $most } caselle.
refused-no-such-kit = Il kit “{ $kit }” non esiste. I kit sono { $known }. Puoi anche elencarne i pezzi, come I5,L4,I2.
refused-polyminix-hint-answered = L’hai appena chiesto, e da allora non è cambiato niente.
