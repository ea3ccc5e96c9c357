"""A web socket, as little of it as a connection needs."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from salon.server.web.socket.frames import SAY

AnySocket = WebSocket[Any, Any, Any]

GONE = 1006
BROKEN = 1011
GOING_DOWN = 1012
TRY_AGAIN = 1013
POLICY = 1008
NOT_FOUND = 4404
LEFT_BEHIND = 4408


class Wire(Protocol):
    """What of a web socket is used."""

    async def send(self, body: bytes) -> None:
        """Send one text message; waits while the receiver is slow; raises Closed if it is gone."""
        ...

    async def receive(self) -> str | bytes | None:
        """The next message; None when the other side is gone."""
        ...

    async def close(self, code: int) -> None:
        """Close, with a reason."""
        ...


class Closed(Exception):
    """This connection is to be closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class LitestarWire:
    """A Litestar web socket as a connection uses it."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        self._say: Callable[[bytes], Awaitable[None]] = socket.scope["state"][SAY]

    async def send(self, body: bytes) -> None:
        try:
            await self._say(body)
        except (OSError, RuntimeError, WebSocketDisconnect) as error:
            raise Closed(GONE) from error

    async def receive(self) -> str | bytes | None:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def close(self, code: int) -> None:
        try:
            await self._socket.close(code)
        except (OSError, RuntimeError, WebSocketDisconnect) as error:
            raise Closed(GONE) from error
