"""Work that takes virtual time: tests of the task queue measure waiting without a clock."""

import asyncio
import heapq
import itertools
from collections import deque
from collections.abc import Awaitable, Callable

from salon.server.compute.owners import Demand, Owner
from salon.server.compute.task_queue import Task, TaskQueue
from salon.server.settings import Limits
from tests.support.server.harness import PATIENCE_S


async def settle() -> None:
    """Let everything run that is ready."""
    for _ in range(50):
        await asyncio.sleep(0)


async def eventually(condition: Callable[[], bool]) -> None:
    """Wait until something is so. Only a failure takes long."""
    for _ in range(1000 * PATIENCE_S):
        if condition():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("this did not happen")


class Laboratory:
    """A task queue whose work ends when virtual time has passed."""

    def __init__(self, slots: int, **limits: int) -> None:
        self.now = 0.0
        self.started: list[str] = []
        self.shares: dict[str, float] = {}
        self.queue = TaskQueue(slots, Limits(**limits), lambda: self.now)
        self.submitted: list[asyncio.Task[float]] = []
        self._ends: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    def submit(
        self, owner: Owner, cost: float = 1, name: str = "", wanted: Callable[[], bool] = lambda: True
    ) -> "asyncio.Task[float]":
        """Submit a task. Its result is the virtual time from now to its end."""

        def work(share: float) -> Awaitable[None]:
            self.started.append(name or owner.table)
            self.shares[name or owner.table] = share
            end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._ends, (self.now + cost, next(self._numbers), end))
            return end

        async def waited(since: float) -> float:
            await self.queue.run(Demand(owner, wanted), "work", work)
            return self.now - since

        task = asyncio.create_task(waited(self.now))
        self.submitted.append(task)
        return task

    async def step(self) -> None:
        """Move on to the end of the task that ends next."""
        await settle()
        if self._ends:
            self.now, _, end = heapq.heappop(self._ends)
            end.set_result(None)
            await settle()

    async def until(self, task: "asyncio.Task[float]") -> float:
        """Let time pass until a task has ended, and return how long it took."""
        while not task.done():
            await self.step()
        return task.result()

    async def close(self) -> None:
        await self.queue.close()
        await asyncio.gather(*self.submitted, return_exceptions=True)


class FirstComeFirstServed:
    """One queue in order of arrival, in the place of the fair one."""

    def __init__(self) -> None:
        self._tasks: deque[Task] = deque()

    def __len__(self) -> int:
        return len(self._tasks)

    def push(self, path: tuple[str, ...], task: Task) -> None:
        self._tasks.append(task)

    def pop(self, cost: Callable[[Task], float], most_running: int) -> Task | None:
        return self._tasks.popleft() if self._tasks else None

    def finish(self, path: tuple[str, ...], correction: float) -> None:
        pass

    def remove(self, path: tuple[str, ...], task: Task) -> None:
        self._tasks.remove(task)

    def waiting(self, path: tuple[str, ...]) -> int:
        return 0

    def owners(self) -> dict[str, int]:
        return {}
