"""Supervises several worker processes on one machine, which share a port, a store and a bus.

The supervisor serves no clients. It restarts a worker that has died, and stops all workers when it is told to end. If
it is killed, they end with it. The port is opened once and shared, so while one worker is down the others accept its
connections.
"""

import contextlib
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, NamedTuple

from msgspec.structs import replace

from salon.server.bus import FOLDER
from salon.server.cli.data_location import share_lock
from salon.server.compute.parent_death import end_with_parent
from salon.server.settings import Settings

Serve = Callable[[Settings, socket.socket, Callable[[], None]], int]

RESTART_S = 0.2
START_S = 5.0
"""A worker that ends sooner than this has failed to start."""
FAILURES = 5
"""How many failed starts in a row end the supervisor."""
SHUTDOWN_S = 15.0


class _Worker(NamedTuple):
    process: BaseProcess
    life: Connection
    """A pipe that is open as long as the supervisor runs: when it closes, the worker ends."""
    started: Connection
    started_s: float


class WorkerSupervisor:
    """Starts, watches and stops the workers."""

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
        """Run until a signal ends the supervisor; returns the exit code."""
        for told in (signal.SIGTERM, signal.SIGINT):
            signal.signal(told, self._end)
        with tempfile.TemporaryDirectory(prefix="salon-") as folder:
            if not self._settings.bus:
                self._settings = replace(self._settings, bus=f"{FOLDER}{folder}")
            try:
                for place in range(self._number):
                    self._start(place)
                while not self._ending and self._failures < FAILURES:
                    self._watch(ready)
            finally:
                self._stop_workers()
        if self._failures >= FAILURES:
            print("salon: the workers end as soon as they are started: see what they say.", file=sys.stderr)
            return 3
        return 0

    def _start(self, place: int) -> None:
        watched, life = self._spawn.Pipe(duplex=False)
        started, say = self._spawn.Pipe(duplex=False)
        settings = self._settings
        if settings.metrics is not None:  # each worker has its own metrics port
            host, port = settings.metrics
            settings = replace(settings, metrics=(host, port + place))
        arguments = (self._serve, settings, self._listener, watched, say)
        process = self._spawn.Process(target=_work, args=arguments, name=f"salon-worker-{place}")
        process.start()
        watched.close()
        say.close()
        self._workers[place] = _Worker(process, life, started, time.monotonic())

    def _watch(self, ready: Callable[[], None]) -> None:
        """Wait until a worker is ready or has died."""
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
        quickly = time.monotonic() - worker.started_s < START_S and place not in self._ready
        self._failures = self._failures + 1 if quickly else 0
        self._ready.discard(place)
        if self._ending:
            return
        said = f"salon: a worker has ended ({worker.process.exitcode}), starting another."
        print(said, file=sys.stderr, flush=True)
        time.sleep(RESTART_S)
        if not self._ending:
            self._start(place)

    def _end(self, _told: int, _frame: FrameType | None) -> None:
        """Tell all workers to shut down."""
        self._ending = True
        for worker in self._workers.values():
            if worker.process.pid is not None and worker.process.is_alive():
                os.kill(worker.process.pid, signal.SIGTERM)

    def _stop_workers(self) -> None:
        end = time.monotonic() + SHUTDOWN_S
        for worker in self._workers.values():
            worker.process.terminate()
        for worker in self._workers.values():
            worker.process.join(max(0.0, end - time.monotonic()))
            worker.process.kill()


def _work(
    serve: Serve, settings: Settings, listener: socket.socket, watched: Connection, say: Connection
) -> None:
    """The main function of a worker process."""
    end_with_parent(watched)
    # Ctrl+C reaches all processes: the supervisor tells workers to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def ready() -> None:
        say.send(True)
        say.close()

    with share_lock(settings) or contextlib.nullcontext():
        sys.exit(serve(settings, listener, ready))
