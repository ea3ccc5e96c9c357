"""What a server measures of itself: the lag of its event loop, its disk, and whether its store answers."""

import asyncio
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from salon.server.background import cancel
from salon.server.moderation.moderator import POLL_MS
from salon.server.monitoring.loop_lag import EVERY_S, measure_loop_lag
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
    assert salon.node._lagging is not None
    assert not salon.node._lagging.done()


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
