# Les variantes de Personimo : tout ce qu’elles ajoutent.

# Les options.
personimo-group-district = Quartiers
personimo-group-market = Marché
personimo-group-deck = Cartes
personimo-group-order = Ordre de départ
personimo-group-bonuses = Bonus
personimo-group-solitaire = Solitaire
personimo-option-jacynimo = Jacynimo
personimo-option-jacynimo-about = Un tableau de 4×4 où une carte est une seule case et a toutes ses couleurs à la fois. Quinze cartes chacun.
personimo-option-jacynimo-false = Non
personimo-option-jacynimo-true = Oui
personimo-option-sprawl = Étalement urbain
personimo-option-sprawl-about = Le quartier n’a pas de bornes, mais toutes les cases qui se touchent doivent s’accorder.
personimo-option-sprawl-false = Non
personimo-option-sprawl-true = Oui
personimo-option-drafty = Courants d’air
personimo-option-drafty-about = À trois ou quatre, chacun a deux architectes et les rangées sont deux fois plus longues.
personimo-option-drafty-false = Non
personimo-option-drafty-true = Oui
personimo-option-soothsayer = Le Devin
personimo-option-soothsayer-about = La rangée suivante est visible avant qu’on choisisse dans celle-ci.
personimo-option-soothsayer-false = Non
personimo-option-soothsayer-true = Oui
personimo-option-courting_danger = Cour et danger
personimo-option-courting_danger-about = Les Pions et les Cours qui ne sont pas des QG entrent dans la pioche. Ils couvrent deux cases, avec deux de leurs trois couleurs.
personimo-option-courting_danger-false = Non
personimo-option-courting_danger-true = Oui
personimo-option-don_giovanni = Don Giovanni
personimo-option-don_giovanni-about = Les Pions et les Cours ont deux couleurs par case : celle du milieu sur les deux.
personimo-option-don_giovanni-false = Non
personimo-option-don_giovanni-true = Oui
personimo-option-excuses_wild = Excuses libres
personimo-option-excuses_wild-about = L’Excuse entre dans la pioche. Elle s’accorde avec tout et prend une couleur au choix au décompte.
personimo-option-excuses_wild-false = Non
personimo-option-excuses_wild-true = Oui
personimo-option-head_start = Le coup d’avance
personimo-option-head_start-about = Les QG sont des personnalités, avec une marque en Nœuds.
personimo-option-head_start-false = Non
personimo-option-head_start-true = Oui
personimo-option-lucky_nines = Les neuf chanceux
personimo-option-lucky_nines-about = Un 9 a deux marques, le Marchand trois.
personimo-option-lucky_nines-false = Non
personimo-option-lucky_nines-true = Oui
personimo-option-paralysis = L’embarras du choix
personimo-option-paralysis-about = Au décompte, on choisit pour chaque carte marquée laquelle de ses couleurs porte les marques.
personimo-option-paralysis-false = Non
personimo-option-paralysis-true = Oui
personimo-option-rebalancing = Le rééquilibrage
personimo-option-rebalancing-about = Les cartes écartées ne le sont pas au hasard : les plus simples d’abord, jamais les personnalités.
personimo-option-rebalancing-false = Non
personimo-option-rebalancing-true = Oui
personimo-option-reveal = La révélation
personimo-option-reveal-about = Les cartes écartées sont visibles.
personimo-option-reveal-false = Non
personimo-option-reveal-true = Oui
personimo-option-race = La course
personimo-option-race-about = Les QG décident qui choisit en premier.
personimo-option-race-false = Non
personimo-option-race-true = Oui
personimo-option-bonus_complete = Quartier complet (5)
personimo-option-bonus_complete-about = Cinq points pour un quartier sans case vide.
personimo-option-bonus_complete-false = Non
personimo-option-bonus_complete-true = Oui
personimo-option-bonus_centre = QG au centre (5)
personimo-option-bonus_centre-about = Cinq points pour un QG au centre exact d’un quartier qui a atteint sa pleine taille.
personimo-option-bonus_centre-false = Non
personimo-option-bonus_centre-true = Oui
personimo-option-bonus_corner = QG dans un coin (10)
personimo-option-bonus_corner-about = Dix points pour un QG dans un coin d’un quartier qui a atteint sa pleine taille.
personimo-option-bonus_corner-false = Non
personimo-option-bonus_corner-true = Oui
personimo-option-bonus_line = Ligne d’une couleur (5, 10 ou 15)
personimo-option-bonus_line-about = Pour la meilleure ligne de trois, quatre ou cinq cases d’une couleur ; les diagonales comptent.
personimo-option-bonus_line-false = Non
personimo-option-bonus_line-true = Oui
personimo-option-bonus_box = Carré d’une couleur (5)
personimo-option-bonus_box-about = Cinq points pour quatre cases d’une couleur en carré.
personimo-option-bonus_box-false = Non
personimo-option-bonus_box-true = Oui
personimo-option-bonus_across = Îlot traversant (10)
personimo-option-bonus_across-about = Dix points pour un îlot qui traverse tout le quartier.
personimo-option-bonus_across-false = Non
personimo-option-bonus_across-true = Oui
personimo-option-bonus_largest = Plus grands îlots (5 chacun)
personimo-option-bonus_largest-about = Pour chaque couleur, cinq points au plus grand îlot de tous les quartiers ; à plus de trois, deux au deuxième.
personimo-option-bonus_largest-false = Non
personimo-option-bonus_largest-true = Oui
personimo-option-model = La maquette
personimo-option-model-about = Les quartiers montrent des jetons de couleur et de marque au lieu des cartes. Ne change aucune règle.
personimo-option-model-false = Non
personimo-option-model-true = Oui
personimo-option-size = Taille du quartier
personimo-option-size-about = De plus grands quartiers pour deux ou trois joueurs.
personimo-option-size-usual = Habituelle : 5×5 (4×4 à Jacynimo, 7×7 en équipe)
personimo-option-size-6x6 = 6×6
personimo-option-size-7x7 = 7×7
personimo-option-size-9x9 = 9×9
personimo-option-shared = Qui bâtit où
personimo-option-shared-about = Les quartiers partagés.
personimo-option-shared-no = Chacun son quartier
personimo-option-shared-between = Entre deux quartiers
personimo-option-shared-teamwork = Travail d’équipe
personimo-option-sorting = Ordre de la rangée
personimo-option-sorting-about = Comment le marché est trié.
personimo-option-sorting-usual = Par rang, personnalités à la fin
personimo-option-sorting-incognito = Incognito : par rang seulement
personimo-option-sorting-recognition = Reconnaissance : personnalités par couleur
personimo-option-sorting-inception = Inception : tout par couleur
personimo-option-crowd = Une carte de plus
personimo-option-crowd-about = Chaque rangée compte une carte de plus qu’il n’y a d’architectes.
personimo-option-crowd-no = Non
personimo-option-crowd-three = La foule à trois (défaussée)
personimo-option-crowd-four = La foule à quatre (passe à la suivante)
personimo-option-attraction_from = Détractions
personimo-option-attraction_from-about = Le plus petit rang d’une attraction.
personimo-option-attraction_from-2 = Rang 2
personimo-option-attraction_from-3 = Rang 3
personimo-option-attraction_from-4 = Rang 4
personimo-option-attraction_from-5 = Rang 5
personimo-option-attraction_from-6 = Rang 6
personimo-option-attraction_from-7 = Rang 7
personimo-option-attraction_from-8 = Rang 8
personimo-option-attraction_from-9 = Rang 9
personimo-option-attraction_from-10 = Couronnes seulement
personimo-option-tournament = Tournoi
personimo-option-tournament-about = Une série de parties : l’ordre de départ avance d’une place à chaque partie, et les scores s’additionnent.
personimo-option-tournament-0 = Une seule partie
personimo-option-tournament-1 = Partie 1 d’une série
personimo-option-tournament-2 = Partie 2 d’une série
personimo-option-tournament-3 = Partie 3 d’une série
personimo-option-tournament-4 = Partie 4 d’une série
personimo-option-tournament-5 = Partie 5 d’une série
personimo-option-tournament-6 = Partie 6 d’une série
personimo-option-goblins = L’Âge des gobelins
personimo-option-goblins-about = Des bonus tirés au hasard, montrés au départ.
personimo-option-goblins-0 = Aucun
personimo-option-goblins-2 = 2 bonus
personimo-option-goblins-3 = 3 bonus
personimo-option-goblins-4 = 4 bonus
personimo-option-goblins-5 = 5 bonus
personimo-option-solitaire = Solitaire
personimo-option-solitaire-about = Comment on joue seul.
personimo-option-solitaire-waning = Le Déclin : rangées de trois, chaque position une fois en trois tours
personimo-option-solitaire-thorny = Couronnes d’épines : rangées de quatre, pioche double
personimo-option-solitaire-thorny-single = Couronnes d’épines : rangées de quatre, défausse remélangée

