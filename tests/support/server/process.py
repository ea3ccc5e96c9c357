"""A real server in a process of its own, and real sockets to connect to it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 30


class RealServer:
    """`salon serve` or `salon play`, started on a free port, with its data in a folder."""

    def __init__(self, folder: Path, *words: str, command: str = "serve") -> None:
        self.folder = folder
        arguments = [sys.executable, "-m", "salon.cli", command, "--port", "0", "--data", str(folder), *words]
        self.process = subprocess.Popen(
            arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", self.greeting)
        assert found, self.greeting + self.process.stdout.read()
        self.address = f"localhost:{found[1]}"
        self.url = f"http://{self.address}"

    def kill(self) -> None:
        """End the process at once, as a power cut does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE_S)

    def stop(self) -> str:
        """Stop the process as a service manager does, and return the rest of its output."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.stdout is not None
        said = self.process.stdout.read()
        self.process.wait(PATIENCE_S)
        return said

    def memory_kb(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])

    def socket(self, code: str, cookie: str | None = None, **headers: str) -> ClientConnection:
        if cookie is not None:
            headers["Cookie"] = f"salon={cookie}"
        address = f"ws://{self.address}/ws/{code}"
        return connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE_S)


@contextmanager
def real_server(folder: Path, *words: str, command: str = "serve") -> Iterator[RealServer]:
    server = RealServer(folder, *words, command=command)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.wait(PATIENCE_S)
        if server.process.stdout is not None:
            server.process.stdout.close()


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(msgspec.json.encode(message).decode())


def hear(socket: ClientConnection, kind: str | None = None) -> dict[str, Any]:
    """Receive the next message, or the next one of a kind."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(socket.recv(PATIENCE_S))
        if kind in (None, message["type"]):
            return message


def on_linux() -> bool:
    return os.path.isdir("/proc/self")  # noqa: PTH112
