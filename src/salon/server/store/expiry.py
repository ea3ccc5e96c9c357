"""Removes expired tables and games. Any server may do it at any time: each row is checked again when it is removed."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, func, select

from salon.server.domain.table import TableStatus
from salon.server.store import schema

BATCH = 256
"""Rows removed in one transaction, so that other writes do not wait for long."""


def remove_tables(connection: Connection, statuses: Sequence[TableStatus], before_ms: int) -> list[str]:
    """Remove some tables that have not been used since a time, and their unfinished games; returns their codes."""
    tables, log = schema.tables, schema.log
    played = exists().where(log.c.game_id == tables.c.game_id, log.c.at_ms >= before_ms)
    old = (tables.c.status.in_(statuses), tables.c.touched_ms < before_ms, ~played)
    some = select(tables.c.code).where(*old).order_by(tables.c.touched_ms, tables.c.code).limit(BATCH)
    # The condition is repeated in the deletion: the table may have been used meanwhile.
    gone = delete(tables).where(tables.c.code.in_(some.scalar_subquery()), *old).returning(tables.c.code)
    codes = sorted(connection.execute(gone).scalars())
    remove_rows_of_tables(connection, codes)
    return codes


def remove_rows_of_tables(connection: Connection, codes: Sequence[str]) -> None:
    """Remove what belongs to tables that have been removed: unfinished games, members, timers, leases."""
    if not codes:
        return
    games = schema.games
    unfinished = select(games.c.game_id).where(games.c.code.in_(codes), games.c.ended_ms.is_(None))
    game_ids = list(connection.execute(unfinished).scalars())
    connection.execute(delete(schema.timers).where(schema.timers.c.subject.in_([*codes, *game_ids])))
    remove_rows_of_games(connection, game_ids)
    for others in (schema.members, schema.spectators):
        connection.execute(delete(others).where(others.c.code.in_(codes)))
    connection.execute(delete(schema.leases).where(schema.leases.c.name.in_(codes)))


def remove_games(connection: Connection, before_ms: int) -> list[str]:
    """Remove some games that ended before a time and that no table shows any more; returns their ids."""
    games, tables = schema.games, schema.tables
    shown = exists().where(tables.c.game_id == games.c.game_id)
    old = select(games.c.game_id).where(games.c.ended_ms < before_ms, ~shown).order_by(games.c.ended_ms)
    game_ids = list(connection.execute(old.limit(BATCH)).scalars())
    remove_rows_of_games(connection, game_ids)
    return game_ids


def newest_ms(connection: Connection, before_ms: int) -> int | None:
    """When a table was last changed or a running game last played, before a time."""
    tables, log = schema.tables, schema.log
    changed = select(func.max(tables.c.touched_ms)).where(tables.c.touched_ms <= before_ms)
    played = (
        select(func.max(log.c.at_ms))
        .join(tables, tables.c.game_id == log.c.game_id)
        .where(tables.c.status == "playing", log.c.at_ms <= before_ms)
    )
    found = [connection.execute(query).scalar() for query in (changed, played)]
    return max((each for each in found if each is not None), default=None)


def remove_rows_of_games(connection: Connection, game_ids: Sequence[str]) -> None:
    """Remove games with their logs."""
    for table in (schema.log, schema.participants, schema.games):
        connection.execute(delete(table).where(table.c.game_id.in_(game_ids)))
