"""What admins do, as functions of a connection in a transaction. Every change by an admin adds a line to their log.

Running servers read the log every few seconds and act on it (`salon.server.moderation`).
"""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from salon.server.domain.blocks import AdminEntry, Block, BlockKind
from salon.server.domain.table import Table
from salon.server.store import dialect, expiry, schema
from salon.server.store.batched_reads import table_in


class Admin(NamedTuple):
    """The admin who does something, when, and why."""

    who: str
    at_ms: int
    why: str = ""


# --- reading


def head(connection: Connection) -> int:
    """The number of the last line of the log; 0 if there is none."""
    return connection.execute(select(func.max(schema.admin_log.c.number))).scalar() or 0


def entries(connection: Connection, after: int = 0) -> list[AdminEntry]:
    """The lines of the log after a number, in order."""
    log = schema.admin_log
    query = select(log).where(log.c.number > after).order_by(log.c.number)
    return [
        AdminEntry(row.number, row.at_ms, row.who, row.what, row.subject, row.why)
        for row in connection.execute(query)
    ]


def blocks(connection: Connection) -> list[Block]:
    """All blocks, in the order in which they were made."""
    query = select(schema.blocks).order_by(schema.blocks.c.number)
    return [
        Block(row.number, row.kind, row.subject, row.why, row.at_ms, row.until_ms)
        for row in connection.execute(query)
    ]


def tables(connection: Connection) -> list[Table]:
    """All tables, those that were used last first."""
    query = select(schema.tables).order_by(schema.tables.c.touched_ms.desc(), schema.tables.c.code)
    return [table_in(row) for row in connection.execute(query)]


def visitors_like(connection: Connection, start: str) -> list[str]:
    """The visitors at tables, in games and in blocks whose hash has this start."""
    members, participants, blocked = schema.members, schema.participants, schema.blocks
    found: set[str] = set()
    for column in (members.c.visitor, participants.c.visitor):
        found.update(connection.execute(select(column).where(column.startswith(start)).distinct()).scalars())
    visitors = select(blocked.c.subject).where(blocked.c.kind == "visitor")
    found.update(connection.execute(visitors.where(blocked.c.subject.startswith(start))).scalars())
    return sorted(found)


# --- changing


def note(connection: Connection, admin: Admin, what: str, subject: str = "") -> int:
    """Add a line to the log; returns its number. Numbers become visible in their order."""
    dialect.lock_for_admins(connection)
    number = head(connection) + 1
    line = {"number": number, "at_ms": admin.at_ms, "who": admin.who[:64], "what": what}
    connection.execute(insert(schema.admin_log).values(**line, subject=subject[:64], why=admin.why))
    return number


def block(connection: Connection, admin: Admin, kind: BlockKind, subject: str, until_ms: int | None) -> Block:
    """Block an address or a visitor. A block of the same subject is replaced."""
    number = note(connection, admin, "block")
    log = schema.admin_log
    connection.execute(update(log).where(log.c.number == number).values(subject=str(number)))
    made = Block(number, kind, subject, admin.why, admin.at_ms, until_ms)
    same = (schema.blocks.c.kind == kind, schema.blocks.c.subject == subject)
    connection.execute(delete(schema.blocks).where(*same))
    connection.execute(insert(schema.blocks).values(**made._asdict()))
    return made


def unblock(connection: Connection, admin: Admin, numbers: Sequence[int]) -> None:
    """Lift blocks. Their addresses are forgotten."""
    for number in numbers:
        note(connection, admin, "unblock", str(number))
        connection.execute(delete(schema.blocks).where(schema.blocks.c.number == number))


def remove_ended_blocks(connection: Connection, now_ms: int) -> int:
    """Remove the blocks that have ended."""
    ended = delete(schema.blocks).where(schema.blocks.c.until_ms <= now_ms)
    return connection.execute(ended).rowcount


def close_table(connection: Connection, admin: Admin, code: str) -> bool:
    """Close a table: it is removed with its unfinished game. False if there is none."""
    tables = schema.tables
    found = connection.execute(select(tables.c.game_id).where(tables.c.code == code)).first()
    if found is None:
        return False
    # Servers need the id of the game to remove what they store before they read the log.
    note(connection, admin, "close", " ".join(filter(None, (code, found.game_id))))
    remove_table(connection, code)
    return True


def remove_table(connection: Connection, code: str, game_id: str | None = None) -> None:
    """Remove a table, its unfinished game, and what a server has added to that game meanwhile."""
    connection.execute(delete(schema.tables).where(schema.tables.c.code == code))
    expiry.remove_rows_of_tables(connection, [code])
    if game_id is not None and row_of_game(connection, game_id) is None:
        connection.execute(delete(schema.timers).where(schema.timers.c.subject == game_id))
        expiry.remove_rows_of_games(connection, [game_id])


# --- replays


def withdraw(connection: Connection, game_id: str, now_ms: int) -> bool:
    """Withdraw the replay of a finished game, and of all games that were played on from it, since they begin with its
    entries; False if there is no such game. The first time counts.

    The others are found by this one's id alone: times say nothing after the clock has been set back."""
    games = schema.games
    this = (games.c.game_id == game_id, games.c.ended_ms.is_not(None))
    if connection.execute(select(games.c.game_id).where(*this)).first() is None:
        return False
    follows = (games.c.body.contains(f'"game_id":"{game_id}"'),)
    for which in (this, follows):
        connection.execute(
            update(games).where(*which, games.c.withdrawn_ms.is_(None)).values(withdrawn_ms=now_ms)
        )
    return True


def remove_withdrawn_games(connection: Connection) -> list[str]:
    """Remove some withdrawn games that no table shows any more; returns their ids."""
    games, shown = schema.games, select(schema.tables.c.game_id).where(schema.tables.c.game_id.is_not(None))
    query = select(games.c.game_id).where(games.c.withdrawn_ms.is_not(None), games.c.game_id.not_in(shown))
    game_ids = list(connection.execute(query.limit(expiry.BATCH)).scalars())
    expiry.remove_rows_of_games(connection, game_ids)
    return game_ids


def row_of_game(connection: Connection, game_id: str) -> Row[tuple[object, ...]] | None:
    """The row of a game."""
    return connection.execute(select(schema.games).where(schema.games.c.game_id == game_id)).first()
