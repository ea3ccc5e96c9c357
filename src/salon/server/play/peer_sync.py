"""Keeps one server of several in step with its peers, every second.

It sends the heartbeat and the use of rate limits, takes over from peers that have gone, and finds in the store what the
bus did not announce. So without a bus everything still arrives, a second later.
"""

import asyncio
import logging

from salon.server.cluster.heartbeat import Heartbeat
from salon.server.cluster.leases import Leases
from salon.server.cluster.shared_limits import SharedLimits
from salon.server.context import Context
from salon.server.housekeeping.clock_watch import ClockWatch
from salon.server.play.bot_scheduler import BotScheduler
from salon.server.play.rooms import Rooms
from salon.server.play.tables import Tables
from salon.server.store.base import StoreDownError

log = logging.getLogger(__name__)


class PeerSync:
    """Runs the rounds of one server."""

    def __init__(
        self,
        context: Context,
        tables: Tables,
        rooms: Rooms,
        leases: Leases,
        bot_scheduler: BotScheduler,
        watch: ClockWatch,
        shared_limits: SharedLimits,
    ) -> None:
        self._context = context
        self._tables = tables
        self._rooms = rooms
        self._leases = leases
        self._bot_scheduler = bot_scheduler
        self._watch = watch
        self._shared_limits = shared_limits
        self.heartbeat = Heartbeat(context)

    async def run(self) -> None:
        """Run until cancelled."""
        clock = self._context.clock
        while True:
            try:
                await self.sync()
            except StoreDownError as error:
                log.warning("the store does not answer: %s", error)
            except Exception:
                log.exception("a heartbeat failed; the next one follows")
            await clock.wait(clock.now_ms() + self._context.settings.beat_ms)

    async def sync(self) -> None:
        """One round."""
        context = self._context
        self._shared_limits.publish()
        await context.clock.sync()
        now = context.clock.now_ms()
        await self.heartbeat.send(now)
        self._watch.observe()
        # After a jump forward every peer seems to have been silent for long.
        jumped = self._watch.has_skipped_within(context.settings.dead_ms)
        gone = [] if jumped else await self.heartbeat.remove_silent_peers(now)
        await asyncio.gather(*(self._tables.disconnect(*connected) for connected in gone))
        await self._rooms.report_spectators()
        codes = self._rooms.codes()
        self._leases.forget_others(codes)
        self._rooms.compare(codes, await context.store.heads(codes, now))
        await self._leases.renew()
        for code in await context.store.expired_leases(now):
            self._leases.note_holder(code, None)
            self._bot_scheduler.schedule(code)

    async def take_over(self) -> None:
        """A single server has started: no member that was connected before is connected any more."""
        before = None
        while (gone := await self.heartbeat.remove_all_peers()) and gone != before:
            before = gone
            for connected in gone:
                await self._tables.disconnect(*connected)
