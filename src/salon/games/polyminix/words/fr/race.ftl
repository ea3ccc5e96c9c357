# Le compte à rebours, et plusieurs coups à la fois.
polyminix-ask-ready = À vos marques !
polyminix-asked-ready = { $name } se prépare
polyminix-asked-all-ready = La course va commencer
polyminix-event-countdown = La course va commencer.
polyminix-event-ready = { $name } attend le départ.
polyminix-event-arranged = Nouvelle disposition pour { $name } : { $squares ->
    [0] aucune case recouverte
    [one] une case recouverte
   *[other] { $squares } cases recouvertes
}.
polyminix-page-countdown = Le dé roule. Tout le monde voit l’épreuve au même instant.
polyminix-page-ready = C’est bon pour moi
polyminix-page-ready-said = On attend les autres
polyminix-page-seconds-left = { $seconds ->
    [one] Plus qu’une seconde
   *[other] Encore { $seconds } secondes
}
refused-polyminix-asked-to-ready = La course n’a pas encore commencé : dites que c’est bon, ou attendez la fin du compte à rebours.
refused-polyminix-nothing-changed = Les pièces sont déjà posées ainsi.
refused-polyminix-no-such-link = Ce lien ne mène à aucun défi.
refused-figure-uneven = La ligne { $row } a { $length } caractères ; toutes les lignes doivent en avoir { $wanted }.
refused-no-such-file = Il n’y a pas de fichier « { $file } ». Une figure est une taille comme 6x10, un dessin, un fichier, ou - pour l’entrée standard.
refused-problem-unreadable = « { $file } » n’est pas un problème en JSON : { $why }.
refused-figure-missing = Quelle figure ? Donnez --figure ou --problem.
refused-figure-far-too-large = Une figure a au plus { $most } cases.
refused-no-such-kit = Il n’y a pas de jeu de pièces « { $kit } ». Les jeux sont { $known }. Vous pouvez aussi nommer ses pièces, comme I5,L4,I2.
refused-polyminix-hint-answered = Vous venez de le demander, et rien n’a changé depuis.
