# Les chiffres de chacun : parties par mode, moyennes, séries.
numbers-title = Vos chiffres
numbers-about = Rien que pour vous : ce salon ne les montre à personne d’autre.
numbers-none = Terminez une partie, et vos chiffres commencent ici.
numbers-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
numbers-days = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}
numbers-days-best = Record : { $count }
numbers-usual = La partie habituelle
numbers-variants = Avec variantes
numbers-mode-solo = { $mode }, en solo
numbers-won = Victoires
numbers-won-of = { $wins } sur { $games }
numbers-best = Record
numbers-mean = Moyenne
numbers-streak = Victoires d’affilée : { $streak } (record : { $best })
numbers-levels = Contre les robots
numbers-chart = Vos points dans { $count ->
    [one] la dernière partie
   *[other] les { $count } dernières parties
} : entre { $low } et { $high }, { $last } dans la dernière
numbers-along = Emporter vos chiffres
numbers-along-about = Téléchargez vos chiffres pour les ajouter sur un autre appareil ou dans un autre salon. Ils suivent aussi votre place quand vous changez d’appareil.
numbers-download = Télécharger
numbers-import = Ajouter un fichier
numbers-imported = { $added ->
    [0] Aucune nouvelle partie dans ce fichier.
    [one] { $added } partie ajoutée.
   *[other] { $added } parties ajoutées.
}
numbers-delete = Effacer
numbers-delete-title = Effacer vos chiffres ?
numbers-delete-what = Vos totaux, moyennes et séries disparaissent pour de bon, sauf si vous les avez téléchargés. Vos parties et leurs enregistrements restent.
numbers-delete-go = Effacer pour de bon
numbers-keep = Ne pas effacer
numbers-deleted = Vos chiffres sont effacés.
numbers-share = Partager
numbers-share-line = { $game }, { $mode } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, record { $best }, moyenne { $mean }
numbers-shared = Copié. À coller où vous voulez.
numbers-not-shared = La copie n’a pas marché.
