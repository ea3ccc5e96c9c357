# Polyminix: tutto quello che dice il gioco.
polyminix-name = Polyminix
polyminix-about = Copri la figura con i tuoi pezzi prima che gli altri coprano la loro.
polyminix-glance = Una corsa con pezzi di legno
polyminix-credits = Di A. Mazzitelli, M. C. Migliucci ed E. Pessi; edito da CreativaMente.

# Opzioni.
polyminix-group-game = Gioco
polyminix-group-pace = Ritmo
polyminix-group-solo = In solitario
polyminix-option-game = Gioco
polyminix-option-game-about = Coprire le figure delle carte, o costruire figure con certe proprietà.
polyminix-option-game-cover = Gioco 1: copri la figura
polyminix-option-game-solve = Gioco 2: risolvi il problema
polyminix-option-target = Punti per vincere
polyminix-option-target-about = Vince chi è in testa, senza parità, con almeno questi punti.
polyminix-option-target-12 = 12 punti
polyminix-option-target-6 = 6 punti: una partita breve
polyminix-option-new_challenges = Nuove sfide
polyminix-option-new_challenges-about = Chi è di turno può anche far creare una nuova figura, uguale per tutto il tavolo.
polyminix-option-new_challenges-false = Solo le carte
polyminix-option-new_challenges-true = Carte e nuove figure
polyminix-option-starts = Chi comincia
polyminix-option-starts-about = La persona più giovane, se volete; poi in senso orario.
polyminix-option-starts-random = A sorte
polyminix-option-starts-1 = Il primo posto
polyminix-option-starts-2 = Il secondo posto
polyminix-option-starts-3 = Il terzo posto
polyminix-option-starts-4 = Il quarto posto
polyminix-option-kit = Kit
polyminix-option-kit-about = I pezzi a disposizione. Le carte sono fatte per il kit della scatola.
polyminix-option-kit-polyminix = Il kit della scatola
polyminix-option-kit-curved = Con F e W invece di U e Y
polyminix-option-clock_seconds = L’orologio
polyminix-option-clock_seconds-about = Il tempo di un turno contro il tempo.
polyminix-option-clock_seconds-60 = 1 minuto
polyminix-option-clock_seconds-45 = 45 secondi
polyminix-option-clock_seconds-30 = 30 secondi
polyminix-option-limit_seconds = Tempo limite
polyminix-option-limit_seconds-about = Negli altri turni la corsa finisce al più tardi dopo questo tempo.
polyminix-option-limit_seconds-0 = Senza limite
polyminix-option-limit_seconds-120 = 2 minuti
polyminix-option-limit_seconds-300 = 5 minuti
polyminix-option-limit_seconds-600 = 10 minuti
polyminix-option-hints = Aiuti
polyminix-option-hints-about = Se durante la corsa si può interrogare il risolutore. In solitario si può sempre.
polyminix-option-hints-false = Senza aiuti
polyminix-option-hints-true = Aiuti per tutto il tavolo
polyminix-option-solo = In solitario
polyminix-option-solo-about = A che cosa giocare in solitario.
polyminix-option-solo-dice = Tira i dadi, come in compagnia
polyminix-option-solo-challenge = Una sfida a tua scelta
polyminix-option-solo-campaign = Campagna: una sfida dopo l’altra
polyminix-option-solo-day = La sfida del giorno
polyminix-option-campaign = Campagna
polyminix-option-campaign-about = Il mazzo da percorrere, dalla sfida più facile.
polyminix-option-campaign-green = Verde: facile
polyminix-option-campaign-yellow = Giallo: medio
polyminix-option-campaign-red = Rosso: difficile

# Partite già pronte.
polyminix-preset-race = La corsa
polyminix-preset-race-about = Tira i dadi, scegli una carta e copri la sua figura prima degli altri. Si vince a 12 punti.
polyminix-preset-short-race = Corsa breve
polyminix-preset-short-race-about = Lo stesso, a 6 punti: una decina di minuti.
polyminix-preset-building = Costruisci tu
polyminix-preset-building-about = Niente carte: costruisci una figura qualsiasi che superi la prova.
polyminix-preset-workshop = Nuove figure
polyminix-preset-workshop-about = Puoi anche far creare una figura che nessuno ha mai visto.
polyminix-preset-quick-hands = Mani veloci
polyminix-preset-quick-hands-about = A 6 punti, con mezzo minuto sull’orologio.
polyminix-preset-relaxed = Senza fretta
polyminix-preset-relaxed-about = Niente limite di tempo, e aiuti per tutto il tavolo.
polyminix-preset-campaign = Campagna
polyminix-preset-campaign-about = Una figura dopo l’altra, dalla facile alla difficile.
polyminix-preset-challenge = Una figura
polyminix-preset-challenge-about = Scegli una figura e una prova.
polyminix-preset-problem = Un problema
polyminix-preset-problem-about = Scegli una prova e costruisci quello che chiede.

