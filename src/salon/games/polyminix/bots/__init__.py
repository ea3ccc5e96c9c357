"""Who plays: the levels, and hints from the solver."""
