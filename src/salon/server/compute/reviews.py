"""Reviews: what a player could have expected of each move of a finished game, and of the best one instead.

Every move is judged from what its seat saw then, by the worker processes, one after the other, so that the bots of
other tables wait no longer than for one move. Kept in memory: another server, or this one after a start, works it out
again.
"""

import asyncio
import logging
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from salon.core import Advice, Refusal
from salon.games.registry import Kits
from salon.server.background import cancel
from salon.server.compute.worker_pool import WorkerError, Workers
from salon.server.domain.game import StoredGame
from salon.server.projection.finished import OwnMove, own_moves
from salon.server.protocol.http import Review, ReviewedMove, SeatReview
from salon.server.settings import Settings
from salon.server.store.base import Store

log = logging.getLogger(__name__)

COSTLIEST = 3
WORTH_NAMING = 1.0
"""A move that cost less than this is not named: the coach is not so sure."""


class SeatInReview:
    """The moves of one seat, being looked at."""

    def __init__(self, seat: int, moves: list[OwnMove]) -> None:
        self.seat = seat
        self.moves = moves
        self.done = 0
        self.reviewed: list[ReviewedMove] = []

    def told(self) -> SeatReview:
        costs = {move.seq: move.best.points - move.chosen.points for move in self.reviewed}
        named = [seq for seq in sorted(costs, key=lambda seq: -costs[seq]) if costs[seq] >= WORTH_NAMING]
        return SeatReview(
            seat=self.seat,
            total=len(self.moves),
            done=self.done,
            moves=tuple(self.reviewed),
            costliest=tuple(named[:COSTLIEST]),
        )


class Work(NamedTuple):
    """The review of one visitor's seats in one game."""

    seats: tuple[SeatInReview, ...]
    task: asyncio.Task[None]


class Reviews:
    """Reviews under way and done, those asked for longest ago given up first."""

    def __init__(self, store: Store, workers: Workers, kits: Kits, settings: Settings) -> None:
        self._store = store
        self._workers = workers
        self._kits = kits
        self._settings = settings
        self._works: OrderedDict[tuple[str, str], Work] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    def knows(self, game_id: str, visitor: str) -> bool:
        """Whether this review has been asked for before."""
        return (game_id, visitor) in self._works

    async def ask(self, game_id: str, visitor: str) -> Review:
        """How far the review of a visitor's moves is; the first to ask starts it."""
        key = (game_id, visitor)
        if key not in self._works:
            row, seats = await self._own_game(game_id, visitor)
            looked_at = await self._moves(row, seats)
            if key not in self._works:
                await self._start(key, row.setup.game, looked_at)
        work = self._works[key]
        self._works.move_to_end(key)
        seen = tuple(seat.told() for seat in work.seats)
        return Review(game_id=game_id, finished=work.task.done(), seats=seen)

    async def close(self) -> None:
        """Forget what is under way."""
        works, self._works = list(self._works.values()), OrderedDict()
        for work in works:
            await cancel(work.task)

    async def _own_game(self, game_id: str, visitor: str) -> tuple[StoredGame, tuple[int, ...]]:
        """A finished game and the visitor's seats in it. Somebody else's game looks like one that never was."""
        for row, seats in await self._store.finished_games(visitor, self._settings.limits.finished_listed):
            name = row.setup.game
            if row.game_id == game_id and name in self._kits and "advice" in self._kits[name].answers:
                return row, seats
        raise Refusal("no-such-review")

    async def _moves(self, row: StoredGame, seats: tuple[int, ...]) -> tuple[SeatInReview, ...]:
        log = await self._store.log(row.game_id)
        game = self._kits[row.setup.game].game
        return tuple(
            [SeatInReview(seat, await asyncio.to_thread(own_moves, game, row, log, seat)) for seat in seats]
        )

    async def _start(self, key: tuple[str, str], game: str, seats: tuple[SeatInReview, ...]) -> None:
        self._works[key] = Work(seats, asyncio.create_task(self._review(game, seats)))
        if len(self._works) > self._settings.limits.reviews_in_memory:
            _, oldest = self._works.popitem(last=False)
            await cancel(oldest.task)

    async def _review(self, game: str, seats: tuple[SeatInReview, ...]) -> None:
        async with self._turn:  # one review at a time
            for seat in seats:
                for move in seat.moves:
                    try:
                        reviewed = await self._look_at(game, move)
                    except WorkerError as error:
                        log.warning("a move could not be reviewed: %s", error)
                        reviewed = None
                    seat.done += 1
                    if reviewed is not None:
                        seat.reviewed.append(reviewed)

    async def _look_at(self, game: str, move: OwnMove) -> ReviewedMove | None:
        """What the coach says to a move; None where there was nothing to choose."""
        answer = await self._workers.review(game, move.view, self._settings.review_ms, move.action)
        candidates = msgspec.json.decode(answer, type=list[Advice])
        written = msgspec.json.decode(move.action)
        chosen = next((each for each in candidates if each.action == written), None)
        if chosen is None or len(candidates) < 2:
            return None
        best = max(candidates, key=lambda each: each.points)
        return ReviewedMove(seq=move.seq, chosen=chosen, best=best)
