"""Web sockets by which whole messages leave as they were encoded: one frame, written once, with nothing in between."""

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

SAY = "say"
"""By this name a socket's state has the function that sends a text message of bytes."""

_SHORT, _LONG = 126, 1 << 16


class Framed(WebSocketsSansIOProtocol):
    """Speaks web socket as uvicorn does, and lets the app send what is UTF-8 already."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][SAY] = self.say

    async def say(self, body: bytes) -> None:
        """Send one text message; waits while the receiver is slow."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(frame_of(body))


def frame_of(body: bytes) -> bytes:
    """A text message as one frame of a server, which is neither masked nor compressed (RFC 6455, 5.2)."""
    length = len(body)
    if length < _SHORT:
        return bytes((0x81, length)) + body
    if length < _LONG:
        return b"\x81\x7e" + length.to_bytes(2) + body
    return b"\x81\x7f" + length.to_bytes(8) + body
