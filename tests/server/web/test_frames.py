"""Messages as frames: what we write is what the protocol says, and what others write does not pile up."""

import asyncio
import gc
import socket as sockets
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from salon.server.web.socket.frames import FRAGMENTS, EncodedTextProtocol, frame_of
from tests.support.server.harness import PATIENCE_S
from tests.support.server.serving import serving

HANDSHAKE = (
    "GET /ws/{code} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PLENTY = {"frames_at_once": 10**9, "network_frames_at_once": 10**9}
"""So many that the limit on frames is not reached: `test_frame_floods.py` tests it."""
PING = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_library_would_have_written(length: int) -> None:
    body = b"x" * length
    assert frame_of(body) == Frame(Opcode.TEXT, body).serialize(mask=False)


def served() -> EncodedTextProtocol:
    """The server's end of the one connection there is."""
    (found,) = (
        each for each in gc.get_objects() if type(each) is EncodedTextProtocol and not each.disconnected
    )
    return found


async def test_answers_to_pings_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=PLENTY) as (port, salon):
        code, _ = await salon.table("Ada")
        loop = asyncio.get_running_loop()
        with sockets.socket() as wire:
            wire.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            wire.setblocking(False)
            await loop.sock_connect(wire, ("127.0.0.1", port))
            await loop.sock_sendall(wire, HANDSHAKE.format(code=code).encode())
            assert (await loop.sock_recv(wire, 1024)).startswith(b"HTTP/1.1 101")
            for _ in range(16):
                await asyncio.wait_for(loop.sock_sendall(wire, PING * 8_000), PATIENCE_S)
            assert served().transport.get_write_buffer_size() < 1_000_000


async def test_pieces_of_a_message_do_not_pile_up(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=PLENTY) as (port, salon):
        code, _ = await salon.table("Ada")
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HANDSHAKE.format(code=code).encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(Frame(Opcode.TEXT, b'{"type":', fin=False).serialize(mask=True))
        writer.write(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 5 * FRAGMENTS)
        writer.write(PING)
        await reader.readexactly(2 + 125)  # it has come so far
        assert len(served().frames) <= FRAGMENTS
        writer.write(Frame(Opcode.CONT, b'"Ping"}').serialize(mask=True))
        answer = frame_of(b'{"type":"Pong"}')
        assert await asyncio.wait_for(reader.readexactly(len(answer)), PATIENCE_S) == answer
        writer.close()
