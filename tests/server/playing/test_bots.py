"""Bots stop no game: not when they cannot think, nor when the store has no room, nor when the clock is set back."""

import asyncio
from pathlib import Path

import pytest

from salon.bots import Choice
from salon.server.playing.workers import WorkerError
from salon.server.store.base import StoreFullError
from salon.server.store.rows import BOT, Append
from tests.server.brains import ToyBrains
from tests.server.harness import Salon, open_salon

pytestmark = pytest.mark.asyncio

PAUSE_MS = 700


class Broken(ToyBrains):
    """Cannot think."""

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> Choice:
        raise WorkerError("BrokenProcessPool")


async def test_a_bot_that_cannot_think_does_anything_legal(tmp_path: Path) -> None:
    async with open_salon(tmp_path, brains=Broken()) as salon:
        _, (ada,) = await salon.playing("Ada", seats=2, bots=("easy",))
        await ada.news(1)
        assert list(ada.waiting()) == ["0"]


async def test_a_bot_acts_when_the_store_has_room_again(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, (ada,) = await salon.table("Ada", seats=2, bots=("easy",))
    store, tried = salon.house.store, asyncio.Event()
    append = store.append

    async def full(entry: Append) -> None:
        if entry.row.client_id.startswith(BOT):
            tried.set()
            raise StoreFullError("no room")
        await append(entry)

    monkeypatch.setattr(store, "append", full)
    await ada.ok("POST", f"/api/tables/{code}/start")
    await tried.wait()
    await ada.quiet()
    monkeypatch.setattr(store, "append", append)
    salon.clock.advance(1_000)
    await ada.news(1)


async def test_a_bot_does_not_wait_until_a_clock_that_was_set_back_is_there_again(tmp_path: Path) -> None:
    async with open_salon(tmp_path, bot_delay_ms=PAUSE_MS) as salon:
        code, (ada,) = await salon.table("Ada", seats=2, bots=("easy",))
        await ada.ok("POST", f"/api/tables/{code}/start")
        await ada.news(0)
        while not salon.house.autopilot._plans.get(code):
            await ada.quiet()
        salon.clock.advance(-3_600_000)
        salon.house.autopilot.consider(code)
        await ada.news(1)
