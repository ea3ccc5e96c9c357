"""Finds and removes the results and marks of visitors who have not come for long. Functions of a connection."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, delete, exists, func, select, union

from salon.server.store import schema

BATCH = 64
"""Visitors in one transaction, so that other writes do not wait for long."""

_results, _marks = schema.results, schema.marks


def find(connection: Connection, before_ms: int) -> list[str]:
    """Some visitors whose newest row is from before a time, and who sit at no table and in no game that is kept."""
    old_results = (
        select(_results.c.visitor)
        .group_by(_results.c.visitor)
        .having(func.max(_results.c.ended_ms) < before_ms)
        .where(*_no_trace(_results.c.visitor, before_ms))
    )
    old_marks = (
        select(_marks.c.visitor)
        .group_by(_marks.c.visitor)
        .having(func.max(_marks.c.first_ms) < before_ms)
        .where(*_no_trace(_marks.c.visitor, before_ms))
    )
    return list(connection.execute(union(old_results, old_marks).limit(BATCH)).scalars())


def remove(connection: Connection, visitors: Sequence[str], before_ms: int) -> int:
    """Remove what there is of some visitors, unless they have come meanwhile; returns of how many."""
    gone: set[str] = set()
    for table in (_results, _marks):
        mine = (table.c.visitor.in_(visitors), *_no_trace(table.c.visitor, before_ms))
        gone.update(connection.execute(delete(table).where(*mine).returning(table.c.visitor)).scalars())
    return len(gone)


def _no_trace(visitor: ColumnElement[str], before_ms: int) -> list[ColumnElement[bool]]:
    results, marks = _results.alias(), _marks.alias()
    members, participants = schema.members.alias(), schema.participants.alias()
    return [
        ~exists().where(results.c.visitor == visitor, results.c.ended_ms >= before_ms),
        ~exists().where(marks.c.visitor == visitor, marks.c.first_ms >= before_ms),
        ~exists().where(members.c.visitor == visitor),
        ~exists().where(participants.c.visitor == visitor),
    ]
