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
from salon.games import bots
from salon.server.cluster.clock import Clock
from salon.server.settings import Settings

PATIENCE = 10
"""How far workers stand back (as `nice` has it) when the processors are asked for by those who serve people."""


class Brains(Protocol):
    """Whoever thinks for bots."""

    def levels(self, game: str) -> tuple[str, ...]:
        """The levels a game has bots for, the easiest first."""
        ...

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> bots.Choice:
        """The action a bot of a level takes on a view, and how long it takes over it."""
        ...

    async def worth(self, game: str, view: bytes) -> bytes:
        """What each legal action of a view would be worth: a list."""
        ...

    async def hint(self, game: str, view: bytes) -> bytes:
        """What the view's seat has asked the solver, answered; `null` if there is nothing to say."""
        ...

    async def make(self, game: str, order: bytes) -> bytes:
        """What an action has ordered, made."""
        ...

    def advises(self, game: str) -> bool:
        """Whether a game has a coach."""
        ...

    async def advise(self, game: str, view: bytes, ms: int, chosen: bytes | None = None) -> bytes:
        """What may be expected of the best moves and of the chosen one, after so long a thought: a list."""
        ...

    async def close(self) -> None:
        """End."""
        ...


class WorkerError(Exception):
    """A worker broke, took too long, or could not do what it was asked."""


class PooledBrains:
    """Bots in worker processes."""

    def __init__(self, clock: Clock, settings: Settings) -> None:
        self._clock = clock
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(settings.workers)
        self._used_ms = 0
        self._busy = 0
        self._idler: asyncio.Task[None] | None = None

    def levels(self, game: str) -> tuple[str, ...]:
        return bots.LEVELS.get(game, ())

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> bots.Choice:
        chosen = await self._run(bots.decide_at_once, game, level, view, seed)
        return msgspec.json.decode(chosen, type=bots.Choice)

    async def worth(self, game: str, view: bytes) -> bytes:
        return await self._run(bots.worth, game, view)

    async def hint(self, game: str, view: bytes) -> bytes:
        return await self._run(bots.hint, game, view)

    async def make(self, game: str, order: bytes) -> bytes:
        return await self._run(bots.make, game, order)

    def advises(self, game: str) -> bool:
        return game in bots.ADVISERS

    async def advise(self, game: str, view: bytes, ms: int, chosen: bytes | None = None) -> bytes:
        return await self._run(bots.advise_at_once, game, view, Budget(ms=ms), chosen)

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
