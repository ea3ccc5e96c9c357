"""`salon admin` beside a real server, with real sockets."""

import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from salon.server.domain.blocks import short_id
from salon.server.web.http.identity import visitor_of
from salon.server.web.socket.wire import BLOCKED, NOT_FOUND
from tests.support.games import ANY_GAME
from tests.support.server.admin import admin_at
from tests.support.server.process import PATIENCE_S, RealServer, hear, real_server, say


def open_table(server: RealServer) -> tuple[str, str]:
    """A new table's code, and the cookie of its host."""
    with httpx.Client(base_url=server.url) as http:
        made = http.post("/api/tables", json={"game": ANY_GAME, "name": "Ada"}).raise_for_status()
        return made.json()["code"], http.cookies["salon"]


def ended(server: RealServer, code: str, cookie: str, *words: str) -> tuple[str, int]:
    """What a socket that is open already is told, and its close code, after a command of an admin."""
    with server.socket(code, cookie) as socket:
        say(socket, type="Hello")
        hear(socket, "TableNews")
        admin_at(f"sqlite:///{server.folder / 'salon.sqlite3'}", *words)
        refused = hear(socket, "Refused")
        with suppress(ConnectionClosed):
            while True:
                socket.recv(PATIENCE_S)
        assert socket.close_code is not None
        return refused["code"], socket.close_code


def wait_for_status(url: str, status: int) -> None:
    """Wait until every worker has noticed: ten answers in a row have this status."""
    last = time.monotonic() + PATIENCE_S
    row = 0
    while row < 10:
        row = row + 1 if httpx.get(url).status_code == status else 0
        assert time.monotonic() < last


@pytest.mark.parametrize("workers", ["1", "2"])
def test_living_sockets_are_ended_within_seconds(tmp_path: Path, workers: str) -> None:
    with real_server(tmp_path, "--workers", workers) as server:
        code, cookie = open_table(server)
        assert ended(server, code, cookie, "close", code) == ("table-closed", NOT_FOUND)
        assert httpx.get(f"{server.url}/api/tables/{code}").status_code == 404
        code, cookie = open_table(server)
        visitor = short_id(visitor_of(cookie) or "")
        assert ended(server, code, cookie, "block", visitor) == ("blocked", BLOCKED)
        with server.socket(code, cookie) as again:
            assert hear(again, "Refused")["code"] == "blocked"
        code, cookie = open_table(server)
        assert ended(server, code, cookie, "block", "127.0.0.0/8", "--for", "1h") == ("blocked", BLOCKED)
        wait_for_status(server.url, 403)
        with server.socket("ACDEF") as guess:
            assert hear(guess, "Refused")["code"] == "blocked", "a blocked address learns nothing about codes"
        assert httpx.get(f"{server.url}/health").status_code == 200
