"""Every store: groups of writes, conflicts settled one by one, tables changed by compare and set."""

import asyncio

import pytest
from msgspec.structs import replace

from salon.core import Outcome, Sheet
from salon.server.domain.timer import Timer
from salon.server.store.base import DuplicateError, Ending, SeqTakenError, TableRead
from salon.server.store.dialect import open_engine
from salon.server.store.sql import SqlStore
from tests.support.server.rows import a_game, a_table, entry

pytestmark = pytest.mark.asyncio


async def test_what_was_appended_is_there_in_order(store: SqlStore) -> None:
    for seq in range(5):
        await store.append(entry("g", seq, f"c{seq}"))
    rows = await store.log("g", after=1)
    assert [(row.client_id, row.entry.seq) for row in rows] == [("c2", 2), ("c3", 3), ("c4", 4)]
    assert bytes(rows[0].entry.action) == b'{"type":"Pass"}'  # type: ignore[arg-type]


async def test_many_appends_share_a_commit(store: SqlStore) -> None:
    await asyncio.gather(*(store.append(entry(f"g{n}", 0, "c")) for n in range(400)))
    assert store.writer.writes == 400
    assert store.writer.groups < 100


async def test_a_conflict_in_a_group_harms_nobody_else(store: SqlStore) -> None:
    await store.append(entry("g", 0, "first"))
    appends = [
        entry("g", 0, "second"),
        *(entry(f"other{n}", 0, "c") for n in range(20)),
        entry("g", 1, "first"),
        entry("g", 1, "third"),
    ]
    results = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    assert isinstance(results[0], SeqTakenError)
    assert results[1:21] == [None] * 20
    assert isinstance(results[21], DuplicateError)
    assert results[21].seq == 0
    assert results[22] is None
    assert [row.client_id for row in await store.log("g")] == ["first", "third"]
    assert all([await store.log(f"other{n}") for n in range(20)])


async def test_of_two_servers_that_race_for_a_seq_one_wins(store: SqlStore, database: str) -> None:
    other = SqlStore(database)
    try:
        for seq in range(20):
            tries = [store.append(entry("g", seq, f"a{seq}")), other.append(entry("g", seq, f"b{seq}"))]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["NoneType", "SeqTakenError"]
        assert [row.entry.seq for row in await other.log("g")] == list(range(20))
    finally:
        await other.close()


async def test_a_refused_append_arms_no_timer(store: SqlStore) -> None:
    await store.append(entry("g", 0, "a", (Timer("g", "deadline", 50, 0),)))
    with pytest.raises(SeqTakenError):
        await store.append(entry("g", 0, "b", (Timer("g", "deadline", 10, 0),)))
    assert await store.next_due_ms() == 50
    await store.append(entry("g", 1, "c", ()))
    assert await store.next_due_ms() is None


async def test_disarming_spares_a_timer_that_was_armed_anew(store: SqlStore) -> None:
    old = Timer("g", "deadline", 50, 0)
    await store.append(entry("g", 0, "a", (old,)))
    await store.append(entry("g", 1, "b", (Timer("g", "deadline", 90, 1),)))
    await store.disarm(old)
    assert await store.next_due_ms() == 90
    assert await store.due_timers(89) == []
    assert await store.due_timers(90) == [Timer("g", "deadline", 90, 1)]


async def test_a_table_is_changed_by_who_has_seen_its_last_version(store: SqlStore) -> None:
    table = a_table()
    assert await store.add_table(table)
    assert not await store.add_table(replace(table, game="other")), "the code is taken"
    ada, ben = replace(table, version=2, round=1), replace(table, version=2, round=2)
    assert sorted(await asyncio.gather(store.save_table(ada), store.save_table(ben))) == [False, True]
    stored = await store.table("ACDEF")
    assert stored is not None
    assert stored.round in (1, 2)


async def test_the_end_of_a_game_closes_the_round_of_its_table(store: SqlStore) -> None:
    table = a_table()
    await store.add_table(table)
    playing = replace(table, version=2, status="playing", game_id="g1")
    assert await store.start_game(playing, a_game(), entry("g1", 0, "start"))
    assert not await store.start_game(playing, a_game("g2"), entry("g2", 0, "start"))
    assert await store.game("g2") is None
    assert await store.finished_games("v1", 9) == []
    outcome = Outcome((1,), (Sheet((), 3),))
    await store.append(entry("g1", 1, "end")._replace(ending=Ending("ACDEF", outcome)))
    stored = await store.table("ACDEF")
    assert stored is not None
    assert (stored.status, stored.version) == ("over", 3)
    assert [(game.outcome, seats) for game, seats in await store.finished_games("v1", 9)] == [(outcome, (0,))]


