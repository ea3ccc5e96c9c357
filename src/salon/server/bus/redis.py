"""A bus by Redis or Valkey (publish and subscribe).

While it cannot be reached, messages are delivered within this process only, and nobody waits: servers compare with the
store every second anyway.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from redis import asyncio as redis
from redis.exceptions import RedisError

from salon.server.bus.base import Listener, LocalBus, Watcher
from salon.server.retry import FIRST_WAIT_S, async_retrying

log = logging.getLogger(__name__)

PREFIX = "salon:"
WAITING = 10_000
"""Topics that may wait to be published while the network is slow; further ones are dropped."""
TEXTS = 100
"""Texts that may wait to be sent; further ones are dropped."""
TIMEOUT_S = 5.0
FAULTS = (RedisError, OSError, TimeoutError)


class RedisBus(LocalBus):
    """Publishes the newest version of each topic in batches, and subscribes to the topics that are watched here."""

    def __init__(self, address: str) -> None:
        super().__init__()
        address = address.replace("valkey", "redis", 1) if address.startswith("valkey") else address
        self._client = redis.Redis.from_url(
            address, socket_connect_timeout=TIMEOUT_S, socket_keepalive=True, health_check_interval=5
        )
        self._reconnecting = async_retrying(None).on(FAULTS)
        self._outgoing: dict[str, int] = {}
        self._texts: list[tuple[str, str]] = []
        self._pending = asyncio.Event()
        self._watched = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._run(self._send_batches)),
            asyncio.create_task(self._run(self._receive)),
        ]

    def publish(self, topic: str, version: int) -> None:
        super().publish(topic, version)
        if topic in self._outgoing or len(self._outgoing) < WAITING:
            self._outgoing[topic] = max(version, self._outgoing.get(topic, version))
            self._pending.set()

    def watch(self, topic: str, watcher: Watcher) -> Callable[[], None]:
        stop = super().watch(topic, watcher)
        self._watched.set()

        def stop_both() -> None:
            stop()
            self._watched.set()

        return stop_both

    def share(self, topic: str, text: str) -> None:
        super().share(topic, text)
        if len(self._texts) < TEXTS:
            self._texts.append((topic, text))
            self._pending.set()

    def listen(self, topic: str, listener: Listener) -> None:
        super().listen(topic, listener)
        self._watched.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*FAULTS):
            await self._client.aclose()
        await super().close()

    async def _run(self, work: Callable[[], Awaitable[None]]) -> None:
        """Work until closed; after a fault, begin again once the server can be reached."""
        while True:
            await self._reconnecting(self._client.ping)
            try:
                await work()
            except FAULTS as fault:
                log.warning("the connection to the bus was lost, reconnecting: %s", fault)
            await asyncio.sleep(FIRST_WAIT_S)

    async def _send_batches(self) -> None:
        while True:
            await self._pending.wait()
            self._pending.clear()
            batch, self._outgoing = self._outgoing, {}
            texts, self._texts = self._texts, []
            async with asyncio.timeout(TIMEOUT_S):
                async with self._client.pipeline(transaction=False) as pipeline:
                    for topic, version in batch.items():
                        pipeline.publish(PREFIX + topic, version)
                    for topic, text in texts:
                        pipeline.publish(PREFIX + topic, text)
                    await pipeline.execute()

    async def _receive(self) -> None:
        async with self._client.pubsub() as pubsub:
            # Reading fails before the first subscription.
            await pubsub.subscribe(PREFIX)
            subscribing = asyncio.create_task(self._subscribe(pubsub))
            try:
                while not subscribing.done():
                    self._deliver_received(
                        await pubsub.get_message(ignore_subscribe_messages=True, timeout=1.0)
                    )
                await subscribing
            finally:
                subscribing.cancel()
                await asyncio.gather(subscribing, return_exceptions=True)

    async def _subscribe(self, pubsub: Any) -> None:
        """Keep the subscriptions equal to what is watched."""
        subscribed: set[str] = set()
        while True:
            self._watched.clear()
            wanted = self._watchers.keys() | self._listeners.keys()
            if new := wanted - subscribed:
                await pubsub.subscribe(*(PREFIX + topic for topic in new))
            if old := subscribed - wanted:
                await pubsub.unsubscribe(*(PREFIX + topic for topic in old))
            subscribed ^= new | old
            await self._watched.wait()

    def _deliver_received(self, message: dict[str, Any] | None) -> None:
        if message is None or message["type"] != "message":
            return
        topic = bytes(message["channel"]).decode("ascii", "replace").removeprefix(PREFIX)
        self._deliver_message(topic, bytes(message["data"]).decode("ascii", "replace"))
