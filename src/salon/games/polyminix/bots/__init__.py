"""The bots: their levels, and hints from the solver."""
