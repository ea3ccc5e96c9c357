"""Frames of every kind on a socket: each is answered or ends the connection in order, and the table plays on."""

import asyncio
import contextlib
import json
import struct
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.server.protocol.inbound import AnyInbound
from tests.fuzz.mangling import broken, mangled, tries
from tests.support.server.harness import PATIENCE_S, Salon, open_salon
from tests.support.server.serving import serving

VOTE = {"type": "Vote", "points": 1}
KINDS = {kind.__name__ for kind in AnyInbound.__args__}
LIMITS = {"messages_at_once": 10**9, "network_messages_at_once": 10**9, "replies": 10**6}


def messages(game_id: str) -> list[dict[str, Any]]:
    """One of every kind."""
    of_a_seat = {"game_id": game_id, "seq": 0, "seat": 0}
    made: list[dict[str, Any]] = [
        {"type": "Hello", "game_id": game_id, "seq": 0, "language": "fr"},
        {"type": "Ping"},
        {"type": "Act", "id": "x", "action": VOTE, **of_a_seat},
        {"type": "TakeBack", "id": "x", **of_a_seat},
        *({"type": kind, **of_a_seat} for kind in sorted(KINDS - {"Hello", "Ping", "Act", "TakeBack"})),
    ]
    assert {message["type"] for message in made} == KINDS
    return made


@st.composite
def frames(draw: st.DrawFn, game_id: str) -> str | bytes:
    """Something like a message, or nothing like one."""
    message = draw(st.sampled_from(messages(game_id)))
    match draw(st.sampled_from(["mangled", "mangled", "broken", "text", "bytes"])):
        case "mangled":
            return json.dumps(draw(mangled(message)))
        case "broken":
            return draw(broken(json.dumps(message).encode()))
        case "text":
            return draw(st.text(max_size=40))
        case _:
            return draw(st.binary(max_size=40))


async def test_mangled_messages_are_answered_and_disturb_nobody(tmp_path: Path) -> None:
    """One connection gets them all: whatever came before, the next sensible message is answered."""
    async with open_salon(tmp_path, limits=LIMITS) as salon:
        code, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
        eve = await salon.player().connect(code)
        await asyncio.to_thread(_try, asyncio.get_running_loop(), salon, ada.game_id)
        await eve.quiet()
        assert salon.node.metrics.faults._value.get() == 0
        assert (await ben.act({"type": "Nothing"}, seat=1))["code"] == "malformed"


def _try(loop: asyncio.AbstractEventLoop, salon: Salon, game_id: str) -> None:
    ada = salon.players[0]

    async def one(frame: str | bytes) -> None:
        ada.say(frame)
        await ada.quiet()
        assert not ada.wire.closed.done()

    @tries(2)
    @given(frames(game_id))
    def said(frame: str | bytes) -> None:
        asyncio.run_coroutine_threadsafe(one(frame), loop).result(PATIENCE_S)

    said()


HANDSHAKE = (
    "GET /ws/{code} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame_bytes(first: int, body: bytes, *, masked: bool = True, length: int | None = None) -> bytes:
    """A frame of the protocol, right or wrong."""
    size = len(body) if length is None else length
    mask = 0x80 if masked else 0
    head = (
        bytes([first, mask | size])
        if size < 126
        else bytes([first, mask | 126]) + struct.pack("!H", size % 65536)
    )
    if size >= 65536:
        head = bytes([first, mask | 127]) + struct.pack("!Q", size)
    return head + (b"\0\0\0\0" if masked else b"") + body


WIRE = [
    pytest.param(frame_bytes(0x83, b"x"), id="unknown kind"),
    pytest.param(frame_bytes(0xF1, b"x"), id="reserved bits"),
    pytest.param(frame_bytes(0x81, b'{"type":"Ping"}', masked=False), id="not masked"),
    pytest.param(frame_bytes(0x81, b"\xff\xfe"), id="no utf-8"),
    pytest.param(frame_bytes(0x80, b"x"), id="goes on with nothing"),
    pytest.param(frame_bytes(0x01, b"x") + frame_bytes(0x01, b"y"), id="begins twice"),
    pytest.param(frame_bytes(0x89, b"x" * 200), id="long ping"),
    pytest.param(frame_bytes(0x09, b"x"), id="ping in pieces"),
    pytest.param(frame_bytes(0x81, b"x", length=2**62), id="endless"),
    pytest.param(frame_bytes(0x81, b"x" * 300_000), id="giant"),
    pytest.param(frame_bytes(0x01, b"x" * 1000) + frame_bytes(0x00, b"x" * 1000) * 400, id="giant in pieces"),
    pytest.param(frame_bytes(0x88, b"\x00"), id="half a reason"),
    pytest.param(frame_bytes(0x88, b"\x00\x00"), id="no reason"),
    pytest.param(b"GET / HTTP/1.1\r\n\r\n", id="http again"),
]


@pytest.mark.parametrize("sent", WIRE)
async def test_wrong_frames_end_their_connection_and_no_other(tmp_path: Path, sent: bytes) -> None:
    async with serving(tmp_path) as (port, salon):
        code, (ada, ben) = await salon.playing("Ada", "Ben")
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HANDSHAKE.format(code=code).encode() + frame_bytes(0x81, b'{"type":"Hello"}'))
        assert (await reader.readline()).startswith(b"HTTP/1.1 101")
        writer.write(sent)
        with contextlib.suppress(ConnectionResetError):
            await asyncio.wait_for(reader.read(), PATIENCE_S)  # until the server has hung up
        writer.close()
        assert (await ada.act(VOTE))["type"] == "Ack"
        await ben.news(1)
        await salon.player().connect(code)
