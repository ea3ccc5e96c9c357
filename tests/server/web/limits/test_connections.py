"""Connections have limits, by address and in all, and a server never runs out of file handles."""

import asyncio
import contextlib
import gc
import subprocess
import sys
from pathlib import Path

import pytest

from salon.server.cli import file_handles
from salon.server.settings import Limits
from salon.server.web.guards.connections import ConnectionLimit
from salon.server.web.guards.request_guard import GuardedProtocol
from tests.server.web.test_frames import HANDSHAKE
from tests.support.server.harness import PATIENCE_S
from tests.support.server.serving import serving

HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connected(port: int, address: str = "127.0.0.1") -> Connection:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))


async def status(connection: Connection, request: bytes = HEALTH) -> int:
    """The status of the answer to a request."""
    reader, writer = connection
    with contextlib.suppress(ConnectionError):
        writer.write(request)
    line = await asyncio.wait_for(reader.readline(), PATIENCE_S)
    return int(line.split()[1])


async def close(*connections: Connection) -> None:
    for _, writer in connections:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(writer.wait_closed(), PATIENCE_S)


async def test_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits={"connections_an_address": 4}) as (port, salon):
        code, _ = await salon.table("Ada")
        for _ in range(3):
            plain = [await connected(port) for _ in range(2)]
            assert [await status(each) for each in plain] == [200, 200], "they are kept alive"
            sockets = [await connected(port) for _ in range(2)]
            asked = HANDSHAKE.format(code=code).encode()
            assert [await status(each, asked) for each in sockets] == [101, 101]
            refused = await connected(port)
            assert await status(refused) == 503
            assert b'"too-many-connections"' in await asyncio.wait_for(refused[0].read(), PATIENCE_S)
            neighbour = await connected(port, "127.0.0.2")
            assert await status(neighbour) == 200
            await close(*plain, *sockets, refused, neighbour)


async def test_a_socket_that_is_refused_is_counted_as_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, limits={"connections_an_address": 2}) as (port, _):
        for path in ("XXXXX", "XXXXX/more", "?"):
            for _ in range(5):
                wire = await connected(port)
                assert await status(wire, HANDSHAKE.format(code=path).encode()) in (101, 403)
                wire[1].transport.abort()
                await close(wire)
        one = await connected(port)
        assert await status(one) == 200
        await close(one)


async def test_connections_in_all_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits={"connections": 3}) as (port, _):
        kept = [await connected(port, f"127.0.0.{number}") for number in range(1, 4)]
        assert [await status(each) for each in kept] == [200, 200, 200]
        one_more = await connected(port, "127.0.0.9")
        assert await status(one_more) == 503
        await close(*kept, one_more)
        again = await connected(port)
        assert await status(again) == 200
        await close(again)


def test_a_trusted_proxy_is_no_address() -> None:
    limits = Limits(connections=5, connections_an_address=2)
    counted = ConnectionLimit(limits, ("10.0.0.0/8", "2001:db8::1"))
    closing = [counted.open(address) for address in ("10.1.2.3", "10.1.2.3", "10.1.2.3", "2001:db8::1")]
    assert None not in closing
    assert counted.open("2001:db8::2") is not None
    assert counted.open("10.1.2.3") is None, "five in all"
    for _ in range(2):
        assert closing[0] is not None
        closing[0]()
    assert len(counted) == 4
    assert ConnectionLimit(limits).open("a pipe") is not None


async def test_requests_are_not_read_far_ahead(tmp_path: Path) -> None:
    async with serving(tmp_path) as (port, salon):
        reader, writer = await connected(port)
        writer.write(HEALTH * 5_000)
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), PATIENCE_S)
        writer.close()
        answered = salon.node.metrics.requests.labels("GET", "/health", 200)._value.get()
        assert answered <= Limits().requests_ahead + 1


async def test_a_request_in_many_pieces_is_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path, limits={"reads_a_request": 20}) as (port, _):
        wire = await connected(port)
        assert await status(wire) == 200
        (server,) = (
            each
            for each in gc.get_objects()
            if issubclass(type(each), GuardedProtocol) and not each.transport.is_closing()
        )
        pieces = 0
        while not server.transport.is_closing() and pieces < len(HEALTH):
            server.data_received(HEALTH[pieces : pieces + 1])
            pieces += 1
        assert pieces == 21
        await close(wire)


RAISE = (
    "import resource; from salon.server.cli.file_handles import raise_limit;"
    "print(raise_limit(), *resource.getrlimit(resource.RLIMIT_NOFILE))"
)


def with_few_handles(soft: int, hard: int, *words: str) -> list[str]:
    """A command line of Python in which only so many files may be open."""
    return ["bash", "-c", f'ulimit -Sn {soft}; ulimit -Hn {hard}; exec "$@"', "bash", sys.executable, *words]


@pytest.mark.skipif(sys.platform != "linux", reason="limits differ elsewhere")
def test_the_limit_on_open_files_is_raised() -> None:
    said = subprocess.run(
        with_few_handles(300, 700, "-c", RAISE), capture_output=True, text=True, check=False
    )
    assert said.stdout.split() == ["700", "700", "700"], said.stderr


def test_connections_keep_within_the_open_files() -> None:
    assert file_handles.connections_within(None, 5_000) == 5_000
    assert file_handles.connections_within(100_000, 5_000) == 5_000
    assert file_handles.connections_within(1_024, 5_000) == 1_024 - file_handles.RESERVED
    assert file_handles.connections_within(64, 5_000) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="limits differ elsewhere")
async def test_a_server_with_few_file_handles_says_so_and_keeps_some(tmp_path: Path) -> None:
    few = 400
    command = with_few_handles(few, few, "-m", "salon.cli", "serve", "--port", "0", "--data", str(tmp_path))
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert process.stdout is not None
    connections: list[Connection] = []
    try:
        greeting = await asyncio.wait_for(process.stdout.readline(), PATIENCE_S)
        port = int(greeting.decode().partition("localhost:")[2].split()[0])
        said = (await asyncio.wait_for(process.stdout.readline(), PATIENCE_S)).decode()
        most = few - file_handles.RESERVED
        assert f"may open {few} files, so it accepts {most} connections" in said
        connections = [await connected(port) for _ in range(most)]
        refused = [await connected(port) for _ in range(few)]
        assert await status(refused[-1]) == 503
        assert await status(connections[0], b"GET /ready HTTP/1.1\r\nHost: localhost\r\n\r\n") == 200
        await close(*refused)
    finally:
        for _, writer in connections:
            writer.transport.abort()
        process.terminate()
        await process.communicate()


async def test_connections_are_limited_without_httptools_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("salon.server.cli.serve.find_spec", lambda _name: None)
    async with serving(tmp_path, limits={"connections_an_address": 2}) as (port, salon):
        code, _ = await salon.table("Ada")
        for _ in range(3):
            plain, wire, refused = [await connected(port) for _ in range(3)]
            assert await status(plain) == 200
            assert await status(wire, HANDSHAKE.format(code=code).encode()) == 101
            assert await status(refused) == 503
            await close(plain, wire, refused)
