"""Starts PostgreSQL and Redis for the tests, on free ports of loopback, with their data in a temporary folder."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from secrets import randbelow
from typing import Self

import psycopg

from tools.check import machine

PATIENCE_S = 30.0
OTHER_USERS = ("postgres", "nobody")


FIRST_PORT, PORTS = 12_000, 20_000
"""Below those that systems give to connections, so that no connection of another test takes a port in the meantime."""
TRIES = 100


def free_port() -> int:
    """A port of loopback that is not in use. It is drawn, so that tests in other processes get other ones."""
    for _ in range(TRIES):
        port = FIRST_PORT + randbelow(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no free port was found")


class Postgres:
    """A PostgreSQL server with fsync on, as in production: it loses nothing that it has acknowledged."""

    def __init__(self) -> None:
        programs = machine.find_postgres()
        if programs is None:
            raise RuntimeError("the tests need PostgreSQL: run `./salon test`, or install it")
        self._programs = programs
        self._user = _somebody_else()
        self.folder = Path(tempfile.mkdtemp(prefix="salon-postgres-"))
        if self._user is not None:
            self.folder.chmod(0o755)
            shutil.chown(self.folder, self._user)
        self.port = free_port()
        words = ["-A", "trust", "-U", "salon", "-E", "UTF8", "--locale=C", "--no-sync", "-D", self._data]
        subprocess.run(
            [programs / "initdb", *words], user=self._user, check=True, capture_output=True, cwd="/"
        )
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.folder,
            "shared_buffers": "32MB",
            "max_connections": 200,
            "logging_collector": "off",
            "recovery_init_sync_method": "syncfs",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, *words],
                user=self._user,
                stdout=log,
                stderr=log,
                cwd="/",
            )
        _until(self._answers, self._process)

    def crash(self) -> None:
        """End all its processes at once, without a clean shutdown."""
        os.kill(self._process.pid, signal.SIGQUIT)
        self._process.wait(PATIENCE_S)

    def stop(self) -> None:
        """Stop the server and remove its data."""
        if self._process.poll() is None:
            self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        return self._process.pid

    def empty_database(self) -> str:
        """Empty the database and return its address."""
        with psycopg.connect(self._conninfo(), autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.address()

    def address(self, port: int | None = None) -> str:
        """The address of the database, with another port if one is given."""
        return f"postgresql+psycopg://salon@127.0.0.1:{port or self.port}/postgres"

    def _conninfo(self) -> str:
        return f"host=127.0.0.1 port={self.port} user=salon dbname=postgres connect_timeout=2"

    def _answers(self) -> bool:
        try:
            psycopg.connect(self._conninfo()).close()
        except psycopg.OperationalError:
            return False
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Redis:
    """A Redis or Valkey server that writes nothing to disk."""

    def __init__(self) -> None:
        program = machine.find_redis()
        if program is None:
            raise RuntimeError("the tests need Redis or Valkey: run `./salon test`, or install it")
        self._program = program
        self.port = free_port()
        self.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        words = ["--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            [self._program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )
        _until(self._answers, self._process)

    def crash(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.wait(PATIENCE_S)

    stop = crash

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _somebody_else() -> str | None:
    """The user to run PostgreSQL as, if this process is root: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in OTHER_USERS if name in known)


def _until(ready: Callable[[], bool], process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + PATIENCE_S
    while not ready():
        assert process.poll() is None, f"{process.args!r} ended by itself"
        assert time.monotonic() < end, f"{process.args!r} does not answer"
        time.sleep(0.02)
