"""Tables as they are stored: every change stores a new version, and those that were used last are kept in memory."""

from collections import OrderedDict
from collections.abc import Callable

from msgspec.structs import replace

from salon.core import Refusal
from salon.server.bus import table_topic
from salon.server.context import Context
from salon.server.domain import attendance
from salon.server.domain.attendance import Patience
from salon.server.domain.bots.personas import cast
from salon.server.domain.table import Table
from salon.server.domain.timer import Timer
from salon.server.retry import compare_and_set
from salon.server.store.base import TableRead


class StoredTables:
    """Reads tables and stores new versions of them."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known: OrderedDict[str, Table] = OrderedDict()

    # --- reading

    async def find(self, code: str, *, fresh: bool = False) -> Table | None:
        """A table by its code. A single server answers from memory, since nobody else can have changed the table."""
        known = self._known.get(code)
        if known is not None and self._context.settings.alone and not fresh:
            return known
        read, _ = await self._context.store.read_table(TableRead(code, known))
        return self.remember(read, code)

    def known(self, code: str) -> Table | None:
        """A table as it is in memory; with several servers it may be out of date."""
        return self._known.get(code)

    async def get(self, code: str, *, fresh: bool = False) -> Table:
        """A table by its code; refuses if there is none."""
        table = await self.find(code, fresh=fresh)
        if table is None:
            raise Refusal("no-such-table", table=code)
        return table

    def remember(self, table: Table | None, code: str) -> Table | None:
        """Keep a table as it was read, unless a newer version is known; returns the newest."""
        known = self._known.get(code)
        if table is None:
            self._known.pop(code, None)
            self._context.task_queue.prune(code)
            return None
        if known is not None and known.version > table.version:
            return known
        self._known[code] = table
        self._known.move_to_end(code)
        if len(self._known) > self._context.settings.limits.tables_in_memory:
            self._known.popitem(last=False)
        return table

    def forget_all(self) -> None:
        """Read every table again when it is next used."""
        self._known.clear()

    # --- changing

    async def change(self, code: str, change: Callable[[Table], Table]) -> Table:
        """Change a table. If it was changed by somebody else meanwhile, the change is made again on the result."""
        table = await self.get(code)

        async def save() -> Table | None:
            nonlocal table
            after = change(table)
            if after == table:
                return table
            after = self.next_version(table, after)
            timers = self._grace_timers(table, after)
            if not await self._context.store.save_table(after, timers):
                table = await self.get(code, fresh=True)
                return None
            self.announce(after)
            if timers:
                self._context.timer_signal.set()
            return after

        return await compare_and_set(save)

    def next_version(self, before: Table, after: Table) -> Table:
        """The version that follows."""
        after = self._cast(after)
        return replace(after, version=before.version + 1, touched_ms=self._context.clock.now_ms())

    def _cast(self, table: Table) -> Table:
        """The table with a persona for each of its bots, if its game has any."""
        kit = self._context.kits.get(table.game)
        limits = self._context.settings.limits
        return table if kit is None else cast(table, kit.personas, limits.name_length)

    def announce(self, table: Table) -> None:
        """Publish a new version that has been stored."""
        self.remember(table, table.code)
        self._context.bus.publish(table_topic(table.code), table.version)

    @property
    def _grace_ms(self) -> int:
        return self._context.settings.grace_ms

    def _patience(self, table: Table) -> Patience:
        return Patience(self._context.pause_ms(table.game), self._grace_ms)

    def _grace_timers(self, before: Table | None, after: Table) -> tuple[Timer, ...]:
        return attendance.grace_timers(before, after, self._patience(after))
