"""Packs in an SQL database."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from salon.server.domain.packs.pack import StoredPack
from salon.server.store import dialect, schema
from salon.server.store.expiry import BATCH
from salon.server.store.moderation.sql import Read
from salon.server.store.writer import Writer

T = TypeVar("T")
_packs = schema.packs


class SqlPacks:
    """Implements `Packs` with the reader and the writer of a store."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def of(self, visitor: str) -> list[StoredPack]:
        query = (
            select(_packs)
            .where(_packs.c.visitor == visitor)
            .order_by(_packs.c.touched_ms.desc(), _packs.c.pack_id)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [_pack(row) for row in rows]

    async def get(self, pack_id: str) -> StoredPack | None:
        return await self._first(lambda connection: _found(connection, _packs.c.pack_id == pack_id))

    async def by_link(self, link: str) -> StoredPack | None:
        return await self._first(lambda connection: _found(connection, _packs.c.link == link))

    async def add(self, pack: StoredPack, most: int) -> bool:
        def add(connection: Connection) -> bool:
            if _found(connection, _packs.c.pack_id == pack.pack_id) is not None:
                return True  # a repeated write finds what was stored before the connection was lost
            dialect.lock_for_packs(connection)
            theirs = select(func.count()).where(_packs.c.visitor == pack.visitor)
            if connection.execute(theirs).scalar_one() >= most:
                return False
            connection.execute(insert(_packs).values(**_row(pack)))
            return True

        return await self._write(add, pack.pack_id)

    async def save(self, pack: StoredPack) -> bool:
        before = (_packs.c.pack_id == pack.pack_id, _packs.c.version == pack.version - 1)

        def save(connection: Connection) -> bool:
            return connection.execute(update(_packs).where(*before).values(**_row(pack))).rowcount == 1

        return await self._write(save, pack.pack_id) or await self.get(pack.pack_id) == pack

    async def touch(self, pack_id: str, now_ms: int) -> None:
        used = update(_packs).where(_packs.c.pack_id == pack_id).values(touched_ms=now_ms)
        await self._write(lambda connection: connection.execute(used).rowcount, pack_id)

    async def remove(self, pack_id: str) -> None:
        gone = delete(_packs).where(_packs.c.pack_id == pack_id)
        await self._write(lambda connection: connection.execute(gone).rowcount, pack_id)

    async def remove_unused(self, before_ms: int) -> int:
        old = _packs.c.touched_ms < before_ms
        some = select(_packs.c.pack_id).where(old).order_by(_packs.c.touched_ms).limit(BATCH)
        # The condition is repeated in the deletion: the pack may have been used meanwhile.
        gone = delete(_packs).where(_packs.c.pack_id.in_(some.scalar_subquery()), old)
        return await self._write(lambda connection: connection.execute(gone).rowcount)

    async def _first(self, query: Callable[[Connection], Row[Any] | None]) -> StoredPack | None:
        row = await self._read(query)
        return None if row is None else _pack(row)

    def _write(self, work: Callable[[Connection], T], key: str = "") -> Awaitable[T]:
        return self._writer.write(work, key)


def _found(connection: Connection, which: Any) -> Row[Any] | None:
    return connection.execute(select(_packs).where(which)).first()


def _row(pack: StoredPack) -> dict[str, object]:
    return {name: getattr(pack, name) for name in pack.__struct_fields__}


def _pack(row: Row[Any]) -> StoredPack:
    return StoredPack(**{name: getattr(row, name) for name in StoredPack.__struct_fields__})
