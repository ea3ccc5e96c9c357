"""What a server measures of itself: the lag of its event loop, its disk, and whether its store answers."""

import asyncio
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from salon.server.background import cancel
from salon.server.moderation.moderator import POLL_MS
from salon.server.monitoring.gauges import disk_gauges
from salon.server.monitoring.loop_lag import EVERY_S, measure_loop_lag
from salon.server.settings import Settings
from salon.server.store.base import StoreDownError
from tests.support.server.harness import PATIENCE_S, Salon

pytestmark = pytest.mark.asyncio


def value_of(salon: Salon, name: str) -> float:
    value = salon.node.metrics.registry.get_sample_value(name)
    assert value is not None, name
    return value


def size_of(folder: Path, pattern: str) -> int:
    return sum(path.stat().st_size for path in folder.glob(pattern))


async def test_the_lag_is_what_a_sleep_took_too_long() -> None:
    times, lags, done = iter([0.0, EVERY_S, 1.0, 1.0 + EVERY_S + 13.8]), list[float](), asyncio.Event()

    async def sleep(_seconds: float) -> None:
        if len(lags) == 2:
            done.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(measure_loop_lag(lags.append, lambda: next(times, 99.0), sleep))
    await asyncio.wait_for(done.wait(), PATIENCE_S)
    await cancel(task)
    assert lags == [0.0, pytest.approx(13.8)]


async def test_a_running_server_measures_its_lag(salon: Salon) -> None:
    measured = asyncio.Event()

    def observe(lag: float) -> None:
        salon.node.metrics.loop_lag.observe(lag)
        measured.set()

    task = asyncio.create_task(measure_loop_lag(observe))
    await asyncio.wait_for(measured.wait(), PATIENCE_S)
    await cancel(task)
    assert value_of(salon, "salon_loop_lag_seconds_count") >= 1
    assert salon.node._measuring is not None
    assert not salon.node._measuring.done()


async def test_the_free_disk_and_the_size_of_the_database(salon: Salon, tmp_path: Path) -> None:
    assert value_of(salon, "salon_disk_free_bytes") > 0
    assert value_of(salon, "salon_database_bytes") == size_of(tmp_path, "salon.sqlite3*") > 0


async def test_a_disk_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    gauges = disk_gauges(Settings(database="postgresql://host/salon"))
    assert [read() for _, read in gauges.values()] == [None, None]
    gauges = disk_gauges(Settings(database="postgresql://host/salon", own=tmp_path / "gone"))
    assert gauges["salon_disk_free_bytes"][1]() is None


async def test_a_store_that_does_not_answer_is_not_ready(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert value_of(salon, "salon_ready") == 1
    asked = asyncio.Event()

    async def down() -> int:
        asked.set()
        raise StoreDownError

    monkeypatch.setattr(salon.node.context.store.moderation, "head", down)
    salon.clock.advance(POLL_MS)
    await asyncio.wait_for(asked.wait(), PATIENCE_S)
    await asyncio.sleep(0)
    assert value_of(salon, "salon_ready") == 0
    monkeypatch.undo()
    await salon.node.moderator.sync()
    assert b"salon_ready" in generate_latest(salon.node.metrics.registry)
