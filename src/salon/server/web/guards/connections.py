"""Limits on open connections: by address and in all, whether they are web sockets or plain HTTP."""

import asyncio
import ipaddress
import logging
import time
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, ClassVar

from salon.core import Refusal
from salon.server.rate_limits import Counts, network_of
from salon.server.settings import Limits
from salon.server.web.http.problems import problem_body
from salon.server.web.socket.frames import EncodedTextProtocol
from salon.words import DEFAULT

log = logging.getLogger(__name__)

LOG_EVERY_S = 60.0
_ALL = "all"


class ConnectionLimit:
    """Counts the open connections of one server.

    Behind a trusted proxy every connection has the proxy's address, so it is counted in the total only. The proxy
    limits connections by address (`limit_conn` in `deploy/nginx.conf`), and sockets are counted by the forwarded
    address.
    """

    def __init__(self, limits: Limits, proxies: Iterable[str] = (), most: int | None = None) -> None:
        self._most = limits.connections if most is None else most
        self._most_an_address = limits.connections_an_address
        self._proxies = [ipaddress.ip_network(each) for each in proxies]
        self._counts = Counts()
        self._logged_s = float("-inf")

    def __len__(self) -> int:
        return self._counts[_ALL]

    def open(self, address: str) -> Callable[[], None] | None:
        """Count a connection; returns the function that counts it as closed, or None if there are too many."""
        of_address = None if self._is_proxy(address) else f"address {network_of(address)}"
        if len(self) >= self._most:
            self._note(f"{self._most} connections are open")
            return None
        if of_address is not None and self._counts[of_address] >= self._most_an_address:
            self._note(f"{self._most_an_address} connections of one address are open")
            return None
        keys = [_ALL] if of_address is None else [_ALL, of_address]
        for key in keys:
            self._counts.add(key)

        def close() -> None:
            while keys:
                self._counts.drop(keys.pop())

        return close

    def _is_proxy(self, address: str) -> bool:
        if not self._proxies:
            return False
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(ip in network for network in self._proxies)

    def _note(self, reason: str) -> None:
        """Log that connections are refused, from time to time."""
        now = time.monotonic()
        if now - self._logged_s >= LOG_EVERY_S:
            self._logged_s = now
            log.warning("new connections are refused: %s", reason)


class CountedConnection(asyncio.Protocol):
    """A mixin for Uvicorn's HTTP protocols: a connection that would be one too many is answered and closed."""

    connection_limit: ClassVar[ConnectionLimit]
    client: tuple[str, int] | None
    transport: asyncio.Transport
    _release: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._release = self.connection_limit.open(self.client[0] if self.client else "")
        if self._release is None:
            transport.write(_too_many())
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._release is not None:
            self._release()

    def handle_websocket_upgrade(self, *request: Any) -> None:
        """Hand the connection over to a web socket, which counts it as closed in the end."""
        super().handle_websocket_upgrade(*request)  # type: ignore[misc]
        protocol = self.transport.get_protocol()
        if isinstance(protocol, EncodedTextProtocol):
            protocol.release, self._release = self._release, None


@cache
def _too_many() -> bytes:
    status, body = problem_body(Refusal("too-many-connections"), DEFAULT)
    head = f"HTTP/1.1 {status} Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 10\r\n"
    return f"{head}connection: close\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body
