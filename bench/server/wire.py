"""A minimal web socket client, so that a benchmark measures the server and not the client."""

import asyncio
import os
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
Hear = Callable[[bytes, float], None]


class Wire(asyncio.Protocol):
    """One connection: `hear` is called with every text message and the time it came."""

    def __init__(self, host: str, path: str, cookie: str, hear: Hear) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._loop = asyncio.get_running_loop()
        self.open: asyncio.Future[None] = self._loop.create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:32]:
                self.open.set_exception(ConnectionError(bytes(self._buffer[:80]).decode()))
                return
            del self._buffer[: end + 4]
            self.open.set_result(None)
        now = self._loop.time()
        while self._take(now):
            pass

    def send(self, body: bytes, kind: int = TEXT) -> None:
        assert self._transport is not None
        mask = os.urandom(4)
        length = len(body)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
        key = (mask * (length // 4 + 1))[:length]
        masked = (int.from_bytes(body, "big") ^ int.from_bytes(key, "big")).to_bytes(length, "big")
        self._transport.write(bytes([0x80 | kind]) + size + mask + masked)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _take(self, now: float) -> bool:
        """Take one whole frame off the buffer, if there is one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        kind, length, head = buffer[0] & 15, buffer[1] & 127, 2
        if length >= 126:
            head = 4 if length == 126 else 10
            if len(buffer) < head:
                return False
            length = int.from_bytes(buffer[2:head], "big")
        if len(buffer) < head + length:
            return False
        body = bytes(buffer[head : head + length])
        del buffer[: head + length]
        if kind == TEXT:
            self._hear(body, now)
        elif kind == PING:
            self.send(body, PONG)
        return True


async def connect(address: tuple[str, int], path: str, cookie: str, hear: Hear) -> Wire:
    """Open a connection."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(f"{address[0]}:{address[1]}", path, cookie, hear), *address
    )
    await wire.open
    return wire
