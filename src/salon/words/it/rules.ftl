# Le pagine delle regole.
rules-play = Gioca
rules-minute = In un minuto
rules-how = Come si gioca
rules-variants = Varianti
rules-variants-about = Altri modi di giocare, quando conosci il gioco. Quasi tutte si combinano.
rules-variants-search = Cerca una variante
rules-variants-groups = Tipi di varianti
rules-variants-all = Tutte
rules-variants-found = { $count ->
    [0] Nessuna variante trovata.
    [one] Una variante
   *[other] { $count } varianti
}
rules-play-this = Gioca così
rules-variants-players = { $most ->
    [1] In solitario
   *[other] In { $players }
}
rules-variants-show-all = Mostra tutte le { $count } varianti
