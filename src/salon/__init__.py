"""Salon: a server for tabletop games, with bots, a solver and a Python library."""
