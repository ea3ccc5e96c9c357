"""Removes expired tables and games, when the clock can be trusted, and logs what it has removed."""

import logging
from collections.abc import Callable

from salon.server.clock import JUMP_MS, Clock
from salon.server.domain.table import TableStatus
from salon.server.housekeeping.clock_watch import ClockWatch
from salon.server.settings import DAY, MINUTE, Settings
from salon.server.store.base import Store

log = logging.getLogger(__name__)

RETRY_MS = 10 * MINUTE
"""When to try again after a sweep that the clock did not allow."""
NOT_STEADY = "the clock has not been steady for long enough"
LONG_PAUSE_MS = DAY
"""If the newest thing in the store is older than this when a server starts, nothing expires for as long."""


class Sweeper:
    """Sweeps every `housekeeping_ms`, if the clock is plausible. `forget` is told of each removed table."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock,
        watch: ClockWatch,
        forget: Callable[[str], object],
    ) -> None:
        self._settings = settings
        self._store = store
        self._clock = clock
        self._watch = watch
        self._forget = forget
        self._next_ms = clock.now_ms()
        self._pause_ms: int | None = None
        self._doubt: str | None = None

    @property
    def next_ms(self) -> int:
        """When to call `sweep_if_due` again."""
        return self._next_ms

    async def sweep_if_due(self) -> None:
        """Sweep if it is time, and if nothing speaks against the clock."""
        now = self._clock.now_ms()
        # The time of the next sweep is never far ahead, unless the clock has been set back.
        if now < self._next_ms <= now + self._settings.housekeeping_ms:
            return
        doubt = await self._find_doubt(now)
        often = self._settings.housekeeping_ms
        self._next_ms = now + (min(RETRY_MS, often) if doubt else often)
        if doubt is None:
            await self.sweep(self._watch.skipped_ms)
        elif doubt != self._doubt and (doubt != NOT_STEADY or self._watch.has_jumped):
            log.info("nothing expires for now: %s", doubt)
        self._doubt = doubt

    async def sweep(self, skipped_ms: int = 0) -> None:
        """Remove tables that have not been used for long, games that ended long ago, and the numbers of visitors who
        have not come since.

        Everything may be older by `skipped_ms`: the time that the clock has shown but that has never passed.
        """
        now, settings = self._clock.now_ms() - skipped_ms, self._settings
        idle = await self._remove_tables(("lobby", "over"), now - settings.lobby_expires_ms)
        playing = await self._remove_tables(("playing",), now - settings.playing_expires_ms)
        finished = 0
        while removed := await self._store.remove_games(now - settings.finished_expires_ms):
            finished += len(removed)
        while await self._store.moderation.remove_withdrawn_games():
            pass
        while await self._store.results.remove_unseen(now - settings.finished_expires_ms):
            pass
        while await self._store.packs.remove_unused(now - settings.packs_expire_ms):
            pass
        await self._store.moderation.remove_ended_blocks(now)
        log.info(
            "expired: %d tables without a game, %d tables with their unfinished games, %d finished games",
            idle,
            playing,
            finished,
        )

    async def _remove_tables(self, statuses: tuple[TableStatus, ...], before_ms: int) -> int:
        count = 0
        while removed := await self._store.remove_tables(statuses, before_ms):
            count += len(removed)
            for code in removed:
                self._forget(code)
        return count

    async def _find_doubt(self, now_ms: int) -> str | None:
        """Why the clock cannot be trusted with removing anything; None if it can."""
        if self._pause_ms is None:
            self._pause_ms = await self._pause_before_start(now_ms)
        settings, watch = self._settings, self._watch
        if watch.steady_for_ms() < settings.clock_steady_ms:
            return NOT_STEADY
        if self._pause_ms > LONG_PAUSE_MS and watch.running_for_ms() < LONG_PAUSE_MS:
            days = self._pause_ms // DAY
            return f"nothing has been stored for {days} days, so the server was off, or its clock is wrong"
        if watch.difference_ms() > JUMP_MS:
            return "the clocks of this machine and of the server differ"
        if abs(await self._store.time_ms() - self._clock.now_ms()) > JUMP_MS:
            return "the clocks of the store and of the server differ"
        return None

    async def _pause_before_start(self, now_ms: int) -> int:
        """How long nothing had been stored when this server began."""
        began_ms = now_ms - self._watch.running_for_ms()
        newest_ms = await self._store.newest_ms(began_ms)
        return 0 if newest_ms is None else began_ms - newest_ms
