# The coach: a hint during the game, and a review after it.
coach = The coach
coach-thinking = The coach is thinking…
coach-answered = { $count ->
    [0] The coach has nothing to say.
    [one] The coach sees one move.
   *[other] The coach names { $count } moves, the best first.
}
coach-nothing = There is nothing to choose here.
coach-rank = Number { $rank }:
coach-number = { $number }
coach-expected = ≈ { $points } at the end
coach-soon = { $points ->
    [one] { $points } point soon
   *[other] { $points } points soon
}
coach-review = Review of your moves
coach-review-of = Review of the moves of { $name }
coach-review-start = Review your moves
coach-review-about = For each of your moves: how many points the coach would have expected after it, from what you could see then, and after the best move instead.
coach-review-progress = Looked at { $done } of { $total } moves…
coach-review-costliest = What cost most
coach-review-flawless = No move cost a whole point. The coach has nothing to add.
coach-review-best = Better: { $best }, instead of { $chosen }
coach-review-cost = −{ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
coach-review-all = All moves
coach-review-step = Step
coach-review-move = Your move
coach-review-expected = Expected
coach-review-better = Best
coach-review-difference = Cost
coach-review-none = There was nothing to choose in this game.
