"""Somebody asks a real server for long replays and reads none of them: it stays small, and others play on."""

import asyncio
import contextlib
import socket as sockets
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from salon.core import Record, Timeline
from salon.games.registry import GAMES
from salon.server.cli.data_location import prepare
from salon.server.settings import Limits, Settings, sqlite_address
from salon.server.store.sql import SqlStore
from tests.faults.test_disk import act, two_seats
from tests.support.games import ANY_GAME
from tests.support.records import store_finished
from tests.support.server.process import PATIENCE_S, RealServer, hear, on_linux, real_server, say

pytestmark = pytest.mark.skipif(not on_linux(), reason="reads the memory of a process")

ENTRIES = 4_000
ASKED = 28
"""With the replays of a long game, so many requests used to take gigabytes."""
GAME = "0" * 20


def long_record() -> Record:
    """A game in which somebody acts and takes it back, again and again."""
    luck, game, now_ms = Random(8), GAMES[ANY_GAME], int(time.time() * 1000)
    advance = Timeline.start(game, game.setup(4, {}, "unread"), now_ms)
    entries = [advance.entry]
    while len(entries) < ENTRIES:
        timeline = advance.timeline
        seat = min(timeline.waiting)
        if timeline.may_take_back(seat):
            advance = timeline.take_back(seat, now_ms)
        else:
            advance = timeline.act(seat, game.legal(game.view(timeline.state, seat)).sample(luck), now_ms)
        if not advance.timeline.waiting:
            break
        entries.append(advance.entry)
    return Record(advance.timeline.setup, tuple(entries))


def keep(folder: Path, record: Record) -> None:
    """Put a finished game into the database of a server that does not run yet."""
    prepare(Settings(database=sqlite_address(folder)))

    async def write() -> None:
        store = SqlStore(sqlite_address(folder))
        try:
            await store_finished(store, record, GAME)
        finally:
            await store.close()

    asyncio.run(write())


def ask(server: RealServer) -> sockets.socket:
    """Ask for the replay, and read the status of the response."""
    connection = sockets.socket()
    connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4_096)
    connection.settimeout(PATIENCE_S)
    connection.connect(("127.0.0.1", int(server.address.rpartition(":")[2])))
    head = f"GET /api/replays/{GAME} HTTP/1.1\r\nHost: {server.address}\r\nAccept-Encoding: identity\r\n\r\n"
    connection.sendall(head.encode())
    return connection


def test_replays_that_nobody_reads_take_little_and_hold_up_nobody(tmp_path: Path) -> None:
    luck, limits, record = Random(9), Limits(), long_record()
    assert len(record.entries) == ENTRIES
    keep(tmp_path, record)
    with real_server(tmp_path) as server, contextlib.ExitStack() as open_connections:
        code, cookie = two_seats(server)
        with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE_S) as client:
            assert len(client.get(f"/api/replays/{GAME}").json()["frames"]) == ENTRIES
        before_kb = server.memory_kb()
        with server.socket(code, cookie) as socket:
            say(socket, type="Hello")
            news = hear(socket, "GameNews")
            unread = [open_connections.enter_context(contextlib.closing(ask(server))) for _ in range(ASKED)]
            statuses = [int(each.recv(12).rpartition(b" ")[2]) for each in unread]
            for number in range(5):
                answer = act(socket, news, luck, f"meanwhile{number}")
                assert answer["type"] == "Ack"
                news = hear(socket, "GameNews")
        taken_kb = server.memory_kb() - before_kb
    assert statuses.count(200) > 0
    assert set(statuses) <= {200, 429}
    assert taken_kb < 2 * limits.replay_bytes_an_address / 1024
