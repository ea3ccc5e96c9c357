"""Worker processes: bots and their sums run there, never in the process that serves people.

They are started when first needed, end when nothing has been asked for a while, and are replaced when they break or
take too long. What goes in and comes out are views and actions as JSON.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

import msgspec

from salon.core import Budget, Refusal
from salon.core.kit import Question
from salon.server.clock import Clock
from salon.server.compute import tasks
from salon.server.compute.tasks import Choice
from salon.server.settings import Settings

PATIENCE = 10
"""How far workers stand back (as `nice` has it) when the processors are asked for by those who serve people."""


class Workers(Protocol):
    """Does the thinking for bots, and answers what seats ask."""

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> Choice:
        """The action a bot of a level takes on a view, and how long it pauses before it does so."""
        ...

    async def answer(self, game: str, question: Question, view: bytes, ms: int) -> bytes:
        """The answer to a question of a view's seat, after at most so long a search where there is one."""
        ...

    async def review(self, game: str, view: bytes, ms: int, chosen: bytes) -> bytes:
        """What could be expected of the best moves and of the one that was chosen: a list."""
        ...

    async def make(self, game: str, order: bytes) -> bytes:
        """What an action has ordered, made."""
        ...

    async def close(self) -> None:
        """End."""
        ...


class WorkerError(Exception):
    """A worker broke, took too long, or could not do what it was asked."""


class WorkerPool:
    """Bots in worker processes."""

    def __init__(self, clock: Clock, settings: Settings) -> None:
        self._clock = clock
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(settings.workers)
        self._used_ms = 0
        self._busy = 0
        self._idler: asyncio.Task[None] | None = None

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
        if self._idler is not None:
            self._idler.cancel()
            self._idler = None
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
            except BrokenProcessPool:  # somebody has killed a worker, perhaps long ago: a new one can do it
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
            self._pool = ProcessPoolExecutor(self._settings.workers, mp_context=context, initializer=_begin)
        if self._idler is None or self._idler.done():
            self._idler = asyncio.create_task(self._end_when_idle())
        return self._pool

    def _end(self) -> None:
        """End the workers at once: one that takes too long would not listen."""
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


def _begin() -> None:
    """In the worker: people come first; interruptions are the parent's to handle; when it is gone, so are we."""
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: Any) -> None:
    parent.join()
    os._exit(0)
