"""Answers to what seats ask about their positions. Each is computed once, however many connections ask."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from salon.core.kit import Question
from salon.server.compute.owners import Demand
from salon.server.compute.task_queue import TaskQueue
from salon.server.compute.worker_pool import Workers

KEPT = 512


class Position(NamedTuple):
    """A seat's position in a game, at an entry of its log."""

    game: str
    game_id: str
    seq: int
    seat: int


class Asked:
    """An answer, known or under way, and how many connections wait for it."""

    def __init__(self, task: asyncio.Task[bytes]) -> None:
        self.task = task
        self.waiting = 0

    @property
    def failed(self) -> bool:
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)


class Analysis:
    """A cache of answers. Those that were asked for longest ago are dropped first."""

    def __init__(self, task_queue: TaskQueue, workers: Workers, advice_ms: int) -> None:
        self._task_queue = task_queue
        self._workers = workers
        self._advice_ms = advice_ms
        self._answers: OrderedDict[tuple[Question, Position], Asked] = OrderedDict()

    async def ask(
        self, question: Question, position: Position, view: Callable[[], bytes], demand: Demand
    ) -> bytes:
        """The answer to a seat's question, as JSON. `view` makes the seat's view if the answer is not known yet."""
        key = (question, position)
        asked = self._answers.get(key)
        if asked is None or asked.failed:
            answer = self._answer(question, position.game, view(), demand)
            asked = self._answers[key] = Asked(asyncio.create_task(answer))
            if len(self._answers) > KEPT:
                self._answers.popitem(last=False)
        asked.waiting += 1
        try:
            # A connection that is closed meanwhile does not cancel the answer for the others.
            return await asyncio.shield(asked.task)
        finally:
            asked.waiting -= 1
            if asked.waiting == 0 and not asked.task.done():
                asked.task.cancel()
                if self._answers.get(key) is asked:
                    del self._answers[key]

    async def close(self) -> None:
        """Cancel what is under way."""
        tasks = [asked.task for asked in self._answers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer(self, question: Question, game: str, view: bytes, demand: Demand) -> bytes:
        def work(share: float) -> Awaitable[bytes]:
            return self._workers.answer(game, question, view, round(self._advice_ms * share))

        return await self._task_queue.run(demand, f"{question} {game}", work)
