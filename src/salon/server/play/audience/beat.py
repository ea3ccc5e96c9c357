"""The beat: what an audience does is told at most twice a second for each table, however many people do it."""

import asyncio
from collections.abc import Callable

from salon.server.clock import Clock

BEAT_MS = 500


class Beat:
    """Collects the tables at which something has happened, and tells the subscribers once a beat."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._due: dict[str, None] = {}
        self._woken = asyncio.Event()
        self._subscribers: list[Callable[[str], None]] = []

    def subscribe(self, tell: Callable[[str], None]) -> None:
        """Call a function with each table at which something has happened."""
        self._subscribers.append(tell)

    def due(self, code: str) -> None:
        """Something has happened at a table."""
        self._due[code] = None
        self._woken.set()

    def tell(self) -> None:
        """Tell what has happened since the last beat."""
        self._woken.clear()
        due, self._due = self._due, {}
        for code in due:
            for subscriber in self._subscribers:
                subscriber(code)

    async def run(self) -> None:
        """Run until cancelled. What happens after a silence is told at once."""
        while True:
            await self._woken.wait()
            self.tell()
            await self._clock.wait(self._clock.now_ms() + BEAT_MS)
