"""The games of the house, by name. A new game is one more line here."""

from salon.core.timeline import AnyGame
from salon.personality import PERSONALITY
from salon.personimo import PERSONIMO
from salon.polyminix.game import POLYMINIX

GAMES: dict[str, AnyGame] = {game.spec.name: game for game in (PERSONIMO, PERSONALITY, POLYMINIX)}
