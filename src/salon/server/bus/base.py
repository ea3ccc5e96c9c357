"""The bus's interface, and the bus of a server whose tables no other server has.

A message is a topic and a version. It may be lost, late, repeated or out of order: whoever gets one compares it
with what it has, and reads the store.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

Watcher = Callable[[int], None]


def table_topic(code: str) -> str:
    """Where a table's new versions are told."""
    return f"table:{code}"


def game_topic(game_id: str) -> str:
    """Where a game's new entries are told."""
    return f"game:{game_id}"


class Bus(Protocol):
    """Carries `(topic, version)` between all servers of a salon."""

    async def open(self) -> None:
        """Start carrying. That others cannot be reached just now is no reason to fail."""
        ...

    def publish(self, topic: str, version: int) -> None:
        """Tell all watchers of a topic, soon."""
        ...

    def watch(self, topic: str, watcher: Watcher) -> Callable[[], None]:
        """Be told of a topic until the returned function is called."""
        ...

    async def close(self) -> None:
        """Stop carrying anything."""
        ...


class LocalBus:
    """Carries within one process. Every other bus does this too: what happens here is heard here without a network."""

    def __init__(self) -> None:
        self._watchers: dict[str, list[Watcher]] = {}

    async def open(self) -> None:
        """There is nothing to open."""

    def publish(self, topic: str, version: int) -> None:
        if topic in self._watchers:
            asyncio.get_running_loop().call_soon(self._deliver, topic, version)

    def watch(self, topic: str, watcher: Watcher) -> Callable[[], None]:
        self._watchers.setdefault(topic, []).append(watcher)

        def stop() -> None:
            watchers = self._watchers.get(topic, [])
            if watcher in watchers:
                watchers.remove(watcher)
            if not watchers:
                self._watchers.pop(topic, None)

        return stop

    async def close(self) -> None:
        self._watchers.clear()

    def _deliver(self, topic: str, version: int) -> None:
        for watcher in tuple(self._watchers.get(topic, ())):
            watcher(version)
