"""One visitor's data: what the store has about them, and how it is erased. Functions of a connection."""

from itertools import groupby

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, update

from salon.server.domain.game import StoredGame
from salon.server.domain.table import Table
from salon.server.store import schema, writes
from salon.server.store.batched_reads import table_in
from salon.server.store.moderation import erasure
from salon.server.store.moderation.base import Participation
from salon.server.store.progress import marks, results

_decode_game = msgspec.json.Decoder(StoredGame).decode
_encode = msgspec.json.Encoder().encode


BATCH = 100
"""How many seats in games are erased in one transaction."""


class TableChangedError(Exception):
    """Another server has changed a table meanwhile. The transaction must be repeated."""


def participations(connection: Connection, visitor: str) -> list[Participation]:
    """All games of a visitor, the newest first."""
    games, participants = schema.games, schema.participants
    query = (
        select(participants.c.game_id, participants.c.seat)
        .join(games, games.c.game_id == participants.c.game_id)
        .where(participants.c.visitor == visitor)
        .order_by(games.c.started_ms.desc(), participants.c.game_id, participants.c.seat)
    )
    by_game = groupby(connection.execute(query), key=lambda row: str(row.game_id))
    return [Participation(game_id, tuple(row.seat for row in rows)) for game_id, rows in by_game]


def seats_in(connection: Connection, game_id: str, visitor: str) -> tuple[int, ...]:
    """The seats that a visitor had in a game when it began."""
    participants = schema.participants
    these = (participants.c.game_id == game_id, participants.c.visitor == visitor)
    return tuple(connection.execute(select(participants.c.seat).where(*these).order_by("seat")).scalars())


def erase_some(connection: Connection, visitor: str, now_ms: int) -> tuple[set[str], bool]:
    """Erase a visitor's packs, and the visitor from all tables and some games.

    Returns the tables that have changed, and whether that was all.

    A visitor may have thousands of games, and no other write should wait for all of them.
    """
    tables, participants = schema.tables, schema.participants
    changed: set[str] = set()
    # Members, and people whom a host has removed or not yet let in: their hash is in the table.
    for code in (
        connection.execute(select(tables.c.code).where(tables.c.body.contains(visitor))).scalars().all()
    ):
        table = _table_for_update(connection, code)
        if table is not None:
            changed |= _save(connection, table, erasure.without_visitor(table, visitor), now_ms)
    theirs = select(participants.c.game_id, participants.c.seat).where(participants.c.visitor == visitor)
    some = connection.execute(theirs.order_by("game_id", "seat").limit(BATCH)).all()
    for game_id, rows in groupby(some, key=lambda row: str(row.game_id)):
        changed |= _erase_from_game(connection, game_id, {row.seat for row in rows}, now_ms)
    connection.execute(delete(schema.packs).where(schema.packs.c.visitor == visitor))
    marks.erase(connection, visitor)
    results.erase(connection, visitor)
    return changed, len(some) < BATCH


def _erase_from_game(connection: Connection, game_id: str, seats: set[int], now_ms: int) -> set[str]:
    games, participants = schema.games, schema.participants
    these = (participants.c.game_id == game_id, participants.c.seat.in_(seats))
    connection.execute(delete(participants).where(*these))
    row = connection.execute(select(games).where(games.c.game_id == game_id).with_for_update()).first()
    if row is None:
        return set()
    game = _decode_game(row.body)
    body = _encode(erasure.without_names(game, seats)).decode()
    connection.execute(update(games).where(games.c.game_id == game_id).values(body=body))
    table = _table_for_update(connection, game.code)
    if table is None:
        return set()
    return _save(connection, table, erasure.without_former_player(table, game, seats), now_ms)


def _table_for_update(connection: Connection, code: str) -> Table | None:
    query = select(schema.tables).where(schema.tables.c.code == code).with_for_update()
    row = connection.execute(query).first()
    return None if row is None else table_in(row)


def _save(connection: Connection, before: Table, after: Table, now_ms: int) -> set[str]:
    if after == before:
        return set()
    if not writes.save_table(
        connection, replace(after, version=before.version + 1, touched_ms=now_ms), timers=()
    ):
        raise TableChangedError
    return {after.code}
