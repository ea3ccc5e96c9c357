"""Who minds a table: somebody does, whichever way a server ends, and what is known of others' tables does not grow."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from salon.server.bus import LocalBus
from tests.support.server.fakes import FakeClock
from tests.support.server.harness import PATIENCE_S, Salon, open_salon
from tests.support.server.workers import ToyWorkers

pytestmark = pytest.mark.asyncio

ALL_BY_THEMSELVES = {"seats": 3, "bots": ["easy", "easy"], "options": {"rounds": 50}}


class Slow(ToyWorkers):
    """Lets nobody play on before it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.awake = asyncio.Event()

    async def choose(self, *asked: Any) -> Any:
        await self.awake.wait()
        return await super().choose(*asked)


async def left_alone(salon: Salon) -> str:
    """A table from which the one person has gone; its bots have the next move."""
    _, (ada,) = await salon.playing("Ada", **ALL_BY_THEMSELVES)
    await ada.hang_up()
    return ada.game_id


async def goes_on(salon: Salon, game_id: str, after: int) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while len(await salon.node.context.store.log(game_id)) <= after:
            salon.clock.advance(1_000)
            if not salon.node.context.settings.alone:
                await salon.node.peer_sync.sync()


async def test_the_bots_of_a_server_that_says_goodbye_go_on_at_another(tmp_path: Path) -> None:
    clock = FakeClock()
    shared: dict[str, Any] = {"clock": clock, "alone": False}
    async with open_salon(tmp_path, bus=LocalBus(), **shared) as two:
        async with open_salon(tmp_path, bus=LocalBus(), workers=Slow(), **shared) as one:
            game_id = await left_alone(one)
        await goes_on(two, game_id, after=1)


async def test_the_bots_of_servers_that_were_killed_go_on_at_one_that_is_alone(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_salon(tmp_path, clock=clock, workers=Slow(), alone=False) as one:
        game_id = await left_alone(one)
        await one.die()
        async with open_salon(tmp_path, clock=clock) as two:
            await goes_on(two, game_id, after=1)


async def test_who_minds_a_table_is_forgotten_when_nobody_here_has_to_do_with_it(tmp_path: Path) -> None:
    async with open_salon(tmp_path, alone=False) as salon:
        code, (ada,) = await salon.table("Ada")
        leases = salon.node.leases
        for other in ("AAAAA", "CCCCC"):
            leases.note_holder(other, "another server")
        await salon.node.context.store.acquire_lease(
            code, "another server", salon.clock.now_ms(), salon.clock.now_ms() + 9_999
        )
        await salon.node.peer_sync.sync()
        assert [leases.held_elsewhere(each) for each in (code, "AAAAA", "CCCCC")] == [True, False, False]
        await ada.hang_up()
        await salon.node.peer_sync.sync()
        assert not leases.held_elsewhere(code)
