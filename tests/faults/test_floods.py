"""Floods from one visitor against a real server: others are answered all the while."""

import socket
import threading
from pathlib import Path

import httpx
import pytest
from websockets.frames import Frame, Opcode

from salon.server.settings import Limits
from tests.support.games import ANY_GAME
from tests.support.server.process import PATIENCE_S, RealServer, hear, real_server, say

HANDSHAKE = (
    "GET /ws/{code} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
BEGIN = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
FLOODS = {
    "empty fragments": (BEGIN, Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)),
    "pings": (b"", Frame(Opcode.PING, b"").serialize(mask=True)),
    "pongs": (b"", Frame(Opcode.PONG, b"").serialize(mask=True)),
}
CHUNK = 10_000
CHUNKS = 50
EXCHANGES = 40
"""Messages of the other visitor, fewer than the rate limit allows at once."""


class Flooder:
    """Sends frames as fast as it can, and connects again each time it is cut off."""

    def __init__(self, server: RealServer, code: str, first: bytes, frame: bytes) -> None:
        self._address = ("127.0.0.1", int(server.address.rpartition(":")[2]))
        self._code = code
        self._first = first
        self._frame = frame
        self.stop = threading.Event()
        self.started = threading.Event()
        self.connections = 0
        self.endured = 0
        """Connections that the server did not close."""

    def run(self) -> None:
        while not self.stop.is_set() and self.connections < 300:
            self.connections += 1
            try:
                self._flood()
            except TimeoutError:
                self.endured += 1
            except OSError:
                pass
            self.started.set()

    def _flood(self) -> None:
        with socket.create_connection(self._address, timeout=PATIENCE_S / 3) as wire:
            wire.sendall(HANDSHAKE.format(code=self._code).encode())
            wire.recv(4096)
            wire.sendall(self._first)
            for _ in range(CHUNKS):
                wire.sendall(self._frame * CHUNK)
            while wire.recv(65_536):
                pass


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_cut_off_again_and_again_while_others_play(tmp_path: Path, kind: str) -> None:
    with real_server(tmp_path) as server, httpx.Client(base_url=server.url) as ada:
        code = ada.post("/api/tables", json={"game": ANY_GAME, "name": "Ada"}).json()["code"]
        with server.socket(code, ada.cookies["salon"]) as wire:
            say(wire, type="Hello")
            hear(wire, "TableNews")
            flooder = Flooder(server, code, *FLOODS[kind])
            thread = threading.Thread(target=flooder.run)
            thread.start()
            try:
                assert flooder.started.wait(PATIENCE_S)
                before = flooder.connections
                for _ in range(EXCHANGES):
                    say(wire, type="Ping")
                    hear(wire, "Pong")
                during = flooder.connections - before
            finally:
                flooder.stop.set()
                thread.join(PATIENCE_S)
            assert flooder.endured == 0
            assert during <= 3 * EXCHANGES, "a message waits for few floods, not for all of them"
        assert ada.get("/ready").status_code == 200


def test_connections_that_end_make_room_for_others(tmp_path: Path) -> None:
    most = 8
    with real_server(tmp_path, "--connections-an-address", str(most)) as server:
        with httpx.Client(base_url=server.url) as ada:
            code = ada.post("/api/tables", json={"game": ANY_GAME, "name": "Ada"}).json()["code"]
            cookie = ada.cookies["salon"]
        for _ in range(3 * most):
            with server.socket(code, cookie) as wire:
                say(wire, type="Ping")
                hear(wire, "Pong")
        assert most < Limits().connections_an_address
