"""The games of the house, by name. A new game is one more line here."""

from salon.core.timeline import AnyGame

GAMES: dict[str, AnyGame] = {}
