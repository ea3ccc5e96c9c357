"""Several workers of one salon on one machine: processes that share a port, a store and a bus.

The one who starts them serves nobody: it starts a worker anew when one dies, and sends all home when it is told to end.
The port is opened once and handed on, so who knocks while a worker dies is let in by another.
"""

import contextlib
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, NamedTuple

from msgspec.structs import replace

from salon.server.bus import FOLDER
from salon.server.cli.data_location import share_lock
from salon.server.settings import Settings

Serve = Callable[[Settings, socket.socket, Callable[[], None]], int]

SOON_S = 0.2
QUICKLY_S = 5.0
"""A worker that lives shorter than this has not really started."""
FAILURES = 5
"""So many in a row, and nothing will come of it."""
FAREWELL_S = 15.0


class _Worker(NamedTuple):
    process: BaseProcess
    life: Connection
    """Open as long as we live: a worker that finds it closed has lost us, and ends."""
    started: Connection
    born_s: float


class WorkerSupervisor:
    """The workers of a salon."""

    def __init__(self, settings: Settings, listener: socket.socket, number: int, serve: Serve) -> None:
        self._settings = settings
        self._listener = listener
        self._number = number
        self._serve = serve
        self._spawn = multiprocessing.get_context("spawn")
        self._workers: dict[int, _Worker] = {}
        self._ready: set[int] = set()
        self._failures = 0
        self._open = False
        self._ending = False

    def run(self, ready: Callable[[], None]) -> int:
        """Until told to end; returns the exit code."""
        for told in (signal.SIGTERM, signal.SIGINT):
            signal.signal(told, self._end)
        with tempfile.TemporaryDirectory(prefix="salon-") as folder:
            if not self._settings.bus:
                self._settings = replace(self._settings, bus=f"{FOLDER}{folder}")
            for place in range(self._number):
                self._start(place)
            while not self._ending and self._failures < FAILURES:
                self._watch(ready)
            self._send_home()
        if self._failures >= FAILURES:
            print("salon: the workers end as soon as they are started: see what they say.", file=sys.stderr)
            return 3
        return 0

    def _start(self, place: int) -> None:
        follow, life = self._spawn.Pipe(duplex=False)
        started, say = self._spawn.Pipe(duplex=False)
        settings = self._settings
        if settings.metrics is not None:  # each has numbers of its own
            host, port = settings.metrics
            settings = replace(settings, metrics=(host, port + place))
        arguments = (self._serve, settings, self._listener, follow, say)
        process = self._spawn.Process(target=_work, args=arguments, name=f"salon-worker-{place}")
        process.start()
        follow.close()
        say.close()
        self._workers[place] = _Worker(process, life, started, time.monotonic())

    def _watch(self, ready: Callable[[], None]) -> None:
        """Wait until something happens to a worker: it is ready, or it has died."""
        waiting: list[Any] = []
        for place, worker in self._workers.items():
            waiting.append(worker.process.sentinel)
            if place not in self._ready:
                waiting.append(worker.started)
        wait(waiting, timeout=1.0)
        for place, worker in list(self._workers.items()):
            if place not in self._ready and worker.started.poll():
                with contextlib.suppress(EOFError):
                    worker.started.recv()
                    self._ready.add(place)
                    if len(self._ready) == self._number and not self._open:
                        self._open = True
                        ready()
            if not worker.process.is_alive():
                self._replace(place, worker)

    def _replace(self, place: int, worker: _Worker) -> None:
        worker.process.join()
        worker.life.close()
        worker.started.close()
        del self._workers[place]
        quickly = time.monotonic() - worker.born_s < QUICKLY_S and place not in self._ready
        self._failures = self._failures + 1 if quickly else 0
        self._ready.discard(place)
        if self._ending:
            return
        said = f"salon: a worker has ended ({worker.process.exitcode}), starting another."
        print(said, file=sys.stderr, flush=True)
        time.sleep(SOON_S)
        if not self._ending:
            self._start(place)

    def _end(self, _told: int, _frame: FrameType | None) -> None:
        """Let every worker say goodbye, at once."""
        self._ending = True
        for worker in self._workers.values():
            if worker.process.pid is not None and worker.process.is_alive():
                os.kill(worker.process.pid, signal.SIGTERM)

    def _send_home(self) -> None:
        end = time.monotonic() + FAREWELL_S
        for worker in self._workers.values():
            worker.process.terminate()
        for worker in self._workers.values():
            worker.process.join(max(0.0, end - time.monotonic()))
            worker.process.kill()


def _work(
    serve: Serve, settings: Settings, listener: socket.socket, follow: Connection, say: Connection
) -> None:
    """A worker's life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C goes to all of us: who started us tells us to end
    threading.Thread(target=_follow, args=(follow,), daemon=True).start()

    def ready() -> None:
        say.send(True)
        say.close()

    with share_lock(settings) or contextlib.nullcontext():
        sys.exit(serve(settings, listener, ready))


def _follow(life: Connection) -> None:
    """End when whoever started us is gone: a lone worker would serve on, watched over by nobody."""
    with contextlib.suppress(EOFError, OSError):
        life.recv()
    os.kill(os.getpid(), signal.SIGTERM)
