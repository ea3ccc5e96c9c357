"""Puzzles are made here: positions are found in games of the search, and the best move is proven by longer ones."""
