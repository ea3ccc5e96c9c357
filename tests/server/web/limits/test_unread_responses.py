"""Clients that ask for long responses and do not read them: they hold little memory, not for long, and harm nobody."""

import asyncio
import contextlib
import select
import socket as sockets
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from salon.core import Record, Timeline
from salon.server.settings import Limits
from salon.server.web.http.streaming import CHUNK_BYTES, CHUNK_PIECES, OWN_BYTES, Chunks
from tests.support.records import store_finished, views_of
from tests.support.server.fakes import FakeClock
from tests.support.server.harness import PATIENCE_S, Salon, open_salon
from tests.support.server.serving import serving
from tests.support.server.toy import TOY, Mark, Pass, Vote

ENTRIES = 2_400
GAME = "0" * 20
BUFFER = 4_096
"""What the system keeps of a response, at each end: little, so that the rest is in the memory of the server."""
MOST = 65_536
END = b"}\r\n0\r\n\r\n"
HEADERS = (
    b"Host: localhost\r\nAccept-Encoding: identity\r\nCookie: salon=0123456789abcdef0123456789abcdef\r\n\r\n"
)


def long_record(entries: int = ENTRIES) -> Record:
    """A game whose player marks something and takes it back, again and again."""
    clock = FakeClock().now_ms()
    advance = Timeline.start(TOY, TOY.setup(2, {"rounds": 1}, "long"), clock)
    made = [advance.entry]
    for seat in (0, 1):
        advance = advance.timeline.act(seat, Vote(1), clock)
        made.append(advance.entry)
    while len(made) < entries:
        advance = advance.timeline.act(0, Mark(2), clock)
        made.append(advance.entry)
        advance = advance.timeline.take_back(0, clock)
        made.append(advance.entry)
    advance = advance.timeline.act(0, Pass(), clock)
    return Record(advance.timeline.setup, (*made, advance.entry))


RECORD = long_record()


class Unread:
    """A connection that sends a request and reads nothing of the response until it is told to."""

    def __init__(self, port: int, path: str = f"/api/replays/{GAME}") -> None:
        self.socket = sockets.socket()
        self.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, BUFFER)
        self.socket.connect(("127.0.0.1", port))
        self.socket.sendall(b"GET " + path.encode() + b" HTTP/1.1\r\n" + HEADERS)
        self.socket.setblocking(False)

    async def read(self, until: bytes) -> bytes:
        """What comes, up to some bytes or to the end of the connection."""
        got, loop = b"", asyncio.get_running_loop()
        while until not in got[-MOST:]:
            some = await asyncio.wait_for(loop.sock_recv(self.socket, MOST), PATIENCE_S)
            assert some, "the connection was closed early"
            got += some
        return got

    async def status(self) -> int:
        """The status of the response, of which nothing else is read."""
        line = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(self.socket, 12), PATIENCE_S)
        return int(line.rpartition(b" ")[2])

    async def cut_off(self) -> None:
        """Wait until the server has reset the connection."""
        poll = select.poll()
        poll.register(self.socket, 0)
        assert await asyncio.to_thread(poll.poll, PATIENCE_S * 1000), "the connection is still open"

    def close(self) -> None:
        self.socket.close()


@contextlib.asynccontextmanager
async def with_long_game(folder: Path, **limits: Any) -> AsyncIterator[tuple[int, Salon]]:
    many = {"requests_at_once": 100_000, **limits}
    async with serving(folder, send_buffer=BUFFER, limits=many) as (port, salon):
        await store_finished(salon.node.context.store, RECORD, GAME)
        yield port, salon


async def released(salon: Salon) -> None:
    """Wait until no replay holds any memory."""
    async with asyncio.timeout(PATIENCE_S):
        while salon.node.access.replay_bytes:  # noqa: ASYNC110  (the server has no event for it)
            await asyncio.sleep(0.01)


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    async with open_salon(tmp_path, limits={"requests_at_once": 100_000}) as opened:
        await store_finished(opened.node.context.store, RECORD, GAME)
        yield opened


