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
from salon.games.registry import KITS

ANY_GAME = next(name for name, kit in KITS.items() if {2, 3} <= set(kit.game.spec.seats))
"""A game for tests to which it does not matter which one is played, by two or three."""

COACHED_GAME = next(name for name, kit in KITS.items() if "advice" in kit.answers)
"""A game that has a coach."""

OUR_GAMES = tuple(name for name in KITS if Path(games.__path__[0], name, "kit.py").is_file())
"""The games of this repository, without those that other packages bring."""


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
