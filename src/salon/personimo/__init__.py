"""Personimo, a tile-laying game for the Decktet by M. C. DeMarco."""
