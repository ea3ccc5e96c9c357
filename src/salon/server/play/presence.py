"""Presence: which members are connected to this server, and making their tables say so."""

import asyncio
import logging

from salon.core import Refusal
from salon.server import logs
from salon.server.play.room import RoomSession
from salon.server.play.tables import Tables
from salon.server.rate_limits import Counts
from salon.server.store.base import StoreDownError, StoreFullError

log = logging.getLogger(__name__)

RETRY_S = 1.0


class Presence:
    """Counts each member's connections, and stores at the table whether there are any."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._connections = Counts()
        self._addresses: dict[str, str] = {}
        """The network of each member's newest connection."""
        self._updating: dict[str, asyncio.Task[None]] = {}
        self._outdated: set[str] = set()
        self.closing = False

    def connected(self, code: str, session: RoomSession) -> None:
        """A connection has been opened. Its table is updated when it is first shown."""
        if session.visitor is not None and not session.screen:
            key = _key(code, session.visitor)
            self._connections.add(key)
            self._addresses[key] = session.address

    def disconnected(self, code: str, session: RoomSession) -> None:
        """A connection has been closed. If it was the member's last one, the table is updated."""
        if session.visitor is None or session.screen:
            return
        key = _key(code, session.visitor)
        if self._connections.drop(key) > 0:
            return
        self._addresses.pop(key, None)
        if not self.closing:
            self.update(code, session.visitor)

    def update(self, code: str, visitor: str) -> None:
        """Store whether a member is connected, as it is when the store is reached."""
        key = _key(code, visitor)
        self._outdated.add(key)
        if key not in self._updating:
            task = self._updating[key] = asyncio.create_task(self._update(key, code, visitor))
            task.add_done_callback(lambda _task: self._updating.pop(key, None))

    async def close(self) -> None:
        """Wait for the updates that are under way."""
        await asyncio.gather(*self._updating.values(), return_exceptions=True)

    async def _update(self, key: str, code: str, visitor: str) -> None:
        logs.at_table(code)
        while key in self._outdated:
            self._outdated.discard(key)
            try:
                if self._connections[key]:
                    await self._tables.arrive(code, visitor, self._addresses.get(key, ""))
                else:
                    await self._tables.depart(code, visitor)
            except (StoreDownError, StoreFullError, Refusal) as error:
                log.warning("a member's presence could not be stored: %s", getattr(error, "code", error))
                if not self.closing:
                    self._outdated.add(key)
                    await asyncio.sleep(RETRY_S)


def _key(code: str, visitor: str) -> str:
    return f"{code} {visitor}"
