# L’entraîneur : un conseil pendant la partie, une revue après.
coach = L’entraîneur
coach-thinking = L’entraîneur réfléchit…
coach-answered = { $count ->
    [0] L’entraîneur n’a rien à dire.
    [one] L’entraîneur voit un coup.
   *[other] L’entraîneur propose { $count } coups, le meilleur en premier.
}
coach-nothing = Il n’y a rien à choisir ici.
coach-rank = Numéro { $rank } :
coach-number = { $number }
coach-expected = ≈ { $points } à la fin
coach-soon = { $points ->
    [one] { $points } point bientôt
   *[other] { $points } points bientôt
}
coach-review = Revue de vos coups
coach-review-of = Revue des coups : { $name }
coach-review-start = Revoir vos coups
coach-review-about = Pour chacun de vos coups : combien de points l’entraîneur en attendait, d’après ce que vous pouviez voir, et combien du meilleur coup.
coach-review-progress = { $done ->
    [one] { $done } coup examiné sur { $total }…
   *[other] { $done } coups examinés sur { $total }…
}
coach-review-costliest = Ce qui a coûté le plus
coach-review-flawless = Aucun coup n’a coûté un point entier. L’entraîneur n’a rien à ajouter.
coach-review-best = Mieux : { $best } (votre coup : { $chosen })
coach-review-cost = −{ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
coach-review-all = Tous les coups
coach-review-step = Étape
coach-review-move = Votre coup
coach-review-expected = Attendu
coach-review-better = Meilleur
coach-review-difference = Coût
coach-review-none = Il n’y avait rien à choisir dans cette partie.
