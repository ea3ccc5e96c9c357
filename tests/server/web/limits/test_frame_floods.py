"""Frames of every kind count: who sends too many is cut off, and nobody else notices."""

import asyncio
import contextlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from salon.server.settings import Limits
from salon.server.web.socket.frames import PIECE
from tests.server.web.test_frames import HANDSHAKE, served
from tests.support.server.harness import PATIENCE_S, Player
from tests.support.server.serving import serving

SHORTEST = 6
"""The bytes of an empty frame of a client."""
OVER = PIECE // SHORTEST
"""Frames that are parsed at once before they are paid for."""
FLOOD = 50_000
BEGIN = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
FLOODS = {
    "pings": (b"", Frame(Opcode.PING, b"")),
    "long pings": (b"", Frame(Opcode.PING, b"x" * 125)),
    "pongs": (b"", Frame(Opcode.PONG, b"")),
    "empty fragments": (BEGIN, Frame(Opcode.CONT, b"", fin=False)),
    "tiny fragments": (BEGIN, Frame(Opcode.CONT, b"x", fin=False)),
    "empty messages": (b"", Frame(Opcode.TEXT, b"")),
    "empty bytes": (b"", Frame(Opcode.BINARY, b"")),
}


class Parsed:
    """The frames that all servers of this process have parsed."""

    frames = 0


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Parsed]:
    parsed, receive = Parsed(), ServerProtocol.recv_frame

    def count(self: ServerProtocol, frame: Frame) -> None:
        parsed.frames += 1
        receive(self, frame)

    with monkeypatch.context() as patch:
        patch.setattr(ServerProtocol, "recv_frame", count)
        yield parsed


async def flood(port: int, code: str, first: bytes, frame: bytes, number: int = FLOOD) -> bool:
    """Send frames to a table until they are sent or the server hangs up; whether it has hung up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(HANDSHAKE.format(code=code).encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(first)
        for _ in range(number // 1000):
            writer.write(frame * 1000)
            await asyncio.wait_for(writer.drain(), PATIENCE_S)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(reader.read(), 1)
        return reader.at_eof()
    except (ConnectionError, asyncio.IncompleteReadError):
        return True
    finally:
        writer.transport.abort()


def joined(port: int, code: str, player: Player) -> connect:
    cookie = {"Cookie": f"salon={player.http.cookies['salon']}"}
    return connect(f"ws://127.0.0.1:{port}/ws/{code}", additional_headers=cookie, proxy=None)


async def answered(wire: ClientConnection) -> None:
    await wire.send('{"type":"Ping"}')
    assert await asyncio.wait_for(wire.recv(), PATIENCE_S) == '{"type":"Pong"}'


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_of_frames_is_cut_off_and_others_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    first, frame = FLOODS[kind]
    async with serving(tmp_path) as (port, salon):
        code, (ada,) = await salon.table("Ada")
        async with joined(port, code, ada) as wire:
            with counted(monkeypatch) as parsed:
                flooding = asyncio.create_task(flood(port, code, first, frame.serialize(mask=True)))
                messages = 0
                while not flooding.done() or messages < 10:
                    if messages < Limits().messages_at_once // 2:
                        await answered(wire)
                        messages += 1
                    await asyncio.sleep(0)
                assert await flooding, "the server hangs up"
                assert parsed.frames <= Limits().frames_at_once + OVER + messages + 2
            await answered(wire)


async def test_many_connections_of_one_address_share_a_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = {"frames_at_once": 1_000, "network_frames_at_once": 2_000, "quiet_frames_at_once": 20}
    ping = FLOODS["pings"][1].serialize(mask=True)
    async with serving(tmp_path, limits=limits) as (port, salon):
        code, (ada,) = await salon.table("Ada")
        async with joined(port, code, ada) as wire:
            with counted(monkeypatch) as parsed:
                floods = [flood(port, code, b"", ping, 2_000) for _ in range(20)]
                assert all(await asyncio.gather(*floods))
                assert parsed.frames <= 2_000 + 20 * (20 + 2 * OVER)
                for _ in range(10):
                    await answered(wire)
        async with joined(port, code, ada) as wire:
            await answered(wire)


async def test_a_visitor_has_one_budget_for_all_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, limits={"frames_at_once": 300}) as (port, salon):
        code, (ada,) = await salon.table("Ada")
        with counted(monkeypatch) as parsed:
            for _ in range(5):
                with contextlib.suppress(ConnectionError):
                    async with joined(port, code, ada) as wire:
                        raw = wire.transport
                        raw.write(FLOODS["pongs"][1].serialize(mask=True) * 2_000)
                        await asyncio.wait_for(wire.wait_closed(), PATIENCE_S)
            assert parsed.frames <= 300 + OVER


async def test_a_frame_in_many_pieces_costs_as_much_as_many_frames(tmp_path: Path) -> None:
    async with serving(tmp_path, limits={"frames_at_once": 50}) as (port, salon):
        code, _ = await salon.table("Ada")
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HANDSHAKE.format(code=code).encode())
        await reader.readuntil(b"\r\n\r\n")
        server = served()
        pieces = Frame(Opcode.TEXT, b"x" * 1000).serialize(mask=True)
        for number in range(len(pieces)):
            if server.transport.is_closing():
                break
            server.data_received(pieces[number : number + 1])
        assert number == 51
        assert await asyncio.wait_for(reader.read(), PATIENCE_S) == Frame(
            Opcode.CLOSE, b"\x03\xf0"
        ).serialize(mask=False)
        writer.close()


async def test_a_flood_is_counted(tmp_path: Path) -> None:
    async with serving(tmp_path, limits={"frames_at_once": 50}) as (port, salon):
        code, _ = await salon.table("Ada")
        assert await flood(port, code, b"", FLOODS["pings"][1].serialize(mask=True), 2_000)
        assert salon.node.metrics.refusals.labels("too-many-frames")._value.get() == 1


async def test_forty_phones_behind_one_address_are_far_within_the_limits(tmp_path: Path) -> None:
    """Each sends a burst of messages, pings, and answers pings, while no time passes in which budgets would grow."""
    async with serving(tmp_path, limits={"messages_at_once": 100}) as (port, salon):
        code, (ada,) = await salon.table("Ada")
        async with contextlib.AsyncExitStack() as stack:
            address = f"ws://127.0.0.1:{port}/ws/{code}"
            phones = [
                await stack.enter_async_context(connect(address, proxy=None, ping_interval=None))
                for _ in range(40)
            ]
            phones.append(await stack.enter_async_context(joined(port, code, ada)))
            for phone in phones:
                for _ in range(30):
                    await phone.pong()
                    await answered(phone)
                await asyncio.wait_for(await phone.ping(), PATIENCE_S)
            for phone in phones:
                await answered(phone)
