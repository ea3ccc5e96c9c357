"""What may happen: legality, turns, scoring and the variants, as values in named slots."""
