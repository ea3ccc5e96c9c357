# Personimo : ce que seule la page dit.
personimo-alone-link = Coup du jour
personimo-ask-place = Posez votre carte
personimo-ask-discard = Défaussez votre carte
personimo-ask-select = Choisissez votre QG
personimo-ask-claim = Réservez une carte
personimo-ask-settle = Choisissez vos couleurs indécises, puis comptez
personimo-asked-place = { $name } pose une carte
personimo-asked-discard = { $name } a une carte qui ne va nulle part
personimo-asked-select = { $name } choisit son QG
personimo-asked-claim = { $name } réserve une carte
personimo-asked-settle = { $name } choisit ses couleurs indécises

# Une lettre par couleur.
personimo-page-letter-moons = L
personimo-page-letter-suns = S
personimo-page-letter-waves = V
personimo-page-letter-leaves = F
personimo-page-letter-wyrms = G
personimo-page-letter-knots = N

personimo-page-market = Le marché
personimo-page-row-taken = À poser
personimo-page-row-next = À réserver
personimo-page-row-first = Premières cartes, à réserver
personimo-page-deck = { $cards ->
    [0] La pioche est vide
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
personimo-page-card = { $name }, { $rank ->
    [0] { $suits }
   *[other] rang { $rank }, { $suits }
}{ $marks ->
    [0] {""}
    [one] , { $marks } marque en { $suit }
   *[other] , { $marks } marques en { $suit }
}
personimo-page-card-claimed = { $card } ; réservée par { $name }
personimo-page-card-gone = { $card } : déjà prise
personimo-page-claim-card = Réserver : { $card }.
personimo-page-could-bring = { $gain ->
    [one] Pourrait rapporter { $gain } point.
   *[other] Pourrait rapporter { $gain } points.
}

personimo-page-points = { $points }
personimo-page-district = Quartier : { $name }, QG { $headquarters }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
personimo-page-enlarge = Agrandir
personimo-page-close = Fermer

personimo-page-hand = Ce que vous pouvez faire
personimo-page-choose-spot = Choisissez un endroit.
personimo-page-coins = Plus la pastille est grande, plus il rapporte.
personimo-page-no-gain = Aucun ne rapporte encore.
personimo-page-choose-card = Choisissez une carte ; la pastille dit ce qu’elle rapporterait.
personimo-page-yours-next = Ensuite, à vous
personimo-page-counting = On compte…
personimo-page-then-points = → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
personimo-page-turn = Tourner
personimo-page-place = Poser ici
personimo-page-discard = Défausser
personimo-page-fits-nowhere = { $card } : pas deux cases libres à côté d’une de ses couleurs ou de votre QG. La carte ne va nulle part, on la défausse (PM-33).
personimo-page-fits-nowhere-brief = { $card } ne va nulle part. On défausse cette carte.
personimo-page-settle = Toutes les cartes sont posées. Touchez une carte indécise pour choisir ses couleurs, ou comptez tel quel : le meilleur choix est montré.
personimo-page-score-it = Compter
personimo-page-open-cards = { $count ->
    [one] 1 carte indécise
   *[other] { $count } cartes indécises
}
personimo-page-fix = Quelle case a quelle couleur ?
personimo-page-carries = Quelle couleur porte les marques ?
personimo-page-fix-way = { $card } : { $suits }
personimo-page-choices = Choisir les couleurs
personimo-page-leave-open = Laisser indécise
personimo-page-best-now = le mieux pour l’instant

personimo-page-in-words = Le quartier en mots
personimo-page-where = { $wide ->
    [0] colonne { $columns }
   *[other] colonnes { $columns }
}, { $tall ->
    [0] ligne { $rows }
   *[other] lignes { $rows }
}
personimo-page-spot = { $where } : { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}
personimo-page-spots = { $count ->
    [one] 1 endroit possible
   *[other] { $count } endroits possibles
}
personimo-page-head-where = Case
personimo-page-head-card = Carte
personimo-page-head-suits = Couleur
personimo-page-head-marks = Marques
personimo-page-head-area = Îlot
personimo-page-area = { $suit } { $blocks } × { $marks } = { $points }

personimo-page-result-rank = { $rank ->
    [1] Victoire
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] Sixième
}
personimo-page-no-points = Aucun îlot avec une marque : pas de points.
personimo-page-count-skip = Tout afficher
personimo-page-total = Total

# Les touches du plateau.
personimo-key-step = Passer d’un endroit à l’autre
personimo-key-turn = Tourner la carte
personimo-key-place = La poser
personimo-key-drop = Quitter l’endroit

# Comment jouer en trois images, sur le grand écran.
personimo-how-1 = Réservez une carte pour votre quartier.
personimo-how-2 = Posez-la : une couleur touche la sienne.
personimo-how-3 = Les cases fois les marques font les points.
