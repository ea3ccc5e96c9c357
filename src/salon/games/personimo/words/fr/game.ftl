# Personimo : tout ce que dit le jeu.
personimo-name = Personimo
personimo-about = Bâtissez le quartier le plus chic de Jacynth : posez des cartes, réunissez des îlots d’une même couleur, attirez personnalités et attractions.
personimo-glance = Une ville de cartes à bâtir
personimo-credits = De M. C. DeMarco, pour le Decktet de P. D. Magnus. Les cartes que vous voyez ici sont nos propres dessins.

# Les couleurs, de la plus simple à la plus chic (PM-1).
personimo-suit-moons = Lunes
personimo-suit-suns = Soleils
personimo-suit-waves = Vagues
personimo-suit-leaves = Feuilles
personimo-suit-wyrms = Guivres
personimo-suit-knots = Nœuds

# Les cartes (PM-2, PM-3).
personimo-card-ace-of-moons = As de Lunes
personimo-card-ace-of-suns = As de Soleils
personimo-card-ace-of-waves = As de Vagues
personimo-card-ace-of-leaves = As de Feuilles
personimo-card-ace-of-wyrms = As de Guivres
personimo-card-ace-of-knots = As de Nœuds
personimo-card-author = Écrivain
personimo-card-desert = Désert
personimo-card-origin = Origine
personimo-card-journey = Voyage
personimo-card-painter = Peintre
personimo-card-savage = Sauvage
personimo-card-mountain = Montagne
personimo-card-sailor = Marin
personimo-card-battle = Bataille
personimo-card-forest = Forêt
personimo-card-discovery = Découverte
personimo-card-soldier = Soldat
personimo-card-lunatic = Lunatique
personimo-card-penitent = Pénitent
personimo-card-market = Marché
personimo-card-chance-meeting = Rencontre
personimo-card-castle = Château
personimo-card-cave = Caverne
personimo-card-diplomat = Diplomate
personimo-card-mill = Moulin
personimo-card-betrayal = Trahison
personimo-card-pact = Pacte
personimo-card-darkness = Ténèbres
personimo-card-merchant = Marchand
personimo-card-huntress = Chasseresse
personimo-card-bard = Barde
personimo-card-sea = Mer
personimo-card-end = Fin
personimo-card-calamity = Calamité
personimo-card-windfall = Aubaine
personimo-card-harvest = Moisson
personimo-card-light-keeper = Gardien du phare
personimo-card-borderland = Confins
personimo-card-watchman = Veilleur
personimo-card-consul = Consul
personimo-card-rite = Rite
personimo-card-window = Fenêtre
personimo-card-island = Île
personimo-card-excuse = Excuse

# Les mêmes cartes dans une phrase.
personimo-the-ace-of-moons = l’As de Lunes
personimo-the-ace-of-suns = l’As de Soleils
personimo-the-ace-of-waves = l’As de Vagues
personimo-the-ace-of-leaves = l’As de Feuilles
personimo-the-ace-of-wyrms = l’As de Guivres
personimo-the-ace-of-knots = l’As de Nœuds
personimo-the-author = l’Écrivain
personimo-the-desert = le Désert
personimo-the-origin = l’Origine
personimo-the-journey = le Voyage
personimo-the-painter = le Peintre
personimo-the-savage = le Sauvage
personimo-the-mountain = la Montagne
personimo-the-sailor = le Marin
personimo-the-battle = la Bataille
personimo-the-forest = la Forêt
personimo-the-discovery = la Découverte
personimo-the-soldier = le Soldat
personimo-the-lunatic = le Lunatique
personimo-the-penitent = le Pénitent
personimo-the-market = le Marché
personimo-the-chance-meeting = la Rencontre
personimo-the-castle = le Château
personimo-the-cave = la Caverne
personimo-the-diplomat = le Diplomate
personimo-the-mill = le Moulin
personimo-the-betrayal = la Trahison
personimo-the-pact = le Pacte
personimo-the-darkness = les Ténèbres
personimo-the-merchant = le Marchand
personimo-the-huntress = la Chasseresse
personimo-the-bard = le Barde
personimo-the-sea = la Mer
personimo-the-end = la Fin
personimo-the-calamity = la Calamité
personimo-the-windfall = l’Aubaine
personimo-the-harvest = la Moisson
personimo-the-light-keeper = le Gardien du phare
personimo-the-borderland = les Confins
personimo-the-watchman = le Veilleur
personimo-the-consul = le Consul
personimo-the-rite = le Rite
personimo-the-window = la Fenêtre
personimo-the-island = l’Île
personimo-the-excuse = l’Excuse

