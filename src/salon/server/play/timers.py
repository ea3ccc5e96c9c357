"""Timers: rows in the store, fired by whoever looks first. Firing twice does no harm, dying before it neither."""

import asyncio
import logging
from collections.abc import Callable

from salon.core import Refusal
from salon.server import logs
from salon.server.cluster.clock import Clock
from salon.server.domain.rows import Timer
from salon.server.play.live_games import DEADLINE, Games, Live
from salon.server.play.tables import GRACE, Tables
from salon.server.settings import Settings
from salon.server.store.base import Store, StoreDownError, StoreFullError

log = logging.getLogger(__name__)

ORPHANED_MS = 3_000
"""A deadline so long past has nobody who has the game at hand."""
LOOK_ALONE_MS = 5_000
SOON_MS = 100


class Timers:
    """Waits for what is due next, and does it."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        games: Games,
        clock: Clock,
        settings: Settings,
        announce: Callable[[Live], None],
        armed: asyncio.Event,
    ) -> None:
        self._store = store
        self._tables = tables
        self._games = games
        self._clock = clock
        self._settings = settings
        self._announce = announce
        self._armed = armed
        self._swept_ms = clock.now_ms() - settings.housekeeping_ms

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            self._armed.clear()
            try:
                await self.fire()
                await self._tidy()
                until = await self._next()
            except Exception:
                log.exception("timers are stuck; trying again")
                until = self._clock.now_ms() + 1000
            await self._clock.wait(until, self._armed)

    async def fire(self) -> None:
        """Do all that is due."""
        for timer in filter(self._ours, await self._store.due(self._clock.now_ms())):
            with logs.about_table(timer.subject):
                try:
                    await self._fire(timer)
                except Refusal as refusal:
                    log.debug("timer %s stops: %s", timer.kind, refusal)
                    if refusal.code == "nothing-due":
                        continue  # the clock has been set back: it will be due again
                except (StoreDownError, StoreFullError):
                    raise  # it stays armed
                except Exception:
                    log.exception("timer %s failed", timer.kind)
            await self._store.disarm(timer)

    def _ours(self, timer: Timer) -> bool:
        """Whether to fire a timer now: who has the game at hand is first, the others if nobody did."""
        at_hand = timer.kind != DEADLINE or self._games.in_memory(timer.subject)
        return self._settings.alone or at_hand or timer.due_ms < self._clock.now_ms() - ORPHANED_MS

    async def _fire(self, timer: Timer) -> None:
        if timer.kind.startswith(GRACE):
            await self._tables.grace_over(timer)
        elif timer.kind == DEADLINE:
            live = await self._games.get(timer.subject)
            await self._games.catch_up(live, timer.armed)
            await self._games.act(live, "expire", None, f"timer:{timer.armed}", timer.armed)
            self._announce(live)

    async def _next(self) -> int:
        """When there is something to do again. Clocks are set anew, and other servers arm timers: look now and then."""
        now, due = self._clock.now_ms(), await self._store.next_due()
        sweep = self._swept_ms + self._settings.housekeeping_ms
        look = now + (LOOK_ALONE_MS if self._settings.alone else self._settings.beat_ms)
        if due is not None and due <= now and not self._settings.alone:
            due = now + SOON_MS  # another server's, or just armed
        return min(sweep, look) if due is None else min(sweep, look, due)

    async def _tidy(self) -> None:
        """Sweep now and then."""
        now = self._clock.now_ms()
        if now - self._swept_ms < self._settings.housekeeping_ms:
            return
        self._swept_ms = now
        await self.sweep()

    async def sweep(self) -> None:
        """Put away tables that nobody has used for long, and games that ended long ago."""
        now, settings, store = self._clock.now_ms(), self._settings, self._store
        idle, playing = now - settings.lobby_expires_ms, now - settings.playing_expires_ms
        while removed := [
            *await store.remove_tables(("lobby", "over"), idle),
            *await store.remove_tables(("playing",), playing),
        ]:
            for code in removed:
                self._tables.remember(None, code)
        while await store.remove_games(now - settings.finished_expires_ms):
            pass


async def cancel(task: "asyncio.Task[None] | None") -> None:
    """End a task of ours and wait until it has."""
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
