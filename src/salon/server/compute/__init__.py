"""Work for worker processes: bots, move values, hints, advice, reviews, and things made to order."""
