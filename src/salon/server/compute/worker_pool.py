"""A pool of worker processes for bots and analysis, so that the process that serves clients stays responsive.

Workers are started when they are first needed, end when they have been idle for a while, and are replaced when they
crash or take too long. Views and actions are passed as JSON.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

import msgspec

from salon.core import Budget, Refusal
from salon.core.kit import Question
from salon.server.clock import Clock
from salon.server.compute import tasks
from salon.server.compute.parent_death import end_with_parent
from salon.server.compute.tasks import Choice
from salon.server.settings import Settings

NICENESS = 10
"""The niceness of workers, so that serving clients comes first."""


class Workers(Protocol):
    """Chooses the actions of bots, and answers what seats ask."""

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> Choice:
        """The action of a bot of a level on a view, and the pause before it."""
        ...

    async def answer(self, game: str, question: Question, view: bytes, ms: int) -> bytes:
        """The answer to a question of a view's seat. A search takes at most `ms`."""
        ...

    async def review(self, game: str, view: bytes, ms: int, chosen: bytes) -> bytes:
        """The expected points of the best moves and of the one that was chosen, as a list."""
        ...

    async def make(self, game: str, order: bytes) -> bytes:
        """Make what an action has ordered."""
        ...

    async def close(self) -> None:
        """End all workers."""
        ...


class WorkerError(Exception):
    """A worker crashed, took too long, or failed."""


class WorkerPool:
    """Runs tasks in worker processes."""

    def __init__(self, clock: Clock, settings: Settings) -> None:
        self._clock = clock
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(settings.workers)
        self._used_ms = 0
        self._busy = 0
        self._idle_task: asyncio.Task[None] | None = None

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> Choice:
        chosen = await self._run(tasks.decide_at_once, game, level, view, seed)
        return msgspec.json.decode(chosen, type=Choice)

    async def answer(self, game: str, question: Question, view: bytes, ms: int) -> bytes:
        return await self._run(tasks.answer, game, question, view, Budget(ms=ms))

    async def review(self, game: str, view: bytes, ms: int, chosen: bytes) -> bytes:
        return await self._run(tasks.review, game, view, Budget(ms=ms), chosen)

    async def make(self, game: str, order: bytes) -> bytes:
        return await self._run(tasks.make, game, order)

    async def close(self) -> None:
        if self._idle_task is not None:
            self._idle_task.cancel()
            self._idle_task = None
        self._end()

    async def _run(self, work: Callable[..., bytes], *arguments: object) -> bytes:
        async with self._free:
            self._busy += 1
            try:
                return await self._ask(work, *arguments)
            finally:
                self._busy -= 1
                self._used_ms = self._clock.now_ms()

    async def _ask(self, work: Callable[..., bytes], *arguments: object) -> bytes:
        try:
            try:
                return await self._ask_once(work, *arguments)
            except BrokenProcessPool:  # a worker was killed, perhaps long ago: try a new one
                return await self._ask_once(work, *arguments)
        except Refusal:
            raise
        except Exception as error:
            raise WorkerError(type(error).__name__) from error

    async def _ask_once(self, work: Callable[..., bytes], *arguments: object) -> bytes:
        pool = self._started()
        try:
            async with asyncio.timeout(self._settings.bot_time_ms / 1000):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                self._end()
            raise

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._settings.workers, mp_context=context, initializer=_set_up)
        if self._idle_task is None or self._idle_task.done():
            self._idle_task = asyncio.create_task(self._end_when_idle())
        return self._pool

    def _end(self) -> None:
        """Kill the workers: one that takes too long does not react to anything else."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes.values():
            process.kill()

    async def _end_when_idle(self) -> None:
        idle = self._settings.worker_idle_ms
        while self._pool is not None:
            await self._clock.wait(self._clock.now_ms() + idle)
            if self._busy == 0 and self._clock.now_ms() - self._used_ms >= idle:
                self._end()


def _set_up() -> None:
    """Set up a worker: it ends with the parent, has a low priority, and leaves Ctrl+C to the parent."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
