# Polyminix: everything the game says.
polyminix-name = Polyminix
polyminix-about = Recouvrez la figure avec vos pièces avant que les autres n’aient recouvert la leur.
polyminix-glance = Une course de pièces en bois
polyminix-credits = D’A. Mazzitelli, M. C. Migliucci et E. Pessi ; édité par CreativaMente.

# Options.
polyminix-group-game = Jeu
polyminix-group-pace = Rythme
polyminix-group-solo = En solo
polyminix-option-game = Jeu
polyminix-option-game-about = Recouvrir les figures des cartes, ou construire des figures qui ont certaines propriétés.
polyminix-option-game-cover = Jeu 1 : recouvrir la figure
polyminix-option-game-solve = Jeu 2 : résoudre le problème
polyminix-option-target = Points pour gagner
polyminix-option-target-about = C’est gagné dès qu’une seule personne est en tête avec au moins ce nombre de points.
polyminix-option-target-12 = 12 points
polyminix-option-target-6 = 6 points : une partie courte
polyminix-option-new_challenges = Nouveaux défis
polyminix-option-new_challenges-about = La personne dont c’est le tour peut aussi faire créer une figure, que tout le monde recouvre.
polyminix-option-new_challenges-false = Seulement les cartes
polyminix-option-new_challenges-true = Les cartes et de nouvelles figures
polyminix-option-starts = Qui commence
polyminix-option-starts-about = La personne la plus jeune, si vous voulez ; puis dans le sens des aiguilles d’une montre.
polyminix-option-starts-random = Tirage au sort
polyminix-option-starts-1 = La première place
polyminix-option-starts-2 = La deuxième place
polyminix-option-starts-3 = La troisième place
polyminix-option-starts-4 = La quatrième place
polyminix-option-kit = Pièces
polyminix-option-kit-about = Les mêmes pour tout le monde. Les cartes sont faites pour celles de la boîte.
polyminix-option-kit-polyminix = Les pièces de la boîte
polyminix-option-kit-curved = Avec F et W au lieu de U et Y
polyminix-option-clock_seconds = Le chrono
polyminix-option-clock_seconds-about = Le temps d’un tour contre la montre.
polyminix-option-clock_seconds-60 = 1 minute
polyminix-option-clock_seconds-45 = 45 secondes
polyminix-option-clock_seconds-30 = 30 secondes
polyminix-option-limit_seconds = Temps limite
polyminix-option-limit_seconds-about = Dans les autres tours, la course s’arrête au plus tard après ce temps.
polyminix-option-limit_seconds-0 = Sans limite
polyminix-option-limit_seconds-120 = 2 minutes
polyminix-option-limit_seconds-300 = 5 minutes
polyminix-option-limit_seconds-600 = 10 minutes
polyminix-option-hints = Indices
polyminix-option-hints-about = Autorise à interroger le solveur pendant la course. En solo, c’est toujours permis.
polyminix-option-hints-false = Sans indices
polyminix-option-hints-true = Indices pour tout le monde
polyminix-option-solo = En solo
polyminix-option-solo-about = À quoi jouer en solo.
polyminix-option-solo-dice = Lancer les dés, comme à plusieurs
polyminix-option-solo-challenge = Un défi de votre choix
polyminix-option-solo-campaign = Campagne : un défi après l’autre
polyminix-option-solo-day = Le défi du jour
polyminix-option-campaign = Campagne
polyminix-option-campaign-about = Le paquet à parcourir, du plus facile au plus difficile.
polyminix-option-campaign-green = Vert : simple
polyminix-option-campaign-yellow = Jaune : moyen
polyminix-option-campaign-red = Rouge : difficile

# Formules toutes prêtes.
polyminix-preset-race = La course
polyminix-preset-race-about = Lancez les dés, choisissez une carte et recouvrez sa figure en premier. 12 points pour gagner.
polyminix-preset-short-race = Course courte
polyminix-preset-short-race-about = La même, en 6 points : une dizaine de minutes.
polyminix-preset-building = À vous de construire
polyminix-preset-building-about = Sans cartes : construisez une figure qui réussit l’épreuve.
polyminix-preset-workshop = Nouvelles figures
polyminix-preset-workshop-about = Vous pouvez aussi faire créer une figure que personne n’a jamais vue.
polyminix-preset-quick-hands = Mains rapides
polyminix-preset-quick-hands-about = En 6 points, avec une demi-minute au chrono.
polyminix-preset-relaxed = Sans se presser
polyminix-preset-relaxed-about = Sans limite de temps, et avec des indices pour tout le monde.
polyminix-preset-campaign = Campagne
polyminix-preset-campaign-about = Une figure après l’autre, de la plus facile à la plus difficile.
polyminix-preset-challenge = Une seule figure
polyminix-preset-challenge-about = Choisissez une figure et une épreuve.
polyminix-preset-problem = Un seul problème
polyminix-preset-problem-about = Choisissez une épreuve et construisez ce qu’elle demande.

