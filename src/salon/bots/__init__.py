"""What bots of all games share: levels by game, and the functions that run in worker processes.

Views and actions go in and out as JSON, so that a worker needs nothing but bytes, and a game's bots are imported
only where they think.
"""

from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

import msgspec

from salon.core import Bot, Game, Worth

LEVELS: dict[str, tuple[str, ...]] = {
    "personimo": ("gentle", "fair", "sharp"),
    "personality": ("gentle", "fair", "sharp"),
}
"""The levels offered to people, by game, from easy to hard."""


class BotsOfAGame(Protocol):
    """What the module `salon.<game>.bots` has."""

    GAME: Game[Any, Any, Any]
    BOTS: dict[str, Bot]

    def worth(self, view: Any) -> list[Worth]:
        """What each legal action would be worth at once."""


def choose(game_name: str, level: str, view_json: bytes, seed: str) -> bytes:
    """The action a bot chooses for the seat of this view. The same arguments give the same action."""
    bots = _bots_of(game_name)
    if level not in bots.BOTS:
        raise ValueError(f"{game_name} has no bot {level!r}; it has {', '.join(bots.BOTS)}")
    view = _views_of(game_name).decode(view_json)
    return msgspec.json.encode(bots.BOTS[level].choose(view, Random(seed)))


def worth(game_name: str, view_json: bytes) -> bytes:
    """What each legal action of the view's seat would be worth: a JSON list of core.Worth."""
    return msgspec.json.encode(_bots_of(game_name).worth(_views_of(game_name).decode(view_json)))


def _bots_of(game_name: str) -> BotsOfAGame:
    if game_name not in LEVELS:
        raise ValueError(f"there are no bots for {game_name!r}; there are for {', '.join(LEVELS)}")
    return cast("BotsOfAGame", import_module(f"salon.{game_name}.bots"))


@cache
def _views_of(game_name: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(_bots_of(game_name).GAME.view_type)
