"""Servers in memory whose store and workers wait at gates, to try orders for made content in every interleaving."""

from typing import Any

import msgspec
from msgspec import Raw

from salon.core import Refusal, Setup, Timeline
from salon.core.kit import GameKit
from salon.server.bus import LocalBus
from salon.server.compute.owners import Demand, Owner, Owners
from salon.server.compute.task_queue import TaskQueue
from salon.server.context import Context
from salon.server.domain.game import LogRow, StoredGame
from salon.server.housekeeping.write_guard import WriteGuard
from salon.server.play.live_game import LiveGame, replayed
from salon.server.play.live_games import Attempt, LiveGames
from salon.server.settings import Limits, Settings
from salon.server.store.base import Append, DuplicateError, SeqTakenError
from tests.support.interleaving import Gates
from tests.support.server.fakes import FakeClock

GAME_ID = "f" * 20


class GatedStore:
    """A log in memory. Every reader and every writer waits at a gate."""

    def __init__(self, gates: Gates, first: LogRow) -> None:
        self._gates = gates
        self.rows = [first]

    async def append(self, append: Append) -> None:
        await self._gates.wait()
        for row in self.rows:
            if row.client_id == append.row.client_id:
                raise DuplicateError(row.entry.seq)
        if append.row.entry.seq != len(self.rows):
            raise SeqTakenError
        self.rows.append(append.row)

    async def log(self, game_id: str, after: int = -1) -> list[LogRow]:
        found = self.rows[after + 1 :]
        await self._gates.wait()
        return found


class GatedWorkers:
    """Workers that make something after a while."""

    def __init__(self, gates: Gates, made: bytes) -> None:
        self._gates = gates
        self._made = made
        self.orders: list[bytes] = []

    async def make(self, game: str, order: bytes) -> bytes:
        self.orders.append(order)
        await self._gates.wait()
        return self._made


class World:
    """Servers that share one game. `made` is what workers make for any order."""

    def __init__(self, gates: Gates, kit: GameKit, setup: Setup, made: bytes, servers: int = 1) -> None:
        start = Timeline.start(kit.game, setup, 0)
        self.store = GatedStore(gates, LogRow(GAME_ID, "start", start.entry))
        self.workers = GatedWorkers(gates, made)
        self._kit = kit
        row = StoredGame(
            game_id=GAME_ID, code="CODE", round=1, setup=setup, chairs=(), commitment="", started_ms=0
        )
        self.servers = [self._server(alone=servers == 1) for _ in range(servers)]
        self.lives: list[LiveGame] = [
            server.add(replayed(kit.game, row, self.store.rows[:1], 100)) for server in self.servers
        ]

    def _server(self, *, alone: bool) -> LiveGames:
        settings = Settings(database="sqlite://", alone=alone)
        store: Any = self.store
        workers: Any = self.workers
        clock = FakeClock()
        return LiveGames(
            Context(
                settings=settings,
                store=store,
                bus=LocalBus(),
                clock=clock,
                kits={self._kit.name: self._kit},
                workers=workers,
                name="one",
                guard=WriteGuard(settings, store, clock),
                task_queue=TaskQueue(settings.workers, Limits()),
                owners=Owners(10),
            )
        )

    async def send(
        self, action: dict[str, Any], *, id_: str, seq: int, seat: int = 0, server: int = 0
    ) -> int | str:
        """Send an action as a player does; returns the seq of its entry, or the code of the refusal."""
        games, live = self.servers[server], self.lives[server]
        attempt = Attempt("act", seat, f"{seat}.{id_}", seq)
        demand = Demand(Owner("192.0.2.7", "ada", "CODE"))
        try:
            return await games.act(live, attempt, Raw(msgspec.json.encode(action)), demand)
        except Refusal as refusal:
            return refusal.code

    def stored(self) -> list[bytes]:
        """The actions in the log."""
        actions = [row.entry.action for row in self.store.rows]
        return [bytes(action) for action in actions if isinstance(action, Raw)]
