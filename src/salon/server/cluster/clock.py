"""Time, handed in: the house's clock is real, a test's clock moves when it is told to."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

SLOW_MS = 500
"""An answer that took longer says too little about the time."""


def stopwatch_ms() -> int:
    """Milliseconds since some moment; never goes back."""
    return time.monotonic_ns() // 1_000_000


class Clock(Protocol):
    """What the server knows of time."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        ...

    async def wait(self, until_ms: int, event: asyncio.Event | None = None) -> None:
        """Wait until the clock shows `until_ms`, or `event` is set."""
        ...

    async def sync(self) -> None:
        """Agree with the other servers."""
        ...


def wall_ms() -> int:
    """Milliseconds since 1970, as the machine has it."""
    return time.time_ns() // 1_000_000


class SystemClock:
    """The clock on the wall. When that is set back, time passes by the stopwatch until it has caught up: otherwise
    whatever is due would be late by as much."""

    def __init__(
        self, wall_ms: Callable[[], int] = wall_ms, passed_ms: Callable[[], int] = stopwatch_ms
    ) -> None:
        self._wall_ms = wall_ms
        self._passed_ms = passed_ms
        self._shown_ms, self._shown_at_ms = wall_ms(), passed_ms()

    def now_ms(self) -> int:
        passed = self._passed_ms()
        self._shown_ms = max(self._wall_ms(), self._shown_ms + max(0, passed - self._shown_at_ms))
        self._shown_at_ms = passed
        return self._shown_ms

    async def sync(self) -> None:
        """There is nobody to agree with."""

    async def wait(self, until_ms: int, event: asyncio.Event | None = None) -> None:
        seconds = max(0, until_ms - self.now_ms()) / 1000
        if event is None:
            await asyncio.sleep(seconds)
            return
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            pass


class SharedClock(SystemClock):
    """The store's clock, which is the same for all servers; between two looks at it time passes by our own stopwatch.

    So a server whose clock is wrong, or is set anew, ends nobody's turn too early.
    """

    def __init__(
        self, look: Callable[[], Awaitable[int]], passed_ms: Callable[[], int] = stopwatch_ms
    ) -> None:
        super().__init__(passed_ms=passed_ms)
        self._look = look
        self._offset_ms = 0

    def now_ms(self) -> int:
        return self._passed_ms() + self._offset_ms

    async def sync(self) -> None:
        before = self._passed_ms()
        shown = await self._look()
        after = self._passed_ms()
        if 0 <= after - before <= SLOW_MS or self._offset_ms == 0:
            self._offset_ms = shown - (before + after) // 2
