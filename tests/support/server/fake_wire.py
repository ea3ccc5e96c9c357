"""The client's end of a connection, without a network."""

import asyncio


class FakeWire:
    """The client's end of a connection. The test reads and writes its messages."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self.outbox: asyncio.Queue[str] = asyncio.Queue()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.open = asyncio.Event()
        self.open.set()

    async def send(self, body: bytes) -> None:
        await self.open.wait()
        self.outbox.put_nowait(body.decode())

    async def receive(self) -> str | bytes | None:
        return await self.inbox.get()

    async def close(self, code: int) -> None:
        if not self.closed.done():
            self.closed.set_result(code)
        self.inbox.put_nowait(None)
