"""A disk that is full: what cannot be kept is refused, what was acknowledged stays, and with room again all goes on."""

import asyncio
import contextlib
import os
import resource
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from salon.server.domain.game import LogRow
from salon.server.settings import sqlite_address
from salon.server.store.sql import SqlStore
from tests.support.games import ANY_GAME
from tests.support.server.process import RealServer, hear, on_linux, real_server, say

pytestmark = pytest.mark.skipif(not on_linux(), reason="needs a file system of its own")

ROOM_KB = 4_096
MOVES = 400


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder with little room: a file system in memory, where we may make one."""
    folder = tmp_path / "small"
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", f"size={ROOM_KB}k", "salon-test", str(folder)]
    if os.geteuid() != 0 or subprocess.run(words, capture_output=True, check=False).returncode:
        pytest.skip("a small disk needs the right to mount one (root)")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True, capture_output=True)


class Ballast:
    """A file that takes all the room there is."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "ballast"

    def fill(self) -> None:
        with self._file.open("ab", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(b"x" * 4096)

    def clear(self) -> None:
        self._file.unlink()


def act(socket: ClientConnection, news: dict[str, Any], luck: Random, name: str) -> dict[str, Any]:
    """Somebody's next action, and the answer to it."""
    seats = {seat["seat"]: seat for seat in news["seats"]}
    seat = next(int(seat) for seat in news["waiting"])
    action = luck.choice(seats[seat]["legal"])
    what = {"game_id": news["game_id"], "seq": news["seq"], "seat": seat, "action": action}
    say(socket, type="Act", id=name, **what)
    while True:
        answer = hear(socket)
        if answer["type"] in ("Ack", "Refused") and answer["id"] == name:
            return answer


def log_of(folder: Path, game_id: str) -> list[LogRow]:
    """What is on disk of a game."""

    async def read() -> list[LogRow]:
        store = SqlStore(sqlite_address(folder))
        try:
            return await store.log(game_id)
        finally:
            await store.close()

    return asyncio.run(read())


def two_seats(server: RealServer) -> tuple[str, str]:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        code = client.post("/api/tables", json={"game": ANY_GAME, "name": "Ada"}).json()["code"]
        client.post(f"/api/tables/{code}/join", json={"name": "Eve"}).raise_for_status()
        client.post(f"/api/tables/{code}/start").raise_for_status()
        return code, client.cookies["salon"]


def test_a_full_disk_is_said_so_and_nothing_is_lost(small_disk: Path) -> None:
    luck, ballast, acked = Random(5), Ballast(small_disk), {}
    answer: dict[str, Any] = {}
    with real_server(small_disk) as server:
        code, cookie = two_seats(server)
        with server.socket(code, cookie) as socket:
            say(socket, type="Hello")
            news = hear(socket, "GameNews")
            acked["before"] = act(socket, news, luck, "before")["seq"]
            news = hear(socket, "GameNews")
            ballast.fill()
            for number in range(MOVES):  # what is left of the log's last pages is used up first
                answer = act(socket, news, luck, f"full{number}")
                if answer["type"] == "Refused":
                    break
                acked[f"full{number}"] = answer["seq"]
                news = hear(socket, "GameNews")
            assert answer["code"] == "cannot-store"
            assert "lost" in answer["text"]
            ballast.clear()
            answer = act(socket, news, luck, "after")
            assert answer["type"] == "Ack", "with room again, the same game goes on"
            acked["after"] = answer["seq"]
        game_id = news["game_id"]
        server.kill()
    log = {row.client_id.partition(".")[2]: row.entry.seq for row in log_of(small_disk, game_id)}
    assert {name: log.get(name) for name in acked} == acked
    assert not any(name.startswith("full") and name not in acked for name in log), "refused means not stored"


def test_a_full_disk_is_not_ready_and_says_so_to_everybody(small_disk: Path) -> None:
    luck, ballast = Random(7), Ballast(small_disk)
    wish = {"game": ANY_GAME, "name": "Ada"}
    with real_server(small_disk) as server, httpx.Client(base_url=server.url, trust_env=False) as client:
        code, cookie = two_seats(server)
        with server.socket(code, cookie) as socket:
            say(socket, type="Hello")
            news = hear(socket, "GameNews")
            for _ in range(3):  # a disk may be full more than once
                assert (client.get("/ready").status_code, client.get("/health").status_code) == (200, 200)
                ballast.fill()
                ready = client.get("/ready")
                assert (ready.status_code, ready.json()["status"]) == (503, "no-room")
                assert client.get("/health").status_code == 200, "starting again would not help"
                for language, words in (("en", "no new games"), ("fr", "de nouvelle partie")):
                    refused = client.post("/api/tables", json=wish, headers={"accept-language": language})
                    assert (refused.status_code, refused.json()["code"]) == (503, "no-room")
                    assert words in refused.json()["text"]
                ballast.clear()
                assert client.get("/ready").status_code == 200
                client.post("/api/tables", json=wish).raise_for_status()
            answer = act(socket, news, luck, "after")
            assert answer["type"] == "Ack", "with room again, the same game goes on"
        said = server.stop()
    assert said.count("writes have been refused") == 1, "once in a while, not for each"


def test_new_tables_are_refused_while_running_games_still_have_room(small_disk: Path) -> None:
    luck, ballast = Random(8), small_disk / "ballast"
    with real_server(small_disk) as server, httpx.Client(base_url=server.url, trust_env=False) as client:
        code, cookie = two_seats(server)
        with server.socket(code, cookie) as socket:
            say(socket, type="Hello")
            news = hear(socket, "GameNews")
            reserve = 1024 * ROOM_KB // 20
            ballast.write_bytes(b"x" * (shutil.disk_usage(small_disk).free - reserve // 2))
            refused = client.post("/api/tables", json={"game": ANY_GAME, "name": "Ada"})
            assert refused.json()["code"] == "no-room"
            assert client.get("/ready").status_code == 200, "running games go on"
            assert act(socket, news, luck, "still")["type"] == "Ack"


def test_a_disk_that_stops_writing_is_waited_for(tmp_path: Path) -> None:
    """The other way to have no room, which needs no rights: the system lets no file of the server grow any further."""
    luck = Random(6)
    with real_server(tmp_path) as server:
        code, cookie = two_seats(server)
        with server.socket(code, cookie) as socket:
            say(socket, type="Hello")
            news = hear(socket, "GameNews")
            before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
            seat = next(int(seat) for seat in news["waiting"])
            legal = {each["seat"]: each["legal"] for each in news["seats"]}[seat]
            what = {
                "game_id": news["game_id"],
                "seq": news["seq"],
                "seat": seat,
                "action": luck.choice(legal),
            }
            say(socket, type="Act", id="waits", **what)
            time.sleep(0.3)  # the writer tries, and tries again
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
            assert hear(socket, "Ack")["seq"] == news["seq"] + 1
        server.kill()
    assert len(log_of(tmp_path, news["game_id"])) == 2, "once"
