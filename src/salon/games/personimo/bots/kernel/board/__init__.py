"""The game on flat arrays: districts, squares, turns, and the conversion from and to the plain engine."""
