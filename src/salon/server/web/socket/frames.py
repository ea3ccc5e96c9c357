"""A web socket protocol that counts every frame it receives, and sends encoded messages as they are.

Frames that carry no message (pings, pongs, empty fragments) cost as much to parse as those that do. So the protocol
feeds the parser piece by piece, pays for each piece from a budget, and closes the connection when the budget is spent.
"""

from collections.abc import Callable

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

SEND_TEXT = "send_text"
"""The key in a socket's state of the function that sends text messages, each as bytes."""
LIMIT_FRAMES = "limit_frames"
"""The key in a socket's state of the function that sets the budget for received frames."""

_SHORT, _LONG = 126, 1 << 16
FRAGMENTS = 1024
"""How many fragments of a message are kept before they are joined."""
PIECE = 1024
"""How many bytes the parser gets at once. A client's frame has at least 6."""
EARLY_FRAMES = 64
"""Frames that a client may send before the application has set the budget."""

Pay = Callable[[int], bool]
"""Pays for a number of frames; false if the budget is spent."""


class EncodedTextProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's web socket protocol with a budget for frames, and with a way to send text that is already encoded as
    UTF-8."""

    release: Callable[[], None] | None = None
    """Frees the connection's place among those that are counted."""
    _early = EARLY_FRAMES
    _limit: Pay | None = None
    _spent = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][SEND_TEXT] = self.send_text
            self.scope["state"][LIMIT_FRAMES] = self.limit_frames

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.release is not None:
            self.release()

    def limit_frames(self, pay: Pay) -> None:
        """Pay for received frames with this function from now on."""
        self._limit = pay

    def data_received(self, data: bytes) -> None:
        """Parse data piece by piece. Each piece costs as much as the frames that end in it, and at least one."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        for start in range(0, len(data), PIECE):
            if self._spent or self.transport.is_closing():
                return
            if not self._pay(1):
                self._close_spent()
                return
            self.conn.receive_data(data[start : start + PIECE])
            frames = len(self.conn.events)
            if frames > 1 and not self._pay(frames - 1):
                self._close_spent()
                return
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            self.handle_events()

    def _pay(self, frames: int) -> bool:
        if self._limit is not None:
            return self._limit(frames)
        self._early -= frames
        return self._early >= 0

    def _close_spent(self) -> None:
        """Close the connection at once: nothing more is read, and nothing waits for the client to read."""
        self._spent = True
        self.conn.events.clear()
        self.conn.data_to_send()
        if self.conn.state is State.OPEN:
            self.conn.fail(CloseCode.POLICY_VIOLATION)
        self.close_sent = True
        if self.transport.get_write_buffer_size() == 0:
            self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() == 0:
            self.transport.close()
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read: pongs would pile up."""
        output = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(output))

    def handle_cont(self, event: Frame) -> None:
        """Join fragments now and then: they may be empty, and there may be any number of them."""
        if len(self.frames) >= FRAGMENTS:
            self.frames = [b"".join(self.frames)]
        super().handle_cont(event)

    async def send_text(self, *bodies: bytes) -> None:
        """Send text messages at once; waits while the receiver is slow."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join(map(frame_of, bodies)))


def frame_of(body: bytes) -> bytes:
    """A text message as one frame of a server, which is neither masked nor compressed (RFC 6455, 5.2)."""
    length = len(body)
    if length < _SHORT:
        return bytes((0x81, length)) + body
    if length < _LONG:
        return b"\x81\x7e" + length.to_bytes(2) + body
    return b"\x81\x7f" + length.to_bytes(8) + body