# Les formules toutes prêtes.
personimo-preset-base = Personimo
personimo-preset-base-about = Le jeu tel quel.
personimo-preset-waning = Le Déclin
personimo-preset-waning-about = Un solitaire : rangées de trois, chaque position une fois en trois tours.
personimo-preset-thorny-crowns = Couronnes d’épines
personimo-preset-thorny-crowns-about = Un solitaire : ce qu’on a pris décide de ce qu’on peut prendre.
personimo-preset-jacynimo = Jacynimo
personimo-preset-jacynimo-about = Plus petit, plus rapide : une carte, une case, toutes ses couleurs.
personimo-preset-badgers = L’Âge des blaireaux
personimo-preset-badgers-about = Des bonus pour un quartier complet et un QG au centre.
personimo-preset-goblins = L’Âge des gobelins
personimo-preset-goblins-about = Trois bonus tirés au hasard.
personimo-preset-between = Entre deux quartiers
personimo-preset-between-about = On bâtit avec ses deux voisins, et c’est le moins bon quartier qui compte.
personimo-preset-teamwork = Travail d’équipe
personimo-preset-teamwork-about = Des équipes de deux bâtissent des quartiers de 7×7.
personimo-preset-6x6 = 6×6
personimo-preset-6x6-about = À deux, avec un QG de deux cases.
personimo-preset-7x7 = 7×7
personimo-preset-7x7-about = À deux ou trois, 24 cartes chacun.
personimo-preset-9x9 = 9×9
personimo-preset-9x9-about = À deux, 40 cartes chacun, avec les Pions et les Cours.
personimo-preset-sprawl = Étalement urbain
personimo-preset-sprawl-about = Sans bornes, mais tout doit s’accorder.
personimo-preset-three-crowd = La foule à trois
personimo-preset-three-crowd-about = Une carte de plus par rangée ; celle qui reste est défaussée.
personimo-preset-four-crowd = La foule à quatre
personimo-preset-four-crowd-about = Une carte de plus par rangée ; celle qui reste rejoint la suivante.
personimo-preset-drafty = Courants d’air
personimo-preset-drafty-about = Deux architectes chacun, à trois ou quatre.
personimo-preset-don-giovanni = Don Giovanni
personimo-preset-don-giovanni-about = Les Pions et les Cours dans la pioche, deux couleurs par case.
personimo-preset-tournament = Tournoi
personimo-preset-tournament-about = Une série de parties avec un classement.

