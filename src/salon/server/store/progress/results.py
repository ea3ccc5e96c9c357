"""Results in the database: a row for each visitor and finished game."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import islice
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select

from salon.server.domain.numbers.results import Result
from salon.server.domain.numbers.variety import Variety
from salon.server.store import schema
from salon.server.store.progress import marks, unseen
from salon.server.store.progress.base import Stored, TooMuch
from salon.server.store.writer import Writer

T = TypeVar("T")
_results = schema.results
_decode = msgspec.json.Decoder(Result).decode


class Read(Protocol):
    """Runs a query in a reader thread."""

    def __call__(self, query: Callable[[Connection], T], /) -> Awaitable[T]: ...


class SqlResults:
    """Implements `Results` with the reader and the writer of a store."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def of(self, visitor: str) -> list[Result]:
        return await self._read(lambda connection: of_visitor(connection, visitor))

    async def add(self, visitor: str, results: Sequence[Result], most: int, now_ms: int) -> Stored | TooMuch:
        return await self._writer.write(
            lambda connection: _add(connection, visitor, results, most, now_ms), visitor
        )

    async def bring(self, other: str, visitor: str, most: int, now_ms: int) -> Stored:
        return await self._writer.write(
            lambda connection: _bring(connection, other, visitor, most, now_ms), visitor
        )

    async def erase(self, visitor: str) -> None:
        await self._writer.write(lambda connection: erase(connection, visitor), visitor)

    async def remove_unseen(self, before_ms: int) -> int:
        visitors = await self._read(lambda connection: unseen.find(connection, before_ms))
        return await self._writer.write(lambda connection: unseen.remove(connection, visitors, before_ms))


def of_visitor(connection: Connection, visitor: str) -> list[Result]:
    """A visitor's results, the earliest first."""
    query = select(_results.c.body).where(_results.c.visitor == visitor)
    results = [_decode(body) for body in connection.execute(query).scalars()]
    return sorted(results, key=lambda each: (each.ended_ms, each.game_id))


def keep(connection: Connection, game_id: str, results: Iterable[tuple[int, Result]]) -> None:
    """Store how a game went for the people on some seats. Whoever plays several seats shares a device with others, so
    the game is nobody's own. What was played here replaces what a file said of the same game."""
    participants = schema.participants
    query = select(participants.c.seat, participants.c.visitor).where(participants.c.game_id == game_id)
    people = {row.seat: str(row.visitor) for row in connection.execute(query)}
    visitors = list(people.values())
    for seat, result in results:
        if seat in people and visitors.count(people[seat]) == 1:
            same = (_results.c.visitor == people[seat], _results.c.game_id == game_id)
            connection.execute(delete(_results).where(*same))
            _insert(connection, people[seat], [result], result.ended_ms)


def erase(connection: Connection, visitor: str) -> None:
    """Remove a visitor's results."""
    connection.execute(delete(_results).where(_results.c.visitor == visitor))


def _add(
    connection: Connection, visitor: str, results: Sequence[Result], most: int, now_ms: int
) -> Stored | TooMuch:
    mine = of_visitor(connection, visitor)
    known = {each.game_id for each in mine}
    new = {each.game_id: each for each in results if each.game_id not in known}
    if len(known) + len(new) > most:
        return "numbers-too-many"
    variety = Variety(mine)
    if not all(map(variety.take, new.values())):
        return "numbers-too-varied"
    return _insert(connection, visitor, list(new.values()), now_ms)


def _bring(connection: Connection, other: str, visitor: str, most: int, now_ms: int) -> Stored:
    mine = of_visitor(connection, visitor)
    known, variety = {each.game_id for each in mine}, Variety(mine)
    newest = reversed(of_visitor(connection, other))
    new = (each for each in newest if each.game_id not in known and variety.take(each))
    stored = _insert(connection, visitor, list(islice(new, max(0, most - len(known)))), now_ms)
    return Stored(stored.rows + marks.bring(connection, other, visitor, most), stored.size)


def _insert(connection: Connection, visitor: str, results: Sequence[Result], at_ms: int) -> Stored:
    """Insert results that the visitor does not have."""
    bodies = [msgspec.json.encode(each).decode() for each in results]
    rows = [
        {"visitor": visitor, "game_id": each.game_id, "ended_ms": at_ms, "body": body}
        for each, body in zip(results, bodies, strict=True)
    ]
    if rows:
        connection.execute(insert(_results), rows)
    return Stored(len(rows), sum(map(len, bodies)))
