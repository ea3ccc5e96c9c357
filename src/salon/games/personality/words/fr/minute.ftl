# Le jeu en une minute : un titre et une phrase ou deux pour chaque étape de diagrams/minute.json.
personality-minute-read-title = Lisez une carte
personality-minute-read = Quelqu’un lit à voix haute une carte de sa main. C’est tout le portrait de qui ? Peut-être de vous.
personality-minute-vote-title = Votez et pariez, en secret
personality-minute-vote = Tout le monde vote pour quelqu’un de la table et parie 1, 2 ou 3. Tant qu’un vote manque, on peut changer d’avis.
personality-minute-reveal-title = Les masques se retournent ensemble
personality-minute-reveal = La personne qui a le plus de voix, et au moins deux, reçoit la carte. Si vous l’avez vu venir, vous avancez de votre pari ; sinon, vous reculez d’autant.
personality-minute-move-title = Montez vers la Suprême Perspicacité
personality-minute-move = Mieux vous savez ce que pensent les autres, plus vite vous montez. Les gros paris font monter vite, et tomber vite.
personality-minute-squares-title = Gare aux cases spéciales
personality-minute-squares = Certaines cases changent le prochain vote, et il y en a une que l’on préfère ne jamais voir.
personality-minute-end-title = Faites vos preuves
personality-minute-end = Tout en haut, donnez trois de vos cartes aux personnes dont elles font le portrait. Si tout le monde accepte, la victoire est à vous. Puis chaque personne reçoit son portrait : toutes les cartes données par les autres.

# Ce qui se lit dans les images.
personality-picture-ballot = Vous votez pour { $name } et pariez { $bet }.
personality-picture-pit = Le Gouffre de l’Erreur.
personality-picture-pit-about = Retour au départ, la main pleine.
personality-picture-pair = Tête-à-tête.
personality-picture-pair-about = Choisissez avec qui voter. Au prochain vote, vous n’avez qu’un bulletin à deux et avancez ensemble.
personality-picture-inversion = Inversion.
personality-picture-inversion-about = Tout le monde pose une carte pour la personne qui s’y trouve, et l’on vote pour la meilleure.
personality-picture-gate = La Porte de la Clairvoyance Imparfaite.
personality-picture-gate-about = C’est là qu’on retombe si la table conteste une carte donnée à la fin.
personality-picture-insight = La Suprême Perspicacité.
personality-picture-insight-about = Le but.

# Les variantes qui sont un choix dans une option : leur nom et ce qu’elles changent.
personality-variant-board-short = Une soirée courte
personality-variant-board-short-about = Le chemin vers le sommet a 14 cases au lieu de 24.
personality-variant-cards-family-about = Des cartes pour s’amuser avec des enfants, sans celles pour adultes.
personality-variant-cards-sharp-about = Rien que les cartes qui font débat : argent, amours, colères, rancunes, et qui commande.
personality-variant-pair_votes-2 = Deux voix pour un duo
personality-variant-pair_votes-2-about = Après un tête-à-tête, le bulletin commun compte double.
