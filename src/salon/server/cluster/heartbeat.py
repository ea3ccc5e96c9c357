"""The heart of one server of several. Every second it says that it is alive, finds out who is not, and looks for what
the bus did not tell: all that happens between servers happens by itself within a second or two, only later."""

import asyncio
import logging

from salon.server.cluster.clock import Clock
from salon.server.cluster.leases import Minder
from salon.server.play.bot_scheduler import Autopilot
from salon.server.play.rooms import Rooms
from salon.server.play.tables import Tables
from salon.server.settings import Settings
from salon.server.store.base import Store, StoreDownError

log = logging.getLogger(__name__)


class Heart:
    """Beats until it is stopped."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        settings: Settings,
        tables: Tables,
        rooms: Rooms,
        minder: Minder,
        autopilot: Autopilot,
        server: str,
    ) -> None:
        self._store = store
        self._clock = clock
        self._settings = settings
        self._tables = tables
        self._rooms = rooms
        self._minder = minder
        self._autopilot = autopilot
        self._server = server

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.beat()
            except StoreDownError as error:
                log.warning("the store does not answer: %s", error)
            except Exception:
                log.exception("a heartbeat failed; the next one follows")
            await self._clock.wait(self._clock.now_ms() + self._settings.beat_ms)

    async def beat(self) -> None:
        """One beat."""
        await self._clock.sync()
        now = self._clock.now_ms()
        await self._store.beat(self._server, now)
        await self.bury(now - self._settings.dead_ms)
        await self._rooms.count()
        codes = self._rooms.codes()
        self._minder.forget_all_but(codes)
        self._rooms.hear(codes, await self._store.heads(codes, now))
        await self._minder.renew()
        for code in await self._store.expired(now):
            self._minder.told(code, None)
            self._autopilot.consider(code)

    async def bury(self, before_ms: int) -> None:
        """Whoever was connected to a server that is gone is away, and the grace time begins."""
        lost = await self._store.forget(before_ms, self._server)
        await asyncio.gather(*(self._tables.lose(code, visitor, server) for code, visitor, server in lost))
