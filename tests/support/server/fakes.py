"""Stand-ins for what tests control: the connection of a socket, what its client knows of a game, and the clock."""

import asyncio
from typing import Any

from salon.server.projection.patch import patched


class FakeWire:
    """The client's end of a connection. The test reads and writes its messages."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self.outbox: asyncio.Queue[str] = asyncio.Queue()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.open = asyncio.Event()
        self.open.set()

    async def send(self, *bodies: bytes) -> None:
        await self.open.wait()
        for body in bodies:
            self.outbox.put_nowait(body.decode())

    async def receive(self) -> str | bytes | None:
        return await self.inbox.get()

    async def close(self, code: int) -> None:
        if not self.closed.done():
            self.closed.set_result(code)
        self.inbox.put_nowait(None)


class Following:
    """The news of one connection, kept up to date as `protocol.outbound.GamePatch` says."""

    def __init__(self) -> None:
        self.news: dict[str, Any] | None = None

    def hear(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message as it is for somebody who gets no patches."""
        if message["type"] == "GamePatch":
            assert self.news is not None, "a patch before any news"
            assert self.news["seq"] == message["since"], "a patch of other news"
            message = patched(self.news, message["patch"])
        if message["type"] == "GameNews":
            self.news = message
        return message


class FakeClock:
    """A clock that only the test moves."""

    def __init__(self, now_ms: int = 1_800_000_000_000) -> None:
        self._now = now_ms
        self._moved = asyncio.Event()

    def now_ms(self) -> int:
        return self._now

    async def wait(self, until_ms: int, event: asyncio.Event | None = None) -> None:
        ringing = None if event is None else asyncio.create_task(event.wait())
        try:
            while self._now < until_ms and not (event is not None and event.is_set()):
                moved = asyncio.create_task(self._moved.wait())
                tasks = {moved} if ringing is None else {moved, ringing}
                try:
                    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    moved.cancel()
        finally:
            if ringing is not None:
                ringing.cancel()

    async def sync(self) -> None:
        pass

    def advance(self, ms: int) -> None:
        self._now += ms
        self._moved.set()
        self._moved = asyncio.Event()
