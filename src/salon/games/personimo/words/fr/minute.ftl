# Le jeu en une minute : un titre et une phrase ou deux pour chaque étape de diagrams/minute.json.
personimo-minute-claim-title = Réservez une carte
personimo-minute-claim = Une rangée de cartes attend au marché. Placez votre architecte sur celle que vous voulez bâtir ensuite.
personimo-minute-order-title = Les petites cartes jouent d’abord
personimo-minute-order = La rangée va du plus petit rang au plus grand, les personnalités toujours à la fin. On joue dans cet ordre : une belle carte fait souvent jouer tard.
personimo-minute-place-title = Bâtissez votre quartier
personimo-minute-place = Votre carte couvre deux cases contre ce qui est déjà bâti. Contre le QG, tout est permis. Ailleurs, une case de la carte doit en toucher une de la même couleur.
personimo-minute-open-title = Laissez la carte indécise
personimo-minute-open = Une carte donne une couleur à chacune de ses cases. Laquelle à laquelle ? Cela reste indécis jusqu’à ce qu’une autre carte tranche. À la fin, la meilleure façon compte.
personimo-minute-score-title = Cases fois marques
personimo-minute-score = Des cases d’une même couleur qui se touchent forment un îlot. Il vaut ses cases fois ses marques : les personnalités et les attractions (8, 9 et Couronnes) qui s’y trouvent. Sans marque, pas de points.
personimo-minute-end-title = Le meilleur quartier l’emporte
personimo-minute-end = Après douze tours, on additionne les îlots de chaque quartier. Le meilleur score l’emporte.

# Ce qui se lit dans les images et dessous.
personimo-picture-fits = Elle convient : Vagues touche Vagues.
personimo-picture-allowed = Une carte à un endroit qui convient.
personimo-picture-refused = Une carte à un endroit qui ne convient pas.
personimo-picture-way = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $best ->
    [yes] {" "}: cette façon compte
   *[no] {""}
}
personimo-picture-count = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} × { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
}
personimo-picture-bonus = +{ $gain }

# Les variantes qui sont un choix dans une option : leur nom et ce qu’elles changent.
personimo-variant-size-6x6 = Un quartier de 6×6
personimo-variant-size-6x6-about = Un quartier plus grand à deux, avec une seule pioche. Le QG couvre deux cases, lui aussi.
personimo-variant-size-7x7 = Un quartier de 7×7
personimo-variant-size-7x7-about = De la place pour 24 cartes par personne, avec une pioche double.
personimo-variant-size-9x9 = Un quartier de 9×9
personimo-variant-size-9x9-about = La plus longue des parties : toute une ville à deux, avec les Pions et les Cours.
personimo-variant-shared-between-about = Vous bâtissez un quartier avec la personne à votre gauche, un autre avec celle à votre droite ; le moins bon des deux fait votre score. Soignez donc les deux.
personimo-variant-shared-teamwork-about = Deux par équipe, pour un seul quartier de 7×7. On peut montrer un coup avant de le jouer.
personimo-variant-sorting-incognito = Incognito
personimo-variant-sorting-incognito-about = La rangée est triée par rang seulement : les personnalités n’attendent plus à la fin.
personimo-variant-sorting-recognition = Reconnaissance
personimo-variant-sorting-recognition-about = Les personnalités, en fin de rangée, sont triées par couleur et non par rang.
personimo-variant-sorting-inception = Inception
personimo-variant-sorting-inception-about = Toute la rangée est triée par couleur, personnalités comprises.
personimo-variant-crowd-three = La foule à trois
personimo-variant-crowd-three-about = Chaque rangée a une carte de trop. Celle que personne ne réserve est défaussée.
personimo-variant-crowd-four = La foule à quatre
personimo-variant-crowd-four-about = Chaque rangée a une carte de trop. Celle que personne ne réserve passe dans la suivante.
personimo-variant-suits-manual = À la main
personimo-variant-suits-manual-about = À la fin, vous choisissez vous-même les couleurs de vos cartes indécises, et voyez le meilleur choix.
personimo-variant-solitaire-thorny = Couronnes d’épines
personimo-variant-solitaire-thorny-about = En solo, des rangées de quatre : plus vous prenez à droite, moins vous aurez le choix ensuite.
personimo-variant-solitaire-thorny-single = Couronnes d’épines, pioche simple
personimo-variant-solitaire-thorny-single-about = La même chose avec une seule pioche : quand elle est vide, on remélange la défausse.
personimo-variant-attraction_from-5-about = Les cartes sont des attractions à partir d’un autre rang, par exemple 5 au lieu de 8 : plus de marques, ou moins.
