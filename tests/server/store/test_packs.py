"""Packs in every database."""

import asyncio

import pytest
from msgspec.structs import replace

from salon.server.domain.packs.pack import StoredPack
from salon.server.store.sql import SqlStore

pytestmark = pytest.mark.asyncio


def a_pack(pack_id: str = "p1", visitor: str = "v1", **changes: object) -> StoredPack:
    pack = StoredPack(
        pack_id=pack_id,
        visitor=visitor,
        game="toy",
        version=1,
        name="Crew",
        items=1,
        content='["é\u202f!"]',
        touched_ms=5,
    )
    return replace(pack, **changes)


async def test_what_is_stored_comes_back(store: SqlStore) -> None:
    assert await store.packs.add(a_pack(), most=2)
    assert await store.packs.get("p1") == a_pack()
    assert await store.packs.get("p2") is None
    changed = a_pack(version=2, name="Mates", link="secret", touched_ms=9)
    assert await store.packs.save(changed)
    assert await store.packs.by_link("secret") == changed
    assert not await store.packs.save(a_pack(version=2, name="Too late"))
    assert not await store.packs.save(a_pack("p9", version=2))
    await store.packs.touch("p1", 11)
    assert await store.packs.of("v1") == [replace(changed, touched_ms=11)]
    await store.packs.remove("p1")
    assert await store.packs.of("v1") == []


async def test_a_write_that_is_repeated_is_done_once(store: SqlStore) -> None:
    assert await store.packs.add(a_pack(), most=1)
    assert await store.packs.add(a_pack(), most=1)
    assert await store.packs.save(a_pack(version=2))
    assert await store.packs.save(a_pack(version=2))
    assert len(await store.packs.of("v1")) == 1


async def test_a_visitor_has_only_so_many(database: str) -> None:
    stores = [SqlStore(database) for _ in range(2)]
    added = await asyncio.gather(
        *(stores[number % 2].packs.add(a_pack(f"p{number}"), most=3) for number in range(8))
    )
    assert sum(added) == 3
    assert await stores[0].packs.add(a_pack("other", "v2"), most=3)
    assert len(await stores[1].packs.of("v1")) == 3
    for store in stores:
        await store.close()


async def test_those_that_nobody_uses_go(store: SqlStore) -> None:
    for pack in (a_pack("old"), a_pack("used", touched_ms=50)):
        assert await store.packs.add(pack, most=3)
    assert await store.packs.remove_unused(50) == 1
    assert await store.packs.remove_unused(50) == 0
    assert [pack.pack_id for pack in await store.packs.of("v1")] == ["used"]


async def test_erasing_a_visitor_takes_theirs(store: SqlStore) -> None:
    for pack in (a_pack(), a_pack("p2", "v2")):
        assert await store.packs.add(pack, most=3)
    await store.moderation.erase("v1", 7)
    assert await store.packs.of("v1") == []
    assert len(await store.packs.of("v2")) == 1