# Bots (PX-32).
polyminix-bots-pace-short = Les robots courent à votre rythme, et aucun ne termine avant votre première figure.
polyminix-bots-pace = Les robots courent à votre rythme, d’après vos temps précédents. Tant que vous n’avez pas recouvert votre première figure, aucun robot ne termine. À plusieurs, la personne la plus lente donne le rythme.
polyminix-level-gentle = Doux
polyminix-level-gentle-about = Met moitié plus de temps que vous.
polyminix-level-fair = Moyen
polyminix-level-fair-about = Met un peu plus de temps que vous.
polyminix-level-sharp = Redoutable
polyminix-level-sharp-about = Met un peu moins de temps que vous.

# Colours, dice and boxes (PX-3, PX-4, PX-6).
polyminix-colour-green = Vert
polyminix-colour-yellow = Jaune
polyminix-colour-red = Rouge
polyminix-mode-first = 1re place
polyminix-mode-first-about = 3 points pour la 1re place.
polyminix-mode-first-second-third = 1re, 2e et 3e places
polyminix-mode-first-second-third-about = 3 points pour la 1re place, 2 pour la 2e, 1 pour la 3e.
polyminix-mode-clock = Contre la montre
polyminix-mode-clock-about = 2 points pour chaque personne qui finit à temps.
polyminix-mode-two-cards = Deux cartes
polyminix-mode-two-cards-about = Une figure après l’autre : 3 points à la première personne qui a recouvert les deux.
polyminix-mode-own-colour = Couleur au choix
polyminix-mode-own-colour-about = Tout le monde choisit un paquet. La 1re place rapporte 3 points en rouge, 2 en jaune, 1 en vert.
polyminix-mode-joker = Joker
polyminix-mode-joker-about = La personne dont c’est le tour choisit.
polyminix-mode-solo = En solo
polyminix-mode-solo-about = Vous contre la montre.
polyminix-face-must-1 = Exactement ces pièces, premier encadré
polyminix-face-must-2 = Exactement ces pièces, deuxième encadré
polyminix-face-plus-1 = Ces pièces et d’autres, premier encadré
polyminix-face-plus-2 = Ces pièces et d’autres, deuxième encadré
polyminix-face-without = N’importe quelles pièces, sauf celles-ci
polyminix-face-sizes = Des pièces de ces tailles
polyminix-box-must = Utilisez exactement ces pièces : { $pieces }
polyminix-box-plus = Utilisez { $pieces } et { $free ->
    [one] une autre pièce
   *[other] { $free } autres pièces
}
polyminix-box-without = N’importe quelles pièces, sauf { $pieces }
polyminix-box-sizes = Utilisez des pièces de ces tailles : { $sizes }

# The tests of game 2 (PX-20).
polyminix-task-square = Construisez un carré de côté { $side }
polyminix-task-rectangle-area = Construisez un rectangle d’aire { $area }
polyminix-task-rectangle-perimeter = Construisez un rectangle de périmètre { $perimeter }
polyminix-task-area-perimeter = Construisez une figure d’aire { $area } et de périmètre { $perimeter }
polyminix-task-symmetric = Construisez une figure symétrique d’exactement { $pieces } pièces
polyminix-task-holes = Construisez un carré de côté { $side } avec 1, 2 ou 4 trous, disposés symétriquement

