"""Writes: functions of a connection in a transaction. Each may be run again after a rollback."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from salon.server.domain.game import LogRow, StoredGame
from salon.server.domain.table import Table
from salon.server.domain.timer import Timer
from salon.server.store import schema
from salon.server.store.base import Append
from salon.server.store.progress import marks, results
from salon.server.store.writer import NewRow

_encode = msgspec.json.Encoder().encode
_insert_log = insert(schema.log)


def entry_row(row: LogRow) -> NewRow:
    """The row of an entry that changes nothing but its game's log."""
    entry = row.entry
    return NewRow(
        _insert_log,
        {
            "game_id": row.game_id,
            "seq": entry.seq,
            "seat": entry.seat,
            "client_id": row.client_id,
            "body": _encode(entry).decode(),
            "at_ms": entry.at_ms,
        },
    )


def append(connection: Connection, append: Append) -> None:
    """Add an entry to its game's log, with its timers and the end of the game."""
    row, timers, ending = append
    entry = row.entry
    connection.execute(_insert_log, entry_row(row).values)
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
        marks.keep(connection, row.game_id, ending.game, ending.marks, entry.at_ms)
        results.keep(connection, row.game_id, ending.results)


def start_game(
    connection: Connection,
    table: Table,
    game: StoredGame,
    first: Append,
    before: Sequence[LogRow] = (),
    origin: str | None = None,
) -> bool:
    """Store a new game at a table; False if the table has changed meanwhile, or the game that it is played on from has
    been withdrawn."""
    if origin is not None and not _is_shown(connection, origin):
        return False
    if not save_table(connection, table, ()):
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
    if before:
        connection.execute(_insert_log, [entry_row(row).values for row in before])
    append(connection, first)
    return True


def _is_shown(connection: Connection, game_id: str) -> bool:
    """Whether a game is there and not withdrawn. Its row stays locked, so that it is not withdrawn before this
    transaction ends: withdrawing it then finds what was played on from it."""
    games = schema.games
    query = select(games.c.withdrawn_ms).where(games.c.game_id == game_id).with_for_update()
    found = connection.execute(query).first()
    return found is not None and found.withdrawn_ms is None


def add_table(connection: Connection, table: Table, timers: Sequence[Timer]) -> None:
    """Store a new table. The database rejects a code that is taken."""
    connection.execute(insert(schema.tables).values(code=table.code, **_columns(table)))
    _save_members(connection, table)
    _arm(connection, timers)


def save_table(connection: Connection, table: Table, timers: Sequence[Timer]) -> bool:
    """Store a table's next version; False if there is one already."""
    tables = schema.tables
    saved = connection.execute(
        update(tables)
        .where(tables.c.code == table.code, tables.c.version == table.version - 1)
        .values(**_columns(table))
    )
    if saved.rowcount != 1:
        return False
    _save_members(connection, table)
    _move_participants(connection, table)
    _arm(connection, timers)
    return True


def _move_participants(connection: Connection, table: Table) -> None:
    """The present game belongs to the device on which its player sits now."""
    participants = schema.participants
    for member in table.members:
        if member.earlier and table.game_id is not None:
            theirs = participants.c.game_id == table.game_id, participants.c.visitor.in_(member.earlier)
            connection.execute(update(participants).where(*theirs).values(visitor=member.visitor))


def _save_members(connection: Connection, table: Table) -> None:
    """Store the members of a table and their servers in columns, for queries."""
    members = schema.members
    query = select(members.c.visitor, members.c.server).where(members.c.code == table.code)
    stored = {row.visitor: row.server for row in connection.execute(query)}
    wanted = {member.visitor: member.at for member in table.members}
    for visitor in stored.keys() - wanted.keys():
        connection.execute(delete(members).where(members.c.code == table.code, members.c.visitor == visitor))
    for visitor, server in wanted.items():
        if visitor in stored and stored[visitor] != server:
            same = (members.c.code == table.code, members.c.visitor == visitor)
            connection.execute(update(members).where(*same).values(server=server))
    if new := sorted(wanted.keys() - stored.keys()):
        rows = [{"code": table.code, "visitor": visitor, "server": wanted[visitor]} for visitor in new]
        connection.execute(insert(members), rows)


def _arm(connection: Connection, armed: Sequence[Timer]) -> None:
    timers = schema.timers
    for timer in armed:
        connection.execute(
            delete(timers).where(timers.c.subject == timer.subject, timers.c.kind == timer.kind)
        )
        connection.execute(insert(timers).values(timer._asdict()))


def disarm(connection: Connection, timer: Timer) -> None:
    """Remove a timer, unless it has been armed again."""
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
