# Polyminix: words that only the page needs.
polyminix-page-any-pieces = Utilisez n’importe quelles pièces
polyminix-page-demand = Ce qui est demandé
polyminix-page-squares = { $squares } cases
polyminix-page-part = figure { $part } sur { $parts }
polyminix-page-standing = Où en est tout le monde
polyminix-page-stands = { $points ->
    [one] { $name } a { $points } point sur { $target }.
   *[other] { $name } a { $points } points sur { $target }.
}
polyminix-page-time = Temps écoulé
polyminix-page-points = { $points ->
    [one] { $points } point sur { $target }
   *[other] { $points } points sur { $target }
}
polyminix-page-gave-up = abandon
polyminix-page-tray = Vos pièces
polyminix-page-piece = { $piece }, { $squares } cases{ $told ->
    [0] { "" }
   *[other] , { $state }
}
polyminix-page-piece-forbidden = exclue par l’encadré
polyminix-page-piece-laid = posée sur le plateau
polyminix-page-piece-bound = obligatoire
polyminix-page-board = { $figure } : { $pieces ->
    [0] aucune pièce posée
    [one] une pièce posée, { $squares } cases
   *[other] { $pieces } pièces posées, { $squares } cases
}
polyminix-page-where = { $piece } : ligne { $row }, colonne { $column }.
polyminix-page-no-room = { $piece } n’a pas la place ici. Tournez-la, retournez-la ou essayez ailleurs.
polyminix-page-turn = Tourner
polyminix-page-flip = Retourner
polyminix-page-lift = Relever
polyminix-page-clear = Tout relever
polyminix-page-give-up = Abandonner
polyminix-page-really-give-up = Oui, abandonner
polyminix-page-go-on = Continuer
polyminix-page-hint = Indice
polyminix-page-in-words = Le plateau en mots
polyminix-page-left = Pièces encore permises : { $pieces }
polyminix-page-keys = Touches : Tab jusqu’à une pièce et Entrée pour la prendre, les flèches la déplacent, R tourne, F retourne, Entrée la pose, Retour arrière la relève, Échap la lâche.
polyminix-page-table = Les cases par ligne et colonne ; un point est une case libre.
polyminix-page-die-waits = Pas encore lancé
polyminix-page-roll = Lancer
polyminix-page-start = Lancer le dé ÉPREUVE : partez !
polyminix-page-level-green = simple
polyminix-page-level-yellow = moyen
polyminix-page-level-red = difficile
polyminix-page-column-square = Carré
polyminix-page-column-rectangle-area = Rectangle selon son aire
polyminix-page-column-rectangle-perimeter = Rectangle selon son périmètre
polyminix-page-column-area-perimeter = Figure selon aire et périmètre
polyminix-page-column-symmetric = Figure symétrique
polyminix-page-column-holes = Carré à trous
polyminix-page-last-turn = Le dernier tour
polyminix-page-last-challenge = Le dernier défi
polyminix-page-turn-result = Tour { $number } : { $mode }
polyminix-page-not-done = pas terminé
polyminix-page-done-in = terminé en { $time }
polyminix-page-place = { $place ->
    [1] 1re place, en { $time }
    [2] 2e place, en { $time }
    [3] 3e place, en { $time }
   *[other] terminé en { $time }
}
polyminix-page-hints = { $hints ->
    [one] un indice
   *[other] { $hints } indices
}
polyminix-page-share = Dites-le à vos amis
polyminix-page-share-day = Salon · Polyminix du { $day }
polyminix-page-share-solo = Salon · Polyminix
polyminix-page-copy = Copier
polyminix-page-copied = Copié
polyminix-page-uncounted = Personne n’a compté les solutions de cette épreuve.
polyminix-start-day = Défi du jour
polyminix-start-challenge = Un défi au choix
polyminix-start-problem = Un problème
polyminix-page-new = Un nouveau défi
polyminix-page-new-short = Nouveau
polyminix-page-new-about = Créé à l’instant, faisable (c’est prouvé), de difficulté connue. Le même niveau, le même genre et le même numéro donnent toujours le même défi.
polyminix-page-new-level = Difficulté
polyminix-page-new-family = Genre de figure
polyminix-page-new-number = Numéro
polyminix-page-new-other = Un autre
polyminix-page-new-make = Créer le défi
polyminix-page-new-making = On scie une figure et on vérifie ses six épreuves…
polyminix-page-share-new = n° { $number }
polyminix-family-any = Peu importe
polyminix-family-animals = Animaux
polyminix-family-things = Objets
polyminix-family-signs = Signes
polyminix-family-letters = Lettres
polyminix-family-bites = Rectangles mordus
polyminix-family-frames = Cadres
polyminix-family-mirrors = Formes en miroir
polyminix-family-turns = Demi-tours
polyminix-family-crosses = Doubles miroirs
polyminix-family-whirls = Tourbillons

# Les encadrés en une ligne ; les pièces sont dessinées à côté.
polyminix-page-box-must = Utilisez exactement ces pièces
polyminix-page-box-plus = Utilisez celles-ci et { $free ->
    [one] une autre
   *[other] { $free } autres
} de votre choix
polyminix-page-box-without = N’importe quelles pièces, sauf celles-ci
polyminix-page-box-sizes = Utilisez des pièces de { $sizes } cases
polyminix-page-box-anything = Utilisez les pièces que vous voulez

# Les épreuves du jeu 2 en un mot ou deux.
polyminix-page-short-square = côté { $side }
polyminix-page-short-rectangle-area = aire { $area }
polyminix-page-short-rectangle-perimeter = périmètre { $perimeter }
polyminix-page-short-area-perimeter = aire { $area }, périmètre { $perimeter }
polyminix-page-short-symmetric = { $pieces } pièces
polyminix-page-short-holes = côté { $side }

# Les touches du plateau.
polyminix-key-take = Prendre une pièce en main
polyminix-key-step = La déplacer
polyminix-key-turn = La tourner
polyminix-key-flip = La retourner
polyminix-key-lay = La poser
polyminix-key-back = La relever
polyminix-key-drop = La lâcher

# Comment jouer en trois images, sur le grand écran.
polyminix-how-1 = Le dé choisit ce que demande la figure.
polyminix-how-2 = Tournez et retournez les pièces.
polyminix-how-3 = Recouvrez tout avant les autres.
