"""The functions that run in worker processes: bots, and the answers to what seats ask.

Views and actions are passed as JSON, so only bytes travel between processes, and a game's bots are imported in workers
only.
"""

import hashlib
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from salon.core import Bot, Budget, Paced, Warming
from salon.core.kit import Question
from salon.games.registry import bots_of, find_bot, kit_of


class Choice(Struct, frozen=True):
    """A bot's action, and the pause before it."""

    action: msgspec.Raw
    pause_ms: int = 0


def decide(game: str, level: str, view_json: bytes, seed: str) -> bytes:
    """What a bot chooses for the seat of a view, as a JSON Choice. The result follows from the arguments alone."""
    bot, random = find_bot(game, level), Random(seed)
    view = _views_of(game).decode(view_json)
    action = bot.choose(view, random)
    pause_ms = bot.pause_ms(view, action, random) if isinstance(bot, Paced) else 0
    return msgspec.json.encode(Choice(msgspec.Raw(msgspec.json.encode(action)), pause_ms))


def decide_at_once(game: str, level: str, view_json: bytes, seed: str) -> bytes:
    """The same for a live game: a bot that has to compile something does so in the background."""
    _warm_up(find_bot(game, level))
    return decide(game, level, view_json, seed)


def choose(game: str, level: str, view_json: bytes, seed: str) -> bytes:
    """The action alone."""
    return bytes(msgspec.json.decode(decide(game, level, view_json, seed), type=Choice).action)


def answer(game: str, question: Question, view_json: bytes, budget: Budget) -> bytes:
    """The answer to a question of the view's seat, as JSON; `null` if there is none."""
    kit, view = bots_of(game), _views_of(game).decode(view_json)
    match question:
        case "values":
            return msgspec.json.encode(None if kit.values is None else kit.values(view))
        case "hint":
            return msgspec.json.encode(None if kit.hint is None else kit.hint(view))
        case "advice":
            return review(game, view_json, budget)


def review(game: str, view_json: bytes, budget: Budget, chosen_json: bytes | None = None) -> bytes:
    """The result of `advise` for a live game: bots that have to compile something do so in the background."""
    for level in kit_of(game).levels:
        _warm_up(find_bot(game, level))
    return advise(game, view_json, budget, chosen_json)


def advise(game: str, view_json: bytes, budget: Budget, chosen_json: bytes | None = None) -> bytes:
    """What the view's seat may expect of its best moves, the best first: a JSON list of core.Advice.

    It includes a move that was chosen, exactly as it was sent. The random numbers follow from the view, so the answer
    depends on nothing else.
    """
    kit, view = bots_of(game), _views_of(game).decode(view_json)
    if kit.advice is None:
        return b"null"
    chosen = None if chosen_json is None else kit_of(game).game.decode_stored(chosen_json)
    random = Random(hashlib.sha256(view_json).digest())
    return msgspec.json.encode(kit.advice(view, random, budget, chosen))


def make(game: str, order_json: bytes) -> bytes:
    """Make what an action has ordered (see core.kit.MadeToOrder), as JSON."""
    kit = bots_of(game)
    if kit.make is None:
        raise ValueError(f"{game} makes nothing to order")
    return msgspec.json.encode(kit.make(order_json))


def _warm_up(bot: Bot) -> None:
    if isinstance(bot, Warming):
        bot.warm_up()


@cache
def _views_of(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kit_of(game).game.view_type)
