"""Workers for forks: bots act when the plan says so, and every answer depends on the whole view."""

import asyncio
import hashlib
from collections.abc import Callable

import msgspec

from salon.core import Action, AnyGame
from salon.core.kit import Question
from salon.server.compute.tasks import Choice


class ScriptedWorkers:
    """Bots wait for the plan's action. Values, hints and advice are made from a hash of the view."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._planned: tuple[int, Action] | None = None
        self._changed = asyncio.Event()
        self.seq: Callable[[], int] = lambda: -1
        """The entry that the game has reached."""

    def release(self, seq: int, action: Action) -> None:
        """Let the bot that is asked at an entry take this action."""
        self._planned = seq, action
        self._changed.set()
        self._changed = asyncio.Event()

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> Choice:
        while self._planned is None or self._planned[0] != self.seq():
            await self._changed.wait()
        return Choice(msgspec.Raw(msgspec.json.encode(self._planned[1])))

    async def answer(self, game: str, question: Question, view: bytes, ms: int) -> bytes:
        digest = hashlib.sha256(view).digest()
        if question == "hint":
            return msgspec.json.encode(digest.hex())
        legal = self._game.legal(msgspec.json.decode(view, type=self._game.view_type))
        if not legal.listed:
            return b"[]"
        return msgspec.json.encode(
            [{"action": each, "points": digest[0], "gain": digest[1]} for each in legal]
        )

    async def review(self, game: str, view: bytes, ms: int, chosen: bytes) -> bytes:
        return await self.answer(game, "advice", view, ms)

    async def make(self, game: str, order: bytes) -> bytes:
        raise NotImplementedError

    async def close(self) -> None:
        pass
