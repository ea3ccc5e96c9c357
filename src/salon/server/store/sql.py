"""The store in an SQL database, by SQLAlchemy Core: SQLite by default, or PostgreSQL."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Row, func, not_, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from salon.core import Entry, Outcome
from salon.server.domain.game import LogRow, StoredGame
from salon.server.domain.table import Table, TableStatus
from salon.server.domain.timer import Timer
from salon.server.retry import async_retrying, retrying
from salon.server.store import dialect, expiry, schema, servers, writes
from salon.server.store.base import (
    Append,
    Connected,
    DuplicateError,
    KeptMark,
    SeqTakenError,
    Standing,
    StoreDownError,
    TableHead,
    TableRead,
)
from salon.server.store.batched_reads import BatchedReads, table_in
from salon.server.store.disk import space
from salon.server.store.migrate import migrate
from salon.server.store.moderation.sql import SqlModeration
from salon.server.store.packs.sql import SqlPacks
from salon.server.store.progress import marks
from salon.server.store.progress.results import SqlResults
from salon.server.store.writer import TIMEOUT_S, Writer

T = TypeVar("T")
READERS = 2
SOME = 256

_decode_entry = msgspec.json.Decoder(Entry).decode
_decode_game = msgspec.json.Decoder(StoredGame).decode
_decode_outcome = msgspec.json.Decoder(Outcome).decode


class SqlStore:
    """Reads in a few threads, and writes in one."""

    def __init__(self, address: str, timeout_s: float = TIMEOUT_S) -> None:
        self._engine = dialect.open_engine(address)
        retrying(timeout_s).on(dialect.is_down)(migrate, self._engine)
        self._retrying = async_retrying(timeout_s).on(dialect.is_down)
        self._reading = dialect.for_reading(self._engine)
        self.writer = Writer(self._engine, timeout_s)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="salon-reader")
        self._table_reads = BatchedReads(self._read)
        self.moderation = SqlModeration(self._read, self.writer)
        self.packs = SqlPacks(self._read, self.writer)
        self.results = SqlResults(self._read, self.writer)

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.close)
        self._readers.shutdown()
        self._engine.dispose()

    # --- room

    @property
    def is_full(self) -> bool:
        return self.writer.is_full

    @property
    def refused_writes(self) -> int:
        return self.writer.refused

    async def used_bytes(self) -> int:
        return await self._read(space.used_bytes)

    # --- the log

    async def append(self, append: Append) -> None:
        row = append.row
        try:
            if append.timers is None and append.ending is None:
                await self.writer.add(writes.entry_row(row), row.game_id)
            else:
                await self.writer.write(lambda connection: writes.append(connection, append), row.game_id)
        except IntegrityError as error:
            log = schema.log
            same = select(log.c.seq).where(log.c.game_id == row.game_id, log.c.client_id == row.client_id)
            stored = await self._read(lambda connection: connection.execute(same).scalar())
            raise (SeqTakenError() if stored is None else DuplicateError(stored)) from error

    async def log(self, game_id: str, after: int = -1) -> list[LogRow]:
        return await self._read(lambda connection: _log(connection, game_id, after))

    # --- games

    async def game(self, game_id: str) -> StoredGame | None:
        query = select(schema.games).where(schema.games.c.game_id == game_id)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else _game(row)

    async def finished_games(self, visitor: str, limit: int) -> list[tuple[StoredGame, tuple[int, ...]]]:
        games, participants = schema.games, schema.participants
        query = (
            select(games, participants.c.seat)
            .join(participants, participants.c.game_id == games.c.game_id)
            .where(participants.c.visitor == visitor, games.c.ended_ms.is_not(None))
            .where(games.c.withdrawn_ms.is_(None))
            .order_by(games.c.ended_ms.desc(), games.c.game_id, participants.c.seat)
            .limit(limit)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        found: dict[str, tuple[StoredGame, tuple[int, ...]]] = {}
        for row in rows:
            game, seats = found.get(row.game_id) or (_game(row), ())
            found[row.game_id] = (game, (*seats, row.seat))
        return list(found.values())

    async def marks_of(self, visitor: str, game: str | None = None) -> dict[str, list[KeptMark]]:
        return await self._read(lambda connection: marks.of_visitor(connection, visitor, game))

    async def add_marks(self, visitor: str, game: str, new: Sequence[KeptMark]) -> list[KeptMark]:
        return await self.writer.write(lambda connection: marks.add(connection, visitor, game, new), visitor)

    async def standings(self, game: str, mine: Sequence[KeptMark]) -> list[Standing]:
        return await self._read(lambda connection: marks.standings(connection, game, mine))

    async def start_game(
        self,
        table: Table,
        game: StoredGame,
        first: Append,
        before: Sequence[LogRow] = (),
        origin: str | None = None,
    ) -> bool:
        if await self.writer.write(
            lambda connection: writes.start_game(connection, table, game, first, before, origin), table.code
        ):
            return True
        # A repeated write finds what was stored before the connection was lost.
        return await self.game(game.game_id) is not None

    # --- tables

    async def table(self, code: str) -> Table | None:
        return await self._read(lambda connection: _table_at(connection, code))

    async def read_table(self, wanted: TableRead) -> tuple[Table | None, list[LogRow]]:
        return await self._table_reads.read(wanted)

    async def add_table(self, table: Table, timers: Sequence[Timer] = ()) -> bool:
        try:
            await self.writer.write(
                lambda connection: writes.add_table(connection, table, timers), table.code
            )
        except IntegrityError:
            return await self.table(table.code) == table
        return True

    async def save_table(self, table: Table, timers: Sequence[Timer] = ()) -> bool:
        if await self.writer.write(
            lambda connection: writes.save_table(connection, table, timers), table.code
        ):
            return True
        return await self.table(table.code) == table

    async def tables_of(self, visitor: str) -> list[Table]:
        tables, members = schema.tables, schema.members
        query = (
            select(tables)
            .join(members, members.c.code == tables.c.code)
            .where(members.c.visitor == visitor)
            .order_by(tables.c.touched_ms.desc(), tables.c.code)
        )
        return [table_in(row) for row in await self._read(lambda connection: connection.execute(query).all())]

    async def tables_by_status(self, status: TableStatus) -> list[Table]:
        query = select(schema.tables).where(schema.tables.c.status == status)
        return [table_in(row) for row in await self._read(lambda connection: connection.execute(query).all())]

    async def count_tables(self) -> int:
        query = select(func.count()).select_from(schema.tables)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def remove_tables(self, statuses: Sequence[TableStatus], before_ms: int) -> list[str]:
        return await self.writer.write(
            lambda connection: expiry.remove_tables(connection, statuses, before_ms)
        )

    async def remove_games(self, before_ms: int) -> list[str]:
        return await self.writer.write(lambda connection: expiry.remove_games(connection, before_ms))

    # --- timers

    async def newest_ms(self, before_ms: int) -> int | None:
        return await self._read(lambda connection: expiry.newest_ms(connection, before_ms))

    async def due_timers(self, now_ms: int, held: Sequence[tuple[int, int]] = ()) -> list[Timer]:
        timers = schema.timers
        due = (timers.c.due_ms <= now_ms, *(not_(timers.c.due_ms.between(*each)) for each in held))
        query = select(timers).where(*due).order_by(timers.c.due_ms).limit(SOME)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Timer(row.subject, row.kind, row.due_ms, row.armed) for row in rows]

    async def next_due_ms(self, held: Sequence[tuple[int, int]] = ()) -> int | None:
        due_ms = schema.timers.c.due_ms
        query = select(func.min(due_ms)).where(*(not_(due_ms.between(*each)) for each in held))
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def disarm(self, timer: Timer) -> None:
        await self.writer.write(lambda connection: writes.disarm(connection, timer), timer.subject)

    # --- several servers

    async def time_ms(self) -> int:
        return await self._read(dialect.time_ms)

    async def heads(self, codes: Collection[str], now_ms: int) -> dict[str, TableHead]:
        return await self._read(lambda connection: servers.heads(connection, codes, now_ms))

    async def record_heartbeat(self, server: str, now_ms: int) -> None:
        await self.writer.write(lambda connection: servers.record_heartbeat(connection, server, now_ms))

    async def remove_silent_servers(self, before_ms: int, but: str) -> list[Connected]:
        return await self.writer.write(
            lambda connection: servers.remove_silent_servers(connection, before_ms, but)
        )

    async def set_spectators(self, code: str, server: str, number: int) -> None:
        await self.writer.write(
            lambda connection: servers.set_spectators(connection, code, server, number), code
        )

    async def acquire_lease(self, name: str, holder: str, now_ms: int, until_ms: int) -> bool:
        try:
            return await self.writer.write(
                lambda connection: servers.acquire_lease(connection, name, holder, now_ms, until_ms), name
            )
        except IntegrityError:
            return False  # another server has inserted the lease first

    async def renew_leases(self, holder: str, until_ms: int) -> set[str]:
        return await self.writer.write(lambda connection: servers.renew_leases(connection, holder, until_ms))

    async def release_lease(self, name: str, holder: str) -> None:
        await self.writer.write(lambda connection: servers.release_lease(connection, name, holder))

    async def expired_leases(self, now_ms: int) -> list[str]:
        return await self._read(lambda connection: servers.expired_leases(connection, now_ms))

    async def unleased_tables(self, now_ms: int, after: str = "") -> list[Table]:
        tables, leases = schema.tables, schema.leases
        leased = select(leases.c.name).where(leases.c.until_ms >= now_ms)
        wanted = (tables.c.status == "playing", tables.c.code > after, tables.c.code.not_in(leased))
        query = select(tables).where(*wanted).order_by(tables.c.code).limit(SOME)
        return [table_in(row) for row in await self._read(lambda connection: connection.execute(query).all())]

    async def _read(self, query: Callable[[Connection], T]) -> T:
        """Run a query. If the database is down, it is tried again for a while."""

        def run() -> T:
            with self._reading.connect() as connection:
                return query(connection)

        loop = asyncio.get_running_loop()
        try:
            return await self._retrying(loop.run_in_executor, self._readers, run)
        except DBAPIError as error:
            if dialect.is_down(error):
                raise StoreDownError(str(error)) from error
            raise


def _log(connection: Connection, game_id: str, after: int) -> list[LogRow]:
    log = schema.log
    query = (
        select(log.c.client_id, log.c.body)
        .where(log.c.game_id == game_id, log.c.seq > after)
        .order_by(log.c.seq)
    )
    return [LogRow(game_id, row.client_id, _decode_entry(row.body)) for row in connection.execute(query)]


def _table_at(connection: Connection, code: str) -> Table | None:
    row = connection.execute(select(schema.tables).where(schema.tables.c.code == code)).first()
    return None if row is None else table_in(row)


def _game(row: Row[tuple[object, ...]]) -> StoredGame:
    outcome = None if row.outcome is None else _decode_outcome(row.outcome)
    ends = {"ended_ms": row.ended_ms, "outcome": outcome, "withdrawn_ms": row.withdrawn_ms}
    return msgspec.structs.replace(_decode_game(row.body), **ends)
