"""The part of a web socket that a session uses."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from salon.server.web.socket.frames import LIMIT_FRAMES, SEND_TEXT, Pay

AnySocket = WebSocket[Any, Any, Any]

GONE = 1006
BROKEN = 1011
GOING_DOWN = 1012
TRY_AGAIN = 1013
POLICY = 1008
REMOVED = 4403
NOT_FOUND = 4404
LEFT_BEHIND = 4408
BLOCKED = 4451


class Wire(Protocol):
    """A web socket, as a session uses it."""

    async def send(self, *bodies: bytes) -> None:
        """Send text messages at once. Waits while the receiver is slow; raises Closed if the connection is closed."""
        ...

    async def receive(self) -> str | bytes | None:
        """The next message; None if the connection is closed."""
        ...

    async def close(self, code: int) -> None:
        """Close with a code."""
        ...


class Closed(Exception):
    """The connection is closed, or is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class LitestarWire:
    """A Litestar web socket as a `Wire`."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        self._send_text: Callable[..., Awaitable[None]] = socket.scope["state"][SEND_TEXT]

    def limit_frames(self, pay: Pay) -> None:
        """Set the budget for frames that the client sends."""
        self._socket.scope["state"][LIMIT_FRAMES](pay)

    async def send(self, *bodies: bytes) -> None:
        try:
            await self._send_text(*bodies)
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
