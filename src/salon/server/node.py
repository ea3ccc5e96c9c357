"""One server of a salon: all its parts, put together. The store, the bus, the clock, the games and the workers are
passed in."""

import asyncio
import contextlib
import secrets

from salon.games.registry import Kits
from salon.server.access import AccessControl
from salon.server.background import BackgroundTasks, cancel
from salon.server.bus import Bus
from salon.server.clock import Clock
from salon.server.cluster.leases import Leases
from salon.server.cluster.shared_limits import SharedLimits
from salon.server.compute.analysis import Analysis
from salon.server.compute.bot_pace import NEVER
from salon.server.compute.lines import Lines
from salon.server.compute.owners import Owners
from salon.server.compute.reviews import Reviews
from salon.server.compute.task_queue import TaskQueue
from salon.server.compute.worker_pool import Workers
from salon.server.context import Context
from salon.server.domain.table import Table
from salon.server.garbage import SocketGarbage
from salon.server.housekeeping.clock_watch import ClockWatch
from salon.server.housekeeping.write_guard import WriteGuard
from salon.server.local_network import Invitation, LocalNetwork, NetworkState, works_here_only
from salon.server.metrics import Metrics
from salon.server.moderation.moderator import Moderator
from salon.server.moderation.visitor_data import VisitorDataExports
from salon.server.monitoring.gauges import Gauges
from salon.server.monitoring.loop_lag import measure_loop_lag
from salon.server.play.announcer import Announcer
from salon.server.play.audience.beat import Beat
from salon.server.play.audience.opinions import Opinions
from salon.server.play.audience.reactions import ReactionRelay
from salon.server.play.bot_scheduler import BotScheduler
from salon.server.play.game_starter import GameStarter
from salon.server.play.live_games import LiveGames
from salon.server.play.peer_sync import PeerSync
from salon.server.play.playing_on import PlayingOn
from salon.server.play.rooms import Rooms
from salon.server.play.tables import Tables
from salon.server.play.timers import Timers
from salon.server.projection.table import OfGame
from salon.server.settings import Settings
from salon.server.store.base import Store, StoreDownError, StoreFullError


class Node:
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
        guard = WriteGuard(settings, store, clock)
        limits = settings.limits
        context = Context(
            settings=settings,
            store=store,
            bus=bus,
            clock=clock,
            kits=kits,
            workers=workers,
            name=name or secrets.token_hex(8),
            guard=guard,
            task_queue=TaskQueue(settings.workers, limits),
            owners=Owners(limits.sockets),
        )
        self.context = context
        self.local_network: LocalNetwork | None = None
        """The switch that opens this server to the local network, where that is offered."""
        self.background = BackgroundTasks()
        self.live_games = LiveGames(context)
        self.tables = Tables(context)
        self.game_starter = GameStarter(context, self.tables, self.live_games)
        self.playing_on = PlayingOn(context, self.tables, self.game_starter)
        self.leases = Leases(context)
        announcer = Announcer(context, self.tables, self.background)
        self.bot_scheduler = BotScheduler(context, self.tables, self.live_games, self.leases, announcer)
        self.rooms = Rooms(context, self.tables, self.live_games, self.leases, self.bot_scheduler, announcer)
        self.beat = Beat(clock)
        self.opinions = Opinions(context, self.rooms, self.beat)
        self.reactions = ReactionRelay(context, self.rooms, self.beat)
        self.clock_watch = ClockWatch.of(clock)
        self.timers = Timers(context, self.tables, self.live_games, self.rooms, self.clock_watch)
        shared_limits = SharedLimits(context)
        self.peer_sync = PeerSync(
            context, self.tables, self.rooms, self.leases, self.bot_scheduler, self.clock_watch, shared_limits
        )
        self.analysis = Analysis(context.task_queue, workers, settings.advice_ms)
        self.reviews = Reviews(store, workers, kits, settings, clock, context.task_queue, context.owners)
        self.lines = Lines(
            store,
            workers,
            kits,
            clock,
            context.task_queue,
            context.owners,
            self.reviews,
            limits.reviews_in_memory,
        )
        self.moderator = Moderator(context, self.tables, self.rooms)
        self.exports = VisitorDataExports(context)
        self.access = AccessControl(context, self.tables, shared_limits)
        self.garbage = SocketGarbage()
        self.metrics = Metrics(self.access, self.rooms, self.live_games, guard, context.task_queue)
        ready = "Whether the store answers and the server is not shutting down", self._readiness
        self.metrics.registry.register(Gauges({"salon_ready": ready}))
        self._moderating: asyncio.Task[None] | None = None
        self._lagging: asyncio.Task[None] | None = None
        self._syncing: asyncio.Task[None] | None = None
        self._timing: asyncio.Task[None] | None = None
        self._measuring: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Go on where the last server left off."""
        context = self.context
        await context.bus.open()
        await self.moderator.open()
        if context.settings.alone:
            await self.peer_sync.take_over()
        else:
            await self.peer_sync.sync()
            self._syncing = asyncio.create_task(self.peer_sync.run())
        await self._schedule_bots()
        self._measuring = asyncio.create_task(context.guard.room.run())
        self._timing = asyncio.create_task(self.timers.run())
        self._moderating = asyncio.create_task(self.moderator.run())
        self._beating = asyncio.create_task(self.beat.run())
        self._lagging = asyncio.create_task(measure_loop_lag(self.metrics.loop_lag.observe))

    async def close(self) -> None:
        """Close all connections, and finish writing."""
        if self.local_network is not None:
            self.local_network.close()
        await self.rooms.close()
        await cancel(self._timing)
        await cancel(self._beating)
        await cancel(self._moderating)
        await cancel(self._lagging)
        await cancel(self._measuring)
        await self.bot_scheduler.close()
        await cancel(self._syncing)
        if not self.context.settings.alone:
            with contextlib.suppress(StoreDownError, StoreFullError):
                await self.leases.close()
                await self.peer_sync.heartbeat.stop()
        await self.analysis.close()
        await self.lines.close()
        await self.reviews.close()
        await self.context.task_queue.close()
        await self.context.workers.close()
        await self.background.close()
        await self.context.bus.close()
        await self.context.store.close()

    def invitation(self, base: str, code: str, network: NetworkState | None = None) -> Invitation:
        """How others get to a table; `base` is where the receiver has found this server."""
        opened = None if self.local_network is None else self.local_network.url
        link = f"{opened or base}/t/{code}"
        return Invitation(link, opened is None and works_here_only(base), network)

    def of_game(self, table: Table) -> OfGame:
        """What the game of a table says about its seats."""
        kit = self.context.kits.get(table.game)
        hidden_hands = kit is None or kit.game.spec.hidden_hands
        return OfGame(hidden_hands, self.context.pause_ms(table.game))

    def _readiness(self) -> float:
        return float(self.moderator.store_answers and not self.rooms.closing)

    async def _schedule_bots(self) -> None:
        """Let bots act at tables for which no server holds a lease. A single server ignores leases of earlier ones."""
        last = ""
        now = NEVER if self.context.settings.alone else self.context.clock.now_ms()
        while some := await self.context.store.unleased_tables(now, last):
            last = some[-1].code
            for table in some:
                self.tables.remember(table, table.code)
                self.bot_scheduler.schedule(table.code)