# Les options.
personimo-group-scoring = Décompte
personimo-group-pace = Rythme
personimo-option-suits = Couleurs indécises
personimo-option-suits-about = La façon de décider, à la fin, quelle case d’une carte indécise a quelle couleur.
personimo-option-suits-best = Le meilleur choix se fait tout seul
personimo-option-suits-manual = On choisit à la main, et le meilleur choix est montré
personimo-option-turn_seconds = Temps par décision
personimo-option-turn_seconds-about = Le délai passé, la carte va là où elle rapporte le plus, et la première carte libre est réservée.
personimo-option-turn_seconds-0 = Sans limite
personimo-option-turn_seconds-30 = 30 secondes
personimo-option-turn_seconds-60 = 1 minute
personimo-option-turn_seconds-120 = 2 minutes

# Les robots.
personimo-level-gentle = Doux
personimo-level-gentle-about = Voit ce qui rapporte, mais se laisse distraire.
personimo-level-fair = Moyen
personimo-level-fair-about = Prend tout de suite le plus de points possible.
personimo-level-sharp = Redoutable
personimo-level-sharp-about = Pense à la fois à la pose et à la carte suivante.
personimo-level-master = Maître
personimo-level-master-about = Joue mille avenirs dans sa tête avant chaque coup.

# Ce qui est demandé.
personimo-decision-place = Posez votre carte
personimo-decision-discard = Votre carte ne va nulle part : défaussez-la
personimo-decision-select = Choisissez votre QG
personimo-decision-claim = Réservez une carte de la nouvelle rangée
personimo-decision-settle = Choisissez vos couleurs indécises, puis validez

# Ce qui s’est passé.
personimo-event-dealt = { $turn ->
    [0] La première rangée est distribuée.
   *[other] Tour { $turn } : une nouvelle rangée est distribuée.
}
personimo-event-selected = { $name } choisit { $card } comme QG.
personimo-event-claimed = { $name } réserve { $card }.
personimo-event-placed = { $gain ->
    [0] { $name } pose { $card }.
    [one] { $name } pose { $card } : { $gain } point de plus.
   *[other] { $name } pose { $card } : { $gain } points de plus.
}
personimo-event-placed-loss = { $loss ->
    [one] { $name } pose { $card } et perd { $loss } point.
   *[other] { $name } pose { $card } et perd { $loss } points.
}
personimo-event-discarded = { $name } doit défausser { $card }.
personimo-event-fixed = { $name } fixe les couleurs : { $card }.
personimo-event-settled = { $name } a validé ses couleurs.
personimo-event-ended = Les quartiers sont achevés.
personimo-event-taken-back = { $name } annule son coup.

# La feuille de score (PM-41) et ses remarques (PM-45).
personimo-line-neighbourhood = { $suit ->
    [moons] Lunes
    [suns] Soleils
    [waves] Vagues
    [leaves] Feuilles
    [wyrms] Guivres
   *[knots] Nœuds
} : { $blocks ->
    [one] { $blocks } case
   *[other] { $blocks } cases
} × { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
}
personimo-note-tie-largest = Égalité à { $points } points : le plus grand îlot l’emporte, { $more } cases contre { $less }.
personimo-note-tie-personalities = Égalité à { $points } points, îlots compris : les personnalités tranchent, { $more } contre { $less }.
personimo-note-tie-attractions = Égalité à { $points } points, personnalités comprises : les attractions tranchent, { $more } contre { $less }.
personimo-note-tie-crowns = Égalité à { $points } points et sur presque tout : les Couronnes tranchent, { $more } contre { $less }.
personimo-note-tie-shared = Égalité à { $points } points et sur tout ce qui départage : la place est partagée.

