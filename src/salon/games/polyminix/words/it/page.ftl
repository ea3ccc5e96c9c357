# Polyminix: parole che servono solo alla pagina.
polyminix-page-any-pieces = Usa qualsiasi pezzo
polyminix-page-demand = Che cosa si chiede
polyminix-page-squares = { $squares } caselle
polyminix-page-part = figura { $part } di { $parts }
polyminix-page-standing = A che punto siete
polyminix-page-stands = { $name } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} su { $target }.
polyminix-page-time = Tempo finora
polyminix-page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} su { $target }
polyminix-page-gave-up = ha rinunciato
polyminix-page-tray = I tuoi pezzi
polyminix-page-piece = { $piece }, { $squares } caselle{ $told ->
    [0] { "" }
   *[other] , { $state }
}
polyminix-page-piece-forbidden = escluso dal riquadro
polyminix-page-piece-laid = sul tabellone
polyminix-page-piece-bound = obbligatorio
polyminix-page-board = { $figure }: { $pieces ->
    [0] ancora nessun pezzo
    [one] un pezzo, { $squares } caselle
   *[other] { $pieces } pezzi, { $squares } caselle
}
polyminix-page-where = { $piece }: riga { $row }, colonna { $column }.
polyminix-page-no-room = { $piece } qui non ci sta. Ruotalo, capovolgilo, o prova altrove.
polyminix-page-turn = Ruota
polyminix-page-flip = Capovolgi
polyminix-page-lift = Togli
polyminix-page-clear = Togli tutto
polyminix-page-give-up = Rinuncia
polyminix-page-really-give-up = Sì, rinuncio
polyminix-page-go-on = Continua
polyminix-page-hint = Aiuto
polyminix-page-in-words = Il tabellone in parole
polyminix-page-left = Pezzi che puoi ancora usare: { $pieces }
polyminix-page-keys = Tasti: Tab fino a un pezzo e Invio per prenderlo in mano, le frecce lo spostano, R ruota, F capovolge, Invio lo posa, Backspace lo toglie, Esc lo mette giù.
polyminix-page-table = Caselle per riga e colonna; un punto è una casella libera.
polyminix-page-die-waits = Ancora da tirare
polyminix-page-roll = Tira
polyminix-page-start = Tira il dado PROVA: via!
polyminix-page-level-green = facile
polyminix-page-level-yellow = medio
polyminix-page-level-red = difficile
polyminix-page-column-square = Quadrato
polyminix-page-column-rectangle-area = Rettangolo per area
polyminix-page-column-rectangle-perimeter = Rettangolo per perimetro
polyminix-page-column-area-perimeter = Figura per area e perimetro
polyminix-page-column-symmetric = Figura simmetrica
polyminix-page-column-holes = Quadrato con buchi
polyminix-page-last-turn = L’ultimo turno
polyminix-page-last-challenge = L’ultima sfida
polyminix-page-turn-result = Turno { $number }: { $mode }
polyminix-page-not-done = non finita
polyminix-page-done-in = finita in { $time }
polyminix-page-place = { $place ->
    [1] 1º posto, in { $time }
    [2] 2º posto, in { $time }
    [3] 3º posto, in { $time }
   *[other] finita in { $time }
}
polyminix-page-hints = { $hints ->
    [one] un aiuto
   *[other] { $hints } aiuti
}
polyminix-page-share = Dillo agli amici
polyminix-page-share-day = Salon · Polyminix del { $day }
polyminix-page-share-solo = Salon · Polyminix
polyminix-page-copy = Copia
polyminix-page-copied = Copiato
polyminix-page-uncounted = Nessuno ha contato le soluzioni di questa prova.
polyminix-start-day = Sfida del giorno
polyminix-start-challenge = Una sfida qualsiasi
polyminix-start-problem = Un problema qualsiasi
polyminix-page-new = Una nuova sfida
polyminix-page-new-short = Nuova
polyminix-page-new-about = Appena creata, di sicuro risolvibile, di difficoltà nota. Lo stesso livello, tipo e numero danno sempre la stessa sfida.
polyminix-page-new-level = Difficoltà
polyminix-page-new-family = Tipo di figura
polyminix-page-new-number = Numero
polyminix-page-new-other = Un’altra
polyminix-page-new-make = Crea la sfida
polyminix-page-new-making = Si sega una figura e si controllano le sue sei prove…
polyminix-page-share-new = n. { $number }
polyminix-family-any = Qualsiasi tipo
polyminix-family-animals = Animali
polyminix-family-things = Oggetti
polyminix-family-signs = Segni
polyminix-family-letters = Lettere
polyminix-family-bites = Rettangoli morsicati
polyminix-family-frames = Cornici
polyminix-family-mirrors = Forme allo specchio
polyminix-family-turns = Mezzi giri
polyminix-family-crosses = Doppi specchi
polyminix-family-whirls = Vortici

# I riquadri in una riga; i pezzi sono disegnati accanto.
polyminix-page-box-must = Usa esattamente questi pezzi
polyminix-page-box-plus = Usa questi e { $free ->
    [one] un altro
   *[other] altri { $free }
} a tua scelta
polyminix-page-box-without = Usa qualsiasi pezzo tranne questi
polyminix-page-box-sizes = Usa pezzi di { $sizes } caselle
polyminix-page-box-anything = Usa qualsiasi pezzo

# Le prove del gioco 2 in una parola o due.
polyminix-page-short-square = lato { $side }
polyminix-page-short-rectangle-area = area { $area }
polyminix-page-short-rectangle-perimeter = perimetro { $perimeter }
polyminix-page-short-area-perimeter = area { $area }, perimetro { $perimeter }
polyminix-page-short-symmetric = { $pieces } pezzi
polyminix-page-short-holes = lato { $side }

# I tasti del tabellone.
polyminix-key-take = Prendi in mano un pezzo
polyminix-key-step = Spostalo
polyminix-key-turn = Ruotalo
polyminix-key-flip = Capovolgilo
polyminix-key-lay = Posalo
polyminix-key-back = Toglilo
polyminix-key-drop = Mettilo giù

# Come si gioca in tre immagini, sul grande schermo.
polyminix-how-1 = Il dado sceglie che cosa chiede la figura.
polyminix-how-2 = Ruota e capovolgi i pezzi finché ci stanno.
polyminix-how-3 = Copri tutto prima degli altri.
