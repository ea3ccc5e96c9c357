"""The store in an SQL database, through SQLAlchemy Core: SQLite by default, PostgreSQL by address."""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Row, func, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from salon.core import Entry, Outcome
from salon.server.domain.rows import Append, Head, LogRow, Look, StoredGame, Table, Timer
from salon.server.protocol.http import TableStatus
from salon.server.store import dialect, expiry, schema, servers, writes
from salon.server.store.base import DuplicateError, SeqTakenError, StoreDownError
from salon.server.store.batched_reads import Looks, table_in
from salon.server.store.migrate import migrate
from salon.server.store.writer import FIRST_WAIT_S, LONGEST_WAIT_S, PATIENCE_S, Writer

T = TypeVar("T")
READERS = 2
SOME = 256

_decode_entry = msgspec.json.Decoder(Entry).decode
_decode_game = msgspec.json.Decoder(StoredGame).decode
_decode_outcome = msgspec.json.Decoder(Outcome).decode


class SqlStore:
    """Reads in a few threads, writes in one."""

    def __init__(self, address: str, patience_s: float = PATIENCE_S) -> None:
        self._patience_s = patience_s
        self._engine = dialect.open_engine(address)
        self._migrate()
        self._reading = dialect.for_reading(self._engine)
        self.writer = Writer(self._engine, patience_s)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="salon-reader")
        self._looks = Looks(self._read)

    def _migrate(self) -> None:
        """Bring the database to the present schema; one that is away is waited for."""
        end, wait = time.monotonic() + self._patience_s, FIRST_WAIT_S
        while True:
            try:
                migrate(self._engine)
            except DBAPIError as error:
                if not dialect.is_down(error) or time.monotonic() + wait > end:
                    raise
            else:
                return
            time.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT_S)

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.close)
        self._readers.shutdown()
        self._engine.dispose()

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
            .order_by(games.c.ended_ms.desc(), games.c.game_id, participants.c.seat)
            .limit(limit)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        found: dict[str, tuple[StoredGame, tuple[int, ...]]] = {}
        for row in rows:
            game, seats = found.get(row.game_id) or (_game(row), ())
            found[row.game_id] = (game, (*seats, row.seat))
        return list(found.values())

    async def start_game(self, table: Table, game: StoredGame, first: Append) -> bool:
        if await self.writer.write(
            lambda connection: writes.start_game(connection, table, game, first), table.code
        ):
            return True
        # It may have been written before the database went away and came back.
        return await self.game(game.game_id) is not None

    # --- tables

    async def table(self, code: str) -> Table | None:
        return await self._read(lambda connection: _table_at(connection, code))

    async def look(self, look: Look) -> tuple[Table | None, list[LogRow]]:
        return await self._looks.look(look)

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

    async def due(self, now_ms: int) -> list[Timer]:
        timers = schema.timers
        query = select(timers).where(timers.c.due_ms <= now_ms).order_by(timers.c.due_ms).limit(256)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Timer(row.subject, row.kind, row.due_ms, row.armed) for row in rows]

    async def next_due(self) -> int | None:
        query = select(func.min(schema.timers.c.due_ms))
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def disarm(self, timer: Timer) -> None:
        await self.writer.write(lambda connection: writes.disarm(connection, timer), timer.subject)

    # --- several servers

    async def time_ms(self) -> int:
        return await self._read(dialect.time_ms)

    async def heads(self, codes: Collection[str], now_ms: int) -> dict[str, Head]:
        return await self._read(lambda connection: servers.heads(connection, codes, now_ms))

    async def beat(self, server: str, now_ms: int) -> None:
        await self.writer.write(lambda connection: servers.beat(connection, server, now_ms))

    async def forget(self, before_ms: int, but: str) -> list[tuple[str, str, str]]:
        return await self.writer.write(lambda connection: servers.forget(connection, before_ms, but))

    async def look_on(self, code: str, server: str, number: int) -> None:
        await self.writer.write(lambda connection: servers.look_on(connection, code, server, number), code)

    async def claim(self, name: str, holder: str, now_ms: int, until_ms: int) -> bool:
        try:
            return await self.writer.write(
                lambda connection: servers.claim(connection, name, holder, now_ms, until_ms), name
            )
        except IntegrityError:
            return False  # somebody else had the same thought

    async def renew(self, holder: str, until_ms: int) -> set[str]:
        return await self.writer.write(lambda connection: servers.renew(connection, holder, until_ms))

    async def release(self, name: str, holder: str) -> None:
        await self.writer.write(lambda connection: servers.release(connection, name, holder))

    async def expired(self, now_ms: int) -> list[str]:
        return await self._read(lambda connection: servers.expired(connection, now_ms))

    async def unminded(self, now_ms: int, after: str = "") -> list[Table]:
        tables, leases = schema.tables, schema.leases
        minded = select(leases.c.name).where(leases.c.until_ms >= now_ms)
        wanted = (tables.c.status == "playing", tables.c.code > after, tables.c.code.not_in(minded))
        query = select(tables).where(*wanted).order_by(tables.c.code).limit(SOME)
        return [table_in(row) for row in await self._read(lambda connection: connection.execute(query).all())]

    async def _read(self, query: Callable[[Connection], T]) -> T:
        """Run a query; a database that is away is waited for."""

        def run() -> T:
            with self._reading.connect() as connection:
                return query(connection)

        loop = asyncio.get_running_loop()
        end, wait = loop.time() + self._patience_s, FIRST_WAIT_S
        while True:
            try:
                return await loop.run_in_executor(self._readers, run)
            except DBAPIError as error:
                if not dialect.is_down(error):
                    raise
                if loop.time() + wait > end:
                    raise StoreDownError(str(error)) from error
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT_S)


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
    return msgspec.structs.replace(_decode_game(row.body), ended_ms=row.ended_ms, outcome=outcome)
