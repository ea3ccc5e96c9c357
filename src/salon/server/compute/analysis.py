"""Answers to what seats ask about their positions: each is worked out once, however many connections ask."""

import asyncio
from collections import OrderedDict

from salon.core.kit import Question
from salon.server.compute.worker_pool import Workers
from salon.server.play import projection
from salon.server.play.live_games import Games

KEPT = 512


class Analysis:
    """Answers in memory. Those asked for longest ago are dropped first."""

    def __init__(self, games: Games, workers: Workers, advice_ms: int) -> None:
        self._games = games
        self._workers = workers
        self._advice_ms = advice_ms
        self._answers: OrderedDict[tuple[Question, str, int, int], asyncio.Task[bytes | None]] = OrderedDict()

    async def ask(self, game_id: str, seq: int, seat: int, question: Question) -> bytes | None:
        """The answer to a seat's question at a seq, as JSON; None if the game has moved on."""
        key = (question, game_id, seq, seat)
        task = self._answers.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._answers[key] = asyncio.create_task(self._compute(*key))
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

    async def _compute(self, question: Question, game_id: str, seq: int, seat: int) -> bytes | None:
        live = await self._games.get(game_id)
        if live.seq != seq or seat not in live.waiting:
            return None
        view = projection.bot_view(live, seat)
        return await self._workers.answer(live.row.setup.game, question, view, self._advice_ms)
