"""The clock that several servers share: the database's."""

from collections.abc import Awaitable, Callable

from salon.server.clock import SystemClock, monotonic_ms

SLOW_MS = 500
"""An answer that took longer than this says too little about the time."""


class SharedClock(SystemClock):
    """The database's clock. Between two readings time passes by this machine's monotonic clock.

    A server whose own clock is wrong or is changed therefore ends nobody's turn too early.
    """

    def __init__(
        self, read: Callable[[], Awaitable[int]], passed_ms: Callable[[], int] = monotonic_ms
    ) -> None:
        super().__init__(passed_ms=passed_ms)
        self._read = read
        self._offset_ms = 0

    def now_ms(self) -> int:
        return self._passed_ms() + self._offset_ms

    async def sync(self) -> None:
        before = self._passed_ms()
        shown = await self._read()
        after = self._passed_ms()
        if 0 <= after - before <= SLOW_MS or self._offset_ms == 0:
            self._offset_ms = shown - (before + after) // 2
