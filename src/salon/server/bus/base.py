"""The bus's interface, and the bus of a single server.

A message is a topic and a version. It may be lost, late, repeated or out of order. A receiver compares the version with
what it has, and reads the store. What is not in the store, such as the use of rate limits, is shared as a short text.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Protocol

Watcher = Callable[[int], None]
Listener = Callable[[str], None]
LONGEST_TEXT = 8_000
"""The most bytes of a shared text, which is ASCII."""


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
        """Announce a version to all watchers of a topic, without waiting. Those on this server are called soon."""
        ...

    def watch(self, topic: str, watcher: Watcher) -> Callable[[], None]:
        """Call a function with each announced version, until the returned function is called."""
        ...

    def share(self, topic: str, text: str) -> None:
        """Send a short text to all listeners of a topic, also to those of this server, without waiting."""
        ...

    def listen(self, topic: str, listener: Listener) -> None:
        """Call a function with each text of a topic."""
        ...

    async def close(self) -> None:
        """Stop."""
        ...


class LocalBus:
    """Carries messages within one process. Every other bus does so too, without using the network."""

    def __init__(self) -> None:
        self._watchers: dict[str, list[Watcher]] = {}
        self._listeners: dict[str, list[Listener]] = {}

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

    def share(self, topic: str, text: str) -> None:
        if topic in self._listeners:
            asyncio.get_running_loop().call_soon(self._deliver_text, topic, text)

    def listen(self, topic: str, listener: Listener) -> None:
        self._listeners.setdefault(topic, []).append(listener)

    async def close(self) -> None:
        self._watchers.clear()
        self._listeners.clear()

    def _deliver(self, topic: str, version: int) -> None:
        for watcher in tuple(self._watchers.get(topic, ())):
            watcher(version)

    def _deliver_text(self, topic: str, text: str) -> None:
        for listener in tuple(self._listeners.get(topic, ())):
            listener(text)

    def _deliver_message(self, topic: str, body: str) -> None:
        """Deliver what another server has sent: a text if the topic has listeners, else a version."""
        if topic in self._listeners:
            self._deliver_text(topic, body)
            return
        with contextlib.suppress(ValueError):
            self._deliver(topic, int(body))
