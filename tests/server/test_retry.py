"""Retries: what is unreachable is tried again, and a lost race is run again. No test waits in real time."""

from collections.abc import Iterator

import pytest
import stamina

from salon.core import Refusal
from salon.server.retry import RACES, async_retrying, compare_and_set, retrying


@pytest.fixture(autouse=True)
def no_pauses() -> Iterator[None]:
    with stamina.set_testing(True, attempts=3):
        yield


class Flaky:
    """Fails some times before it succeeds."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.calls = 0

    def __call__(self) -> str:
        self.calls += 1
        if self.calls <= self.failures:
            raise OSError("unreachable")
        return "done"

    async def later(self) -> str:
        return self()

    async def race(self) -> str | None:
        self.calls += 1
        return None if self.calls <= self.failures else "done"


def test_an_error_worth_it_is_retried(caplog: pytest.LogCaptureFixture) -> None:
    flaky = Flaky(2)
    assert retrying(1.0)(OSError, flaky) == "done"
    assert flaky.calls == 3
    assert len(caplog.records) == 1, "a series of retries is logged once"


def test_other_errors_are_raised_at_once() -> None:
    flaky = Flaky(2)
    with pytest.raises(OSError, match="unreachable"):
        retrying(1.0)(lambda _error: False, flaky)
    assert flaky.calls == 1


def test_the_last_error_is_raised_in_the_end() -> None:
    with pytest.raises(OSError, match="unreachable"):
        retrying(1.0)(OSError, Flaky(9))


async def test_a_coroutine_is_retried() -> None:
    flaky = Flaky(2)
    assert await async_retrying(None)(OSError, flaky.later) == "done"
    assert flaky.calls == 3


async def test_a_lost_race_is_run_again() -> None:
    flaky = Flaky(RACES - 1)
    assert await compare_and_set(flaky.race) == "done"


async def test_a_race_that_is_always_lost_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        await compare_and_set(Flaky(RACES).race)
    assert refused.value.code == "busy"
