# Les pages des règles.
rules-play = Jouer
rules-minute = En une minute
rules-how = Comment jouer
rules-variants = Variantes
rules-variants-about = D’autres façons de jouer, quand vous connaissez le jeu. La plupart se combinent.
rules-variants-search = Chercher une variante
rules-variants-groups = Sortes de variantes
rules-variants-all = Toutes
rules-variants-found = { $count ->
    [0] Aucune variante ne correspond.
    [one] Une variante
   *[other] { $count } variantes
}
rules-play-this = Jouer ainsi
rules-variants-players = { $most ->
    [1] En solo
   *[other] À { $players }
}
rules-variants-show-all = Voir les { $count } variantes
