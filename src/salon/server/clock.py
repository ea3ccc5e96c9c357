"""Time, handed in: the house's clock is real, a test's clock moves when it is told to."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What the server knows of time."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        ...

    async def wait(self, until_ms: int, event: asyncio.Event | None = None) -> None:
        """Wait until the clock shows `until_ms`, or `event` is set."""
        ...


class SystemClock:
    """The clock on the wall."""

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

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
