"""Reviews: the expected points of each move of a finished game, and of the best move instead.

Every move is judged by a worker process from what its seat saw then. The moves of a review are judged one after the
other, and all reviews together have one share of the workers. Reviews are kept in memory only: another server computes
them again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable

import msgspec

from salon.core import Advice, Refusal
from salon.games.registry import Kits
from salon.server.background import cancel
from salon.server.clock import Clock
from salon.server.compute.owners import Demand, Owners
from salon.server.compute.task_queue import NotWantedError, QueueFullError, TaskQueue
from salon.server.compute.worker_pool import WorkerError, Workers
from salon.server.domain.game import StoredGame
from salon.server.projection.finished import OwnMove, own_moves
from salon.server.protocol.http import Review, ReviewedMove, SeatReview
from salon.server.settings import Settings
from salon.server.store.base import Store

log = logging.getLogger(__name__)

COSTLIEST = 3
PATIENCE_MS = 60_000
"""A review pauses when nobody has asked about it for this long."""
WORTH_NAMING = 1.0
"""A move that cost fewer points than this is not named, as the estimate is not that exact."""


class SeatInReview:
    """The moves of one seat under review."""

    def __init__(self, seat: int, moves: list[OwnMove]) -> None:
        self.seat = seat
        self.moves = moves
        self.done = 0
        self.reviewed: list[ReviewedMove] = []

    def result(self) -> SeatReview:
        costs = {move.seq: move.best.points - move.chosen.points for move in self.reviewed}
        named = [seq for seq in sorted(costs, key=lambda seq: -costs[seq]) if costs[seq] >= WORTH_NAMING]
        return SeatReview(
            seat=self.seat,
            total=len(self.moves),
            done=self.done,
            moves=tuple(self.reviewed),
            costliest=tuple(named[:COSTLIEST]),
        )


class ReviewJob:
    """The review of one visitor's seats in one game. It pauses when nobody has asked about it for a while."""

    def __init__(self, game: str, seats: tuple[SeatInReview, ...]) -> None:
        self.game = game
        self.seats = seats
        self.asked_ms = 0
        self.paused = True
        self.task: asyncio.Task[None]


class Reviews:
    """Reviews under way and done. Those asked for longest ago are dropped first."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        kits: Kits,
        settings: Settings,
        clock: Clock,
        task_queue: TaskQueue,
        owners: Owners,
    ) -> None:
        self._store = store
        self._workers = workers
        self._kits = kits
        self._settings = settings
        self._clock = clock
        self._task_queue = task_queue
        self._owners = owners
        self._jobs: OrderedDict[tuple[str, str], ReviewJob] = OrderedDict()

    def knows(self, game_id: str, visitor: str) -> bool:
        """Whether this review has been asked for before."""
        return (game_id, visitor) in self._jobs

    async def ask(self, game_id: str, visitor: str) -> Review:
        """The progress of the review of a visitor's moves. The first call starts it."""
        key = (game_id, visitor)
        if key in self._jobs and not await self._may_see(game_id, visitor):
            await self._drop(key)
            raise Refusal("no-such-review")
        if key not in self._jobs:
            row, seats = await self._own_game(game_id, visitor)
            moves = await self._moves(row, seats)
            if key not in self._jobs:
                await self._add(key, ReviewJob(row.setup.game, moves))
        job = self._jobs[key]
        self._jobs.move_to_end(key)
        job.asked_ms = self._clock.now_ms()
        if job.paused:
            job.paused = False
            demand = Demand(self._owners.of_review(visitor, game_id), lambda: self._is_wanted(job))
            job.task = asyncio.create_task(self._review(job, demand))
        seen = tuple(seat.result() for seat in job.seats)
        return Review(game_id=game_id, finished=job.task.done() and not job.paused, seats=seen)

    async def best_move(self, game_id: str, visitor: str, seq: int) -> tuple[int, bytes]:
        """The seat and the best action instead of a move that has been reviewed here."""
        job = self._jobs.get((game_id, visitor))
        if job is not None and await self._may_see(game_id, visitor):
            for seat in job.seats:
                for move in seat.reviewed:
                    if move.seq == seq:
                        return seat.seat, msgspec.json.encode(move.best.action)
        raise Refusal("no-such-line")

    async def close(self) -> None:
        """Cancel all reviews."""
        jobs, self._jobs = list(self._jobs.values()), OrderedDict()
        for job in jobs:
            await _stop(job)

    async def _may_see(self, game_id: str, visitor: str) -> bool:
        """Whether a review that was started may still be seen: replays are withdrawn, and visitors erase themselves."""
        row = await self._store.game(game_id)
        seats = await self._store.moderation.seats_in(game_id, visitor)
        return row is not None and row.withdrawn_ms is None and seats != ()

    async def _drop(self, key: tuple[str, str]) -> None:
        job = self._jobs.pop(key, None)
        if job is not None:
            await cancel(job.task)

    async def _own_game(self, game_id: str, visitor: str) -> tuple[StoredGame, tuple[int, ...]]:
        """A finished game and the visitor's seats in it. Other visitors' games are refused as if there were none."""
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

    async def _add(self, key: tuple[str, str], job: ReviewJob) -> None:
        self._jobs[key] = job
        if len(self._jobs) > self._settings.limits.reviews_in_memory:
            _, oldest = self._jobs.popitem(last=False)
            await _stop(oldest)

    def _is_wanted(self, job: ReviewJob) -> bool:
        return self._clock.now_ms() - job.asked_ms <= PATIENCE_MS

    async def _review(self, job: ReviewJob, demand: Demand) -> None:
        """Review the moves that have not been reviewed yet."""
        for seat in job.seats:
            for move in seat.moves[seat.done :]:
                try:
                    reviewed = await self._review_move(job.game, move, demand)
                except WorkerError as error:
                    log.warning("a move could not be reviewed: %s", error)
                    reviewed = None
                except (NotWantedError, QueueFullError):
                    job.paused = True  # until the visitor asks again
                    return
                seat.done += 1
                if reviewed is not None:
                    seat.reviewed.append(reviewed)

    async def _review_move(self, game: str, move: OwnMove, demand: Demand) -> ReviewedMove | None:
        """The review of one move; None if there was only one possible move."""

        def work(share: float) -> Awaitable[bytes]:
            return self._workers.review(game, move.view, round(self._settings.review_ms * share), move.action)

        answer = await self._task_queue.run(demand, f"review {game}", work)
        candidates = msgspec.json.decode(answer, type=list[Advice])
        written = msgspec.json.decode(move.action)
        chosen = next((each for each in candidates if each.action == written), None)
        if chosen is None or len(candidates) < 2:
            return None
        best = max(candidates, key=lambda each: each.points)
        return ReviewedMove(seq=move.seq, chosen=chosen, best=best)


async def _stop(job: ReviewJob) -> None:
    if not job.paused:
        await cancel(job.task)
