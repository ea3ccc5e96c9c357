"""Marks in the database: for each visitor and each thing achieved, the best time. Functions of a connection."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, Select, case, delete, func, insert, select, update

from salon.core.kit import Mark
from salon.server.store import schema
from salon.server.store.base import KeptMark, Standing

_marks = schema.marks


def keep(
    connection: Connection, game_id: str, game: str, marks: Collection[tuple[int, Mark]], at_ms: int
) -> None:
    """Note what the people on some seats of a game have achieved."""
    if not marks:
        return
    participants = schema.participants
    query = select(participants.c.seat, participants.c.visitor).where(participants.c.game_id == game_id)
    people = {row.seat: str(row.visitor) for row in connection.execute(query)}
    for seat, mark in marks:
        if seat in people:
            _keep(connection, people[seat], game, KeptMark(mark.what, mark.seconds, mark.clean, at_ms))


def add(connection: Connection, visitor: str, game: str, new: Sequence[KeptMark]) -> list[KeptMark]:
    """Keep those marks that a visitor does not have, and none if they have the first; returns what was kept."""
    mine = (_marks.c.visitor == visitor, _marks.c.game == game)
    wanted = _marks.c.what.in_([mark.what for mark in new])
    known = set(connection.execute(select(_marks.c.what).where(*mine, wanted)).scalars())
    if not new or new[0].what in known:
        return []
    kept = [mark for mark in new if mark.what not in known]
    for mark in kept:
        _keep(connection, visitor, game, mark)
    return kept


def bring(connection: Connection, other: str, visitor: str, most: int) -> int:
    """Give a visitor the marks of another device of the same person, the newest first, as long as there are no more
    than `most`; returns how many are new."""
    known = {(row.game, row.what) for row in connection.execute(_all_of(visitor))}
    new: list[dict[str, object]] = []
    for row in connection.execute(_all_of(other).order_by(_marks.c.first_ms.desc()).limit(most)).all():
        mark = KeptMark(row.what, row.seconds, bool(row.clean), row.first_ms)
        if (row.game, row.what) in known:
            _keep(connection, visitor, row.game, mark)
        elif len(known) + len(new) < most:
            new.append(_row(visitor, row.game, mark))
    if new:
        connection.execute(insert(_marks), new)
    return len(new)


def of_visitor(connection: Connection, visitor: str, game: str | None = None) -> dict[str, list[KeptMark]]:
    """A visitor's marks by game, the earliest first."""
    query = select(_marks).where(_marks.c.visitor == visitor).order_by("game", "first_ms", "what")
    if game is not None:
        query = query.where(_marks.c.game == game)
    found: dict[str, list[KeptMark]] = {}
    for row in connection.execute(query):
        mark = KeptMark(row.what, row.seconds, bool(row.clean), row.first_ms)
        found.setdefault(row.game, []).append(mark)
    return found


def standings(connection: Connection, game: str, mine: Sequence[KeptMark]) -> list[Standing]:
    """How the times of some marks compare with those of everybody on this server."""
    if not mine:
        return []
    best = case({mark.what: mark.seconds for mark in mine}, value=_marks.c.what)
    query = (
        select(
            _marks.c.what, func.count().label("people"), func.sum(case((_marks.c.seconds > best, 1), else_=0))
        )
        .where(_marks.c.game == game, _marks.c.what.in_([mark.what for mark in mine]))
        .group_by(_marks.c.what)
    )
    return [Standing(what, people, int(slower)) for what, people, slower in connection.execute(query)]


def erase(connection: Connection, visitor: str) -> None:
    """Remove a visitor's marks."""
    connection.execute(delete(_marks).where(_marks.c.visitor == visitor))


def _all_of(visitor: str) -> Select[Any]:
    return select(_marks).where(_marks.c.visitor == visitor)


def _row(visitor: str, game: str, mark: KeptMark) -> dict[str, object]:
    return {**mark._asdict(), "clean": int(mark.clean), "visitor": visitor, "game": game}


def _keep(connection: Connection, visitor: str, game: str, mark: KeptMark) -> None:
    same = (_marks.c.visitor == visitor, _marks.c.game == game, _marks.c.what == mark.what)
    stored = connection.execute(select(_marks).where(*same).with_for_update()).first()
    if stored is None:
        connection.execute(insert(_marks).values(_row(visitor, game, mark)))
        return
    better = {
        "seconds": min(stored.seconds, mark.seconds),
        "clean": max(stored.clean, int(mark.clean)),
        "first_ms": min(stored.first_ms, mark.first_ms),
    }
    connection.execute(update(_marks).where(*same).values(better))