# Les refus.
personimo-spots-instead = { $spots ->
    [0] Elle ne va nulle part et doit être défaussée.
    [one] Elle ne va qu’à un seul endroit.
   *[other] Elle peut aller à { $spots } endroits.
}
refused-personimo-asked-to-place = Posez d’abord la carte que votre architecte a prise.
refused-personimo-asked-to-select = Choisissez d’abord votre QG : les cartes sont distribuées ensuite.
refused-personimo-no-headquarters = Cette carte ne peut pas être un QG. Choisissez l’un de ceux qui sont proposés.
refused-personimo-asked-to-claim = Réservez maintenant une carte de la nouvelle rangée pour votre architecte.
refused-personimo-asked-to-settle = Toutes les cartes sont posées : on ne peut plus que choisir des couleurs indécises, puis valider.
refused-personimo-squares-apart = Une carte couvre deux cases voisines. { personimo-spots-instead }
refused-personimo-square-taken = Une carte ne se pose pas sur une case déjà bâtie. { personimo-spots-instead }
refused-personimo-too-large = Le quartier dépasserait { $size } cases de large ou de haut. { personimo-spots-instead }
refused-personimo-touches-nothing = Une carte doit toucher le quartier par un côté. { personimo-spots-instead }
refused-personimo-no-match = La carte n’a aucune couleur en commun avec ce qu’elle toucherait. { personimo-spots-instead }
refused-personimo-no-longer-matches = Les cases qu’elle toucherait ne peuvent plus avoir aucune de ses couleurs : des cartes plus anciennes en ont décidé autrement. { personimo-spots-instead }
refused-personimo-must-place = { $spots ->
    [one] Une carte qui peut être posée doit l’être, et celle-ci ne va qu’à un seul endroit.
   *[other] Une carte qui peut être posée doit l’être, et celle-ci peut aller à { $spots } endroits.
}
refused-personimo-no-such-card = Cette carte n’existe pas : la rangée en a { $cards }. Libres : { $free }.
refused-personimo-claimed = Cette carte est déjà réservée. Libres : { $free }.
refused-personimo-not-open = { $open ->
    [0] Vous n’avez aucune carte aux couleurs encore indécises.
    [one] On ne décide que d’une carte à soi, encore indécise ; vous en avez une.
   *[other] On ne décide que d’une carte à soi, encore indécise ; vous en avez { $open }.
}
refused-personimo-fix-takes-last-spot = Ainsi fixée, elle ne laisserait plus aucune place à la carte que vous avez en main.
refused-personimo-other-suits = Les cases de cette carte ne peuvent pas avoir ces couleurs ; inversez-les.

# Pourquoi un coup vaut moins que le meilleur, d’après les mesures du coach.
personimo-why-marks = Environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins en { $suit ->
    [moons] Lunes
    [suns] Soleils
    [waves] Vagues
    [leaves] Feuilles
    [wyrms] Guivres
   *[knots] Nœuds
} : il y manque des marques.
personimo-why-blocks = Environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins en { $suit ->
    [moons] Lunes
    [suns] Soleils
    [waves] Vagues
    [leaves] Feuilles
    [wyrms] Guivres
   *[knots] Nœuds
} : l’îlot reste plus petit.
personimo-why-empty = { $squares ->
    [one] Environ { $squares } case de plus reste vide.
   *[other] Environ { $squares } cases de plus restent vides.
}
personimo-why-unfillable = Le quartier ne peut plus être rempli en entier.
personimo-why-spots = Ce coup bloque { $spots ->
    [one] { $spots } endroit pour les cartes à venir.
   *[other] { $spots } endroits pour les cartes à venir.
}
personimo-why-order = Au prochain tour, vous choisissez en position { $place }, et non { $better }.
personimo-why-rival = Votre rival le mieux placé gagne environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
