"""What every store keeps for several servers: who is alive, who is where, who minds what."""

import asyncio
import time

import pytest
from msgspec.structs import replace

from salon.server.domain.table import Member
from salon.server.store.base import TableHead
from salon.server.store.sql import SqlStore
from tests.support.server.rows import a_game, a_table, entry

pytestmark = pytest.mark.asyncio


async def test_heads_say_how_far_tables_are(store: SqlStore) -> None:
    assert await store.heads([], 0) == {}
    await store.add_table(a_table("LBBY1"))
    await store.add_table(a_table("PLAY1"))
    await store.start_game(
        replace(a_table("PLAY1"), version=2, status="playing", game_id="g1"),
        a_game("g1", "PLAY1"),
        entry("g1", 0, "start"),
    )
    await store.append(entry("g1", 1, "a"))
    await store.set_spectators("PLAY1", "one", 2)
    await store.set_spectators("PLAY1", "two", 3)
    assert await store.acquire_lease("PLAY1", "two", 1000, 2000)
    assert await store.heads(["LBBY1", "PLAY1", "GONE1"], 1500) == {
        "LBBY1": TableHead(1, None, -1, 0, None),
        "PLAY1": TableHead(2, "g1", 1, 5, "two"),
    }
    assert (await store.heads(["PLAY1"], 2001))["PLAY1"].holder is None
    await store.set_spectators("PLAY1", "two", 1)
    await store.set_spectators("PLAY1", "one", 0)
    assert (await store.heads(["PLAY1"], 0))["PLAY1"].spectators == 1


async def test_many_heads_at_once(store: SqlStore) -> None:
    codes = [f"T{number:04}" for number in range(1200)]
    await asyncio.gather(*(store.add_table(a_table(code)) for code in codes))
    assert set(await store.heads(codes, 0)) == set(codes)


async def test_who_was_connected_to_a_silent_server_is_found(store: SqlStore) -> None:
    at_one, at_two, nowhere = (
        Member(number=number, name=visitor, visitor=visitor, at=server)
        for number, visitor, server in [(1, "ada", "one"), (2, "ben", "two"), (3, "cem", None)]
    )
    table = replace(a_table(), members=(at_one, at_two, nowhere))
    await store.add_table(table)
    await store.record_heartbeat("one", 1000)
    await store.record_heartbeat("two", 1000)
    await store.set_spectators("ACDEF", "one", 4)
    await store.record_heartbeat("two", 5000)
    assert await store.remove_silent_servers(900, "two") == []
    assert await store.remove_silent_servers(2000, "two") == [("ACDEF", "ada", "one")]
    assert (await store.heads(["ACDEF"], 0))["ACDEF"].spectators == 0, "so are those who looked on from there"
    assert await store.remove_silent_servers(9000, "two") == [("ACDEF", "ada", "one")], (
        "until somebody has seen to it"
    )
    await store.save_table(replace(table, version=2, members=(replace(at_one, at="two"), at_two, nowhere)))
    assert await store.remove_silent_servers(9000, "two") == [], "nobody forgets himself"
    assert sorted(await store.remove_silent_servers(9000, "three")) == [
        ("ACDEF", "ada", "two"),
        ("ACDEF", "ben", "two"),
    ]


async def test_a_lease_has_one_holder(store: SqlStore, database: str) -> None:
    other = SqlStore(database)
    try:
        tries = [store.acquire_lease("ACDEF", "one", 0, 100), other.acquire_lease("ACDEF", "two", 0, 100)]
        assert sorted(await asyncio.gather(*tries)) == [False, True]
    finally:
        await other.close()


async def test_a_lease_is_renewed_lost_and_released(store: SqlStore) -> None:
    assert await store.acquire_lease("A", "one", 0, 100)
    assert await store.acquire_lease("B", "one", 0, 100)
    assert not await store.acquire_lease("A", "two", 100, 200)
    assert await store.renew_leases("one", 300) == {"A", "B"}
    assert await store.expired_leases(300) == []
    assert sorted(await store.expired_leases(301)) == ["A", "B"]
    assert await store.acquire_lease("A", "two", 301, 400)
    assert await store.renew_leases("one", 500) == {"B"}, "A is another's now"
    await store.release_lease("A", "one")
    assert not await store.acquire_lease("A", "one", 350, 500), "only its holder gives it back"
    await store.release_lease("A", "two")
    assert await store.acquire_lease("A", "one", 350, 500)


async def test_tables_that_nobody_minds(store: SqlStore) -> None:
    for code in ("AAAAA", "BBBBB", "CCCCC"):
        await store.add_table(a_table(code))
        if code != "CCCCC":
            playing = replace(a_table(code), version=2, status="playing", game_id=code)
            await store.start_game(playing, a_game(code, code), entry(code, 0, "start"))
    await store.acquire_lease("BBBBB", "one", 0, 100)
    assert [table.code for table in await store.unleased_tables(100)] == ["AAAAA"]
    assert [table.code for table in await store.unleased_tables(101)] == ["AAAAA", "BBBBB"], (
        "the lease is over"
    )
    assert [table.code for table in await store.unleased_tables(101, "AAAAA")] == ["BBBBB"]


async def test_the_store_has_a_clock(store: SqlStore) -> None:
    before = time.time_ns() // 1_000_000
    shown = await store.time_ms()
    assert before - 1 <= shown <= time.time_ns() // 1_000_000 + 1
