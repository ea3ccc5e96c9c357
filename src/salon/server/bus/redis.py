"""A bus through Redis or Valkey (publish and subscribe). While it cannot be reached, nothing is carried but within this
process, and nobody waits: servers look into the store every second anyway."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from redis import asyncio as redis
from redis.exceptions import RedisError

from salon.server.bus.base import LocalBus, Watcher

log = logging.getLogger(__name__)

PREFIX = "salon:"
WAITING = 10_000
"""Topics that may wait to be told while the network is slow; what is beyond is not told at all."""
FIRST_WAIT_S = 0.1
LONGEST_WAIT_S = 2.0
SILENCE_S = 5.0
FAULTS = (RedisError, OSError, TimeoutError)


class RedisBus(LocalBus):
    """Tells in batches, the newest version of each topic; hears the topics that are watched here."""

    def __init__(self, address: str) -> None:
        super().__init__()
        address = address.replace("valkey", "redis", 1) if address.startswith("valkey") else address
        self._client = redis.Redis.from_url(
            address, socket_connect_timeout=SILENCE_S, socket_keepalive=True, health_check_interval=5
        )
        self._outgoing: dict[str, int] = {}
        self._something = asyncio.Event()
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._for_ever(self._tell)),
            asyncio.create_task(self._for_ever(self._hear)),
        ]

    def publish(self, topic: str, version: int) -> None:
        super().publish(topic, version)
        if topic in self._outgoing or len(self._outgoing) < WAITING:
            self._outgoing[topic] = max(version, self._outgoing.get(topic, version))
            self._something.set()

    def watch(self, topic: str, watcher: Watcher) -> Callable[[], None]:
        stop = super().watch(topic, watcher)
        self._changed.set()

        def stop_both() -> None:
            stop()
            self._changed.set()

        return stop_both

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*FAULTS):
            await self._client.aclose()
        await super().close()

    async def _for_ever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Work until closed; after a fault begin again, soon at first and later less often."""
        wait = FIRST_WAIT_S
        while True:
            began = asyncio.get_running_loop().time()
            try:
                await work()
            except FAULTS as fault:
                if asyncio.get_running_loop().time() - began > LONGEST_WAIT_S:
                    wait = FIRST_WAIT_S
                if wait == FIRST_WAIT_S:
                    log.warning("the bus cannot be reached, trying again: %s", fault)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT_S)

    async def _tell(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            batch, self._outgoing = self._outgoing, {}
            async with asyncio.timeout(SILENCE_S):
                async with self._client.pipeline(transaction=False) as pipeline:
                    for topic, version in batch.items():
                        pipeline.publish(PREFIX + topic, version)
                    await pipeline.execute()

    async def _hear(self) -> None:
        async with self._client.pubsub() as pubsub:
            # There is nothing to read before the first subscription.
            await pubsub.subscribe(PREFIX)
            subscribing = asyncio.create_task(self._subscribe(pubsub))
            try:
                while not subscribing.done():
                    self._take(await pubsub.get_message(ignore_subscribe_messages=True, timeout=1.0))
                await subscribing
            finally:
                subscribing.cancel()
                await asyncio.gather(subscribing, return_exceptions=True)

    async def _subscribe(self, pubsub: Any) -> None:
        """Keep the subscriptions what the watchers want."""
        subscribed: set[str] = set()
        while True:
            self._changed.clear()
            wanted = set(self._watchers)
            if new := wanted - subscribed:
                await pubsub.subscribe(*(PREFIX + topic for topic in new))
            if old := subscribed - wanted:
                await pubsub.unsubscribe(*(PREFIX + topic for topic in old))
            subscribed ^= new | old
            await self._changed.wait()

    def _take(self, message: dict[str, Any] | None) -> None:
        if message is None or message["type"] != "message":
            return
        topic = bytes(message["channel"]).decode("ascii", "replace").removeprefix(PREFIX)
        with contextlib.suppress(ValueError):
            self._deliver(topic, int(message["data"]))
