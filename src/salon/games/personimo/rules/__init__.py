"""The rules: legality, turns, scoring, and the variants, which are values in named slots."""