async def get(port: int, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
        return await client.get(path, timeout=PATIENCE_S)


async def test_a_record_is_sent_byte_for_byte(salon: Salon) -> None:
    answer = await salon.player().ask("GET", f"/api/replays/{GAME}/record")
    assert answer.content == RECORD.to_json()
    assert answer.headers["content-disposition"] == f'attachment; filename="toy-{GAME}.json"'
    assert salon.node.access.replay_bytes == 0


@pytest.mark.parametrize("coding", ["gzip", "identity"])
async def test_a_replay_has_every_position(salon: Salon, coding: str) -> None:
    answer = await salon.player().ask("GET", f"/api/replays/{GAME}", headers={"accept-encoding": coding})
    assert answer.headers.get("content-encoding", "identity") == coding
    views = list(views_of(answer.json()))
    assert len(views) == len(RECORD.entries)
    assert [len(view["marks"]) for view in views[3:7]] == [1, 0, 1, 0]
    assert salon.node.access.replay_bytes == 0


async def test_a_replay_is_made_in_turns_and_never_on_the_event_loop(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads, sizes = set(), []
    make = Chunks.make

    def noted(chunks: Chunks) -> bytes | None:
        threads.add(threading.current_thread())
        made = make(chunks)
        sizes.append(len(made or b""))
        return made

    monkeypatch.setattr(Chunks, "make", noted)
    await salon.player().ask("GET", f"/api/replays/{GAME}", headers={"accept-encoding": "identity"})
    assert threading.current_thread() not in threads
    assert len(sizes) > len(RECORD.entries) / CHUNK_PIECES
    assert max(sizes) < 2 * CHUNK_BYTES


async def test_a_long_replay_counts_as_many_requests(tmp_path: Path) -> None:
    async with open_salon(tmp_path, limits={"requests_at_once": 60}) as salon:
        await store_finished(salon.node.context.store, RECORD, GAME)
        await store_finished(salon.node.context.store, long_record(10), "1" * 20, "ACDEG")
        one, other = salon.player("192.0.2.8"), salon.player("192.0.2.9")
        for player, game_id, served in ((one, GAME, 1), (other, "1" * 20, 3)):
            answers = [(await player.ask("GET", f"/api/replays/{game_id}")).status_code for _ in range(5)]
            assert answers == [200] * served + [429] * (5 - served)


async def test_a_game_that_fails_is_no_reason_to_hold_memory(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TOY, "replayed", lambda _state: 1 / 0)
    answer = await salon.player().ask("GET", f"/api/replays/{GAME}")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert salon.node.access.replay_bytes == 0


async def test_replays_that_are_not_read_hold_only_so_much(tmp_path: Path) -> None:
    async with with_long_game(tmp_path) as (port, salon):
        unread = [Unread(port) for _ in range(30)]
        try:
            statuses = [await each.status() for each in unread]
            assert 0 < salon.node.access.replay_bytes <= Limits().replay_bytes_a_visitor
            assert 0 < statuses.count(200) < 4
            assert set(statuses) == {200, 429}
            assert b'"too-many-replays"' in await unread[statuses.index(429)].read(until=b"}")
            for path in ("/api/games", f"/api/replays/{GAME}"):
                assert (await get(port, path)).is_success, "others are served meanwhile"
            await unread[statuses.index(200)].read(until=END)  # it is all there, once it is read
        finally:
            for each in unread:
                each.close()
        await released(salon)


async def test_a_replay_is_not_made_faster_than_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was handed to the transport and not taken is less than three chunks, however long the replay is."""
    made, make = [], Chunks.make

    def noted(chunks: Chunks) -> bytes | None:
        chunk = make(chunks)
        made.append(len(chunk or b""))
        return chunk

    monkeypatch.setattr(Chunks, "make", noted)
    async with with_long_game(tmp_path) as (port, _):
        unread = Unread(port)
        try:
            assert await unread.status() == 200
            so_far = -1
            while so_far != sum(made):
                so_far = sum(made)
                await asyncio.sleep(0.1)
            assert so_far < 3 * CHUNK_BYTES
            assert len(await unread.read(until=END)) > so_far + CHUNK_BYTES
        finally:
            unread.close()


async def test_all_visitors_together_hold_only_so_much(tmp_path: Path) -> None:
    most = OWN_BYTES + 2_000 * ENTRIES
    async with with_long_game(tmp_path, replay_bytes=most) as (port, salon):
        first = Unread(port)
        try:
            assert await first.status() == 200
            assert 0 < salon.node.access.replay_bytes <= most
            answer = await get(port, f"/api/replays/{GAME}")
            assert (answer.status_code, answer.json()["code"]) == (503, "replays-busy")
        finally:
            first.close()
        await released(salon)
        assert (await get(port, f"/api/replays/{GAME}")).is_success


@pytest.mark.parametrize("path", [f"/api/replays/{GAME}", "/api/openapi.json"], ids=["streamed", "whole"])
async def test_a_response_that_is_not_read_is_cut_off(tmp_path: Path, path: str) -> None:
    """Also one that was handed to the transport as a whole, so that nobody waits to write more."""
    async with with_long_game(tmp_path, write_ms=300) as (port, salon):
        unread = [Unread(port, path) for _ in range(2)]
        try:
            for each in unread:
                await each.cut_off()
            await released(salon)
            assert (await get(port, "/api/games")).is_success
        finally:
            for each in unread:
                each.close()