async def test_old_tables_go_and_finished_games_stay(store: SqlStore) -> None:
    for code, game_id in [("ACDEF", "g1"), ("GHJKM", "g2")]:
        await store.add_table(a_table(code))
        playing = replace(a_table(code), version=2, status="playing", game_id=game_id)
        await store.start_game(playing, a_game(game_id, code), entry(game_id, 0, "start"))
    await store.append(entry("g1", 1, "end")._replace(ending=Ending("ACDEF", Outcome((1,), (Sheet((), 3),)))))
    assert await store.remove_tables(("lobby", "over", "playing"), 100_000) == ["ACDEF", "GHJKM"]
    assert await store.count_tables() == 0
    assert await store.tables_of("v1") == []
    assert len(await store.log("g1")) == 2
    assert await store.log("g2") == []
    assert await store.game("g2") is None


async def test_groups_of_two_servers_that_cross_are_both_written(store: SqlStore, database: str) -> None:
    other = SqlStore(database)
    codes = [f"AC{number:03}" for number in range(12)]
    try:
        await asyncio.gather(*(store.add_table(a_table(code)) for code in codes))
        for version in range(2, 8):
            there = [store.save_table(replace(a_table(code), version=version)) for code in codes]
            back = [
                other.save_table(replace(a_table(code), version=version, round=1)) for code in reversed(codes)
            ]
            won = await asyncio.gather(*there, *back)
            assert sum(won) == len(codes), "of each two changes one"
    finally:
        await other.close()


async def test_a_change_written_twice_was_made(store: SqlStore) -> None:
    # What a writer does that does not know whether its commit arrived before the database went away.
    table = a_table()
    assert [await store.add_table(table), await store.add_table(table)] == [True, True]
    playing = replace(table, version=2, status="playing", game_id="g1")
    first = entry("g1", 0, "start")
    assert [await store.start_game(playing, a_game(), first) for _ in range(2)] == [True, True]
    later = replace(playing, version=3, round=7)
    assert [await store.save_table(later), await store.save_table(later)] == [True, True]
    assert not await store.save_table(replace(later, round=8))


async def test_what_is_acknowledged_is_on_disk(store: SqlStore, database: str) -> None:
    asked = {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2}
    if database.startswith("postgresql"):
        asked = {"SHOW fsync": "on", "SHOW synchronous_commit": "on", "SHOW full_page_writes": "on"}
    engine = open_engine(database)
    with engine.connect() as connection:
        assert {query: connection.exec_driver_sql(query).scalar() for query in asked} == asked
    engine.dispose()


async def test_looks_taken_together_see_each_their_own(store: SqlStore) -> None:
    tables = [a_table(code) for code in ("ACDEF", "GHJKL", "MNPQR")]
    for table in tables:
        await store.add_table(table)
    for seq in range(4):
        await store.append(entry("g1", seq, f"c{seq}"))
    changed = replace(tables[1], version=2, host=None)
    await store.save_table(changed)
    looks = [
        TableRead("ACDEF", tables[0], "g1", after=1, seq=3),
        TableRead("GHJKL", tables[1]),
        TableRead("MNPQR"),
        TableRead("ACDEF", None, "g1", after=-1, seq=0),
        TableRead("ZZZZZ", None, "g2", after=-1, seq=5),
    ]
    found = await asyncio.gather(*map(store.read_table, looks))
    assert [table for table, _ in found] == [tables[0], changed, tables[2], tables[0], None]
    assert [[row.entry.seq for row in rows] for _, rows in found] == [[2, 3], [], [], [0], []]
    assert found[0][0] is tables[0], "a table that is known is not read again"


async def test_a_table_made_anew_under_a_known_code_is_read(store: SqlStore) -> None:
    await store.add_table(a_table())
    gone = replace(a_table(), touched_ms=1, host=None)
    assert (await store.read_table(TableRead("ACDEF", gone)))[0] == a_table()
