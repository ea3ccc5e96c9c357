"""The games that tests take when any game will do, and what each game's own tests add to the tests of all games.

The tests of a game are in `tests/games/<game>/`. What the others need of them is found there by its place:
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
"""The games of this repository, without those that other packages bring."""


def is_race(game: str) -> bool:
    """Whether it matters how long the bots of a game take."""
    return any(isinstance(find_bot(game, level), Paced) for level in KITS[game].levels)


UNTIMED_GAMES = tuple(name for name in OUR_GAMES if not is_race(name))
"""The games that are no race. Their legal actions are listed."""

ANY_GAME = next(name for name in UNTIMED_GAMES if {1, 2, 3, 4} <= set(GAMES[name].spec.seats))
"""A game for tests to which it does not matter which one is played, by one to four."""

RACING_GAME = next(name for name in OUR_GAMES if is_race(name))
"""A game whose bots have a pace."""

COACHED_GAME = next(name for name, kit in KITS.items() if "advice" in kit.answers)
"""A game that has a coach."""


def names_with(part: str) -> list[str]:
    """The games whose tests have a module, such as `page.player`."""
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
