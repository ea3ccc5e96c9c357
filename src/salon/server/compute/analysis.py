"""What each legal action would be worth, hints and advice: worked out once for a position, however many ask."""

import asyncio
from collections import OrderedDict
from typing import Literal

from salon.server.compute.worker_pool import Brains
from salon.server.play import projection
from salon.server.play.live_games import Games

KEPT = 512
What = Literal["worth", "hint", "advice"]


class Worths:
    """Answers in memory, those asked for longest ago given up first."""

    def __init__(self, games: Games, brains: Brains, advice_ms: int) -> None:
        self._games = games
        self._brains = brains
        self._advice_ms = advice_ms
        self._answers: OrderedDict[tuple[What, str, int, int], asyncio.Task[bytes | None]] = OrderedDict()

    async def ask(self, game_id: str, seq: int, seat: int, what: What = "worth") -> bytes | None:
        """A seat's worths, hint or advice at a seq, as JSON; None if the game has moved on."""
        key = (what, game_id, seq, seat)
        task = self._answers.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._answers[key] = asyncio.create_task(self._compute(what, game_id, seq, seat))
            if len(self._answers) > KEPT:
                self._answers.popitem(last=False)
        # One who goes away must not take the answer from the others.
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Forget what is under way."""
        tasks = list(self._answers.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _compute(self, what: What, game_id: str, seq: int, seat: int) -> bytes | None:
        live = await self._games.get(game_id)
        if live.seq != seq or seat not in live.waiting:
            return None
        game, view = live.row.setup.game, projection.bot_view(live, seat)
        match what:
            case "worth":
                return await self._brains.worth(game, view)
            case "hint":
                return await self._brains.hint(game, view)
            case "advice":
                return await self._brains.advise(game, view, self._advice_ms)
