"""The game in flat arrays: districts, squares, turns, and conversion from and to the plain engine."""
