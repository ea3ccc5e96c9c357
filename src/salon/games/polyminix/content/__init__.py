"""Challenges and tests: the deck, the families of figures, the generator and the measure of difficulty."""
