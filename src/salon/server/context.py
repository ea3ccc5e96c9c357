"""What every part of a server needs: one value that is handed to each of them."""

import asyncio
from dataclasses import dataclass, field

from salon.core import AnyGame, Refusal
from salon.core.kit import GameKit
from salon.games.registry import Kits, levels_of
from salon.server.bus import Bus
from salon.server.clock import Clock
from salon.server.compute.owners import Owners
from salon.server.compute.task_queue import TaskQueue
from salon.server.compute.worker_pool import Workers
from salon.server.housekeeping.write_guard import WriteGuard
from salon.server.settings import Settings
from salon.server.store.base import Store


class TimerSignal(asyncio.Event):
    """Set when a timer has been stored that may be due before those that `Timers` is waiting for."""


@dataclass(frozen=True)
class Context:
    """The services of one server. `name` identifies the server among its peers."""

    settings: Settings
    store: Store
    bus: Bus
    clock: Clock
    kits: Kits
    workers: Workers
    name: str
    guard: WriteGuard
    task_queue: TaskQueue
    """Decides when the workers do what: everything that they are asked passes through it."""
    owners: Owners
    timer_signal: TimerSignal = field(default_factory=TimerSignal)

    def kit(self, game: str) -> GameKit:
        """The kit of a game; refuses an unknown one."""
        if game not in self.kits:
            raise Refusal("game-unknown")
        return self.kits[game]

    def game(self, name: str) -> AnyGame:
        """A game by its name; refuses an unknown one."""
        return self.kit(name).game

    def pause_ms(self, game: str) -> int:
        """How long a game waits for a person who is away before the table's policy applies."""
        grace_ms = self.settings.grace_ms
        pause_ms = self.kits[game].away.pause_ms if game in self.kits else None
        return grace_ms if pause_ms is None else min(pause_ms, grace_ms)

    def levels(self, game: str) -> tuple[str, ...]:
        """The levels of bots that people may seat, from easy to hard."""
        return levels_of(self.kits[game]) if game in self.kits else ()