# What is still missing (PX-14, PX-22 to PX-24).
polyminix-missing-squares = { $squares ->
    [one] Une case est encore libre.
   *[other] { $squares } cases sont encore libres.
}
polyminix-missing-pieces = { $count ->
    [one] Une pièce à utiliser encore : { $pieces }.
   *[other] À utiliser encore : { $pieces }.
}
polyminix-missing-count = { $wanted ->
    [one] Il faut une pièce ; il y en a { $pieces }.
   *[other] Il faut { $wanted } pièces ; il y en a { $pieces }.
}
polyminix-missing-sizes = Il faut les tailles { $sizes }{ $count ->
    [0] .
   *[other] {"\u202F"}; vous avez posé { $laid }.
}
polyminix-missing-everything = Aucune pièce n’est encore posée.
polyminix-missing-connection = La figure est en { $parts } morceaux ; il n’en faut qu’un.
polyminix-missing-area = L’aire est de { $area } ; il faut { $wanted }.
polyminix-missing-perimeter = Le périmètre est de { $perimeter } ; il faut { $wanted }.
polyminix-missing-rectangle = Ce n’est pas encore un rectangle plein.
polyminix-missing-square = La figure fait { $height } cases sur { $width } ; il faut un carré plein de côté { $side }.
polyminix-missing-symmetry = La figure n’est pas encore symétrique.
polyminix-missing-edge = Le bord du carré n’est pas entier.
polyminix-missing-small-holes = Chaque trou doit être d’une seule case.
polyminix-missing-holes = { $holes ->
    [0] Il n’y a pas de trou ; il en faut 1, 2 ou 4.
    [one] Il y a un trou.
   *[other] Il y a { $holes } trous ; il en faut 1, 2 ou 4.
}
polyminix-missing-pattern = Les trous ne sont pas disposés symétriquement.

# Hints (PX-31).
polyminix-hint-solvable = Est-ce encore possible ?
polyminix-hint-wrong = Quelle pièce est mal placée ?
polyminix-hint-next = Montrez-moi une pièce de plus
polyminix-hint-count = Combien y a-t-il de solutions ?
polyminix-hint-answer-solvable = { $answer ->
    [yes] Oui, c’est possible à partir d’ici.
    [no] Non, pas avec ces pièces là où elles sont.
   *[other] Difficile à dire : le solveur n’a pas trouvé de solution à partir d’ici.
}
polyminix-hint-answer-wrong = { $count ->
    [0] Toutes les pièces peuvent rester où elles sont.
    [one] Relevez cette pièce : { $pieces }.
   *[other] Relevez ces pièces : { $pieces }.
}
polyminix-hint-answer-next = { $piece ->
    [none] Le solveur ne voit aucune pièce qui mène plus loin.
   *[other] { $piece } va là.
}
polyminix-hint-answer-count = { $more ->
    [yes] Il y a { $covers } solutions à partir d’ici, ou plus.
   *[other] { $covers ->
        [0] Il n’y a pas de solution à partir d’ici.
        [one] Il y a exactement une solution à partir d’ici.
       *[other] Il y a { $covers } solutions à partir d’ici.
    }
}

# What the one who is looking is asked, and what another seat is asked.
polyminix-ask-roll = Lancez les dés
polyminix-ask-mode = Choisissez comment se joue ce tour
polyminix-ask-deck = Choisissez un paquet
polyminix-ask-side = Choisissez une face de votre carte
polyminix-ask-test = On y va ? Lancez le dé ÉPREUVE
polyminix-ask-pick = Choisissez un défi
polyminix-ask-race = Posez vos pièces !
polyminix-asked-roll = { $name } lance les dés
polyminix-asked-mode = { $name } choisit comment se joue ce tour
polyminix-asked-deck = { $name } choisit un paquet
polyminix-asked-side = { $name } choisit une face
polyminix-asked-test = { $name } va donner le départ
polyminix-asked-pick = { $name } choisit un défi
polyminix-asked-race = { $name } est en course
polyminix-asked-all-race = La course est lancée !
polyminix-asked-all-side = Tout le monde choisit une face

# What happened.
polyminix-event-turn = Tour { $number } : { $name } commence.
polyminix-event-tie-break = Tour { $number } : { $names } sont à égalité et continuent.
polyminix-event-turn-die = { $name } lance : { $mode }.
polyminix-event-mode = { $name } choisit : { $mode }.
polyminix-event-deck = { $name } choisit le paquet : { $level }.
polyminix-event-side = { $name } choisit une face.
polyminix-event-laid = { $name } pose une pièce ; { $squares } cases sont recouvertes.
polyminix-event-lifted = { $squares ->
    [0] { $name } relève une pièce ; aucune case n’est recouverte.
   *[other] { $name } relève une pièce ; { $squares } cases sont recouvertes.
}
polyminix-event-test-die = L’épreuve : { $face }.
polyminix-event-task = { $task } !
polyminix-event-challenge = Le défi : { $figure }.
polyminix-event-made = Un nouveau défi : { $figure }, { $level }, n° { $number }.
polyminix-event-race = Partez !
polyminix-event-figure-covered = { $name } a recouvert la première figure.
polyminix-event-completed = { $place ->
    [1] { $name } finit en premier, en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } !
    [2] { $name } finit en deuxième, en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
    [3] { $name } finit en troisième, en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
   *[other] { $name } a fini, en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
}
polyminix-event-in-time = { $name } a fini à temps, en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
polyminix-event-solved = Réussi, en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} !
polyminix-event-gave-up = { $name } abandonne.
polyminix-event-hint = { $name } interroge le solveur.
polyminix-event-time = Le temps est écoulé !
polyminix-event-points = { $points ->
    [one] { $name } marque un point.
   *[other] { $name } marque { $points } points.
}
polyminix-event-nobody = Personne ne marque.
polyminix-event-won = { $name } gagne !
polyminix-event-ended = La partie est finie.
polyminix-event-taken-back = { $name } annule son coup.

