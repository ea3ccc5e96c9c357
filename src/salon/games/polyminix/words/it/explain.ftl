# Polyminix: una frase per ogni cosa che si può indicare.
polyminix-explain-piece = { $piece }, un pezzo di { $squares } caselle: ruotalo, capovolgilo e posalo dove non c’è niente.
polyminix-explain-piece-must = Il riquadro chiede { $piece }: devi usare questo pezzo.
polyminix-explain-piece-forbidden = Il riquadro esclude { $piece }: copri la figura senza.
polyminix-explain-piece-laid = { $piece } è sul tabellone: trascinalo altrove, o toglilo.
polyminix-explain-piece-hinted = Un aiuto: { $piece } può stare qui.
polyminix-explain-piece-wrong = { $piece } non può restare qui, se la figura va coperta.
polyminix-explain-any-piece = Un pezzo in più, quello che vuoi.
polyminix-explain-sized-piece = Un pezzo qualsiasi di { $squares } caselle.
polyminix-explain-square = Una casella della figura: coprile tutte, ciascuna con un solo pezzo.
polyminix-explain-ground = Una casella libera: costruisci tutto d’un pezzo, senza sovrapposizioni.
polyminix-explain-box-must = Usa esattamente i pezzi disegnati qui, e nessun altro.
polyminix-explain-box-plus = Usa i pezzi disegnati qui, e tanti altri quanti sono i punti interrogativi.
polyminix-explain-box-without = Usa qualsiasi pezzo tranne quelli disegnati qui.
polyminix-explain-box-sizes = Usa pezzi con tante caselle quante nel disegno; quali, lo scegli tu.
polyminix-explain-box-anything = Nessun riquadro: usa i pezzi che vuoi.
polyminix-explain-task = La prova: { $task }.
polyminix-explain-figure = { $figure }: copri tutte le { $squares } caselle, senza sporgere.
polyminix-explain-lane = Quanto della figura ha coperto { $name }; dove stanno i pezzi resta segreto fino alla fine.
polyminix-explain-covered = Come l’ha coperta { $name }.
polyminix-explain-die-turn = Il dado TURNO dice chi fa punti: { $mode }.
polyminix-explain-die-test = Il dado PROVA sceglie il riquadro per tutto il tavolo: { $face }.
polyminix-explain-die-waits = Un dado ancora da tirare: TURNO dice chi fa punti, PROVA sceglie il riquadro e dà il via.
polyminix-explain-mode = { $about }
polyminix-explain-deck = Il mazzo { $level ->
    [green] verde ha figure facili
    [yellow] giallo ha figure medie
   *[red] rosso ha figure difficili
}.
polyminix-explain-side = { $figure }, una faccia della tua carta: la faccia che scegli è la figura da coprire.
polyminix-explain-kit = Questi pezzi sono gli stessi per tutto il tavolo.
polyminix-explain-track = Il segnapunti: a { $target } punti si vince.
polyminix-explain-goal = { $target } punti: vittoria.
polyminix-explain-standing = { $name } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} su { $target }.
polyminix-explain-clock = Il tempo da quando è cominciata la corsa.
