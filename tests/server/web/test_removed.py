"""Real sockets to a real server: a removed visitor gets no connection, whatever link and cookie they use."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.games import ANY_GAME
from tests.support.server.process import PATIENCE_S, RealServer, hear, real_server, say

REMOVED = 4403


def client_of(server: RealServer) -> httpx.Client:
    return httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE_S)


def refused(server: RealServer, link: str, cookie: str | None) -> None:
    """A new socket is told why it is refused and is closed, before and without a hello."""
    with server.socket(link, cookie) as socket:
        assert hear(socket)["code"] == "removed"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE_S)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == REMOVED


def test_a_removed_visitor_is_cut_off_and_gets_no_new_socket(tmp_path: Path) -> None:
    with real_server(tmp_path) as server, client_of(server) as host, client_of(server) as guest:
        code = host.post("/api/tables", json={"game": ANY_GAME, "name": "Ada"}).json()["code"]
        me = guest.post(f"/api/tables/{code}/join", json={"name": "Ben"}).json()["me"]
        cookie = guest.cookies["salon"]
        with server.socket(code, cookie) as old, server.socket(f"{code}?as=screen", cookie) as screen:
            for socket in (old, screen):
                say(socket, type="Hello")
                hear(socket, "TableNews")
            removal = host.post(f"/api/tables/{code}/removed", json={"person": me["member"]})
            assert removal.is_success, removal.text
            for socket in (old, screen):
                assert hear(socket, "Refused")["code"] == "removed"
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv(PATIENCE_S)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == REMOVED
        refused(server, code, cookie)
        refused(server, f"{code}?as=screen", cookie)
        with server.socket(code, "0" * 32) as other:
            say(other, type="Hello")
            hear(other, "TableNews")
        with client_of(server) as again:
            number = again.post(f"/api/tables/{code}/join", json={"name": "Ben"}).json()["me"]["member"]
        wish = {"person": number, "network": True}
        assert host.post(f"/api/tables/{code}/removed", json=wish).is_success
        refused(server, code, "1" * 32)
        refused(server, code, None)
        refused(server, f"{code}?as=screen", None)
        with server.socket(code, host.cookies["salon"]) as mine:
            say(mine, type="Hello")
            assert hear(mine, "TableNews")["table"]["me"]["host"]
        with server.socket(f"{code}?as=screen", host.cookies["salon"]) as mine:
            say(mine, type="Hello")
            hear(mine, "TableNews")
