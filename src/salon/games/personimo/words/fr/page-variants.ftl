# Personimo : ce que seule la page dit des variantes.
personimo-page-row-alone = Prenez-en une
personimo-page-any-suit = n’importe quelle couleur
personimo-page-open-suits = { $best }, encore à choisir parmi { $all }
personimo-page-ground = Votre quartier
personimo-page-whole = Tout montrer
personimo-page-nearer = Plus près
personimo-page-farther = Plus loin

# Marché.
personimo-page-foreseen = Prédiction : la rangée d’après
personimo-page-aside = { $cards ->
    [one] 1 carte écartée
   *[other] { $cards } cartes écartées
}
personimo-page-unclaimed-discarded = Une carte de la rangée reste, et elle est défaussée.
personimo-page-unclaimed-kept = Une carte de la rangée reste, et elle rejoint la suivante.
personimo-page-left-over = { $count ->
    [one] Restée au marché, donc défaussée : { $cards }.
   *[other] Restées au marché, donc défaussées : { $cards }.
}
personimo-page-stays-over = Reste pour la rangée suivante : { $cards }.

# Solitaire (PM-110, PM-111). Les positions se comptent à partir de 1.
personimo-page-position = { $position ->
    [1] 1re
   *[other] { $position }e
}
personimo-page-alone-any = Vous pouvez prendre n’importe quelle carte.
personimo-page-alone-allowed = Vous pouvez prendre la { $positions } carte.
personimo-page-closed-all-PM-110 = { $count ->
    [one] Déjà prise dans ces trois tours : { $positions }.
   *[other] Déjà prises dans ces trois tours : { $positions }.
}
personimo-page-closed-all-PM-111 = { $count ->
    [one] Vous venez de prendre la { $last }. Position fermée : { $positions }.
   *[other] Vous venez de prendre la { $last }. Positions fermées : { $positions }.
}
personimo-page-unfit = Sans place
personimo-page-closed-PM-110 = La { $position } position a déjà été prise dans ces trois tours (PM-110).
personimo-page-closed-PM-111 = Vous venez de prendre la { $last } carte : la { $position } n’est pas permise maintenant (PM-111).

# Quartiers à plusieurs (PM-67, PM-68).
personimo-page-team = Équipe { $team }
personimo-page-team-line = Vous bâtissez ici avec { $names }.
personimo-page-team-first = Montrer d’abord à mon équipe
personimo-page-team-shown = Votre équipe voit votre idée. Appuyez encore une fois pour la jouer.
personimo-page-team-would-place = { $name } pense poser { $card } à l’endroit montré.
personimo-page-team-would-claim = { $name } pense réserver { $card }.
personimo-page-propose = Montrer à l’équipe
personimo-page-between-here = Vous bâtissez ici maintenant, avec { $names } ; la prochaine fois avec { $others }.
personimo-page-between-own = Cet architecte bâtit ici ; le second bâtit dans l’autre quartier.
personimo-page-between-lower = Votre quartier le plus faible compte : { $points } (ici { $here }, là { $there }).

# Bonus.
personimo-page-bonuses = Bonus
personimo-page-bonuses-drawn = Les bonus de cette partie : { $bonuses }.
personimo-page-drawn = tiré au sort
personimo-page-bonus-nobody = personne encore

personimo-page-carry = { $card } : marques en { $suit }

# Ce que les variantes ajoutent à l’historique et à la feuille de score.
personimo-event-carried = { $name } choisit la couleur qui porte les marques : { $card }.
personimo-event-proposed = { $name } propose quelque chose à son équipe.
personimo-event-left-over = { $count ->
    [one] Une carte reste et part à la défausse.
   *[other] { $count } cartes restent et partent à la défausse.
}
personimo-event-left-over-kept = La carte restante passe à la rangée suivante.
personimo-event-foreseen = Le devin montre la rangée d’après.
personimo-event-reshuffled = Les cartes défaussées sont mélangées et forment une nouvelle pioche.
personimo-event-bonuses-drawn = Les bonus de cette partie sont tirés au sort.
personimo-line-bonus-complete = Bonus : quartier complet
personimo-line-bonus-centre = Bonus : QG au centre
personimo-line-bonus-corner = Bonus : QG dans un coin
personimo-line-bonus-line = Bonus : ligne d’une couleur
personimo-line-bonus-box = Bonus : carré d’une couleur
personimo-line-bonus-across = Bonus : îlot traversant
personimo-line-bonus-largest = Bonus : plus grand îlot, { $suit ->
    [moons] Lunes
    [suns] Soleils
    [waves] Vagues
    [leaves] Feuilles
    [wyrms] Guivres
   *[knots] Nœuds
}
personimo-line-other-district = L’autre quartier ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) ne compte pas
personimo-note-tie-other = Égalité à { $points } points : l’autre quartier tranche, { $more } contre { $less }.
personimo-note-architect-of-the-year = { $points } points : vous voilà Architecte de l’année !
personimo-note-unremarked = { $points } points : un quartier honorable. À partir de 50, on est Architecte de l’année.
personimo-note-tarred = { $points ->
    [one] { $points } point
   *[other] { $points } points
} seulement : un fâcheux incident de goudron et de plumes s’ensuit.
