"""The house: everything a server has, put together. Stores, buses, clocks, games and brains come from outside."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine
from typing import Any

from salon.core import Refusal
from salon.games.registry import Kits, levels_of
from salon.server.bus import Bus, game_topic
from salon.server.cluster.clock import Clock
from salon.server.cluster.heartbeat import Heart
from salon.server.cluster.leases import Minder
from salon.server.compute.analysis import Analysis
from salon.server.compute.reviews import Reviews
from salon.server.compute.worker_pool import Workers
from salon.server.garbage import Garbage
from salon.server.metrics import Metrics
from salon.server.play.bot_scheduler import NEVER, Autopilot
from salon.server.play.live_games import Games, Live
from salon.server.play.rooms import Rooms
from salon.server.play.starting import Rounds
from salon.server.play.tables import Tables
from salon.server.play.timers import Timers, cancel
from salon.server.settings import Settings
from salon.server.store.base import Store, StoreDownError, StoreFullError
from salon.server.web.guards.access import Door

log = logging.getLogger(__name__)


class House:
    """One server of a salon."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        clock: Clock,
        kits: Kits,
        workers: Workers,
        name: str | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.clock = clock
        self.kits = kits
        self.workers = workers
        self.name = name or secrets.token_hex(8)
        armed = asyncio.Event()
        games = {name: kit.game for name, kit in kits.items()}
        self.games = Games(store, clock, games, settings, armed)
        self.tables = Tables(store, bus, clock, settings, games, self.levels, self.name, armed)
        self.rounds = Rounds(store, clock, self.tables, self.games, armed)
        self.minder = Minder(store, clock, settings, self.name)
        self.autopilot = Autopilot(
            self.tables, self.games, workers, self.levels, kits, clock, settings, self.minder, self.announce
        )
        self.timers = Timers(store, self.tables, self.games, clock, settings, self.announce, armed)
        self.rooms = Rooms(
            store, bus, self.tables, self.games, self.autopilot, self.minder, settings, self.name
        )
        self.heart = Heart(
            store, clock, settings, self.tables, self.rooms, self.minder, self.autopilot, self.name
        )
        self.analysis = Analysis(self.games, workers, settings.advice_ms)
        self.reviews = Reviews(store, workers, kits, settings)
        self.door = Door(self.tables, clock, settings)
        self.garbage = Garbage()
        self.metrics = Metrics(self)
        self._timing: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._begun: set[asyncio.Task[None]] = set()

    def levels(self, game: str) -> tuple[str, ...]:
        """The bots that people may seat, from easy to hard."""
        return levels_of(self.kits[game]) if game in self.kits else ()

    async def open(self) -> None:
        """Take up where the last server left off."""
        await self.bus.open()
        if self.settings.alone:
            await self._find_nobody()
        else:
            await self.heart.beat()
            self._beating = asyncio.create_task(self.heart.run())
        await self._wake_bots()
        self._timing = asyncio.create_task(self.timers.run())

    async def close(self) -> None:
        """Send everybody home, and finish writing."""
        await self.rooms.close()
        await cancel(self._timing)
        await self.autopilot.close()
        await cancel(self._beating)
        if not self.settings.alone:
            with contextlib.suppress(StoreDownError, StoreFullError):
                await self.minder.close()
                await self.store.beat(self.name, 0)  # the others need not wait to find out
        await self.analysis.close()
        await self.reviews.close()
        await self.workers.close()
        await asyncio.gather(*self._begun, return_exceptions=True)
        await self.bus.close()
        await self.store.close()

    async def see_through(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, even if whoever asked for it goes away meanwhile."""
        task = self._begin(work)
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_note)
            raise

    def announce(self, live: Live) -> None:
        """A game has moved on, and that is stored: tell whoever watches, and see whether a bot is asked."""
        self.bus.publish(game_topic(live.row.game_id), live.seq)
        if live.waiting:
            if self.settings.alone or not self.rooms.has(live.row.code):
                self.autopilot.consider(live.row.code)
            return
        # The last entry has closed the table's round in the store: our copy of the table is old.
        self._begin(self._tell_table(live.row.code))

    def _begin(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Something that is to be finished before the house closes."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def _wake_bots(self) -> None:
        """Go on where bots are asked, and nobody lets them think. Alone: whatever servers that were here have left."""
        last, now = "", NEVER if self.settings.alone else self.clock.now_ms()
        while some := await self.store.unminded(now, last):
            last = some[-1].code
            for table in some:
                self.tables.remember(table, table.code)
                self.autopilot.consider(table.code)

    async def _find_nobody(self) -> None:
        """Alone, and just started: nobody is connected any more who was before."""
        before = None
        while (lost := await self.store.forget(NEVER, self.name)) and lost != before:
            before = lost
            for code, visitor, server in lost:
                await self.tables.lose(code, visitor, server)

    async def _tell_table(self, code: str) -> None:
        self.tables.remember(None, code)
        with contextlib.suppress(StoreDownError):
            table = await self.tables.find(code, fresh=True)
            if table is not None:
                self.tables.tell(table)


def _note(task: "asyncio.Task[None]") -> None:
    """Nobody is there any more to be told how it went: that it was refused matters to nobody else."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refusal | StoreDownError | StoreFullError):
        log.error("what somebody asked for who is gone could not be done", exc_info=error)
