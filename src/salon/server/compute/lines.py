"""The coach's lines: how a game would have gone on after the best move instead of a reviewed one.

The game is over, so its cards are known: the line follows them. Bots of the highest level play every seat, each from
its own view, in the worker processes. Lines are kept in memory only.
"""

import asyncio
import logging
from collections import OrderedDict

import msgspec

from salon.core import AnyGame, IllegalAction, Refusal, Timeline, replay
from salon.games.registry import Kits, levels_of
from salon.server.background import cancel
from salon.server.clock import Clock
from salon.server.compute.owners import Demand, Owners
from salon.server.compute.reviews import Reviews
from salon.server.compute.task_queue import NotWantedError, QueueFullError, TaskQueue
from salon.server.compute.worker_pool import WorkerError, Workers
from salon.server.domain.game import LogRow, StoredGame, record_of
from salon.server.projection.finished import step_after
from salon.server.projection.seat import seat_view
from salon.server.protocol.http import Line, ReplayStep
from salon.server.store.base import Store

log = logging.getLogger(__name__)

LENGTH = 8
"""How many moves a line has, if the game does not end before."""
PATIENCE_MS = 60_000
"""A line that nobody asks for any more is not worked out further."""


class LineJob:
    """A line that is being worked out."""

    def __init__(self) -> None:
        self.steps: list[ReplayStep] = []
        self.asked_ms = 0
        self.task: asyncio.Task[None]


class Lines:
    """Lines under way and done. Those asked for longest ago are dropped first."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        kits: Kits,
        clock: Clock,
        task_queue: TaskQueue,
        owners: Owners,
        reviews: Reviews,
        most: int,
    ) -> None:
        self._store = store
        self._workers = workers
        self._kits = kits
        self._clock = clock
        self._task_queue = task_queue
        self._owners = owners
        self._reviews = reviews
        self._most = most
        self._jobs: OrderedDict[tuple[str, str, int], LineJob] = OrderedDict()

    async def ask(self, game_id: str, visitor: str, seq: int) -> Line:
        """The line instead of a move that the visitor has had reviewed. The first call starts it."""
        seat, action = await self._reviews.best_move(game_id, visitor, seq)
        key = (game_id, visitor, seq)
        job = self._jobs.get(key)
        if job is None or (job.task.done() and not job.steps):
            job = self._jobs[key] = LineJob()
            job.task = asyncio.create_task(self._work_out(job, key, seat, action))
        self._jobs.move_to_end(key)
        job.asked_ms = self._clock.now_ms()
        while len(self._jobs) > self._most:
            _, oldest = self._jobs.popitem(last=False)
            await cancel(oldest.task)
        return Line(seq=seq, finished=job.task.done(), steps=tuple(job.steps))

    async def close(self) -> None:
        """Cancel all lines."""
        for job in self._jobs.values():
            await cancel(job.task)

    async def _work_out(self, job: LineJob, key: tuple[str, str, int], seat: int, action: bytes) -> None:
        game_id, visitor, seq = key
        store, clock = self._store, self._clock
        row, rows = await store.game(game_id), await store.log(game_id)
        if row is None or row.outcome is None:
            raise Refusal("no-such-line")
        game = self._kits[row.setup.game].game
        timeline = await asyncio.to_thread(_before, game, row, rows, seq)
        demand = Demand(
            self._owners.of_review(visitor, game_id),
            lambda: clock.now_ms() - job.asked_ms <= PATIENCE_MS,
        )
        try:
            while True:
                advance = timeline.act(seat, game.decode_action(action), row.ended_ms or 0)
                job.steps.append(step_after(game, timeline, advance))
                timeline = advance.timeline
                asked = [each for each, decision in timeline.waiting.items() if not decision.answered]
                if not asked or len(job.steps) >= LENGTH:
                    return
                seat = min(asked)
                action = await self._choose(timeline, seat, f"line {game_id} {seq}", demand)
        except (IllegalAction, WorkerError, NotWantedError, QueueFullError) as error:
            log.warning("a line ends early: %s", error)

    async def _choose(self, timeline: Timeline, seat: int, seed: str, demand: Demand) -> bytes:
        name, view = timeline.game.spec.name, seat_view(timeline, seat)
        level, workers = levels_of(self._kits[name])[-1], self._workers
        choice = await self._task_queue.run(
            demand, f"line {name}", lambda _share: workers.choose(name, level, view, f"{seed} {timeline.seq}")
        )
        return bytes(choice.action)


def _before(game: AnyGame, row: StoredGame, rows: list[LogRow], seq: int) -> Timeline:
    """The position before an entry, in which nothing can be taken back."""
    for advance in replay(game, record_of(row, rows)):
        if advance.entry.seq == seq - 1:
            return msgspec.structs.replace(advance.timeline, past=())
    raise Refusal("no-such-line")