# Ce qui s’est passé.
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

# La feuille de score (PM-90 à PM-96, PM-67) et ses remarques (PM-67, PM-112).
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
personimo-note-tie-other = Égalité à { $points } points : le meilleur autre quartier l’emporte, { $more } contre { $less }.
personimo-note-architect-of-the-year = { $points } points : vous voilà Architecte de l’année !
personimo-note-unremarked = { $points } points : un quartier honorable. À partir de 50, on est Architecte de l’année.
personimo-note-tarred = { $points ->
    [one] { $points } point
   *[other] { $points } points
} seulement : un fâcheux incident de goudron et de plumes s’ensuit.

# Les refus.
refused-personimo-one-square = À Jacynimo, une carte couvre une seule case. { personimo-spots-instead }
refused-personimo-not-all-match = Quand le quartier s’étale, toutes les cases qui se touchent doivent s’accorder. { personimo-spots-instead }
refused-personimo-position-not-allowed = Cette position n’est pas permise cette fois-ci. Permises : { $free }.
refused-personimo-other-scoring = Cette couleur ne peut pas porter les marques de cette carte.
refused-personimo-no-choice-of-scoring = Il n’y a rien à choisir pour les marques de cette carte.
refused-personimo-no-team = Il n’y a pas d’équipe dans cette partie à qui proposer quelque chose.
refused-personimo-too-few-cards = À { $seats }, « { $pick } » prendrait { $cards } cartes, et il n’y en a que { $there }.
refused-personimo-too-few-bonuses = On ne peut pas tirer { $drawn } bonus : à part ceux qui sont choisis, seuls { $there } ont un sens ici.
