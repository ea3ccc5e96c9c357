"""Runs the bots of a game on views and actions in JSON, as the server's workers do."""

import hashlib
from functools import cached_property
from random import Random
from typing import Protocol

import msgspec

from salon.core import Budget
from salon.core.kit import BotKit, GameKit, Question
from salon.games.registry import pick_bot


class Thinking(Protocol):
    """Runs bots and answers the questions of seats. Views, actions and answers are JSON."""

    def choose(self, game: str, level: str, view_json: bytes, seed: str, /) -> bytes:
        """The action that a bot chooses for the seat of a view."""
        ...

    def answer(self, game: str, question: Question, view_json: bytes, budget: Budget, /) -> bytes:
        """The answer to a question of the view's seat."""
        ...

    def advise(self, game: str, view_json: bytes, budget: Budget, chosen_json: bytes | None, /) -> bytes:
        """A list of `core.Advice`, best action first, which includes the chosen action."""
        ...


class KitThinking:
    """Runs the bots of a kit in this process."""

    def __init__(self, kit: GameKit) -> None:
        self._kit = kit
        self._views = msgspec.json.Decoder(kit.game.view_type)

    @cached_property
    def bots(self) -> BotKit:
        return self._kit.load_bots()

    def choose(self, game: str, level: str, view_json: bytes, seed: str, /) -> bytes:
        bot = pick_bot(game, self.bots.bots, level)
        return msgspec.json.encode(bot.choose(self._views.decode(view_json), Random(seed)))

    def answer(self, game: str, question: Question, view_json: bytes, budget: Budget, /) -> bytes:
        view = self._views.decode(view_json)
        match question:
            case "values":
                return msgspec.json.encode(None if self.bots.values is None else self.bots.values(view))
            case "hint":
                return msgspec.json.encode(None if self.bots.hint is None else self.bots.hint(view))
            case "advice":
                return self.advise(game, view_json, budget, None)

    def advise(self, game: str, view_json: bytes, budget: Budget, chosen_json: bytes | None, /) -> bytes:
        del game
        if self.bots.advice is None:
            return b"null"
        chosen = None if chosen_json is None else self._kit.game.decode_stored(chosen_json)
        random = Random(hashlib.sha256(view_json).digest())
        return msgspec.json.encode(self.bots.advice(self._views.decode(view_json), random, budget, chosen))
