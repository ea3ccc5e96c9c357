"""Starts real servers quickly: everything is imported once, and every server is a fork of that.

It reads a line for each server to start, `PORT CLOCK SETTINGS` (the last as JSON), and answers with its process id. The
servers are real in all but their games (the toy game is among them), their bots (who think in the same process), and
their stopwatch: to the time that has passed it adds the milliseconds written in the file CLOCK.
"""

import asyncio
import contextlib
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Self

import msgspec

from salon.games.registry import KITS
from salon.server.bus import open_bus
from salon.server.cli import serve
from salon.server.clock import Clock, SystemClock, monotonic_ms, wall_ms
from salon.server.cluster.shared_clock import SharedClock
from salon.server.node import Node
from salon.server.settings import Settings
from salon.server.store.sql import SqlStore
from tests.support.server.toy import TOY_KIT
from tests.support.server.workers import ToyWorkers

PATIENCE_S = 30.0


class Drift:
    """What a clock is wrong by, as a file says."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._read_s = 0.0
        self._ms = 0

    def ms(self) -> int:
        if time.monotonic() - self._read_s > 0.02:
            self._read_s = time.monotonic()
            with contextlib.suppress(OSError, ValueError):
                self._ms = int(self._file.read_text(encoding="ascii"))
        return self._ms


def builder(clock_file: Path) -> Callable[[Settings], Awaitable[Node]]:
    drift = Drift(clock_file)

    async def build(settings: Settings) -> Node:
        store = await asyncio.to_thread(SqlStore, settings.database)
        clock: Clock = SystemClock(lambda: wall_ms() + drift.ms())
        if not settings.alone:
            clock = SharedClock(store.time_ms, lambda: monotonic_ms() + drift.ms())
        await clock.sync()
        name = secrets.token_hex(8)
        bus = open_bus(settings.bus, name)
        return Node(settings, store, bus, clock, {**KITS, "toy": TOY_KIT}, ToyWorkers(), name)

    return build


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        port, clock_file, settings = line.split(" ", 2)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            null = os.open(os.devnull, os.O_RDONLY)
            os.dup2(null, 0)
            os.dup2(2, 1)
            listener = serve.listen("127.0.0.1", int(port))
            wish = msgspec.json.decode(settings, type=Settings)
            os._exit(serve.serve(wish, listener, lambda: None, builder(Path(clock_file))))
        print(pid, flush=True)


class Nursery:
    """The other end: starts servers and kills them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.said = folder / "said"
        """All that servers have said."""
        with self.said.open("ab") as said:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.faults.nursery"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            )
        self.alive: dict[int, int] = {}
        """The process at each port."""

    def start(self, port: int, settings: Settings) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        clock = self.clock(port)
        clock.touch()
        print(port, clock, msgspec.json.encode(settings).decode(), file=self._process.stdin, flush=True)
        self.alive[port] = int(self._process.stdout.readline())

    def kill(self, port: int) -> None:
        """As a power cut would; ProcessLookupError if it has ended by itself."""
        pid = self.alive.pop(port)
        os.kill(pid, signal.SIGKILL)
        end = time.monotonic() + PATIENCE_S
        while Path(f"/proc/{pid}").exists() and time.monotonic() < end:
            time.sleep(0.002)

    def clock(self, port: int) -> Path:
        """The file that says what the clock of a server is wrong by."""
        return self._folder / f"clock{port}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for port in list(self.alive):
            with contextlib.suppress(ProcessLookupError):
                self.kill(port)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE_S)
        self._process.stdout.close()


if __name__ == "__main__":
    main()
