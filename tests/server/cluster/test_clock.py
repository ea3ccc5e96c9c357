"""The clock of a server that is alone, and the one that several share: the store's, whatever their own show."""

import pytest

from salon.server.clock import SystemClock
from salon.server.cluster.shared_clock import SLOW_MS, SharedClock

pytestmark = pytest.mark.asyncio


class Times:
    """A store's clock and a server's stopwatch; an answer of the store takes `trip_ms`."""

    def __init__(self) -> None:
        self.store_ms = 1_800_000_000_000
        self.stopwatch_ms = 500
        self.trip_ms = 0

    def pass_by(self, ms: int) -> None:
        self.store_ms += ms
        self.stopwatch_ms += ms

    async def look(self) -> int:
        self.pass_by(self.trip_ms // 2)
        shown = self.store_ms
        self.pass_by(self.trip_ms - self.trip_ms // 2)
        return shown


def shared(times: Times) -> SharedClock:
    return SharedClock(times.look, lambda: times.stopwatch_ms)


async def test_it_shows_the_stores_time_and_goes_on_by_itself() -> None:
    times = Times()
    clock = shared(times)
    times.trip_ms = 40
    await clock.sync()
    assert clock.now_ms() == times.store_ms
    times.pass_by(1234)
    assert clock.now_ms() == times.store_ms


async def test_a_stopwatch_that_jumps_is_put_right() -> None:
    times = Times()
    clock = shared(times)
    await clock.sync()
    times.stopwatch_ms += 31_000  # the machine was asleep, or wrong
    assert clock.now_ms() == times.store_ms + 31_000
    await clock.sync()
    assert clock.now_ms() == times.store_ms


async def test_an_answer_that_took_too_long_says_nothing() -> None:
    times = Times()
    clock = shared(times)
    await clock.sync()
    times.trip_ms = SLOW_MS + 1
    times.store_ms -= 5_000
    before = clock.now_ms()
    await clock.sync()
    assert clock.now_ms() == before + times.trip_ms


async def test_a_wall_clock_that_is_set_back_makes_nobody_wait() -> None:
    times = Times()
    clock = SystemClock(lambda: times.store_ms, lambda: times.stopwatch_ms)
    began = clock.now_ms()
    times.store_ms -= 3_600_000
    times.pass_by(30_000)
    assert clock.now_ms() == began + 30_000, "a turn that is over after half a minute is over then"
    times.store_ms += 2 * 3_600_000
    assert clock.now_ms() == times.store_ms, "what is set forward counts at once"
