# Le coach : un conseil pendant la partie, une revue après.
coach = Le coach
coach-thinking = Le coach réfléchit…
coach-answered = { $count ->
    [0] Le coach n’a rien à proposer.
    [one] Le coach propose un coup.
   *[other] Le coach propose { $count } coups, le meilleur d’abord.
}
coach-nothing = Il n’y a rien à choisir ici.
coach-rank = N° { $rank } :
coach-number = { $number }
coach-expected = ≈ { $points } à la fin
coach-soon = { $points ->
    [one] { $points } point bientôt
   *[other] { $points } points bientôt
}
coach-review = Analyse de vos coups
coach-review-of = Analyse des coups : { $name }
coach-review-start = Analyser vos coups
coach-review-about = Pour chacun de vos coups : les points que le coach en attendait, d’après ce que vous pouviez voir, et ceux du meilleur coup.
coach-review-progress = { $done ->
    [one] { $done } coup examiné sur { $total }…
   *[other] { $done } coups examinés sur { $total }…
}
coach-review-costliest = Les coups les plus coûteux
coach-review-flawless = Aucun coup ne vous a coûté un point entier. Bravo !
coach-review-best = Mieux : { $best } (votre coup : { $chosen })
coach-review-cost = −{ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
coach-review-all = Tous les coups
coach-review-step = Coup
coach-review-move = Votre coup
coach-review-expected = Attendu
coach-review-better = Meilleur
coach-review-difference = Coût
coach-review-none = Il n’y avait rien à choisir dans cette partie.
coach-line-show = Voir la meilleure suite
coach-line = La suite du coach
coach-line-about = Le coup du coach, et la suite jouée par les robots les plus forts avec les mêmes cartes.
coach-line-before = Avant le coup.
coach-before = Jouer autrement
