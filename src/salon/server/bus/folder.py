"""A bus between servers on one machine: each has a datagram socket in a shared folder."""

import asyncio
import contextlib
import socket
from pathlib import Path

from salon.server.bus.base import LONGEST_TEXT, LocalBus

LONGEST = LONGEST_TEXT + 256
LIST_EVERY_S = 0.5
SUFFIX = ".bus"


class FolderBus(LocalBus):
    """Sends to every other socket in the folder. A message that cannot be sent at once is dropped, as a bus may do."""

    def __init__(self, folder: str, server: str) -> None:
        super().__init__()
        self._folder = Path(folder)
        self._own = self._folder / f"{server}{SUFFIX}"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._peers: list[str] = []
        self._listed_s = float("-inf")

    async def open(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._socket.bind(str(self._own))
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._receive)

    def publish(self, topic: str, version: int) -> None:
        super().publish(topic, version)
        self._send(f"{topic} {version}".encode())

    def share(self, topic: str, text: str) -> None:
        super().share(topic, text)
        self._send(f"{topic} {text}".encode())

    def _send(self, message: bytes) -> None:
        self._list_peers()
        for peer in self._peers:
            try:
                self._socket.sendto(message, peer)
            except (ConnectionRefusedError, FileNotFoundError):
                Path(peer).unlink(missing_ok=True)  # its server has died
            except OSError:
                pass  # its queue is full

    async def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()
        self._own.unlink(missing_ok=True)
        await super().close()

    def _list_peers(self) -> None:
        """List the other sockets from time to time."""
        now = asyncio.get_running_loop().time()
        if now - self._listed_s >= LIST_EVERY_S:
            self._listed_s = now
            self._peers = [str(each) for each in self._folder.glob(f"*{SUFFIX}") if each != self._own]

    def _receive(self) -> None:
        with contextlib.suppress(BlockingIOError, ConnectionError):
            while True:
                topic, _, body = self._socket.recv(LONGEST).decode("ascii", "replace").partition(" ")
                self._deliver_message(topic, body)