# I bot (PX-32).
polyminix-bots-pace-short = I bot tengono il tuo passo, e nessuno finisce prima della tua prima figura.
polyminix-bots-pace = I bot tengono il tuo passo: sanno quanto ci hai messo finora. Nessun bot finisce prima che tu abbia coperto la prima figura. Se giocate in più persone, il passo è quello della più lenta.
polyminix-level-gentle = Mite
polyminix-level-gentle-about = Ci mette una volta e mezza il tuo tempo.
polyminix-level-fair = Medio
polyminix-level-fair-about = Ci mette un po’ più di te.
polyminix-level-sharp = Temibile
polyminix-level-sharp-about = Ci mette un po’ meno di te.

# Colori, dadi e riquadri (PX-3, PX-4, PX-6).
polyminix-colour-green = Verde
polyminix-colour-yellow = Giallo
polyminix-colour-red = Rosso
polyminix-mode-first = 1º posto
polyminix-mode-first-about = 3 punti per il 1º posto.
polyminix-mode-first-second-third = 1º, 2º e 3º posto
polyminix-mode-first-second-third-about = 3 punti per il 1º posto, 2 per il 2º, 1 per il 3º.
polyminix-mode-clock = Contro il tempo
polyminix-mode-clock-about = 2 punti a chiunque finisca in tempo.
polyminix-mode-two-cards = Due carte
polyminix-mode-two-cards-about = Una figura dopo l’altra: 3 punti a chi le copre entrambe prima degli altri.
polyminix-mode-own-colour = Colore a scelta
polyminix-mode-own-colour-about = Ognuno sceglie un mazzo. Il 1º posto vale 3 punti con il rosso, 2 con il giallo, 1 con il verde.
polyminix-mode-joker = Jolly
polyminix-mode-joker-about = Sceglie chi è di turno.
polyminix-mode-solo = In solitario
polyminix-mode-solo-about = Tu contro il tempo.
polyminix-face-must-1 = Esattamente questi pezzi, primo riquadro
polyminix-face-must-2 = Esattamente questi pezzi, secondo riquadro
polyminix-face-plus-1 = Questi pezzi e altri, primo riquadro
polyminix-face-plus-2 = Questi pezzi e altri, secondo riquadro
polyminix-face-without = Qualsiasi pezzo tranne questi
polyminix-face-sizes = Pezzi di queste misure
polyminix-box-must = Usa esattamente questi pezzi: { $pieces }
polyminix-box-plus = Usa { $pieces } e { $free ->
    [one] un altro pezzo
   *[other] altri { $free } pezzi
}
polyminix-box-without = Usa qualsiasi pezzo tranne { $pieces }
polyminix-box-sizes = Usa pezzi di queste misure: { $sizes }

# Le prove del gioco 2 (PX-20).
polyminix-task-square = Costruisci un quadrato di lato { $side }
polyminix-task-rectangle-area = Costruisci un rettangolo di area { $area }
polyminix-task-rectangle-perimeter = Costruisci un rettangolo di perimetro { $perimeter }
polyminix-task-area-perimeter = Costruisci una figura di area { $area } e perimetro { $perimeter }
polyminix-task-symmetric = Costruisci una figura simmetrica di esattamente { $pieces } pezzi
polyminix-task-holes = Costruisci un quadrato di lato { $side } con 1, 2 o 4 buchi, disposti in modo simmetrico

