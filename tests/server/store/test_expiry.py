"""Old tables and games go, in every database; those in use stay; and several servers at it do no harm."""

import asyncio
from collections.abc import AsyncIterator

import pytest_asyncio
from msgspec.structs import replace

from salon.core import Outcome, Sheet
from salon.server.domain.table import Table
from salon.server.settings import DAY, Settings
from salon.server.store.base import Ending
from salon.server.store.expiry import BATCH
from salon.server.store.sql import SqlStore
from tests.support.server.fakes import FakeClock
from tests.support.server.harness import Salon
from tests.support.server.rows import a_game, a_table, entry

NOW = 1_000 * DAY
OVER = Outcome((1,), (Sheet((), 3),))


@pytest_asyncio.fixture
async def stores(database: str) -> AsyncIterator[tuple[SqlStore, SqlStore]]:
    """Two servers' stores, on one database."""
    both = SqlStore(database), SqlStore(database)
    yield both
    for store in both:
        await store.close()


async def add(store: SqlStore, code: str, touched_ms: int, game_id: str | None = None) -> Table:
    """A table, at which a game may have been started."""
    table = replace(a_table(code), touched_ms=touched_ms)
    assert await store.add_table(table)
    if game_id is not None:
        table = replace(table, version=2, status="playing", game_id=game_id)
        assert await store.start_game(table, a_game(game_id, code), entry(game_id, 0, "start"))
    return table


async def codes(store: SqlStore) -> set[str]:
    every = [await store.tables_by_status(status) for status in ("lobby", "playing", "over")]
    return {table.code for tables in every for table in tables}


async def test_a_table_in_play_never_goes(stores: tuple[SqlStore, SqlStore]) -> None:
    store, _ = stores
    for code, game_id in (("ACDEF", "g1"), ("GHJKM", "g2")):
        await add(store, code, 5, game_id)
    late = entry("g1", 1, "late")
    await store.append(late._replace(row=late.row._replace(entry=replace(late.row.entry, at_ms=NOW))))
    assert await store.remove_tables(("playing",), NOW) == ["GHJKM"]
    assert await codes(store) == {"ACDEF"}
    assert len(await store.log("g1")) == 2
    assert await store.log("g2") == []


async def test_finished_games_go_long_after(stores: tuple[SqlStore, SqlStore]) -> None:
    store, _ = stores
    for code, game_id in (("ACDEF", "g1"), ("GHJKM", "g2")):
        await add(store, code, 5, game_id)
        await store.append(entry(game_id, 1, "end")._replace(ending=Ending(code, OVER)))
    assert await store.remove_games(NOW) == [], "their tables show them"
    assert await store.remove_tables(("over",), NOW) == ["ACDEF", "GHJKM"]
    assert await store.game("g1") is not None
    assert await store.remove_games(1_001) == []
    assert sorted(await store.remove_games(NOW)) == ["g1", "g2"]
    assert await store.game("g1") is None
    assert await store.log("g1") == []
    assert await store.finished_games("v1", 9) == []


async def test_two_servers_put_away_the_same_tables_once(stores: tuple[SqlStore, SqlStore]) -> None:
    one, two = stores
    letters = "ACDEFGHJKMNPQRTWXY34679"
    names = [f"AAA{a}{b}" for a in letters for b in letters][: BATCH + 100]
    await asyncio.gather(*(add(one, code, 5) for code in names))
    used = await add(one, "GHJKM", 5)
    removed: list[str] = []
    for _ in range(3):
        come = one.save_table(replace(used, version=used.version + 1, touched_ms=NOW))
        at_once = await asyncio.gather(
            one.remove_tables(("lobby",), NOW), two.remove_tables(("lobby",), NOW), come
        )
        removed += [*at_once[0], *at_once[1]]
    assert sorted(set(removed) | await codes(one)) == sorted([*names, "GHJKM"])
    assert len(set(removed)) == len(removed), "each went once"
    stored = await two.table("GHJKM")
    assert stored is None or stored.touched_ms == NOW, "who came in time stays"


async def test_a_sweep_takes_all_that_is_old_and_nothing_else(salon: Salon) -> None:
    store, clock = salon.node.context.store, salon.clock
    assert isinstance(clock, FakeClock)
    playing, (ada, ben) = await salon.playing("Ada", "Ben")
    lobby, _ = await salon.table("Cleo")
    old = clock.now_ms()
    letters = "ACDEFGHJKM"
    names = [f"Z{a}{b}{c}{d}" for a in "AC" for b in letters for c in letters for d in letters][: 4 * BATCH]
    await asyncio.gather(*(store.add_table(replace(a_table(code), touched_ms=old)) for code in names))
    clock.advance(Settings(database="").lobby_expires_ms + DAY)
    await ada.act({"type": "Vote", "points": 1})
    await ben.news(1)
    await salon.node.timers.sweep()
    assert await store.count_tables() == 1
    assert (await store.table(playing)) is not None
    assert (await ben.ask("GET", f"/api/tables/{lobby}")).status_code == 404
    clock.advance(Settings(database="").playing_expires_ms + DAY)
    await salon.node.timers.sweep()
    assert await store.count_tables() == 0
