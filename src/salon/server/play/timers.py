"""Fires timers. They are rows in the store, so they survive a crash, and firing one twice does no harm."""

import logging

from salon.core import Refusal
from salon.server import logs
from salon.server.context import Context
from salon.server.domain.timer import DEADLINE, GRACE, HOST, Timer
from salon.server.housekeeping.clock_watch import ClockWatch
from salon.server.housekeeping.sweeper import Sweeper
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
    """Waits for the next timer and fires it. It also lets expired tables and games be removed."""

    def __init__(
        self, context: Context, tables: Tables, games: LiveGames, rooms: Rooms, watch: ClockWatch
    ) -> None:
        self._context = context
        self._tables = tables
        self._games = games
        self._rooms = rooms
        self._watch = watch
        self._sweeper = Sweeper(
            context.settings, context.store, context.clock, watch, lambda code: tables.remember(None, code)
        )

    async def run(self) -> None:
        """Run until cancelled."""
        clock, signal = self._context.clock, self._context.timer_signal
        while True:
            signal.clear()
            try:
                await self.fire()
                await self._sweeper.sweep_if_due()
                until = await self._next()
            except Exception:
                log.exception("timers are stuck; trying again")
                until = clock.now_ms() + 1000
            await clock.wait(until, signal)

    async def fire(self) -> None:
        """Fire all timers that are due."""
        self._watch.observe()
        store, now = self._context.store, self._context.clock.now_ms()
        for timer in filter(self._is_ours, await store.due_timers(now, self._watch.held(now))):
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
        if timer.kind.startswith((GRACE, HOST)):
            await self._tables.grace_over(timer)
        elif timer.kind == DEADLINE:
            live = await self._games.get(timer.subject)
            await self._games.catch_up(live, timer.armed)
            await self._games.act(live, Attempt("expire", None, f"timer:{timer.armed}", timer.armed))
            self._rooms.announce(live)

    async def _next(self) -> int:
        """The time at which to look again: clocks are changed, and other servers store timers."""
        settings, now = self._context.settings, self._context.clock.now_ms()
        due = await self._context.store.next_due_ms(self._watch.held(now))
        sweep = max(now + SOON_MS, self._sweeper.next_ms)
        poll = now + (POLL_ALONE_MS if settings.alone else settings.beat_ms)
        if due is not None and due <= now and not settings.alone:
            due = now + SOON_MS  # another server's timer, or one that has just been stored
        return min(sweep, poll) if due is None else min(sweep, poll, due)

    async def sweep(self) -> None:
        """Remove everything that has expired by the clock, whether it can be trusted or not."""
        await self._sweeper.sweep()
