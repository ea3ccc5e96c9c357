# The coach: a hint during the game, and a review after it.
coach = The coach
coach-thinking = The coach is thinking…
coach-answered = { $count ->
    [0] The coach has nothing to suggest.
    [one] The coach suggests one move.
   *[other] The coach suggests { $count } moves, best first.
}
coach-nothing = There’s nothing to choose here.
coach-rank = No. { $rank }:
coach-number = { $number }
coach-expected = ≈ { $points } at the end
coach-soon = { $points ->
    [one] { $points } point soon
   *[other] { $points } points soon
}
coach-review = Review of your moves
coach-review-of = Review of { $name }’s moves
coach-review-start = Review your moves
coach-review-about = For each of your moves: the points the coach expected after it, judging by what you could see, and the points after the best move.
coach-review-progress = { $done } of { $total } moves checked…
coach-review-costliest = Costliest moves
coach-review-flawless = No move cost you a whole point. Well played!
coach-review-best = Better: { $best }, instead of { $chosen }
coach-review-cost = −{ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
coach-review-all = All moves
coach-review-step = Move
coach-review-move = You played
coach-review-expected = Expected
coach-review-better = Best
coach-review-difference = Cost
coach-review-none = There was nothing to choose in this game.
coach-line-show = Show the better line
coach-line = The coach’s line
coach-line-about = The coach’s move, and how the strongest bots go on from there with the same cards.
coach-line-before = Before the move.
coach-before = Play it differently