# The sheet and its notes.
polyminix-line-first = Tour { $turn } : en premier, en { $seconds } s
polyminix-line-first-second-third = Tour { $turn } : { $place ->
    [1] en premier
    [2] en deuxième
   *[other] en troisième
}, en { $seconds } s
polyminix-line-clock = Tour { $turn } : à temps, en { $seconds } s
polyminix-line-two-cards = Tour { $turn } : en premier avec les deux cartes, en { $seconds } s
polyminix-line-own-colour = Tour { $turn } : en premier, couleur au choix, en { $seconds } s
polyminix-line-solved = Défi { $number } : résolu en { $seconds } s{ $hints ->
    [0] { "" }
    [one] {" "}avec un indice
   *[other] {" "}avec { $hints } indices
}
polyminix-line-unsolved = Défi { $number } : pas résolu
polyminix-note-fruitless = Personne n’a marqué en { $turns } tours : la partie s’arrête là.
polyminix-note-tie-break = Égalité en tête à { $players } : la partie a continué.
polyminix-note-solved = Réussi en { $seconds } s{ $hints ->
    [0] { "" }
    [one] {" "}avec un indice
   *[other] {" "}avec { $hints } indices
}.
polyminix-note-unsolved = Pas réussi cette fois.
polyminix-note-solo = Défis résolus : { $solved } sur { $tried }, en { $seconds } s{ $hints ->
    [0] { "" }
    [one] {" "}avec un indice
   *[other] {" "}avec { $hints } indices
}.

# Refusals of the game.
refused-polyminix-asked-to-roll = Il faut maintenant lancer les dés.
refused-polyminix-asked-to-mode = Il faut maintenant choisir comment se joue ce tour.
refused-polyminix-asked-to-deck = Il faut maintenant choisir un paquet.
refused-polyminix-asked-to-side = Il faut maintenant choisir la face à jouer.
refused-polyminix-asked-to-test = Il faut maintenant lancer le dé ÉPREUVE.
refused-polyminix-asked-to-pick = Il faut maintenant choisir un défi.
refused-polyminix-asked-to-race = Il faut maintenant recouvrir la figure.
refused-polyminix-no-such-mode = Un tour ne peut pas se jouer ainsi ici.
refused-polyminix-side-chosen = Vous avez déjà choisi la face de cette carte.
refused-polyminix-not-your-card = Vous n’avez pas cette carte.
refused-polyminix-no-such-challenge = Il n’y a pas de défi « { $challenge } » dans ce jeu.
refused-polyminix-pick-a-challenge = Ce jeu se joue avec les cartes : choisissez un défi.
refused-polyminix-already-laid = { $piece } est déjà posée. Déplacez-la, ou relevez-la d’abord.
refused-polyminix-not-laid = { $piece } n’est pas posée.
refused-polyminix-nothing-laid = Il n’y a aucune pièce à relever.
refused-polyminix-not-in-kit = Vous n’avez pas de pièce « { $piece } ».
refused-polyminix-box-forbids = L’encadré exclut { $piece }.
refused-polyminix-not-that-piece = Ces cases ne font pas la pièce { $piece }.
refused-polyminix-sticks-out = { $piece } dépasserait.
refused-polyminix-overlaps = { $piece } serait sur { $other }.
refused-polyminix-lies-there = { $piece } est déjà posée exactement là.
refused-polyminix-no-hints = Cette table joue sans indices.
refused-polyminix-no-new-challenges = On crée de nouveaux défis en solo, ou à plusieurs si la table en a convenu et que le tour n’est pas « couleur au choix ».
refused-polyminix-no-such-number = Donnez-lui un numéro de 1 à { $most }.
refused-polyminix-not-made = C’est le serveur qui crée les nouveaux défis.
refused-polyminix-no-such-day = « { $value } » n’est pas une date. Il en faut une pour le défi du jour, comme 2026-11-15.

