"""A web socket protocol that sends encoded messages as they are: one frame, written once, without copies."""

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

SEND_TEXT = "send_text"
"""The key in a socket's state of the function that sends bytes as a text message."""

_SHORT, _LONG = 126, 1 << 16
FRAGMENTS = 1024
"""How many fragments of a message are kept before they are joined."""


class EncodedTextProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's web socket protocol, with a way to send text that is already encoded as UTF-8."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][SEND_TEXT] = self.send_text

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read: pongs would pile up, as nothing limits its pings."""
        output = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(output))

    def handle_cont(self, event: Frame) -> None:
        """Join fragments now and then: they may be empty, and there may be any number of them."""
        if len(self.frames) >= FRAGMENTS:
            self.frames = [b"".join(self.frames)]
        super().handle_cont(event)

    async def send_text(self, body: bytes) -> None:
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
