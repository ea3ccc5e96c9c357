"""Results in the database: a row for each visitor and finished game."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select

from salon.server.domain.numbers.results import Result
from salon.server.store import schema
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

    async def add(self, visitor: str, results: Sequence[Result], most: int) -> int | None:
        added: Any = await self._writer.write(
            lambda connection: _add(connection, visitor, results, most), visitor
        )
        return added  # type: ignore[no-any-return]

    async def erase(self, visitor: str) -> None:
        await self._writer.write(lambda connection: erase(connection, visitor), visitor)


def of_visitor(connection: Connection, visitor: str) -> list[Result]:
    """A visitor's results, the earliest first."""
    query = select(_results.c.body).where(_results.c.visitor == visitor).order_by("ended_ms", "game_id")
    return [_decode(body) for body in connection.execute(query).scalars()]


def keep(connection: Connection, game_id: str, results: Iterable[tuple[int, Result]]) -> None:
    """Store how a game went for the people on some seats. Whoever plays several seats shares a device with others, so
    the game is nobody's own."""
    participants = schema.participants
    query = select(participants.c.seat, participants.c.visitor).where(participants.c.game_id == game_id)
    people = {row.seat: str(row.visitor) for row in connection.execute(query)}
    visitors = list(people.values())
    for seat, result in results:
        if seat in people and visitors.count(people[seat]) == 1:
            _insert(connection, people[seat], [result])


def copy(connection: Connection, earlier: Iterable[str], visitor: str) -> None:
    """Give a visitor the results of other devices of the same person."""
    for other in earlier:
        _insert(connection, visitor, of_visitor(connection, other))


def erase(connection: Connection, visitor: str) -> None:
    """Remove a visitor's results."""
    connection.execute(delete(_results).where(_results.c.visitor == visitor))


def _add(connection: Connection, visitor: str, results: Sequence[Result], most: int) -> int | None:
    known = {each.game_id for each in of_visitor(connection, visitor)}
    new = {each.game_id: each for each in results if each.game_id not in known}
    if len(known) + len(new) > most:
        return None
    return _insert(connection, visitor, list(new.values()))


def _insert(connection: Connection, visitor: str, results: Sequence[Result]) -> int:
    """Insert those results that the visitor does not have; returns how many."""
    query = select(_results.c.game_id).where(_results.c.visitor == visitor)
    known = set(connection.execute(query).scalars()) if results else set()
    rows = [
        {
            "visitor": visitor,
            "game_id": each.game_id,
            "ended_ms": each.ended_ms,
            "body": msgspec.json.encode(each).decode(),
        }
        for each in results
        if each.game_id not in known
    ]
    if rows:
        connection.execute(insert(_results), rows)
    return len(rows)
