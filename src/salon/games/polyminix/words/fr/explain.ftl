# Polyminix : une phrase pour tout ce qu’on peut montrer du doigt.
polyminix-explain-piece = { $piece }, une pièce de { $squares } cases : tournez-la, retournez-la et posez-la là où il n’y a rien.
polyminix-explain-piece-must = L’encadré demande { $piece } : il faut l’utiliser.
polyminix-explain-piece-forbidden = L’encadré exclut { $piece } : recouvrez la figure sans elle.
polyminix-explain-piece-laid = { $piece } est sur le plateau : faites-la glisser ailleurs ou relevez-la.
polyminix-explain-piece-hinted = Un indice : { $piece } peut aller ici.
polyminix-explain-piece-wrong = { $piece } ne peut pas rester ici si l’on veut recouvrir la figure.
polyminix-explain-any-piece = Une pièce de plus, celle que vous voulez.
polyminix-explain-sized-piece = N’importe quelle pièce de { $squares } cases.
polyminix-explain-square = Une case de la figure : recouvrez-les toutes, chacune avec une seule pièce.
polyminix-explain-ground = Une case libre : construisez d’un seul tenant, sans superposer.
polyminix-explain-box-must = Utilisez exactement les pièces dessinées ici, et aucune autre.
polyminix-explain-box-plus = Utilisez les pièces dessinées ici, et autant d’autres qu’il y a de points d’interrogation.
polyminix-explain-box-without = Utilisez n’importe quelles pièces, sauf celles dessinées ici.
polyminix-explain-box-sizes = Utilisez des pièces d’autant de cases que sur le dessin ; lesquelles, à vous de choisir.
polyminix-explain-box-anything = Pas d’encadré : utilisez les pièces que vous voulez.
polyminix-explain-task = L’épreuve : { $task }.
polyminix-explain-figure = { $figure } : recouvrez les { $squares } cases, sans que rien dépasse.
polyminix-explain-lane = { $name } : la part de la figure déjà recouverte ; où sont les pièces reste secret jusqu’à la fin.
polyminix-explain-covered = La solution : { $name }.
polyminix-explain-die-turn = Le dé TOUR dit qui marque : { $mode }.
polyminix-explain-die-test = Le dé ÉPREUVE choisit l’encadré pour tout le monde : { $face }.
polyminix-explain-die-waits = Un dé pas encore lancé : TOUR dit qui marque, ÉPREUVE choisit l’encadré et lance la course.
polyminix-explain-mode = { $about }
polyminix-explain-deck = Le paquet { $level ->
    [green] vert a des figures simples
    [yellow] jaune a des figures moyennes
   *[red] rouge a des figures difficiles
}.
polyminix-explain-side = { $figure }, une face de votre carte : la face choisie est la figure à recouvrir.
polyminix-explain-kit = Tout le monde a ces mêmes pièces.
polyminix-explain-track = La piste des points : à { $target } points, c’est la victoire.
polyminix-explain-goal = { $target } points : la victoire.
polyminix-explain-standing = { $points ->
    [one] { $name } a { $points } point sur { $target }.
   *[other] { $name } a { $points } points sur { $target }.
}
polyminix-explain-clock = Le temps depuis le début de la course.
