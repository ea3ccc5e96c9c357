"""A killed parent: the processes it has started end with it, and a new server takes its place at once."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.games import ANY_GAME
from tests.support.server.process import PATIENCE_S, RealServer, hear, on_linux, real_server, say

pytestmark = pytest.mark.skipif(not on_linux(), reason="reads /proc")

KILLS = 3


def children(pid: int) -> list[int]:
    """All processes below another one."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for word in task.read_text(encoding="ascii").split():
            found += [int(word), *children(int(word))]
    return found


def gone(pid: int) -> bool:
    try:
        return "State:\tZ" in Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return True


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def spawned(pid: int) -> list[int]:
    """The servers and the processes in which bots think, without the helper of `multiprocessing`."""
    return [each for each in children(pid) if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def kill_parent(server: RealServer, busy: list[int]) -> None:
    """Kill a parent while its children can react to nothing, as if they were computing or waiting for a disk."""
    for pid in busy:
        os.kill(pid, signal.SIGSTOP)
    try:
        server.kill()
        wait_until(lambda: all(map(gone, busy)))
    finally:
        for pid in busy:
            if not gone(pid):
                os.kill(pid, signal.SIGKILL)


def play_with_a_bot(server: RealServer) -> tuple[str, str, dict[str, Any]]:
    """A game in which a bot has acted, so a worker process of the pool is running."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE_S) as client:
        wish = {"game": ANY_GAME, "name": "Ada", "bots": ["gentle"], "start": True}
        code = client.post("/api/tables", json=wish).json()["code"]
        cookie = client.cookies["salon"]
    with server.socket(code, cookie) as socket:
        say(socket, type="Hello")
        news = hear(socket, "GameNews")
        while "0" not in news["waiting"]:
            news = hear(socket, "GameNews")
        say(socket, type="Ask", question="values", game_id=news["game_id"], seq=news["seq"], seat=0)
        hear(socket, "Answer")
    return code, cookie, news


def test_a_killed_supervisor_leaves_nothing_behind_and_a_new_server_starts_at_once(tmp_path: Path) -> None:
    words = ["--workers", "2", "--bot-delay", "0"]
    code = cookie = ""
    seq = 0
    port = "0"
    for life in range(KILLS):
        # It is started at once, on the same data and the same port.
        with real_server(tmp_path, *words, "--port", port) as server:
            port = server.address.rpartition(":")[2]
            if life == 0:
                code, cookie, news = play_with_a_bot(server)
                seq = news["seq"]
                workers = spawned(server.process.pid)
                assert len(workers) >= 3, "two workers, and the bots of one of them"
            with server.socket(code, cookie) as socket:
                say(socket, type="Hello")
                assert hear(socket, "GameNews")["seq"] >= seq
            kill_parent(server, spawned(server.process.pid))


def test_a_single_server_leaves_no_bots_behind(tmp_path: Path) -> None:
    with real_server(tmp_path, "--bot-delay", "0") as server:
        play_with_a_bot(server)
        below = spawned(server.process.pid)
        assert below, "bots think in processes of their own"
        kill_parent(server, below)


def test_a_supervisor_that_is_killed_while_it_starts_leaves_nothing_behind(tmp_path: Path) -> None:
    """A worker that is told to end in the middle of its start, when it cannot be told anything yet."""
    for _ in range(KILLS):
        command = [sys.executable, "-m", "salon.cli", "serve", "--port", "0", "--data", str(tmp_path)]
        process = subprocess.Popen([*command, "--workers", "3"], stdout=subprocess.DEVNULL)
        try:
            wait_until(lambda process=process: len(children(process.pid)) >= 3)  # type: ignore[misc]
            below = children(process.pid)
        finally:
            os.kill(process.pid, signal.SIGKILL)
            process.wait(PATIENCE_S)
        wait_until(lambda below=below: all(map(gone, below)))  # type: ignore[misc]
    with real_server(tmp_path) as server:
        assert server.url


BUSY = """
import multiprocessing, sys, time

def work(life, told):
    from salon.server.compute.parent_death import end_with_parent
    end_with_parent(life)
    told.send(True)
    while True:
        sum(range(10_000_000))  # it holds the interpreter's lock for long

if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    watched, life = context.Pipe(duplex=False)
    heard, told = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(watched, told))
    process.start()
    heard.recv()
    print(process.pid, flush=True)
    time.sleep(600)
"""


@pytest.mark.parametrize("kernel", [True, False])
def test_a_child_that_computes_ends_with_its_parent(tmp_path: Path, kernel: bool) -> None:
    """On Linux the kernel ends it; elsewhere, and here without the kernel's help, a thread that watches a pipe."""
    file = tmp_path / "busy.py"
    without = "" if kernel else "    sys.platform = 'other'\n"
    file.write_text(BUSY.replace("def work(life, told):\n", f"def work(life, told):\n{without}"), "utf-8")
    with subprocess.Popen([sys.executable, file], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
    wait_until(lambda: gone(child))