# Che cosa manca ancora (PX-14, da PX-22 a PX-24).
polyminix-missing-squares = { $squares ->
    [one] Una casella è ancora libera.
   *[other] { $squares } caselle sono ancora libere.
}
polyminix-missing-pieces = { $count ->
    [one] Un pezzo è ancora da usare: { $pieces }.
   *[other] Ancora da usare: { $pieces }.
}
polyminix-missing-count = { $wanted ->
    [one] Ci vuole un pezzo; ce ne sono { $pieces }.
   *[other] Ci vogliono { $wanted } pezzi; ce ne sono { $pieces }.
}
polyminix-missing-sizes = Le misure devono essere { $sizes }{ $count ->
    [0] .
   *[other] ; sono { $laid }.
}
polyminix-missing-everything = Ancora nessun pezzo.
polyminix-missing-connection = La figura è in { $parts } parti; dev’essere una sola.
polyminix-missing-area = L’area è { $area }; dev’essere { $wanted }.
polyminix-missing-perimeter = Il perimetro è { $perimeter }; dev’essere { $wanted }.
polyminix-missing-rectangle = Non è ancora un rettangolo pieno.
polyminix-missing-square = È di { $height } caselle per { $width }, e dev’essere un quadrato pieno di lato { $side }.
polyminix-missing-symmetry = La figura non è ancora simmetrica.
polyminix-missing-edge = Il bordo del quadrato ha dei vuoti.
polyminix-missing-small-holes = Ogni buco dev’essere di una sola casella.
polyminix-missing-holes = { $holes ->
    [0] Non ci sono buchi; devono essere 1, 2 o 4.
    [one] C’è un buco.
   *[other] Ci sono { $holes } buchi; devono essere 1, 2 o 4.
}
polyminix-missing-pattern = I buchi non sono disposti in modo simmetrico.

# Aiuti (PX-31).
polyminix-hint-solvable = Si può ancora fare?
polyminix-hint-wrong = Quale pezzo è sbagliato?
polyminix-hint-next = Mostrami un pezzo in più
polyminix-hint-count = Quante soluzioni ci sono?
polyminix-hint-answer-solvable = { $answer ->
    [yes] Sì, da qui si può fare.
    [no] No, non con i pezzi così come stanno.
   *[other] Difficile dirlo: da qui il risolutore non ha trovato una via.
}
polyminix-hint-answer-wrong = { $count ->
    [0] Tutti i pezzi possono restare dove sono.
    [one] Togli questo pezzo: { $pieces }.
   *[other] Togli questi pezzi: { $pieces }.
}
polyminix-hint-answer-next = { $piece ->
    [none] Da qui il risolutore non vede nessun pezzo che faccia andare avanti.
   *[other] { $piece } va lì.
}
polyminix-hint-answer-count = { $more ->
    [yes] Da qui ci sono { $covers } soluzioni, o di più.
   *[other] { $covers ->
        [0] Da qui non c’è soluzione.
        [one] Da qui c’è esattamente una soluzione.
       *[other] Da qui ci sono { $covers } soluzioni.
    }
}

# Che cosa si chiede a chi guarda, e che cosa si chiede a un altro posto.
polyminix-ask-roll = Tira i dadi
polyminix-ask-mode = Scegli come si gioca questo turno
polyminix-ask-deck = Scegli un mazzo
polyminix-ask-side = Scegli la faccia della tua carta
polyminix-ask-test = Ci siamo? Tira il dado PROVA
polyminix-ask-pick = Scegli una sfida
polyminix-ask-race = Posa i tuoi pezzi!
polyminix-asked-roll = { $name } tira i dadi
polyminix-asked-mode = { $name } sceglie come si gioca questo turno
polyminix-asked-deck = { $name } sceglie un mazzo
polyminix-asked-side = { $name } sceglie una faccia
polyminix-asked-test = { $name } sta per dare il via
polyminix-asked-pick = { $name } sceglie una sfida
polyminix-asked-race = { $name } è in corsa
polyminix-asked-all-race = La corsa è cominciata!
polyminix-asked-all-side = Ognuno sceglie una faccia

