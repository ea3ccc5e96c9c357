"""Puzzles: positions out of games of the search, in which one move is clearly the best and not the obvious one."""
