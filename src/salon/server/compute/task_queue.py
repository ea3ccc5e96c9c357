"""Runs work in worker processes in fair turns, with less time for each task when many wait.

All bots, answers, reviews and things made to order pass through here. `fair_queue.py` decides whose turn it is.
"""

import asyncio
import contextvars
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from salon.server.compute.fair_queue import FairQueue
from salon.server.compute.owners import Demand, Owner
from salon.server.settings import Limits

T = TypeVar("T")

LEAST_SHARE = 1 / 8
"""The smallest part of its budget that a bot gets, however many tasks wait."""
COUNTED_OF_OTHERS = 4
"""How many waiting tasks of each other address count as load, so that nobody can make everybody's bots weak."""
FIRST_COST = 0.1
"""The cost in seconds that is charged for a kind of task before one has been measured."""
LEAST_COST = 0.01
"""What a task costs at least, so that turns are taken however quick the tasks are."""
NEW_WEIGHT = 0.3
"""The weight of the latest measurement in the average cost of a kind of task."""


class QueueFullError(Exception):
    """Too many tasks of the same owner wait already."""


class NotWantedError(Exception):
    """Nobody needs the result any more."""


@dataclass(eq=False)
class Task:
    """A task that waits or runs."""

    demand: Demand
    kind: str
    work: Callable[[float], Awaitable[Any]]
    result: "asyncio.Future[Any]"
    since: float
    context: contextvars.Context = field(default_factory=contextvars.copy_context)
    waiting: bool = True
    charged: float = 0.0


class TaskQueue:
    """Runs at most `slots` tasks at once. One address gets all slots but one, so that the next is served at once."""

    def __init__(self, slots: int, limits: Limits, timer: Callable[[], float] = time.perf_counter) -> None:
        self._slots = slots
        self._limits = limits
        self._timer = timer
        self._queue: FairQueue[Task] = FairQueue()
        self._tables: dict[str, set[Task]] = {}
        self._costs: dict[str, float] = {}
        self._serving: set[asyncio.Task[None]] = set()
        self._closed = False
        self.on_start: Callable[[float], None] = lambda _waited: None
        """Called with the seconds that a task has waited, when it starts."""
        self.on_drop: Callable[[], None] = lambda: None
        """Called when a task is dropped because nobody wants its result."""

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def running(self) -> int:
        """The number of tasks under way, including those whose results nobody wants any more."""
        return len(self._serving)

    @property
    def waiting_addresses(self) -> int:
        """The number of addresses that have a task waiting."""
        return len(self._queue.owners())

    async def run(self, demand: Demand, kind: str, work: Callable[[float], Awaitable[T]]) -> T:
        """Do some work when its owner's turn has come. The work is told which share of its budget it has.

        If the caller is cancelled, or the result is not wanted any more, a task that waits leaves the queue. One that
        runs keeps its slot until it ends, as a worker process cannot be interrupted, but nobody waits for it.
        """
        self._check_room(demand.owner)
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        task = Task(demand, kind, work, result, self._timer())
        self._queue.push(demand.owner, task)
        self._tables.setdefault(demand.owner.table, set()).add(task)
        self._dispatch()
        try:
            return await result
        except asyncio.CancelledError:
            self.on_drop()
            raise
        finally:
            self._forget(task)
            if task.waiting:
                self._leave(task)

    def prune(self, table: str) -> None:
        """Something has changed at a table: drop its tasks whose results are not wanted any more."""
        for task in list(self._tables.get(table, ())):
            if not task.result.done() and not task.demand.wanted():
                if task.waiting:
                    self._leave(task)
                self._drop(task)

    def share_for(self, owner: Owner) -> float:
        """The part of its budget that a task of this owner gets now: 1, or less if many tasks wait."""
        owners = self._queue.owners()
        own = owners.pop(owner.address, 0)
        load = (own + sum(min(each, COUNTED_OF_OTHERS) for each in owners.values())) / self._slots
        share = 1.0
        while load > 1 and share > LEAST_SHARE:
            load, share = load / 2, share / 2
        return share

    def is_busy(self, owner: Owner) -> bool:
        """Whether an owner's bots think less than usual."""
        return self.share_for(owner) < 1

    async def close(self) -> None:
        """Stop everything."""
        self._closed = True
        for tasks in list(self._tables.values()):
            for task in tasks:
                task.result.cancel()
        serving = list(self._serving)
        for one in serving:
            one.cancel()
        await asyncio.gather(*serving, return_exceptions=True)

    def _check_room(self, owner: Owner) -> None:
        limits = self._limits
        most = (limits.tasks_an_address, limits.tasks_a_visitor, limits.tasks_a_table)
        for level, longest in enumerate(most, start=1):
            if self._queue.waiting(owner[:level]) >= longest:
                raise QueueFullError

    def _dispatch(self) -> None:
        """Start tasks while there are slots."""
        while not self._closed and len(self._serving) < self._slots:
            task = self._queue.pop(self._charge, max(1, self._slots - 1))
            if task is None:
                return
            task.waiting = False
            if task.result.done() or not task.demand.wanted():
                self._queue.finish(task.demand.owner, -task.charged)
                self._drop(task)
                continue
            serving = asyncio.create_task(self._serve(task), context=task.context)
            self._serving.add(serving)
            serving.add_done_callback(self._served)

    def _served(self, serving: "asyncio.Task[None]") -> None:
        self._serving.discard(serving)
        self._dispatch()

    async def _serve(self, task: Task) -> None:
        began = self._timer()
        try:
            if not task.result.done():
                self.on_start(began - task.since)
                await self._work(task)
        finally:
            cost = max(LEAST_COST, self._timer() - began)
            self._queue.finish(task.demand.owner, cost - task.charged)
            before = self._costs.get(task.kind, cost)
            self._costs[task.kind] = before + NEW_WEIGHT * (cost - before)

    async def _work(self, task: Task) -> None:
        """Do the work of a task. Its caller gets the result or the error, unless nobody waits any more."""
        try:
            result = await task.work(self.share_for(task.demand.owner))
        except asyncio.CancelledError:
            task.result.cancel()
            raise
        except Exception as error:  # noqa: BLE001 (the caller gets it)
            if not task.result.done():
                task.result.set_exception(error)
        else:
            if not task.result.done():
                task.result.set_result(result)

    def _charge(self, task: Task) -> float:
        """The estimated cost of a task: the average of its kind."""
        task.charged = self._costs.get(task.kind, FIRST_COST)
        return task.charged

    def _leave(self, task: Task) -> None:
        task.waiting = False
        self._queue.remove(task.demand.owner, task)

    def _drop(self, task: Task) -> None:
        self.on_drop()
        if not task.result.done():
            task.result.set_exception(NotWantedError())

    def _forget(self, task: Task) -> None:
        table = task.demand.owner.table
        tasks = self._tables.get(table, set())
        tasks.discard(task)
        if not tasks:
            self._tables.pop(table, None)
