"""Moderation in an SQL database."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection

from salon.server.domain.blocks import AdminEntry, Block
from salon.server.store.moderation import admin, visitor_data
from salon.server.store.moderation.base import Participation
from salon.server.store.writer import Writer

T = TypeVar("T")


class Read(Protocol):
    """Runs a query in a reader thread."""

    def __call__(self, query: Callable[[Connection], T], /) -> Awaitable[T]: ...


class SqlModeration:
    """Implements `Moderation` with the reader and the writer of a store."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def head(self) -> int:
        return await self._read(admin.head)

    async def entries(self, after: int) -> list[AdminEntry]:
        return await self._read(lambda connection: admin.entries(connection, after))

    async def blocks(self) -> list[Block]:
        return await self._read(admin.blocks)

    async def remove_ended_blocks(self, now_ms: int) -> int:
        return await self._write(lambda connection: admin.remove_ended_blocks(connection, now_ms))

    async def remove_table(self, code: str, game_id: str | None = None) -> None:
        await self._write(lambda connection: admin.remove_table(connection, code, game_id), code)

    async def withdraw(self, game_id: str, now_ms: int) -> bool:
        return await self._write(lambda connection: admin.withdraw(connection, game_id, now_ms), game_id)

    async def remove_withdrawn_games(self) -> list[str]:
        return await self._write(admin.remove_withdrawn_games)

    async def seats_in(self, game_id: str, visitor: str) -> tuple[int, ...]:
        return await self._read(lambda connection: visitor_data.seats_in(connection, game_id, visitor))

    async def participations(self, visitor: str) -> list[Participation]:
        return await self._read(lambda connection: visitor_data.participations(connection, visitor))

    async def visitors_like(self, start: str) -> list[str]:
        return await self._read(lambda connection: admin.visitors_like(connection, start))

    async def erase(self, visitor: str, now_ms: int) -> list[str]:
        changed: set[str] = set()
        done = False
        while not done:
            some, done = await self._write(
                lambda connection: visitor_data.erase_some(connection, visitor, now_ms)
            )
            changed |= some
        return sorted(changed)

    async def _write(self, work: Callable[[Connection], T], key: str = "") -> T:
        result: Any = await self._writer.write(work, key)
        return result  # type: ignore[no-any-return]
