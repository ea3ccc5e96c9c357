"""Looking at tables and at the ends of their logs, many in one go: while one look is under way the next ones gather.

With several servers that is done for every action. Each look begins after it was asked for, and sees the log first and
then the table: who has left before an entry was stored is not at the table any more.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Row, bindparam, select, tuple_

from salon.core import Entry
from salon.server.domain.rows import LogRow, Look, Table
from salon.server.store import schema
from salon.server.store.writer import GATHER_S, GROUP

T = TypeVar("T")
Found = tuple[Table | None, list[LogRow]]
Read = Callable[[Callable[[Connection], list[Found]]], Awaitable[list[Found]]]

_log, _tables = schema.log, schema.tables
_entries = (
    select(_log.c.game_id, _log.c.client_id, _log.c.body)
    .where(tuple_(_log.c.game_id, _log.c.seq).in_(bindparam("entries", expanding=True)))
    .order_by(_log.c.game_id, _log.c.seq)
)
_those = _tables.c.code.in_(bindparam("codes", expanding=True))
_versions = select(_tables.c.code, _tables.c.version, _tables.c.touched_ms).where(_those)
_whole = select(_tables).where(_those)

_decode_entry = msgspec.json.Decoder(Entry).decode
_decode_table = msgspec.json.Decoder(Table).decode


class Looks:
    """Gathers looks, and takes many at once."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._waiting: list[tuple[Look, asyncio.Future[Found]]] = []
        self._taking: asyncio.Task[None] | None = None

    async def look(self, look: Look) -> Found:
        """What there is now."""
        found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._waiting.append((look, found))
        if self._taking is None:
            self._taking = asyncio.create_task(self._take_all())
        return await found

    async def _take_all(self) -> None:
        try:
            while self._waiting:
                some, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
                await self._take(some)
                if len(some) > 1:
                    await asyncio.sleep(GATHER_S)
        finally:
            self._taking = None

    async def _take(self, some: Sequence[tuple[Look, "asyncio.Future[Found]"]]) -> None:
        """Look, and tell everybody who still waits, come what may."""
        looks = [look for look, _ in some]
        try:
            answers = await self._read(lambda connection: look_at(connection, looks))
        except BaseException as error:
            for _, found in some:
                if not found.done():
                    found.set_exception(error)
            if not isinstance(error, Exception):
                raise
            return
        for (_, found), answer in zip(some, answers, strict=True):
            if not found.done():
                found.set_result(answer)


def look_at(connection: Connection, looks: Sequence[Look]) -> list[Found]:
    """Take many looks: the entries they ask for, then their tables, those that are still as known by version alone."""
    rows: dict[tuple[str, int], LogRow] = {}
    if wanted := sorted({entry for look in looks for entry in look.entries}):
        for game_id, client_id, body in connection.execute(_entries, {"entries": _padded(wanted)}):
            entry = _decode_entry(body)
            rows[game_id, entry.seq] = LogRow(game_id, client_id, entry)
    known: dict[str, Table | None] = {}
    for look in looks:
        known[look.code] = look.known or known.get(look.code)
    tables: dict[str, Table] = {}
    changed = []
    for code, version, touched_ms in connection.execute(_versions, {"codes": _padded(sorted(known))}):
        table = known[code]
        if table is not None and (table.version, table.touched_ms) == (version, touched_ms):
            tables[code] = table
        else:
            changed.append(code)
    if changed:
        for row in connection.execute(_whole, {"codes": _padded(changed)}):
            tables[row.code] = table_in(row)
    return [
        (tables.get(look.code), [rows[entry] for entry in look.entries if entry in rows]) for look in looks
    ]


def table_in(row: Row[tuple[object, ...]]) -> Table:
    """A table as its row says: the end of a game changes the columns alone."""
    return msgspec.structs.replace(
        _decode_table(row.body), version=row.version, status=row.status, touched_ms=row.touched_ms
    )


def _padded(values: list[T]) -> list[T]:
    """As many as the next power of two, the last one repeated: so that a database meets few different statements."""
    return values + values[-1:] * ((1 << (len(values) - 1).bit_length()) - len(values))
