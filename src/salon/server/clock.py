"""Clocks. The time is always passed in, so that tests can control it."""

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol

JUMP_MS = 3_600_000
"""A clock that is set forward by more than this has made an implausible jump."""
STEADY_MS = 3_600_000
"""How long a clock must go steadily after an implausible jump before it is believed."""
TOLERANCE_MS = 1_000
"""Two readings may differ by this much from the time that has passed between them."""


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


_SINCE_BOOT = getattr(time, "CLOCK_BOOTTIME", None)


def monotonic_ms() -> int:
    """Milliseconds since an arbitrary moment; never decreases. Where the system tells, it includes time asleep."""
    if _SINCE_BOOT is None:
        return time.monotonic_ns() // 1_000_000
    return time.clock_gettime_ns(_SINCE_BOOT) // 1_000_000


def wall_ms() -> int:
    """Milliseconds since 1970 by the machine's clock."""
    return time.time_ns() // 1_000_000


class _Held(NamedTuple):
    """A jump forward that is not believed yet: the difference of the two clocks, and since when it has been this."""

    offset_ms: int
    since_ms: int


class SystemClock:
    """The machine's clock.

    When it is set back, this clock goes on by the monotonic time until the machine's clock has caught up. Otherwise
    every timer would be late by the difference. When it is set forward by more than `JUMP_MS`, this clock goes on by
    the monotonic time too, until the machine's clock has been steady for `steady_ms`.
    """

    def __init__(
        self,
        wall_ms: Callable[[], int] = wall_ms,
        passed_ms: Callable[[], int] = monotonic_ms,
        steady_ms: int = STEADY_MS,
    ) -> None:
        self._wall_ms = wall_ms
        self._passed_ms = passed_ms
        self._steady_ms = steady_ms
        self._shown_ms, self._shown_at_ms = wall_ms(), passed_ms()
        self._held: _Held | None = None

    @property
    def sources(self) -> tuple[Callable[[], int], Callable[[], int]]:
        """The machine's clock and the monotonic one."""
        return self._wall_ms, self._passed_ms

    def now_ms(self) -> int:
        passed, wall = self._passed_ms(), self._wall_ms()
        expected = self._shown_ms
        if passed > self._shown_at_ms:
            expected += passed - self._shown_at_ms
        jumped = wall - expected > JUMP_MS
        if not jumped:
            self._held = None
        if wall > expected and (not jumped or self._is_steady(wall - passed, passed)):
            expected = wall
        self._shown_ms, self._shown_at_ms = expected, passed
        return expected

    def _is_steady(self, offset_ms: int, passed_ms: int) -> bool:
        """Whether the machine's clock has gone steadily for long enough since its jump."""
        if self._held is None or abs(offset_ms - self._held.offset_ms) > TOLERANCE_MS:
            self._held = _Held(offset_ms, passed_ms)
        return passed_ms - self._held.since_ms >= self._steady_ms

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