# Che cosa è successo.
polyminix-event-turn = Turno { $number }: comincia { $name }.
polyminix-event-tie-break = Turno { $number }: { $names } sono in parità e giocano ancora.
polyminix-event-turn-die = { $name } tira: { $mode }.
polyminix-event-mode = { $name } sceglie: { $mode }.
polyminix-event-deck = { $name } sceglie il mazzo: { $level }.
polyminix-event-side = { $name } sceglie una faccia.
polyminix-event-laid = { $name } posa un pezzo; caselle coperte: { $squares }.
polyminix-event-lifted = { $squares ->
    [0] { $name } toglie un pezzo; nessuna casella coperta.
   *[other] { $name } toglie un pezzo; caselle coperte: { $squares }.
}
polyminix-event-test-die = La prova: { $face }.
polyminix-event-task = { $task }!
polyminix-event-challenge = La sfida: { $figure }.
polyminix-event-made = Una nuova sfida: { $figure }, { $level }, n. { $number }.
polyminix-event-race = Via!
polyminix-event-figure-covered = { $name } ha coperto la prima figura.
polyminix-event-completed = { $place ->
    [1] { $name } arriva al 1º posto, in { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }!
    [2] { $name } arriva al 2º posto, in { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
    [3] { $name } arriva al 3º posto, in { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
   *[other] { $name } ha finito, in { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
}
polyminix-event-in-time = { $name } ha finito in tempo, in { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
polyminix-event-solved = Risolta, in { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}!
polyminix-event-gave-up = { $name } rinuncia.
polyminix-event-hint = { $name } interroga il risolutore.
polyminix-event-time = Tempo scaduto!
polyminix-event-points = { $points ->
    [one] { $name } prende un punto.
   *[other] { $name } prende { $points } punti.
}
polyminix-event-nobody = Nessuno fa punti.
polyminix-event-won = { $name } vince!
polyminix-event-ended = La partita è finita.
polyminix-event-taken-back = { $name } annulla la mossa.

# Il foglio e le sue note.
polyminix-line-first = Turno { $turn }: 1º posto, in { $seconds } s
polyminix-line-first-second-third = Turno { $turn }: { $place }º posto, in { $seconds } s
polyminix-line-clock = Turno { $turn }: in tempo, in { $seconds } s
polyminix-line-two-cards = Turno { $turn }: 1º posto con entrambe le carte, in { $seconds } s
polyminix-line-own-colour = Turno { $turn }: 1º posto, colore a scelta, in { $seconds } s
polyminix-line-solved = Sfida { $number }: risolta in { $seconds } s{ $hints ->
    [0] { "" }
    [one] {" "}con un aiuto
   *[other] {" "}con { $hints } aiuti
}
polyminix-line-unsolved = Sfida { $number }: non risolta
polyminix-note-fruitless = In { $turns } turni nessuno ha fatto punti: la partita finisce così.
polyminix-note-tie-break = Parità in testa fra { $players } persone: si è giocato ancora.
polyminix-note-solved = Risolta in { $seconds } s{ $hints ->
    [0] { "" }
    [one] {" "}con un aiuto
   *[other] {" "}con { $hints } aiuti
}.
polyminix-note-unsolved = Stavolta non è andata.
polyminix-note-solo = { $solved } su { $tried } risolte, in { $seconds } s{ $hints ->
    [0] { "" }
    [one] {" "}con un aiuto
   *[other] {" "}con { $hints } aiuti
}.

# Rifiuti del gioco.
refused-polyminix-asked-to-roll = Ora tira i dadi.
refused-polyminix-asked-to-mode = Ora scegli come si gioca questo turno.
refused-polyminix-asked-to-deck = Ora scegli un mazzo.
refused-polyminix-asked-to-side = Ora scegli la faccia da giocare.
refused-polyminix-asked-to-test = Ora si tira il dado PROVA.
refused-polyminix-asked-to-pick = Ora scegli una sfida.
refused-polyminix-asked-to-race = Ora copri la figura.
refused-polyminix-no-such-mode = Qui un turno non si può giocare così.
refused-polyminix-side-chosen = Hai già scelto la faccia di questa carta.
refused-polyminix-not-your-card = Non hai quella carta.
refused-polyminix-no-such-challenge = In questo gioco non c’è la sfida “{ $challenge }”.
refused-polyminix-pick-a-challenge = Questo gioco si gioca con le carte: scegli una sfida.
refused-polyminix-already-laid = { $piece } è già lì. Spostalo, o prima toglilo.
refused-polyminix-not-laid = { $piece } non è lì.
refused-polyminix-nothing-laid = Non c’è nessun pezzo da togliere.
refused-polyminix-not-in-kit = Non hai nessun pezzo “{ $piece }”.
refused-polyminix-box-forbids = Il riquadro non ammette { $piece }.
refused-polyminix-not-that-piece = Queste caselle non formano il pezzo { $piece }.
refused-polyminix-sticks-out = { $piece } sporgerebbe.
refused-polyminix-overlaps = { $piece } finirebbe sopra { $other }.
refused-polyminix-lies-there = { $piece } è già proprio lì.
refused-polyminix-no-hints = A questo tavolo si gioca senza aiuti.
refused-polyminix-no-new-challenges = Si creano nuove sfide in solitario, o in compagnia se il tavolo è d’accordo e il turno non è “colore a scelta”.
refused-polyminix-no-such-number = Scegli un numero da 1 a { $most }.
refused-polyminix-not-made = Solo il server può creare nuove sfide.
refused-polyminix-no-such-day = “{ $value }” non è un giorno. La sfida del giorno ne vuole uno, come 2026-11-15.

# Rifiuti di Polyminix: figure, riquadri e pezzi.
refused-unknown-piece = Il pezzo “{ $piece }” non esiste. I pezzi sono { $known }.
refused-piece-twice = Un pezzo è nominato due volte: { $pieces }.
refused-piece-not-in-kit = Al kit “{ $kit }” non avanza nessun pezzo { $piece }.
refused-not-that-piece = Queste caselle non formano il pezzo { $piece }.
refused-does-not-fit = { $piece } lì non ci sta.
refused-figure-too-large = Una figura ha al massimo { $most } caselle, non { $squares }.
refused-figure-unreadable = “{ $mark }” alla riga { $row }, colonna { $column } non può stare in un disegno: usa # per le caselle e . per i vuoti.
refused-figure-not-text = “{ $file }” non si può leggere come testo.
refused-figure-empty = La figura non ha caselle.
refused-not-a-number = “{ $word }” non è un numero.
refused-no-such-family = La famiglia “{ $family }” non esiste. Le famiglie sono { $known }.
refused-no-challenge-found = Con questo kit non si è trovata nessuna sfida di questo tipo.

# Che cosa mostrano le figure.
polyminix-figure-cat = Gatto
polyminix-figure-dog = Cane
polyminix-figure-fish = Pesce
polyminix-figure-rabbit = Coniglio
polyminix-figure-bird = Uccello
polyminix-figure-duck = Papera
polyminix-figure-elephant = Elefante
polyminix-figure-snail = Lumaca
polyminix-figure-whale = Balena
polyminix-figure-turtle = Tartaruga
polyminix-figure-crab = Granchio
polyminix-figure-owl = Gufo
polyminix-figure-fox = Volpe
polyminix-figure-swan = Cigno
polyminix-figure-bear = Orso
polyminix-figure-giraffe = Giraffa
polyminix-figure-butterfly = Farfalla
polyminix-figure-spider = Ragno
polyminix-figure-horse = Cavallo
polyminix-figure-mouse = Topo
polyminix-figure-crocodile = Coccodrillo
polyminix-figure-camel = Cammello
polyminix-figure-penguin = Pinguino
polyminix-figure-dinosaur = Dinosauro
polyminix-figure-house = Casa
polyminix-figure-boat = Barca
polyminix-figure-tree = Albero
polyminix-figure-key = Chiave
polyminix-figure-cup = Tazza
polyminix-figure-rocket = Razzo
polyminix-figure-heart = Cuore
polyminix-figure-crown = Corona
polyminix-figure-anchor = Ancora
polyminix-figure-car = Automobile
polyminix-figure-castle = Castello
polyminix-figure-lamp = Lampada
polyminix-figure-umbrella = Ombrello
polyminix-figure-mushroom = Fungo
polyminix-figure-hammer = Martello
polyminix-figure-bottle = Bottiglia
polyminix-figure-chair = Sedia
polyminix-figure-hat = Cappello
polyminix-figure-sword = Spada
polyminix-figure-train = Treno
polyminix-figure-aeroplane = Aereo
polyminix-figure-windmill = Mulino a vento
polyminix-figure-bridge = Ponte
polyminix-figure-robot = Robot
polyminix-figure-spaceship = Astronave
polyminix-figure-flower = Fiore
polyminix-figure-teapot = Teiera
polyminix-figure-flag = Bandiera
polyminix-figure-ladder = Scala
polyminix-figure-lighthouse = Faro
polyminix-figure-arrow = Freccia
polyminix-figure-lightning = Fulmine
polyminix-figure-moon = Luna
polyminix-figure-star = Stella
polyminix-figure-cross = Croce
polyminix-figure-spiral = Spirale
polyminix-figure-note = Nota
polyminix-figure-diamond = Rombo
polyminix-figure-hourglass = Clessidra
polyminix-figure-letter = Lettera { $which }
polyminix-figure-digit = Cifra { $which }
polyminix-figure-bites = Rettangolo morsicato
polyminix-figure-frames = Cornice
polyminix-figure-mirrors = Specchio
polyminix-figure-turns = Mezzo giro
polyminix-figure-crosses = Doppio specchio
polyminix-figure-whirls = Vortice
