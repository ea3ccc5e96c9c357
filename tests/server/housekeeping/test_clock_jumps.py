"""A clock that jumps, forward or backward, deletes nothing and ends nobody's turn, on either kind of database."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from salon.server.background import cancel
from salon.server.clock import SystemClock
from salon.server.cluster.shared_clock import SharedClock
from salon.server.settings import DAY, HOUR, MINUTE, SECOND
from salon.server.store.sql import SqlStore
from tests.support.server.fakes import FakeClock
from tests.support.server.harness import Salon, open_salon
from tests.support.server.rows import a_game, a_table, entry
from tests.support.server.toy import TIME_MS

TABLES = 20
STARTED_MS = 1_800_000_000_000
LONG_OFF = 41 * DAY


class Machine:
    """The clocks of a machine and of its store. `wrong_ms` is what somebody has set them wrong by."""

    def __init__(self) -> None:
        self.passed_ms = 5_000
        self.wrong_ms = 0

    def wall_ms(self) -> int:
        return STARTED_MS + self.passed_ms + self.wrong_ms

    async def store_ms(self) -> int:
        return self.wall_ms()

    def clock(self, *, alone: bool) -> SystemClock:
        if alone:
            return SystemClock(self.wall_ms, lambda: self.passed_ms)
        clock = SharedClock(self.store_ms, lambda: self.passed_ms)
        clock._wall_ms = self.wall_ms
        return clock


class Watched:
    """A server on such a machine, whose rounds the test runs."""

    def __init__(self, salon: Salon, machine: Machine) -> None:
        self.salon = salon
        self.machine = machine
        self.store = cast("SqlStore", salon.node.context.store)

    async def run(self, ms: int, step_ms: int) -> None:
        """Time passes, in rounds."""
        for _ in range(ms // step_ms):
            self.machine.passed_ms += step_ms
            await self.round()

    async def round(self) -> None:
        node = self.salon.node
        if not node.context.settings.alone:
            await node.peer_sync.sync()
        await node.timers.fire()
        await node.timers._sweeper.sweep_if_due()

    async def jump(self, ms: int) -> None:
        self.machine.wrong_ms += ms
        await self.run(6 * SECOND, SECOND)


@asynccontextmanager
async def watched(folder: Path, database: str, machine: Machine, *, alone: bool) -> AsyncIterator[Watched]:
    clock = machine.clock(alone=alone)
    await clock.sync()
    async with open_salon(
        folder, clock=cast("FakeClock", clock), database=database, alone=alone, dead_ms=6 * SECOND
    ) as salon:
        await cancel(salon.node._timing)
        await cancel(salon.node._syncing)
        store = cast("Any", salon.node.context.store)
        store.time_ms = machine.store_ms
        yield Watched(salon, machine)


async def add_running_tables(store: SqlStore, now_ms: int) -> None:
    letters = "ACDEFGHJKMNPQRTWXY34"

    async def add(number: int) -> None:
        code, game_id = f"AAAA{letters[number]}", f"game{number}"
        table = replace(a_table(code), touched_ms=now_ms)
        assert await store.add_table(table)
        table = replace(table, version=2, status="playing", game_id=game_id)
        first = entry(game_id, 0, "start")
        first = first._replace(row=first.row._replace(entry=replace(first.row.entry, at_ms=now_ms)))
        assert await store.start_game(table, a_game(game_id, code), first)

    await asyncio.gather(*map(add, range(TABLES)))


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("jump_ms", [LONG_OFF, -LONG_OFF, HOUR + MINUTE, 500 * DAY])
async def test_a_jump_deletes_nothing_and_what_is_really_old_goes_later(
    tmp_path: Path, database: str, jump_ms: int, alone: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "salon.server.housekeeping")
    async with watched(tmp_path, database, Machine(), alone=alone) as server:
        await add_running_tables(server.store, server.machine.wall_ms())
        await server.run(2 * HOUR, 10 * MINUTE)
        assert await server.store.count_tables() == TABLES
        swept = caplog.text.count("expired: 0 tables")
        assert swept > 0, "a steady clock lets the server sweep"
        await server.jump(jump_ms)
        assert "has jumped by" in caplog.text
        assert await server.store.count_tables() == TABLES
        await server.run(HOUR - MINUTE, MINUTE)
        assert caplog.text.count("expired:") == swept, "nothing is swept while the clock is in doubt"
        await server.run(5 * HOUR, 10 * MINUTE)
        assert await server.store.count_tables() == TABLES, "the time that was skipped makes nothing older"
        await server.run(28 * DAY, 12 * HOUR)
        assert await server.store.count_tables() == TABLES
        if jump_ms < 0:
            await server.jump(-jump_ms)
        if jump_ms < 0 and not alone:
            await server.run(2 * DAY, 12 * HOUR)
            assert await server.store.count_tables() == TABLES, "this may have been stored by the wrong clock"
            await server.run(LONG_OFF, 12 * HOUR)
        await server.run(3 * DAY, 12 * HOUR)
        assert await server.store.count_tables() == 0, "thirty days without an action"
    assert f"{TABLES} tables with their unfinished games" in caplog.text
    assert "AAAA" not in caplog.text, "no code is logged"


@pytest.mark.parametrize("alone", [True, False])
async def test_a_clock_that_is_put_right_again_leaves_no_trace(
    tmp_path: Path, database: str, alone: bool
) -> None:
    async with watched(tmp_path, database, Machine(), alone=alone) as server:
        await add_running_tables(server.store, server.machine.wall_ms())
        for jump_ms in (LONG_OFF, -LONG_OFF, -LONG_OFF, LONG_OFF):
            await server.jump(jump_ms)
        assert await server.store.count_tables() == TABLES
        assert server.salon.node.context.clock.now_ms() == server.machine.wall_ms()


async def test_a_clock_that_is_wrong_at_the_start_deletes_nothing_at_once(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "salon.server.housekeeping")
    store = SqlStore(database)
    await add_running_tables(store, STARTED_MS)
    await store.close()
    machine = Machine()
    machine.wrong_ms = LONG_OFF
    async with watched(tmp_path, database, machine, alone=True) as server:
        await server.run(23 * HOUR, 10 * MINUTE)
        assert await server.store.count_tables() == TABLES
        assert "nothing has been stored for 41 days" in caplog.text
        await server.run(2 * HOUR, 10 * MINUTE)
        assert await server.store.count_tables() == 0, "the server was off for as long as the clock says"
    assert f"{TABLES} tables with their unfinished games" in caplog.text


async def test_after_a_short_pause_expiry_waits_for_a_steady_hour(tmp_path: Path, database: str) -> None:
    store = SqlStore(database)
    await add_running_tables(store, STARTED_MS - LONG_OFF)
    assert await store.add_table(replace(a_table("GHJKM"), touched_ms=STARTED_MS))
    await store.close()
    async with watched(tmp_path, database, Machine(), alone=True) as server:
        await server.run(HOUR - MINUTE, MINUTE)
        assert await server.store.count_tables() == TABLES + 1
        await server.run(HOUR, MINUTE)
        assert await server.store.count_tables() == 1


async def test_expiry_needs_the_clock_of_the_store(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "salon.server.housekeeping")
    async with watched(tmp_path, database, Machine(), alone=True) as server:
        await add_running_tables(server.store, server.machine.wall_ms() - LONG_OFF)

        async def earlier() -> int:
            return server.machine.wall_ms() - LONG_OFF

        cast("Any", server.store).time_ms = earlier
        await server.run(3 * DAY, HOUR)
        assert await server.store.count_tables() == TABLES
        assert "the clocks of the store and of the server differ" in caplog.text
        cast("Any", server.store).time_ms = server.machine.store_ms
        await server.run(2 * HOUR, 10 * MINUTE)
        assert await server.store.count_tables() == 0


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("jump_ms", [LONG_OFF, -LONG_OFF])
async def test_a_jump_ends_nobodys_turn(tmp_path: Path, database: str, jump_ms: int, alone: bool) -> None:
    async with watched(tmp_path, database, Machine(), alone=alone) as server:
        games = []
        for _ in range(3):
            _, (ada, _ben) = await server.salon.playing("Ada", "Ben", options={"clock": True, "rounds": 50})
            games.append(ada.game_id)

        async def seqs() -> list[int]:
            return [(await server.store.log(game))[-1].entry.seq for game in games]

        await server.jump(jump_ms)
        assert await seqs() == [0, 0, 0], "nobody's time has run out"
        if not alone and jump_ms < 0:
            return  # a shared clock that is set back lets turns last longer
        await server.run(TIME_MS, SECOND)
        assert await seqs() == [1, 1, 1], "and then it runs out as it should"


async def test_a_jump_makes_no_peer_seem_dead(tmp_path: Path, database: str) -> None:
    machine = Machine()
    async with (
        watched(tmp_path, database, machine, alone=False) as one,
        watched(tmp_path, database, machine, alone=False) as two,
    ):
        code, _ = await two.salon.table("Ada")
        for server in (one, two):
            await server.run(2 * SECOND, SECOND)
        machine.wrong_ms += LONG_OFF
        for _ in range(12):
            machine.passed_ms += SECOND
            await one.round()
            await two.round()
        table = await one.store.table(code)
        assert table is not None
        assert table.members[0].away_ms is None
