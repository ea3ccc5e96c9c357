"""Workers of the toy game that end a task only when the test says so."""

import asyncio
from typing import Any

from salon.core.kit import Question
from salon.server.compute.tasks import Choice
from tests.server.compute.ordering_game import HOUSE
from tests.server.compute.virtual_time import settle
from tests.support.server.workers import ToyWorkers


class SlowWorkers(ToyWorkers):
    """Every task waits until `finish` ends it. `begun` has what was asked, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[str] = []
        self.free = False
        """If set, tasks end at once."""
        self._running: list[asyncio.Future[None]] = []

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> Choice:
        await self._work(level)
        return await super().choose(game, level, view, seed)

    async def answer(self, game: str, question: Question, view: bytes, ms: int) -> bytes:
        await self._work(f"{question} {ms}")
        return await super().answer(game, question, view, ms)

    async def review(self, game: str, view: bytes, ms: int, chosen: bytes) -> bytes:
        await self._work("review")
        return await super().review(game, view, ms, chosen)

    async def make(self, game: str, order: bytes) -> bytes:
        await self._work("make")
        return HOUSE

    async def finish(self) -> None:
        """End the task that has been running for longest."""
        await settle()
        if self._running:
            self._running.pop(0).set_result(None)
        await settle()

    async def finish_all(self) -> None:
        """From now on, every task ends at once."""
        self.free = True
        await settle()
        while self._running:
            await self.finish()

    async def _work(self, what: str) -> Any:
        self.begun.append(what)
        if not self.free:
            end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._running.append(end)
            await end
