"""Limits on the size and the duration of a request's head, on the duration of its body and response, and on its pieces.

A client that sends too slowly or too much is disconnected before it costs anything. Routes that read a body answer a
slow one themselves; this guard is for the others.
"""

import asyncio
from typing import ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from salon.server.settings import Limits
from salon.server.web.guards.connections import ConnectionLimit, CountedConnection
from salon.server.web.guards.write_timeout import WatchedTransport

REPLY_S = 2
"""How much longer a body may take than a head: the time for a route to answer that it was too slow."""


class TooFarAheadError(Exception):
    """A client has sent too many requests before the first was answered."""


class GuardedProtocol(CountedConnection, HttpToolsProtocol):
    """Uvicorn's HTTP protocol with limits on requests."""

    limits: ClassVar[Limits]
    _head = 0
    _reads = 0
    _late: asyncio.TimerHandle | None = None
    _watched: WatchedTransport | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._watched = WatchedTransport(transport, self.limits, self.loop)
        super().connection_made(cast("asyncio.Transport", self._watched))
        if not transport.is_closing():
            self._expect()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= self.limits.requests_ahead:
            raise TooFarAheadError  # the parser stops, and the connection is closed
        super().on_message_begin()
        self._expect()

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        self._reads += 1
        super().data_received(data)
        too_much = self._head > self.limits.head_bytes or self._reads > self.limits.reads_a_request
        if too_much and not self.transport.is_closing():
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self._arrived()
        self._expect(REPLY_S)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        self._unwatched()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._unwatched()
        super().connection_lost(exc)

    def _unwatched(self) -> None:
        """Leave the connection to its web socket, which has its own limits, or to its end."""
        if self._watched is not None:
            self._watched.stop()
            self.transport = self._watched.transport

    def _expect(self, longer_s: float = 0) -> None:
        """Start the time limit of a head or a body."""
        if self._late is None:
            self._late = self.loop.call_later(self.limits.arrival_ms / 1000 + longer_s, self.transport.abort)

    def _arrived(self) -> None:
        """Stop the time limit."""
        self._head = 0
        self._reads = 0
        if self._late is not None:
            self._late.cancel()
            self._late = None


def guarded_protocol(limits: Limits, connections: ConnectionLimit) -> type[GuardedProtocol]:
    """The protocol with these limits."""
    return type("GuardedProtocol", (GuardedProtocol,), {"limits": limits, "connection_limit": connections})
