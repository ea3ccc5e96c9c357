"""Fires timers. They are rows in the store, so they survive a crash, and firing one twice does no harm."""

import logging

from salon.core import Refusal
from salon.server import logs
from salon.server.context import Context
from salon.server.domain.timer import DEADLINE, GRACE, Timer
from salon.server.play.live_games import Attempt, LiveGames
from salon.server.play.rooms import Rooms
from salon.server.play.tables import Tables
from salon.server.store.base import StoreDownError, StoreFullError

log = logging.getLogger(__name__)

ORPHANED_MS = 3_000
"""A deadline that is past for so long belongs to a game that no server has in memory."""
POLL_ALONE_MS = 5_000
SOON_MS = 100


class Timers:
    """Waits for the next timer and fires it. It also removes expired tables and games."""

    def __init__(self, context: Context, tables: Tables, games: LiveGames, rooms: Rooms) -> None:
        self._context = context
        self._tables = tables
        self._games = games
        self._rooms = rooms
        self._swept_ms = context.clock.now_ms() - context.settings.housekeeping_ms

    async def run(self) -> None:
        """Run until cancelled."""
        clock, signal = self._context.clock, self._context.timer_signal
        while True:
            signal.clear()
            try:
                await self.fire()
                await self._sweep_if_due()
                until = await self._next()
            except Exception:
                log.exception("timers are stuck; trying again")
                until = clock.now_ms() + 1000
            await clock.wait(until, signal)

    async def fire(self) -> None:
        """Fire all timers that are due."""
        store = self._context.store
        for timer in filter(self._is_ours, await store.due_timers(self._context.clock.now_ms())):
            with logs.about_table(timer.subject):
                try:
                    await self._fire(timer)
                except Refusal as refusal:
                    log.debug("timer %s stops: %s", timer.kind, refusal)
                    if refusal.code == "nothing-due":
                        continue  # the clock has been set back, so the timer will be due again
                except (StoreDownError, StoreFullError):
                    raise  # the timer stays armed
                except Exception:
                    log.exception("timer %s failed", timer.kind)
            await store.disarm(timer)

    def _is_ours(self, timer: Timer) -> bool:
        """Whether to fire a timer now. A server that has the game in memory fires first; others wait a while."""
        in_memory = timer.kind != DEADLINE or self._games.in_memory(timer.subject)
        orphaned = timer.due_ms < self._context.clock.now_ms() - ORPHANED_MS
        return self._context.settings.alone or in_memory or orphaned

    async def _fire(self, timer: Timer) -> None:
        if timer.kind.startswith(GRACE):
            await self._tables.grace_over(timer)
        elif timer.kind == DEADLINE:
            live = await self._games.get(timer.subject)
            await self._games.catch_up(live, timer.armed)
            await self._games.act(live, Attempt("expire", None, f"timer:{timer.armed}", timer.armed))
            self._rooms.announce(live)

    async def _next(self) -> int:
        """The time at which to look again: clocks are changed, and other servers store timers."""
        settings, now = self._context.settings, self._context.clock.now_ms()
        due = await self._context.store.next_due_ms()
        sweep = self._swept_ms + settings.housekeeping_ms
        poll = now + (POLL_ALONE_MS if settings.alone else settings.beat_ms)
        if due is not None and due <= now and not settings.alone:
            due = now + SOON_MS  # another server's timer, or one that has just been stored
        return min(sweep, poll) if due is None else min(sweep, poll, due)

    async def _sweep_if_due(self) -> None:
        now = self._context.clock.now_ms()
        if now - self._swept_ms >= self._context.settings.housekeeping_ms:
            self._swept_ms = now
            await self.sweep()

    async def sweep(self) -> None:
        """Remove tables that have not been used for long, and games that ended long ago."""
        now, settings, store = self._context.clock.now_ms(), self._context.settings, self._context.store
        idle, playing = now - settings.lobby_expires_ms, now - settings.playing_expires_ms
        while removed := [
            *await store.remove_tables(("lobby", "over"), idle),
            *await store.remove_tables(("playing",), playing),
        ]:
            for code in removed:
                self._tables.remember(None, code)
        while await store.remove_games(now - settings.finished_expires_ms):
            pass
        while await store.moderation.remove_withdrawn_games():
            pass
        await store.moderation.remove_ended_blocks(now)
