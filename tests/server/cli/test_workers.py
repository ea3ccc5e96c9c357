"""`salon serve --workers`: one dies, the others serve on; all are sent home; and what cannot work is said so."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.support.games import ANY_GAME
from tests.support.server.process import PATIENCE_S, RealServer, hear, on_linux, real_server, say
from tests.support.services import Postgres, Redis

pytestmark = pytest.mark.skipif(not on_linux(), reason="reads /proc")


def workers(server: RealServer) -> list[int]:
    """The processes that serve."""
    listed = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text(
        encoding="ascii"
    )
    children = [int(word) for word in listed.split()]
    return [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def worker_of(server: RealServer, socket: ClientConnection) -> int:
    """The process at the other end of a connection."""
    port = f":{socket.local_address[1]:04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
    inode = next(fields[9] for fields in lines if fields[2].endswith(port))
    for pid in workers(server):
        links = [str(link.readlink()) for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()]
        if f"socket:[{inode}]" in links:
            return pid
    raise AssertionError("nobody is there")


def gone(pid: int) -> bool:
    return not Path(f"/proc/{pid}").exists() or "State:\tZ" in Path(f"/proc/{pid}/status").read_text()


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def play_and_kill(server: RealServer) -> None:
    """A player's worker is killed; the player is back with another, and the bot at the table plays on."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE_S) as client:
        wish = {"game": ANY_GAME, "name": "Ada", "bots": ["gentle"], "start": True}
        code = client.post("/api/tables", json=wish).json()["code"]
        cookie = client.cookies["salon"]
    known: dict[str, object] = {}
    acked, killed = 0, 0
    for life in range(3):
        with server.socket(code, cookie) as socket:
            say(socket, type="Hello", **known)
            news = hear(socket, "GameNews")
            assert news["seq"] >= acked, "what was acknowledged is there, at any worker"
            while "0" not in news["waiting"]:
                news = hear(socket, "GameNews")
            act = {
                "game_id": news["game_id"],
                "seq": news["seq"],
                "seat": 0,
                "action": news["seats"][0]["legal"][0],
            }
            say(socket, type="Act", id=f"act{life}", **act)
            acked = hear(socket, "Ack")["seq"]
            known = {"game_id": news["game_id"], "seq": news["seq"]}
            killed = worker_of(server, socket)
            os.kill(killed, signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                hear(socket, "nothing")
    wait_until(lambda: len(workers(server)) == 2)
    assert killed not in workers(server)


def test_a_worker_that_dies_is_replaced_and_its_players_are_back_at_another(tmp_path: Path) -> None:
    with real_server(tmp_path, "--workers", "2", "--bot-delay", "0") as server:
        play_and_kill(server)
        with server.socket("XXXXX") as socket:
            assert hear(socket)["code"] == "no-such-table"
        second = [sys.executable, "-m", "salon.cli", "serve", "--port", "0", "--data", str(tmp_path)]
        refused = subprocess.run(second, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
        assert refused.returncode == 1
        assert "another salon keeps its games in" in refused.stderr
        pids = workers(server)
        server.kill()
        wait_until(lambda: all(map(gone, pids)))


def test_workers_on_postgresql_and_redis_are_sent_home(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    words = ["--workers", "2", "--database", postgres.empty_database(), "--bus", redis.address]
    with real_server(tmp_path, *words, "--bot-delay", "0") as server:
        play_and_kill(server)
        with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE_S) as client:
            code = client.post("/api/tables", json={"game": ANY_GAME, "name": "Ada"}).json()["code"]
            with server.socket(code, client.cookies["salon"]) as socket:
                say(socket, type="Hello")
                hear(socket, "TableNews")
                server.process.terminate()
                hear(socket, "Closing")
        assert server.process.wait(PATIENCE_S) == 0
    assert not list(tmp_path.glob("*.sqlite3")), "nothing is kept beside the database"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--workers", "0"], "at least one worker"),
        (["--database", "mysql://x@y/z"], "SQLite or PostgreSQL"),
        (["--database", "sqlite:///x"], "--data"),
        (["--database", "nonsense"], "postgresql://"),
        (["--bus", "amqp://x"], "redis://"),
        (["--database", "postgresql://salon@127.0.0.1:1/x"], "does not answer"),
    ],
)
def test_what_cannot_work_is_said_so(tmp_path: Path, words: list[str], said: str) -> None:
    command = [sys.executable, "-m", "salon.cli", "serve", "--port", "0", "--data", str(tmp_path), *words]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    assert ended.returncode == 1
    assert said in ended.stderr
    assert "Traceback" not in ended.stderr