# Refus de Polyminix : figures, cases et pièces.
refused-unknown-piece = Il n’y a pas de pièce « { $piece } ». Les pièces sont { $known }.
refused-piece-twice = Une pièce est nommée deux fois : { $pieces }.
refused-piece-not-in-kit = Le jeu de pièces « { $kit } » n’a plus de pièce { $piece }.
refused-not-that-piece = Ces cases ne font pas la pièce { $piece }.
refused-does-not-fit = { $piece } ne tient pas là.
refused-figure-too-large = Une figure a au plus { $most } cases, pas { $squares }.
refused-figure-unreadable = « { $mark } », ligne { $row }, colonne { $column }, n’a pas sa place dans un dessin : # pour une case, . pour un vide.
refused-figure-not-text = « { $file } » n’est pas un texte lisible.
refused-figure-empty = La figure n’a aucune case.
refused-not-a-number = « { $word } » n’est pas un nombre.
refused-no-such-family = Il n’y a pas de famille « { $family } ». Les familles sont { $known }.
refused-no-challenge-found = Aucun défi de ce genre n’a été trouvé avec ce jeu de pièces.

# Ce que montrent les figures.
polyminix-figure-cat = Chat
polyminix-figure-dog = Chien
polyminix-figure-fish = Poisson
polyminix-figure-rabbit = Lapin
polyminix-figure-bird = Oiseau
polyminix-figure-duck = Canard
polyminix-figure-elephant = Éléphant
polyminix-figure-snail = Escargot
polyminix-figure-whale = Baleine
polyminix-figure-turtle = Tortue
polyminix-figure-crab = Crabe
polyminix-figure-owl = Hibou
polyminix-figure-fox = Renard
polyminix-figure-swan = Cygne
polyminix-figure-bear = Ours
polyminix-figure-giraffe = Girafe
polyminix-figure-butterfly = Papillon
polyminix-figure-spider = Araignée
polyminix-figure-horse = Cheval
polyminix-figure-mouse = Souris
polyminix-figure-crocodile = Crocodile
polyminix-figure-camel = Chameau
polyminix-figure-penguin = Manchot
polyminix-figure-dinosaur = Dinosaure
polyminix-figure-house = Maison
polyminix-figure-boat = Bateau
polyminix-figure-tree = Arbre
polyminix-figure-key = Clé
polyminix-figure-cup = Tasse
polyminix-figure-rocket = Fusée
polyminix-figure-heart = Cœur
polyminix-figure-crown = Couronne
polyminix-figure-anchor = Ancre
polyminix-figure-car = Voiture
polyminix-figure-castle = Château
polyminix-figure-lamp = Lampe
polyminix-figure-umbrella = Parapluie
polyminix-figure-mushroom = Champignon
polyminix-figure-hammer = Marteau
polyminix-figure-bottle = Bouteille
polyminix-figure-chair = Chaise
polyminix-figure-hat = Chapeau
polyminix-figure-sword = Épée
polyminix-figure-train = Train
polyminix-figure-aeroplane = Avion
polyminix-figure-windmill = Moulin
polyminix-figure-bridge = Pont
polyminix-figure-robot = Robot
polyminix-figure-spaceship = Vaisseau spatial
polyminix-figure-flower = Fleur
polyminix-figure-teapot = Théière
polyminix-figure-flag = Drapeau
polyminix-figure-ladder = Échelle
polyminix-figure-lighthouse = Phare
polyminix-figure-arrow = Flèche
polyminix-figure-lightning = Éclair
polyminix-figure-moon = Lune
polyminix-figure-star = Étoile
polyminix-figure-cross = Croix
polyminix-figure-spiral = Spirale
polyminix-figure-note = Note
polyminix-figure-diamond = Losange
polyminix-figure-hourglass = Sablier
polyminix-figure-letter = Lettre { $which }
polyminix-figure-digit = Chiffre { $which }
polyminix-figure-bites = Rectangle mordu
polyminix-figure-frames = Cadre
polyminix-figure-mirrors = Miroir
polyminix-figure-turns = Demi-tour
polyminix-figure-crosses = Double miroir
polyminix-figure-whirls = Tourbillon
