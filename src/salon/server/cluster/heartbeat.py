"""Sends this server's heartbeat and finds peers that have stopped sending theirs."""

from salon.server.context import Context
from salon.server.store.base import Connected

EVERY_SERVER = 1 << 62
"""A time after which no heartbeat can have been sent."""


class Heartbeat:
    """The heartbeat of one server."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def send(self, now_ms: int) -> None:
        """Tell the peers that this server is running."""
        await self._context.store.record_heartbeat(self._context.name, now_ms)

    async def stop(self) -> None:
        """Tell the peers that this server has ended, so that they need not wait for its silence."""
        await self._context.store.record_heartbeat(self._context.name, 0)

    async def remove_silent_peers(self, now_ms: int) -> list[Connected]:
        """Remove peers that have been silent for too long; returns some of the members connected to them."""
        before_ms = now_ms - self._context.settings.dead_ms
        return await self._context.store.remove_silent_servers(before_ms, self._context.name)

    async def remove_all_peers(self) -> list[Connected]:
        """Remove every other server, for a server that has just started and is the only one."""
        return await self._context.store.remove_silent_servers(EVERY_SERVER, self._context.name)
