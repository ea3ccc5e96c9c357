# Il coach: un consiglio durante la partita, un’analisi dopo.
coach = Il coach
coach-thinking = Il coach sta pensando…
coach-answered = { $count ->
    [0] Il coach non ha niente da proporre.
    [one] Il coach propone una mossa.
   *[other] Il coach propone { $count } mosse, la migliore per prima.
}
coach-nothing = Qui non c’è niente da scegliere.
coach-rank = N. { $rank }:
coach-number = { $number }
coach-expected = ≈ { $points } alla fine
coach-soon = { $points ->
    [one] { $points } punto a breve
   *[other] { $points } punti a breve
}
coach-review = Analisi delle tue mosse
coach-review-of = Analisi delle mosse di { $name }
coach-review-start = Analizza le tue mosse
coach-review-about = Per ogni tua mossa: i punti che il coach si aspettava, in base a ciò che potevi vedere, e quelli della mossa migliore.
coach-review-progress = { $done ->
    [one] { $done } mossa esaminata su { $total }…
   *[other] { $done } mosse esaminate su { $total }…
}
coach-review-costliest = Le mosse più costose
coach-review-flawless = Nessuna mossa ti è costata un punto intero. Complimenti!
coach-review-best = Meglio: { $best }, invece di { $chosen }
coach-review-cost = −{ $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
}
coach-review-all = Tutte le mosse
coach-review-step = Mossa
coach-review-move = La tua mossa
coach-review-expected = Attesi
coach-review-better = Migliore
coach-review-difference = Costo
coach-review-none = In questa partita non c’era niente da scegliere.
coach-line-show = Mostra la linea migliore
coach-line = La linea del coach
coach-line-about = La mossa del coach, e come continuano da lì i bot più forti con le stesse carte.
coach-line-before = Prima della mossa.
coach-before = Gioca diversamente
