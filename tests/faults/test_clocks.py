"""The clock of a real server jumps both ways, and is wrong when the server starts: every table is still there."""

import time
from pathlib import Path

import httpx
import pytest

from salon.server.settings import DAY, Limits, Settings, sqlite_address
from tests.faults.nursery import Nursery
from tests.support.server.process import on_linux
from tests.support.services import Postgres, free_port

pytestmark = pytest.mark.skipif(not on_linux(), reason="forks, and reads /proc")

TABLES = 20
PATIENCE_S = 60.0


class House:
    """A server with tables at which games are being played. It sweeps all the time."""

    def __init__(self, nursery: Nursery, settings: Settings) -> None:
        self._nursery = nursery
        self._settings = settings
        self._port = free_port()
        self._codes: list[str] = []

    def start(self) -> None:
        self._nursery.start(self._port, self._settings)
        end = time.monotonic() + PATIENCE_S
        while not self._is_ready():
            assert time.monotonic() < end, self.said()
            time.sleep(0.05)

    def restart(self) -> None:
        self._nursery.kill(self._port)
        self.start()

    def open_tables(self) -> None:
        for _ in range(TABLES):
            with self._client() as client:
                wish = {"game": "toy", "name": "Ada", "seats": 2, "options": {"clock": False}}
                code = client.post("/api/tables", json=wish).raise_for_status().json()["code"]
                self._codes.append(code)
                with self._client() as other:
                    other.post(f"/api/tables/{code}/join", json={"name": "Ben"}).raise_for_status()
                client.patch(f"/api/tables/{code}", json={"away_policy": "wait"}).raise_for_status()
                client.post(f"/api/tables/{code}/start").raise_for_status()

    def set_clock(self, wrong_ms: int) -> None:
        """Set the clock wrong, and wait until the server has noticed and has thought of sweeping."""
        noticed = self.said().count("jumped by")
        self._nursery.clock(self._port).write_text(str(wrong_ms), encoding="ascii")
        end = time.monotonic() + PATIENCE_S
        while self.said().count("jumped by") == noticed:
            assert time.monotonic() < end, self.said()
            time.sleep(0.05)
        self.playing()

    def playing(self) -> int:
        """At how many tables a game is still being played, over several rounds of the server."""
        found: list[str] = []
        with self._client() as client:
            for _ in range(3):
                time.sleep(0.2)
                views = [client.get(f"/api/tables/{code}") for code in self._codes]
                found = [view.json()["status"] for view in views if view.is_success]
        return found.count("playing")

    def said(self) -> str:
        return self._nursery.said.read_text(encoding="utf-8")

    def _is_ready(self) -> bool:
        try:
            with self._client() as client:
                return client.get("/ready").status_code == 200
        except httpx.HTTPError:
            return False

    def _client(self) -> httpx.Client:
        return httpx.Client(base_url=f"http://127.0.0.1:{self._port}", trust_env=False, timeout=PATIENCE_S)


def jumps_both_ways(house: House) -> None:
    house.start()
    house.open_tables()
    assert house.playing() == TABLES
    for wrong_ms in (41 * DAY, 0, -41 * DAY, 0, 500 * DAY):
        house.set_clock(wrong_ms)
        assert house.playing() == TABLES, f"by {wrong_ms // DAY} days"
    house.restart()
    assert house.playing() == TABLES, "a clock that is wrong at the start takes nothing at once"
    assert "expired:" not in house.said()
    assert "Traceback" not in house.said(), house.said()


def test_clock_jumps_of_one_server(tmp_path: Path) -> None:
    limits = Limits(tables_at_once=10 * TABLES)
    settings = Settings(database=sqlite_address(tmp_path), housekeeping_ms=50, bot_delay_ms=0, limits=limits)
    with Nursery(tmp_path) as nursery:
        jumps_both_ways(House(nursery, settings))


def test_clock_jumps_of_a_server_with_peers(tmp_path: Path) -> None:
    with Postgres() as postgres, Nursery(tmp_path) as nursery:
        settings = Settings(
            database=postgres.address(), alone=False, beat_ms=100, housekeeping_ms=50, bot_delay_ms=0
        )
        jumps_both_ways(House(nursery, settings))
