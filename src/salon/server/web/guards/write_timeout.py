"""A time limit on clients that do not read: a response that is not taken is cut off, and its memory is freed.

A response is in the memory of its connection until the client has taken it. Closing the connection is not enough,
since a transport that closes waits until everything is sent.
"""

import asyncio
import socket
import struct
from typing import Any

from salon.server.settings import Limits

_AT_ONCE = struct.pack("ii", 1, 0)


class WatchedTransport:
    """A transport that is aborted when its client does not take `write_bytes` in `write_ms`.

    It stands in for the transport of an HTTP connection. A client that takes less is allowed to, if nothing is left.
    """

    def __init__(self, transport: asyncio.Transport, limits: Limits, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self._limits = limits
        self._loop = loop
        self._written = 0
        self._taken = 0
        self._timer: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        """Write, and watch until everything is sent."""
        self._written += len(data)
        self.transport.write(data)
        if self._timer is None and self.unsent:
            self._watch()

    @property
    def unsent(self) -> int:
        """The bytes that wait for the client."""
        return self.transport.get_write_buffer_size()

    def stop(self) -> None:
        """Stop watching: the connection is lost, or is no longer an HTTP connection."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _watch(self) -> None:
        self._taken = self._written - self.unsent
        self._timer = self._loop.call_later(self._limits.write_ms / 1000, self._check)

    def _reset(self) -> None:
        """Drop the connection, and what the system keeps of it: without this, it would go on trying to send that."""
        connection = self.transport.get_extra_info("socket")
        if connection is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        self.transport.abort()

    def _check(self) -> None:
        self._timer = None
        if not self.unsent:
            return
        if self._written - self.unsent - self._taken < self._limits.write_bytes:
            self._reset()
        else:
            self._watch()
