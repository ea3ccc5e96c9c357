"""Leases on tables: of several servers, the one that holds a table's lease runs its bots.

The order of the log makes sure that a bot's action is stored once. The lease only keeps two servers from computing the
same action.
"""

from collections.abc import Callable, Collection

from salon.server.context import Context

Listener = Callable[[str], None]


class Leases:
    """The leases of this server. A single server runs the bots of all tables and needs no leases."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._held: set[str] = set()
        self._held_elsewhere: set[str] = set()
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        """Call a function with the code of each table whose lease is acquired or lost."""
        self._listeners.append(listener)

    @property
    def held(self) -> frozenset[str]:
        """The tables whose leases this server holds."""
        return frozenset(self._held)

    def holds(self, code: str) -> bool:
        """Whether this server holds the lease on a table."""
        return code in self._held

    def held_elsewhere(self, code: str) -> bool:
        """Whether another server is known to hold the lease on a table."""
        return code in self._held_elsewhere

    def note_holder(self, code: str, holder: str | None) -> None:
        """Remember which server holds the lease on a table, as the store says."""
        if holder is None or holder == self._context.name:
            self._held_elsewhere.discard(code)
        else:
            self._held_elsewhere.add(code)

    def forget_others(self, codes: Collection[str]) -> None:
        """Forget the holders of all tables but these: they are asked for again when needed."""
        self._held_elsewhere.intersection_update(codes)

    async def acquire(self, code: str) -> bool:
        """Take the lease on a table, unless another server has it."""
        context = self._context
        if context.settings.alone or code in self._held:
            return True
        if code in self._held_elsewhere:
            return False
        now = context.clock.now_ms()
        if not await context.store.acquire_lease(code, context.name, now, now + context.settings.lease_ms):
            self._held_elsewhere.add(code)
            return False
        self._held.add(code)
        self._notify(code)
        return True

    async def release(self, code: str) -> None:
        """Give up the lease on a table that has no seat for a bot to play."""
        self._held_elsewhere.discard(code)
        if code in self._held:
            self._drop(code)
            await self._context.store.release_lease(code, self._context.name)

    async def renew(self) -> None:
        """Renew all leases, and drop those that other servers have taken meanwhile."""
        before = self.held
        if before:
            until = self._context.clock.now_ms() + self._context.settings.lease_ms
            kept = await self._context.store.renew_leases(self._context.name, until)
            for code in before - kept:
                self._drop(code)

    async def close(self) -> None:
        """Let all leases expire at once, so that the other servers take them over."""
        held = self.held
        if held:
            await self._context.store.renew_leases(self._context.name, 0)
        for code in held:
            self._drop(code)

    def _drop(self, code: str) -> None:
        self._held.discard(code)
        self._notify(code)

    def _notify(self, code: str) -> None:
        for listener in self._listeners:
            listener(code)
