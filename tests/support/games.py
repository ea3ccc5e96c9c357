"""The games that tests use when any game will do, and the parts that a game's tests add to the tests of all games.

The tests of a game are in `tests/games/<game>/`. These parts are found there by their paths:
`golden/playthroughs.py`, `page/player.py` and `page/pictures.py`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from salon import games
from salon.core import Paced
from salon.games.registry import GAMES, KITS, find_bot

OUR_GAMES = tuple(name for name in KITS if Path(games.__path__[0], name, "kit.py").is_file())
"""The games of this repository, without those of other packages."""


def is_race(game: str) -> bool:
    """Whether a game is a race, in which its bots wait before they act."""
    return any(isinstance(find_bot(game, level), Paced) for level in KITS[game].levels)


UNTIMED_GAMES = tuple(name for name in OUR_GAMES if not is_race(name))
"""The games that are not races. Their legal actions are listed."""

ANY_GAME = next(name for name in UNTIMED_GAMES if {1, 2, 3, 4} <= set(GAMES[name].spec.seats))
"""A game for one to four players, for tests that work with any game."""

RACING_GAME = next(name for name in OUR_GAMES if is_race(name))
"""A game that is a race."""

SECRET_GAME = next(name for name in UNTIMED_GAMES if GAMES[name].spec.hidden_hands)
"""A game with hidden hands that is not a race."""

COACHED_GAME = next(name for name, kit in KITS.items() if "advice" in kit.answers)
"""A game that has a coach."""


def names_with(part: str) -> list[str]:
    """The games whose tests include a module, such as `page.player`."""
    return [name for name in KITS if _is_there(name, part)]


def module_of(game: str, part: str) -> ModuleType:
    """A module of a game's tests."""
    return import_module(f"tests.games.{game}.{part}")


@cache
def _is_there(game: str, part: str) -> bool:
    try:
        return find_spec(f"tests.games.{game}.{part}") is not None
    except ModuleNotFoundError:
        return False
