"""The store in an SQL database, through SQLAlchemy Core: SQLite by default, PostgreSQL by address."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from salon.core import Entry, Outcome
from salon.server.messages import TableStatus
from salon.server.store import schema
from salon.server.store.base import DuplicateError, SeqTakenError
from salon.server.store.dialect import open_engine
from salon.server.store.migrate import migrate
from salon.server.store.rows import Append, LogRow, StoredGame, Table, Timer
from salon.server.store.writer import Writer

T = TypeVar("T")
READERS = 2

_encode = msgspec.json.Encoder().encode
_decode_entry = msgspec.json.Decoder(Entry).decode
_decode_game = msgspec.json.Decoder(StoredGame).decode
_decode_outcome = msgspec.json.Decoder(Outcome).decode
_decode_table = msgspec.json.Decoder(Table).decode

_insert_log = insert(schema.log)


class SqlStore:
    """Reads in a few threads, writes in one."""

    def __init__(self, address: str) -> None:
        self._engine = open_engine(address)
        migrate(self._engine)
        self.writer = Writer(self._engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="salon-reader")

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.close)
        self._readers.shutdown()
        self._engine.dispose()

    # --- the log

    async def append(self, append: Append) -> None:
        try:
            await self.writer.write(lambda connection: _append(connection, append))
        except IntegrityError as error:
            log, row = schema.log, append.row
            same = select(log.c.seq).where(log.c.game_id == row.game_id, log.c.client_id == row.client_id)
            stored = await self._read(lambda connection: connection.execute(same).scalar())
            raise (SeqTakenError() if stored is None else DuplicateError(stored)) from error

    async def log(self, game_id: str, after: int = -1) -> list[LogRow]:
        log = schema.log
        query = (
            select(log.c.client_id, log.c.body)
            .where(log.c.game_id == game_id, log.c.seq > after)
            .order_by(log.c.seq)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [LogRow(game_id, row.client_id, _decode_entry(row.body)) for row in rows]

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
        return await self.writer.write(lambda connection: _start_game(connection, table, game, first))

    # --- tables

    async def table(self, code: str) -> Table | None:
        query = select(schema.tables).where(schema.tables.c.code == code)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else _table(row)

    async def add_table(self, table: Table, timers: Sequence[Timer] = ()) -> bool:
        try:
            await self.writer.write(lambda connection: _add_table(connection, table, timers))
        except IntegrityError:
            return False
        return True

    async def save_table(self, table: Table, timers: Sequence[Timer] = ()) -> bool:
        return await self.writer.write(lambda connection: _save_table(connection, table, timers))

    async def tables_of(self, visitor: str) -> list[Table]:
        tables, members = schema.tables, schema.members
        query = (
            select(tables)
            .join(members, members.c.code == tables.c.code)
            .where(members.c.visitor == visitor)
            .order_by(tables.c.touched_ms.desc(), tables.c.code)
        )
        return [_table(row) for row in await self._read(lambda connection: connection.execute(query).all())]

    async def tables_by_status(self, status: TableStatus) -> list[Table]:
        query = select(schema.tables).where(schema.tables.c.status == status)
        return [_table(row) for row in await self._read(lambda connection: connection.execute(query).all())]

    async def count_tables(self) -> int:
        query = select(func.count()).select_from(schema.tables)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def remove_tables(self, statuses: Sequence[TableStatus], before_ms: int) -> list[str]:
        return await self.writer.write(lambda connection: _remove_tables(connection, statuses, before_ms))

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
        await self.writer.write(lambda connection: _disarm(connection, timer))

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)


def _append(connection: Connection, append: Append) -> None:
    row, timers, ending = append
    entry = row.entry
    values = {
        "game_id": row.game_id,
        "seq": entry.seq,
        "seat": entry.seat,
        "client_id": row.client_id,
        "body": _encode(entry).decode(),
        "at_ms": entry.at_ms,
    }
    connection.execute(_insert_log, values)
    if timers is not None:
        connection.execute(delete(schema.timers).where(schema.timers.c.subject == row.game_id))
        _arm(connection, timers)
    if ending is not None:
        games, tables = schema.games, schema.tables
        connection.execute(
            update(games)
            .where(games.c.game_id == row.game_id)
            .values(ended_ms=entry.at_ms, outcome=_encode(ending.outcome).decode())
        )
        connection.execute(
            update(tables)
            .where(tables.c.code == ending.code, tables.c.game_id == row.game_id)
            .values(status="over", version=tables.c.version + 1, touched_ms=entry.at_ms)
        )


def _start_game(connection: Connection, table: Table, game: StoredGame, first: Append) -> bool:
    if not _save_table(connection, table, ()):
        return False
    connection.execute(
        insert(schema.games).values(
            game_id=game.game_id,
            code=game.code,
            started_ms=game.started_ms,
            ended_ms=None,
            outcome=None,
            body=_encode(game).decode(),
        )
    )
    people = {member.number: member.visitor for member in table.members}
    seats = [
        {"game_id": game.game_id, "seat": seat, "visitor": people[chair.member]}
        for seat, chair in enumerate(game.chairs)
        if chair.member in people
    ]
    if seats:
        connection.execute(insert(schema.participants), seats)
    _append(connection, first)
    return True


def _add_table(connection: Connection, table: Table, timers: Sequence[Timer]) -> None:
    connection.execute(insert(schema.tables).values(code=table.code, **_columns(table)))
    _save_members(connection, table)
    _arm(connection, timers)


def _save_table(connection: Connection, table: Table, timers: Sequence[Timer]) -> bool:
    tables = schema.tables
    saved = connection.execute(
        update(tables)
        .where(tables.c.code == table.code, tables.c.version == table.version - 1)
        .values(**_columns(table))
    )
    if saved.rowcount != 1:
        return False
    _save_members(connection, table)
    _arm(connection, timers)
    return True


def _save_members(connection: Connection, table: Table) -> None:
    members = schema.members
    stored = set(connection.execute(select(members.c.visitor).where(members.c.code == table.code)).scalars())
    wanted = {member.visitor for member in table.members}
    for visitor in stored - wanted:
        connection.execute(delete(members).where(members.c.code == table.code, members.c.visitor == visitor))
    if wanted - stored:
        rows = [{"code": table.code, "visitor": visitor} for visitor in sorted(wanted - stored)]
        connection.execute(insert(members), rows)


def _remove_tables(connection: Connection, statuses: Sequence[TableStatus], before_ms: int) -> list[str]:
    tables, games, log = schema.tables, schema.games, schema.log
    old = (
        select(tables.c.code).where(tables.c.status.in_(statuses), tables.c.touched_ms < before_ms).limit(256)
    )
    codes = list(connection.execute(old).scalars())
    if not codes:
        return []
    unfinished = select(games.c.game_id).where(games.c.code.in_(codes), games.c.ended_ms.is_(None))
    game_ids = list(connection.execute(unfinished).scalars())
    connection.execute(delete(schema.timers).where(schema.timers.c.subject.in_([*codes, *game_ids])))
    for table in (log, schema.participants, games):
        connection.execute(delete(table).where(table.c.game_id.in_(game_ids)))
    connection.execute(delete(schema.members).where(schema.members.c.code.in_(codes)))
    connection.execute(delete(tables).where(tables.c.code.in_(codes)))
    return codes


def _arm(connection: Connection, armed: Sequence[Timer]) -> None:
    timers = schema.timers
    for timer in armed:
        connection.execute(
            delete(timers).where(timers.c.subject == timer.subject, timers.c.kind == timer.kind)
        )
        connection.execute(insert(timers).values(timer._asdict()))


def _disarm(connection: Connection, timer: Timer) -> None:
    timers = schema.timers
    same = [timers.c[name] == value for name, value in timer._asdict().items()]
    connection.execute(delete(timers).where(*same))


def _columns(table: Table) -> dict[str, object]:
    return {
        "version": table.version,
        "status": table.status,
        "game_id": table.game_id,
        "touched_ms": table.touched_ms,
        "body": _encode(table).decode(),
    }


def _table(row: Row[tuple[object, ...]]) -> Table:
    """A table as its row says: the end of a game changes the columns alone."""
    return msgspec.structs.replace(
        _decode_table(row.body), version=row.version, status=row.status, touched_ms=row.touched_ms
    )


def _game(row: Row[tuple[object, ...]]) -> StoredGame:
    outcome = None if row.outcome is None else _decode_outcome(row.outcome)
    return msgspec.structs.replace(_decode_game(row.body), ended_ms=row.ended_ms, outcome=outcome)
