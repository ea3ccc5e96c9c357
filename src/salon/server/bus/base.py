"""The bus's interface, and the bus of a single server.

A message is a topic and a version. It may be lost, late, repeated or out of order. A receiver compares the version with
what it has, and reads the store.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

Watcher = Callable[[int], None]


def table_topic(code: str) -> str:
    """The topic of a table's versions."""
    return f"table:{code}"


def game_topic(game_id: str) -> str:
    """The topic of a game's entries."""
    return f"game:{game_id}"


class Bus(Protocol):
    """Carries `(topic, version)` between all servers of a salon."""

    async def open(self) -> None:
        """Start. It does not fail if other servers cannot be reached at present."""
        ...

    def publish(self, topic: str, version: int) -> None:
        """Announce a version to all watchers of a topic, without waiting."""
        ...

    def watch(self, topic: str, watcher: Watcher) -> Callable[[], None]:
        """Call a function with each announced version, until the returned function is called."""
        ...

    async def close(self) -> None:
        """Stop."""
        ...


class LocalBus:
    """Carries messages within one process. Every other bus does so too, without using the network."""

    def __init__(self) -> None:
        self._watchers: dict[str, list[Watcher]] = {}

    async def open(self) -> None:
        """Nothing to do."""

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
