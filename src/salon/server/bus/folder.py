"""A bus between servers on one machine: each has a datagram socket in a shared folder. No other program is needed."""

import asyncio
import contextlib
import socket
from pathlib import Path

from salon.server.bus.base import LocalBus

LONGEST = 256
LOOK_EVERY_S = 0.5
SUFFIX = ".bus"


class FolderBus(LocalBus):
    """Tells every other socket in the folder; what cannot be taken at once is lost, as a bus may."""

    def __init__(self, folder: str, server: str) -> None:
        super().__init__()
        self._folder = Path(folder)
        self._own = self._folder / f"{server}{SUFFIX}"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._others: list[str] = []
        self._looked_s = float("-inf")

    async def open(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._socket.bind(str(self._own))
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._hear)

    def publish(self, topic: str, version: int) -> None:
        super().publish(topic, version)
        self._look()
        for other in self._others:
            try:
                self._socket.sendto(f"{topic} {version}".encode(), other)
            except (ConnectionRefusedError, FileNotFoundError):
                Path(other).unlink(missing_ok=True)  # whose it was has died
            except OSError:
                pass  # its queue is full

    async def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()
        self._own.unlink(missing_ok=True)
        await super().close()

    def _look(self) -> None:
        """See who else is there, now and then."""
        now = asyncio.get_running_loop().time()
        if now - self._looked_s >= LOOK_EVERY_S:
            self._looked_s = now
            self._others = [str(each) for each in self._folder.glob(f"*{SUFFIX}") if each != self._own]

    def _hear(self) -> None:
        with contextlib.suppress(BlockingIOError, ConnectionError):
            while True:
                topic, _, version = self._socket.recv(LONGEST).decode("ascii", "replace").partition(" ")
                with contextlib.suppress(ValueError):
                    self._deliver(topic, int(version))
