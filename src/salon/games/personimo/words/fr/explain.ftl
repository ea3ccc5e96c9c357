# Personimo : une phrase pour tout ce qu’on peut montrer du doigt.
personimo-explain-suit = { $suit ->
    [moons] Lunes
    [suns] Soleils
    [waves] Vagues
    [leaves] Feuilles
    [wyrms] Guivres
   *[knots] Nœuds
}, l’une des six couleurs : les cases d’une même couleur qui se touchent forment un îlot.
personimo-explain-any-suit = Toutes les couleurs : cette carte s’accorde avec ce qu’elle touche ; à la fin, ses deux cases prennent la couleur de votre choix.
personimo-explain-personality = Une personnalité, c’est une marque : un îlot rapporte ses cases fois ses marques.
personimo-explain-attraction = Une attraction, c’est une marque : un îlot rapporte ses cases fois ses marques.
personimo-explain-token = Un jeton de points, c’est une marque : un îlot rapporte ses cases fois ses marques.
personimo-explain-rank = { $rank ->
    [0] Une carte sans rang : ses couleurs décident de sa place dans la rangée.
    [1] Un As, rang 1 : les petites cartes sont à gauche de la rangée et se posent d’abord.
    [10] Une Couronne, rang 10 : elle porte une marque, mais vient tard dans la rangée.
   *[other] Rang { $rank } : la rangée va du petit au grand et se pose de gauche à droite.
}
personimo-explain-claim = { $card } : réservez-la et posez-la au tour suivant ; plus elle est à gauche, plus tôt vous jouez.
personimo-explain-claimed = { $card } : carte réservée ({ $name }), à poser quand la rangée y arrive.
personimo-explain-gone = { $card } : cette carte est déjà posée.
personimo-explain-offered = { $card } attend au marché : les petits rangs à gauche, les personnalités à droite.
personimo-explain-left = { $card } : personne n’a pris cette carte, on la défausse.
personimo-explain-closed = { $why }
personimo-explain-unfit = { $card } : aucune place dans votre quartier pour l’instant ; si vous la prenez, vous la défaussez.
personimo-explain-bring = { $gain ->
    [0] +0 : même au meilleur endroit, cette carte ne rapporte encore rien, mais elle peut préparer un îlot.
    [one] La pastille : { $gain } point, si cette carte allait maintenant au meilleur endroit.
   *[other] La pastille : { $gain } points, si cette carte allait maintenant au meilleur endroit.
}
personimo-explain-architect = Architecte : { $name }. Il marque la carte réservée.
personimo-explain-row-taken = Ces cartes se posent maintenant, de gauche à droite, dans l’ordre de la rangée.
personimo-explain-row-next = La rangée suivante, triée par rang, les personnalités à la fin : après avoir posé, vous y réservez une carte.
personimo-explain-deck = { $cards ->
    [0] La pioche est vide : ce sont les dernières cartes.
    [one] Il reste { $cards } carte dans la pioche.
   *[other] Il reste { $cards } cartes dans la pioche ; une rangée en sort à chaque tour.
}
personimo-explain-foreseen = { $card } arrive au marché dans la rangée d’après.
personimo-explain-aside = { $card } est de côté : on ne la verra pas dans cette partie.
personimo-explain-hand = { $card } est à vous : couvrez deux cases libres, dont une touche le QG ou l’une de ses couleurs.
personimo-explain-next = { $card } est à vous : vous la posez au tour suivant.
personimo-explain-discard = Une carte qui ne va nulle part se défausse, et seulement alors.
personimo-explain-placed = { $card } : une couleur pour chacune de ses deux cases ; ses marques sont sur la case de sa couleur du bas.
personimo-explain-open = { $card } : une carte indécise. Quelle case a quelle couleur n’est pas encore fixé ; elle compte donc au mieux pour vous.
personimo-explain-headquarters = { $card }, le QG : il a toutes ses couleurs à la fois, et toute carte peut le toucher.
personimo-explain-candidate = { $card } peut devenir votre QG : toute carte peut le toucher. Les nombres comptent les marques de ses couleurs dans la pioche.
personimo-explain-free = Une case libre : une carte y va si elle touche le QG ou une case de sa propre couleur.
personimo-explain-spot = { $gain ->
    [unknown] Un endroit pour votre carte ; on compte encore ses points.
    [0] Un endroit qui ne rapporte encore rien.
    [one] Un endroit pour votre carte : { $gain } point de plus.
   *[other] Un endroit pour votre carte : { $gain } points de plus.
}
personimo-explain-chosen = { $gain ->
    [unknown] Votre carte irait ici ; on compte encore ses points.
    [0] Votre carte irait ici, sans rien rapporter encore.
    [one] Votre carte irait ici : { $gain } point de plus.
   *[other] Votre carte irait ici : { $gain } points de plus.
}
personimo-explain-proposal = Votre partenaire pense poser { $card } ici.
personimo-explain-better = Un meilleur endroit pour la carte qui vient d’être posée.
personimo-explain-advised = Numéro { $rank } des conseils du coach, le meilleur d’abord.
personimo-explain-neighbourhood = { $suit ->
    [moons] Lunes
    [suns] Soleils
    [waves] Vagues
    [leaves] Feuilles
    [wyrms] Guivres
   *[knots] Nœuds
} : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} × { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
personimo-explain-idle = { $suit ->
    [moons] Lunes
    [suns] Soleils
    [waves] Vagues
    [leaves] Feuilles
    [wyrms] Guivres
   *[knots] Nœuds
} : un îlot sans marque ne rapporte encore rien.
personimo-explain-district = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant, la somme des îlots et des bonus.
personimo-explain-bonus = { $bonus } : { $about }
personimo-explain-way = Une façon de décider pour { $card } ; rien n’oblige à le faire avant la fin.
personimo-explain-title = Les titres du Déclin, et ce qui vous en sépare : les points sont ceux que vous auriez si la partie s’arrêtait maintenant.
