# Le jeu en une minute : un titre et une phrase ou deux pour chaque étape de diagrams/minute.json.
polyminix-minute-kit-title = Quinze pièces par personne
polyminix-minute-kit = Tout le monde a les mêmes pièces de bois. On peut les tourner et les retourner.
polyminix-minute-lay-title = Recouvrez votre figure
polyminix-minute-lay = Recouvrez chaque case de votre figure, une seule fois. Rien ne doit dépasser, et aucune pièce n’en recouvre une autre.
polyminix-minute-turn-title = Un dé dit ce qui est en jeu
polyminix-minute-turn = Lancez le dé TOUR, nommez un paquet (vert est simple, rouge difficile), et prenez une carte avec une figure.
polyminix-minute-test-title = Un autre dé donne le départ
polyminix-minute-test = Chaque figure a six encadrés. Le dé ÉPREUVE choisit celui qui compte, le même pour tout le monde, et c’est parti.
polyminix-minute-boxes-title = L’encadré dit quelles pièces prendre
polyminix-minute-boxes = Une figure, quatre sortes d’encadrés : quatre façons de la recouvrir.
polyminix-minute-race-title = C’est la course !
polyminix-minute-race = Vous voyez où en sont les autres, mais pas où sont leurs pièces. Les plus rapides marquent. 12 points, et c’est gagné.

# Ce qui se lit dans les images et dessous.
polyminix-picture-fits = Elle convient : cette pièce recouvre quatre cases de la figure.
polyminix-picture-allowed = Une pièce qui entre dans la figure.
polyminix-picture-refused = Une pièce qui n’entre pas dans la figure.
polyminix-picture-must = {"!"} Exactement ces pièces.
polyminix-picture-plus = {"?"} Ces pièces, et autant d’autres qu’il y a de lettres.
polyminix-picture-without = ⊘ N’importe quelles pièces, sauf celles-ci.
polyminix-picture-sizes = A+B Des pièces d’exactement ces tailles, en cases.

# Les variantes qui sont un choix dans une option : leur nom et ce qu’elles changent.
polyminix-variant-game-solve = Jeu 2 : résoudre le problème
polyminix-variant-game-solve-about = Pas de cartes : les dés demandent une forme, par exemple un carré de côté 5, à construire sur le plateau vide.
polyminix-variant-target-6 = Une partie courte
polyminix-variant-target-6-about = 6 points suffisent, au lieu de 12.
polyminix-variant-kit-curved = D’autres pièces
polyminix-variant-kit-curved-about = Avec F et W à la place de U et Y, pour construire ce que demandent les dés.
polyminix-variant-solo-challenge = Un défi au choix
polyminix-variant-solo-challenge-about = En solo : choisissez une figure et un encadré, et battez la montre.
polyminix-variant-solo-campaign = Campagne
polyminix-variant-solo-campaign-about = En solo : parcourez un paquet, de la figure la plus facile à la plus difficile.
polyminix-variant-solo-day = Le défi du jour
polyminix-variant-solo-day-about = En solo : la figure du jour, la même pour tout le monde. Comparez vos temps.
