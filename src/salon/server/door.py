"""The door: who may come in, how often anybody may knock, and how many may be inside."""

from salon.core import Refusal
from salon.server import codes
from salon.server.clock import Clock
from salon.server.limits import Buckets, Counts
from salon.server.settings import Settings
from salon.server.store.rows import Table
from salon.server.tables import Tables


class Door:
    """Lets people in by room code."""

    def __init__(self, tables: Tables, clock: Clock, settings: Settings) -> None:
        limits = settings.limits
        self._tables = tables
        self._limits = limits
        self._misses = Buckets(clock, limits.misses_at_once, limits.miss_every_ms)
        self._new_tables = Buckets(clock, limits.tables_at_once, limits.table_every_ms)
        self._sockets = Counts()

    async def table(self, typed: str, visitor: str | None, address: str) -> Table:
        """The table with this code.

        Only wrong codes count against an address. One that has tried too many learns nothing more for a while; who
        is already at the table comes in all the same, so a guesser on a shared network disturbs no game.
        """
        code = codes.tidy(typed)
        table = None if code is None else await self._tables.find(code)
        if table is not None and visitor is not None and table.member_of(visitor) is not None:
            return table
        if not self._misses.peek(address):
            raise Refusal("slow-down")
        if table is None:
            self._misses.take(address)
            raise Refusal("no-such-table", table=typed[:16])
        return table

    def open_table(self, address: str) -> None:
        """Refuses if an address opens tables too fast."""
        if not self._new_tables.take(address):
            raise Refusal("slow-down")

    def enter(self, code: str, visitor: str | None) -> None:
        """A socket comes in; refuses if there are too many."""
        limits = self._limits
        full = (
            self._sockets["all"] >= limits.sockets
            or self._sockets[f"table {code}"] >= limits.sockets_a_table
            or (visitor is not None and self._sockets[f"visitor {visitor}"] >= limits.sockets_a_visitor)
        )
        if full:
            raise Refusal("too-many-connections")
        for key in self._keys(code, visitor):
            self._sockets.add(key)

    def exit(self, code: str, visitor: str | None) -> None:
        """A socket that came in goes."""
        for key in self._keys(code, visitor):
            self._sockets.drop(key)

    @staticmethod
    def _keys(code: str, visitor: str | None) -> tuple[str, ...]:
        who = () if visitor is None else (f"visitor {visitor}",)
        return ("all", f"table {code}", *who)
