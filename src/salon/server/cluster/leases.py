"""Who minds a table: of several servers, one lets its bots think, as long as it renews its lease.

What a bot does happens once in any case, by the log's order; the lease only saves two servers from thinking the same.
"""

from collections.abc import Callable, Collection

from salon.server.cluster.clock import Clock
from salon.server.settings import Settings
from salon.server.store.base import Store


class Minder:
    """The tables this server minds. One that is alone minds all of them, and needs no lease."""

    def __init__(self, store: Store, clock: Clock, settings: Settings, server: str) -> None:
        self._store = store
        self._clock = clock
        self._settings = settings
        self._server = server
        self._held: set[str] = set()
        self._elsewhere: set[str] = set()
        self.changed: Callable[[str], None] = lambda _code: None
        """Told when a table comes or goes."""

    @property
    def held(self) -> frozenset[str]:
        """The tables minded here."""
        return frozenset(self._held)

    def minds(self, code: str) -> bool:
        """Whether a table is minded here."""
        return code in self._held

    def elsewhere(self, code: str) -> bool:
        """Whether another server is known to mind a table."""
        return code in self._elsewhere

    def told(self, code: str, minder: str | None) -> None:
        """Somebody has looked who minds a table."""
        if minder is None or minder == self._server:
            self._elsewhere.discard(code)
        else:
            self._elsewhere.add(code)

    def forget_all_but(self, codes: Collection[str]) -> None:
        """Nobody here has to do with any other table: who minds it is asked again when somebody has."""
        self._elsewhere.intersection_update(codes)

    async def take(self, code: str) -> bool:
        """Mind a table, unless another server does."""
        if self._settings.alone or code in self._held:
            return True
        if code in self._elsewhere:
            return False
        now = self._clock.now_ms()
        if not await self._store.claim(code, self._server, now, now + self._settings.lease_ms):
            self._elsewhere.add(code)
            return False
        self._held.add(code)
        self.changed(code)
        return True

    async def let_go(self, code: str) -> None:
        """Mind a table no longer: nobody there plays by itself."""
        self._elsewhere.discard(code)
        if code in self._held:
            self._drop(code)
            await self._store.release(code, self._server)

    async def renew(self) -> None:
        """Keep all leases; those that were lost meanwhile are another's."""
        before = self.held
        if before:
            kept = await self._store.renew(self._server, self._clock.now_ms() + self._settings.lease_ms)
            for code in before - kept:
                self._drop(code)

    async def close(self) -> None:
        """Leave all tables to the others: they look for leases that are over, also of tables they never showed."""
        held = self.held
        if held:
            await self._store.renew(self._server, 0)
        for code in held:
            self._drop(code)

    def _drop(self, code: str) -> None:
        self._held.discard(code)
        self.changed(code)
