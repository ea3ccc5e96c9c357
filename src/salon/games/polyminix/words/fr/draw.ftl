# Les figures que l’on dessine : l’éditeur, le lien, la course.
polyminix-own-link = Une course sur votre propre figure
polyminix-extra-figure = Une figure dessinée à la main
polyminix-alone-own = Votre figure
polyminix-figure-own = { $which }
polyminix-figure-unnamed = Figure dessinée à la main
polyminix-draw-about = Peignez des cases du doigt, à la souris, ou avec les flèches et la barre d’espace.
polyminix-draw-board = Votre figure. Les flèches déplacent le curseur, la barre d’espace peint.
polyminix-draw-cell = Ligne { $row }, colonne { $column }
polyminix-draw-undo = Annuler
polyminix-draw-clear = Effacer
polyminix-draw-mirror = Retourner
polyminix-draw-turn = Tourner
polyminix-draw-title = Nom
polyminix-draw-title-hint = Un nom, si vous voulez
polyminix-draw-squares = { $squares ->
    [one] Une case
   *[other] { $squares } cases
}
polyminix-draw-empty = Rien de peint pour l’instant. Une figure a jusqu’à { $most } cases.
polyminix-draw-too-many = { $squares } cases : les pièces en recouvrent { $most } au plus. Enlevez-en { $over ->
    [one] une
   *[other] { $over }
}.
polyminix-draw-parts = Elle est en { $parts } morceaux. Joignez-les par un côté : un coin ne suffit pas.
polyminix-draw-no-cover = Aucune combinaison de pièces ne la recouvre. Essayez une case de plus ou de moins.
polyminix-draw-hole = { $holes ->
    [one] Le trou reste vide : il n’est pas à recouvrir.
   *[other] Les { $holes } trous restent vides : ils ne sont pas à recouvrir.
}
polyminix-draw-counting = On compte les façons de la recouvrir…
polyminix-draw-unsure = Aucune solution trouvée à temps. Il n’y en a peut-être pas : changez un peu la figure.
polyminix-draw-uncounted = On peut la recouvrir, mais le temps a manqué pour compter de combien de façons.
polyminix-draw-ways = { $more ->
    [yes] Plus de { $covers } façons de la recouvrir
   *[other] { $covers ->
        [one] Une seule façon de la recouvrir
       *[other] { $covers } façons de la recouvrir
    }
}
polyminix-draw-level = Difficulté : { $level }
polyminix-draw-other-kits = Avec d’autres pièces
polyminix-draw-kit-ways = { $kit } : { $more ->
    [yes] plus de { $covers }
   *[other] { $covers ->
        [0] impossible à recouvrir
        [one] une façon
       *[other] { $covers } façons
    }
}
polyminix-draw-kit-uncounted = { $kit } : pas compté
polyminix-draw-kit-pentominoes = Les douze pentominos
polyminix-draw-play = Jouer en solo
polyminix-draw-race = Défier des proches
polyminix-draw-share = Partager
polyminix-draw-shared = Lien copié.
polyminix-draw-not-shared = La copie n’a pas marché. Voici le lien :
polyminix-draw-share-text = Saurez-vous recouvrir « { $figure } » ?
polyminix-draw-bad-link = Ce lien ne mène à aucune figure. Dessinez la vôtre.
polyminix-draw-again = Réessayer
polyminix-draw-same = Ouvrir cette figure
polyminix-draw-start = Lancer la course
polyminix-draw-countdown = La course commence pour tout le monde au même moment.
polyminix-ask-start = Lancez la course
polyminix-asked-start = { $name } va lancer la course
refused-polyminix-asked-to-start = La course n’a pas encore commencé.
refused-polyminix-no-such-figure = Ce lien ne mène à aucune figure. Dessinez-en une, ou redemandez le lien.
refused-polyminix-figure-title = Donnez à la figure un nom d’au plus { $most } lettres, sur une ligne.
refused-polyminix-figure-in-parts = Une figure est d’un seul tenant : toutes ses cases se touchent par un côté.
refused-polyminix-figure-too-wide = Une figure tient dans { $most } cases sur { $most }.
refused-polyminix-figure-or-deck = Cette partie ne peut pas avoir à la fois votre figure et une du paquet. Choisissez l’une ou l’autre.
