"""What bots of all games share: levels by game, and the functions that run in worker processes.

Views and actions go in and out as JSON, so that a worker needs nothing but bytes, and a game's bots are imported
only where they think.
"""

import hashlib
import re
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast, runtime_checkable

import msgspec
from msgspec import Struct

from salon.core import Advice, Bot, Budget, Game, Thinker, Worth

LEVELS: dict[str, tuple[str, ...]] = {
    "personimo": ("gentle", "fair", "sharp", "master"),
    "personality": ("gentle", "fair", "sharp"),
    "polyminix": ("gentle", "fair", "sharp"),
}
"""The levels offered to people, by game, from easy to hard."""

ADVISERS = frozenset({"personimo"})
"""The games whose bots can say what is to be expected of each move: those that have a coach."""


class BotsOfAGame(Protocol):
    """What the module `salon.<game>.bots` has."""

    GAME: Game[Any, Any, Any]
    BOTS: dict[str, Bot]

    def worth(self, view: Any) -> list[Worth]:
        """What each legal action would be worth at once."""


class Maker(Protocol):
    """What a game's bots module also has where actions order something."""

    def make(self, order_json: bytes) -> Any:
        """What was ordered."""


class Adviser(Protocol):
    """What the module of a game in ADVISERS has besides."""

    def advise(self, view: Any, random: Random, budget: Budget, chosen: Any) -> list[Advice]:
        """What may be expected of the best moves and, unless it is None, of the one that was chosen."""


class Choice(Struct, frozen=True):
    """What a bot does, and how long it takes over it: a race is no race against somebody who is there at once."""

    action: msgspec.Raw
    pause_ms: int = 0


@runtime_checkable
class Paced(Protocol):
    """A bot that takes its time."""

    def pause_ms(self, view: Any, action: Any, random: Random) -> int: ...


@runtime_checkable
class Warming(Protocol):
    """A bot that has something compiled or loaded before it is at its best."""

    def warm_up(self) -> None: ...


@runtime_checkable
class Timed(Protocol):
    """A bot that thinks for as long as it may: what it chooses depends on the machine, too."""

    @property
    def budget_ms(self) -> float: ...


def find_bot(game_name: str, spec: str) -> Bot:
    """The bot that a game has under a name; for one that thinks, a budget may follow: `mce:200ms`, `mce:2s`, `mce:64`.

    A number alone is a number of playouts.
    """
    name, colon, budget = spec.partition(":")
    known = _bots_of(game_name).BOTS
    if name not in known:
        raise ValueError(f"{game_name} has no bot {name!r}; it has {', '.join(known)}")
    bot = known[name]
    if not colon:
        return bot
    if not isinstance(bot, Thinker):
        raise ValueError(f"the bot {name!r} takes no budget")
    return bot.within(_budget(budget))


def _budget(text: str) -> Budget:
    """A budget in words: milliseconds, seconds or playouts."""
    read = re.fullmatch(r"(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s)|(?P<playouts>\d+)", text)
    if read is None:
        raise ValueError(f"{text!r} is no budget; say 200ms, 2s, or a number of playouts")
    if read["playouts"]:
        return Budget(playouts=int(read["playouts"]))
    return Budget(ms=float(read["number"]) * (1000 if read["unit"] == "s" else 1))


def decide(game_name: str, level: str, view_json: bytes, seed: str) -> bytes:
    """What a bot chooses, as `choose` says, and the pause before it does so: a JSON Choice."""
    bot, random = find_bot(game_name, level), Random(seed)
    view = _views_of(game_name).decode(view_json)
    action = bot.choose(view, random)
    pause_ms = bot.pause_ms(view, action, random) if isinstance(bot, Paced) else 0
    return msgspec.json.encode(Choice(msgspec.Raw(msgspec.json.encode(action)), pause_ms))


def decide_at_once(game_name: str, level: str, view_json: bytes, seed: str) -> bytes:
    """The same where people wait: a bot that must get ready first does so in the background, and makes do meanwhile."""
    _warm_up(find_bot(game_name, level))
    return decide(game_name, level, view_json, seed)


def _warm_up(bot: Bot) -> None:
    if isinstance(bot, Warming):
        bot.warm_up()


def choose(game_name: str, level: str, view_json: bytes, seed: str) -> bytes:
    """The action a bot chooses for the seat of this view. The same arguments give the same action."""
    choice = msgspec.json.decode(decide(game_name, level, view_json, seed), type=Choice)
    return bytes(choice.action)


def worth(game_name: str, view_json: bytes) -> bytes:
    """What each legal action of the view's seat would be worth: a JSON list of core.Worth."""
    return msgspec.json.encode(_bots_of(game_name).worth(_views_of(game_name).decode(view_json)))


def hint(game_name: str, view_json: bytes) -> bytes:
    """What the view's seat has asked the game's solver, answered as JSON; `null` where there is nothing to say."""
    answer = getattr(_bots_of(game_name), "hint", None)
    return msgspec.json.encode(None if answer is None else answer(_views_of(game_name).decode(view_json)))


def make(game_name: str, order_json: bytes) -> bytes:
    """What an action has ordered (see core.Game.order), made: JSON, as the game's `fulfil` takes it."""
    return msgspec.json.encode(cast("Maker", _bots_of(game_name)).make(order_json))


def advise(game_name: str, view_json: bytes, budget: Budget, chosen_json: bytes | None = None) -> bytes:
    """What the view's seat may expect of its best moves, the best first: a JSON list of core.Advice.

    A move that was chosen is among them, as it was written, wherever it stands. Chance follows from the view, so that
    nothing else can show in the answer.
    """
    bots, view = _bots_of(game_name), _views_of(game_name).decode(view_json)
    chosen = None if chosen_json is None else bots.GAME.decode_action(chosen_json)
    ask = cast("Adviser", bots).advise
    return msgspec.json.encode(ask(view, Random(hashlib.sha256(view_json).digest()), budget, chosen))


def advise_at_once(
    game_name: str, view_json: bytes, budget: Budget, chosen_json: bytes | None = None
) -> bytes:
    """The same where people wait: what a bot needs time to get ready for is not waited for."""
    for level in LEVELS[game_name]:
        _warm_up(find_bot(game_name, level))
    return advise(game_name, view_json, budget, chosen_json)


def _bots_of(game_name: str) -> BotsOfAGame:
    if game_name not in LEVELS:
        raise ValueError(f"there are no bots for {game_name!r}; there are for {', '.join(LEVELS)}")
    return cast("BotsOfAGame", import_module(f"salon.{game_name}.bots"))


@cache
def _views_of(game_name: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(_bots_of(game_name).GAME.view_type)
