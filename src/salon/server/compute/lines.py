"""The coach's lines: how a game would have gone on after the best move instead of a reviewed one.

The game is over, so its cards are known: the line follows them. Bots of the highest level play every seat, each from
its own view, in the worker processes. Lines are kept in memory only.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple

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
MOST_UNDER_WAY = 4
"""How many lines of one visitor are worked out at the same time."""


class LineJob:
    """A line that is being worked out. It is `complete` if nothing has cut it off."""

    def __init__(self) -> None:
        self.steps: list[ReplayStep] = []
        self.asked_ms = 0
        self.complete = False
        self.task: asyncio.Task[None]


class Start(NamedTuple):
    """Where a line starts: the position before the move, and when the game ended."""

    timeline: Timeline
    ended_ms: int


Load = Callable[[StoredGame], Awaitable[list[LogRow]]]
"""Reads the log of a game, which whoever asks for a line pays for."""


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

    def knows(self, game_id: str, visitor: str, seq: int) -> bool:
        """Whether this line is being worked out or has been."""
        return (game_id, visitor, seq) in self._jobs

    async def ask(self, game_id: str, visitor: str, seq: int, load: Load) -> Line:
        """The line instead of a move that the visitor has had reviewed. The first call starts it, and needs the log. A
        line that was cut off is refused once; the next call starts it again."""
        seat, action = await self._reviews.best_move(game_id, visitor, seq)
        key = (game_id, visitor, seq)
        if key not in self._jobs:
            start = await self._start(game_id, seq, load)
            if key not in self._jobs:
                self._make_room(visitor)
                job = self._jobs[key] = LineJob()
                job.asked_ms = self._clock.now_ms()
                job.task = asyncio.create_task(self._work_out(job, key, start, seat, action))
        job = self._jobs[key]
        if job.task.done() and not job.complete:
            del self._jobs[key]
            raise Refusal("house-busy")
        self._jobs.move_to_end(key)
        job.asked_ms = self._clock.now_ms()
        return Line(seq=seq, finished=job.complete, steps=tuple(job.steps))

    async def close(self) -> None:
        """Cancel all lines."""
        for job in list(self._jobs.values()):
            await cancel(job.task)

    async def _start(self, game_id: str, seq: int, load: Load) -> Start:
        """Replay a game up to a move. Neither its log nor its earlier positions are kept."""
        row = await self._store.game(game_id)
        if row is None or row.outcome is None or row.withdrawn_ms is not None:
            raise Refusal("no-such-line")
        game = self._kits[row.setup.game].game
        timeline = await asyncio.to_thread(_before, game, row, await load(row), seq)
        return Start(timeline, row.ended_ms or 0)

    def _make_room(self, visitor: str) -> None:
        """Drop what was asked for longest ago: of this visitor's lines under way, and of all lines."""
        under_way = [key for key, job in self._jobs.items() if key[1] == visitor and not job.task.done()]
        surplus = under_way[: max(0, len(under_way) + 1 - MOST_UNDER_WAY)]
        surplus += list(self._jobs)[: max(0, len(self._jobs) + 1 - self._most)]
        for key in dict.fromkeys(surplus):
            self._jobs.pop(key).task.cancel()

    async def _work_out(
        self, job: LineJob, key: tuple[str, str, int], start: Start, seat: int, action: bytes
    ) -> None:
        game_id, visitor, seq = key
        timeline, clock = start.timeline, self._clock
        game = timeline.game
        demand = Demand(
            self._owners.of_review(visitor, game_id),
            lambda: clock.now_ms() - job.asked_ms <= PATIENCE_MS,
        )
        try:
            while True:
                advance = timeline.act(seat, game.decode_action(action), start.ended_ms)
                job.steps.append(step_after(game, timeline, advance))
                timeline = advance.timeline
                asked = [each for each, decision in timeline.waiting.items() if not decision.answered]
                if not asked or len(job.steps) >= LENGTH:
                    job.complete = True
                    return
                seat = min(asked)
                action = await self._choose(timeline, seat, f"line {game_id} {seq}", demand)
        except NotWantedError:
            if self._jobs.get(key) is job:
                del self._jobs[key]
        except (IllegalAction, WorkerError, QueueFullError) as error:
            log.warning("a line is cut off: %r", error)

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
