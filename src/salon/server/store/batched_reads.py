"""Reads of tables and of the ends of their logs, many in one query: while one batch is read, the next one gathers.

With several servers every action leads to such a read. A read begins after it was asked for, and sees the log first and
then the table: a member who left before an entry was stored is no longer at the table.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Row, bindparam, select, tuple_

from salon.core import Entry
from salon.server.domain.game import LogRow
from salon.server.domain.table import Table
from salon.server.store import schema
from salon.server.store.base import TableRead
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


class BatchedReads:
    """Gathers reads, and does many at once."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._waiting: list[tuple[TableRead, asyncio.Future[Found]]] = []
        self._reading: asyncio.Task[None] | None = None

    async def read(self, wanted: TableRead) -> Found:
        """Read a table and its new entries."""
        found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, found))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all())
        return await found

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                some, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
                await self._read_batch(some)
                if len(some) > 1:
                    await asyncio.sleep(GATHER_S)
        finally:
            self._reading = None

    async def _read_batch(self, some: Sequence[tuple[TableRead, "asyncio.Future[Found]"]]) -> None:
        """Read a batch, and answer every caller, also if it fails."""
        batch = [wanted for wanted, _ in some]
        try:
            answers = await self._read(lambda connection: read_batch(connection, batch))
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


def read_batch(connection: Connection, batch: Sequence[TableRead]) -> list[Found]:
    """Read the entries of a batch, then its tables. Of an unchanged table only the version is read."""
    rows: dict[tuple[str, int], LogRow] = {}
    if wanted := sorted({entry for read in batch for entry in read.entries}):
        for game_id, client_id, body in connection.execute(_entries, {"entries": _padded(wanted)}):
            entry = _decode_entry(body)
            rows[game_id, entry.seq] = LogRow(game_id, client_id, entry)
    known: dict[str, Table | None] = {}
    for read in batch:
        known[read.code] = read.known or known.get(read.code)
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
        (tables.get(read.code), [rows[entry] for entry in read.entries if entry in rows]) for read in batch
    ]


def table_in(row: Row[tuple[object, ...]]) -> Table:
    """A table from its row. The end of a game changes only the columns, not the body."""
    return msgspec.structs.replace(
        _decode_table(row.body), version=row.version, status=row.status, touched_ms=row.touched_ms
    )


def _padded(values: list[T]) -> list[T]:
    """Repeat the last value up to a power of two, so that the database prepares few different statements."""
    return values + values[-1:] * ((1 << (len(values) - 1).bit_length()) - len(values))
