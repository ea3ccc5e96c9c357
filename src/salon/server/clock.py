"""Clocks. The time is always passed in, so that tests can control it."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """The time, and waiting for it."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        ...

    async def wait(self, until_ms: int, event: asyncio.Event | None = None) -> None:
        """Wait until the clock shows `until_ms` or `event` is set."""
        ...

    async def sync(self) -> None:
        """Synchronise with the clock that the servers share."""
        ...


def monotonic_ms() -> int:
    """Milliseconds since an arbitrary moment; never decreases."""
    return time.monotonic_ns() // 1_000_000


def wall_ms() -> int:
    """Milliseconds since 1970 by the machine's clock."""
    return time.time_ns() // 1_000_000


class SystemClock:
    """The machine's clock.

    When it is set back, this clock goes on by the monotonic time until the machine's clock has caught up. Otherwise
    every timer would be late by the difference.
    """

    def __init__(
        self, wall_ms: Callable[[], int] = wall_ms, passed_ms: Callable[[], int] = monotonic_ms
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
        """A single server has nothing to synchronise with."""

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
