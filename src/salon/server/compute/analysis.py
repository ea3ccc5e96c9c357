"""Answers to what seats ask about their positions. Each is computed once, however many connections ask."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from salon.core.kit import Question
from salon.server.compute.worker_pool import Workers

KEPT = 512


class Position(NamedTuple):
    """A seat's position in a game, at an entry of its log."""

    game: str
    game_id: str
    seq: int
    seat: int


class Analysis:
    """A cache of answers. Those that were asked for longest ago are dropped first."""

    def __init__(self, workers: Workers, advice_ms: int) -> None:
        self._workers = workers
        self._advice_ms = advice_ms
        self._answers: OrderedDict[tuple[Question, Position], asyncio.Task[bytes]] = OrderedDict()

    async def ask(self, question: Question, position: Position, view: Callable[[], bytes]) -> bytes:
        """The answer to a seat's question, as JSON. `view` makes the seat's view if the answer is not known yet."""
        key = (question, position)
        task = self._answers.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            answer = self._workers.answer(position.game, question, view(), self._advice_ms)
            task = self._answers[key] = asyncio.create_task(answer)
            if len(self._answers) > KEPT:
                self._answers.popitem(last=False)
        # A connection that is closed meanwhile does not cancel the answer for the others.
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Cancel what is under way."""
        tasks = list(self._answers.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
