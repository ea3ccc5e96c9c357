"""Bots stop no game: not when they cannot think, nor when the store has no room, nor when the clock is set back."""

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest

from salon.core import Refusal, Timeline
from salon.games.registry import GAMES
from salon.server.clock import SystemClock
from salon.server.compute.tasks import Choice
from salon.server.compute.worker_pool import WorkerError, WorkerPool
from salon.server.domain.game import BOT
from salon.server.store.base import Append, StoreFullError
from tests.support.games import ANY_GAME
from tests.support.server.harness import Salon, open_salon, settings_in
from tests.support.server.workers import ToyWorkers

pytestmark = pytest.mark.asyncio

PAUSE_MS = 700


class Broken(ToyWorkers):
    """Cannot think."""

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> Choice:
        raise WorkerError("BrokenProcessPool")


async def test_a_bot_that_cannot_think_does_anything_legal(tmp_path: Path) -> None:
    async with open_salon(tmp_path, workers=Broken()) as salon:
        _, (ada,) = await salon.playing("Ada", seats=2, bots=("easy",))
        await ada.news(1)
        assert list(ada.waiting()) == ["0"]


async def test_a_bot_acts_when_the_store_has_room_again(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, (ada,) = await salon.table("Ada", seats=2, bots=("easy",))
    store, tried = salon.node.context.store, asyncio.Event()
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
        while not salon.node.bot_scheduler.plans(code):
            await ada.quiet()
        salon.clock.advance(-3_600_000)
        salon.node.bot_scheduler.schedule(code)
        await ada.news(1)


async def test_a_worker_that_was_killed_is_replaced_before_anybody_notices(tmp_path: Path) -> None:
    game = GAMES[ANY_GAME]
    timeline = Timeline.start(game, game.setup(2, {}, "tea"), 0).timeline
    view = msgspec.json.encode(game.view(timeline.state, min(timeline.waiting)))
    workers = WorkerPool(SystemClock(), settings_in(tmp_path))
    try:
        first = await workers.choose(ANY_GAME, "gentle", view, "seed")
        assert workers._pool is not None
        for pid in list(workers._pool._processes):
            os.kill(pid, signal.SIGKILL)
        assert await workers.choose(ANY_GAME, "gentle", view, "seed") == first
    finally:
        await workers.close()


async def test_what_a_worker_cannot_do_is_one_kind_of_error_and_a_refusal_stays_one(tmp_path: Path) -> None:
    workers = WorkerPool(SystemClock(), settings_in(tmp_path))
    try:
        with pytest.raises(WorkerError, match="DecodeError"):
            await workers.choose(ANY_GAME, "gentle", b"no view", "seed")
        with pytest.raises(Refusal, match="no-challenge"):
            await workers._run(_refusing)
    finally:
        await workers.close()


def _refusing() -> bytes:
    raise Refusal("no-challenge-found")


async def test_the_host_sets_the_pace_of_the_bots_during_the_game(tmp_path: Path) -> None:
    async with open_salon(tmp_path, bot_delay_ms=PAUSE_MS) as salon:
        code, (ada, ben) = await salon.playing("Ada", "Ben", seats=3, bots=("easy",))

        async def set_pace(pace: str) -> None:
            await ada.ok("PATCH", f"/api/tables/{code}", {"bot_pace": pace})
            await ben.table(lambda table: table["bot_pace"] == pace)  # everybody sees the same

        refused = await ben.ask("PATCH", f"/api/tables/{code}", {"bot_pace": "slow"})
        assert refused.json()["code"] == "not-host"
        assert (await ada.ask("PATCH", f"/api/tables/{code}", {"bot_pace": "warp"})).status_code == 400
        await set_pace("slow")
        while not salon.node.bot_scheduler.plans(code):
            await ada.quiet()
        salon.clock.advance(PAUSE_MS)
        await ada.quiet()
        assert ada.seq == 0, "a slow bot pauses longer than usual"
        await set_pace("at-once")
        await ada.news(1)
    async with open_salon(tmp_path, bot_delay_ms=PAUSE_MS) as salon:
        table = await salon.node.tables.get(code)
        assert table.bot_pace == "at-once", "a restart keeps the pace"
