# Le figure proprie: l’editor, il link, la corsa.
polyminix-own-link = Una corsa su una figura tua
polyminix-extra-figure = Una figura disegnata a mano
polyminix-alone-own = La tua figura
polyminix-figure-own = { $which }
polyminix-figure-unnamed = Figura disegnata a mano
polyminix-draw-about = Colora le caselle con un dito, con il mouse, o con le frecce e la barra spaziatrice.
polyminix-draw-board = La tua figura. Le frecce spostano, la barra spaziatrice colora.
polyminix-draw-cell = Riga { $row }, colonna { $column }
polyminix-draw-undo = Annulla
polyminix-draw-clear = Svuota
polyminix-draw-mirror = Specchia
polyminix-draw-turn = Ruota
polyminix-draw-title = Nome
polyminix-draw-title-hint = Un nome, se ti va
polyminix-draw-squares = { $squares ->
    [one] Una casella
   *[other] { $squares } caselle
}
polyminix-draw-empty = Ancora nessuna casella colorata. Una figura ha fino a { $most } caselle.
polyminix-draw-too-many = { $squares } caselle: con i pezzi se ne coprono al massimo { $most }. Togline { $over ->
    [one] una
   *[other] { $over }
}.
polyminix-draw-parts = È in { $parts } parti. Uniscile lato contro lato: gli angoli non bastano.
polyminix-draw-no-cover = Nessuna combinazione di pezzi la copre. Prova con una casella in più o in meno.
polyminix-draw-hole = { $holes ->
    [one] Il buco resta vuoto: non va coperto.
   *[other] I { $holes } buchi restano vuoti: non vanno coperti.
}
polyminix-draw-counting = Si contano i modi di coprirla…
polyminix-draw-unsure = Nessuna soluzione trovata in tempo. Forse non ce n’è: cambia un po’ la figura.
polyminix-draw-uncounted = Si può coprire, ma non c’è stato il tempo di contare i modi.
polyminix-draw-ways = { $more ->
    [yes] Più di { $covers } modi di coprirla
   *[other] { $covers ->
        [one] Un solo modo di coprirla
       *[other] { $covers } modi di coprirla
    }
}
polyminix-draw-level = Difficoltà: { $level }
polyminix-draw-other-kits = Con altri kit
polyminix-draw-kit-ways = { $kit }: { $more ->
    [yes] più di { $covers }
   *[other] { $covers ->
        [0] impossibile da coprire
        [one] un modo
       *[other] { $covers } modi
    }
}
polyminix-draw-kit-uncounted = { $kit }: non contato
polyminix-draw-kit-pentominoes = I dodici pentamini
polyminix-draw-play = Gioca in solitario
polyminix-draw-race = Sfida gli amici
polyminix-draw-share = Condividi
polyminix-draw-shared = Link copiato.
polyminix-draw-not-shared = La copia non è riuscita. Ecco il link:
polyminix-draw-share-text = Sai coprire “{ $figure }”?
polyminix-draw-bad-link = Questo link non porta a nessuna figura. Disegnane una tua.
polyminix-draw-again = Riprova
polyminix-draw-same = Apri questa figura
polyminix-draw-start = Dai il via
polyminix-draw-countdown = La corsa comincia nello stesso istante per chiunque giochi.
polyminix-ask-start = Ci siamo? Dai il via
polyminix-asked-start = { $name } sta per dare il via
refused-polyminix-asked-to-start = La corsa non è ancora cominciata.
refused-polyminix-no-such-figure = Questo link non porta a nessuna figura. Disegnane una, o fatti rimandare il link.
refused-polyminix-figure-title = Dai alla figura un nome di al massimo { $most } lettere, in una riga.
refused-polyminix-figure-in-parts = Una figura è tutta d’un pezzo: le sue caselle si toccano lato contro lato.
refused-polyminix-figure-too-wide = Una figura sta in { $most } caselle per { $most }.
refused-polyminix-figure-or-deck = Questa partita non può avere sia una figura tua sia una del mazzo. Scegline una.
