"""How long real players took (PX-5): collected from records, and compared with how hard each test is rated."""

from collections.abc import Iterable, Iterator
from math import log2
from statistics import fmean, median
from typing import NamedTuple

from salon.core import Record, replay
from salon.games.polyminix.content.challenges import Challenge, Level
from salon.games.polyminix.content.difficulty import Effort, Weights, difficulty, fit
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.model.boxes import TEST_FACES
from salon.games.polyminix.model.public_state import Result
from salon.games.polyminix.model.state import State
from salon.games.polyminix.rules.goals import challenges

FEWEST = 8
"""With fewer times than this no new weights are fitted: they would describe chance, not people."""


class Time(NamedTuple):
    """How long one person took for one test, without a hint."""

    challenge: Challenge
    test: str
    seconds: float

    @property
    def effort(self) -> Effort:
        """What the test takes, as it was measured."""
        return self.challenge.efforts[TEST_FACES.index(self.test)]

    @property
    def rated(self) -> float:
        """The difficulty of the test, as a power of two."""
        return difficulty(self.effort)


def times_in(record: Record) -> Iterator[Time]:
    """The times of people in a game of Polyminix, on one figure, without hints. Records of other games have none.

    Raises a ValueError where a record breaks a rule.
    """
    if record.setup.game != POLYMINIX.spec.name or not record.entries:
        return
    POLYMINIX.setup(record.setup.seats, record.setup.options, record.setup.seed)  # refuses what cannot be
    seen: dict[str, Challenge] = dict(challenges())
    results: tuple[Result, ...] = ()
    for step in replay(POLYMINIX, record):
        state: State = step.timeline.state
        seen.update((challenge.id, challenge) for challenge in state.table.made)
        results = state.results
    for result in results:
        for finish in result.finishes:
            if finish.ms is None or finish.hints or finish.seat in record.bots or result.test is None:
                continue
            match [seen[name] for name in result.challenges[finish.seat] if name in seen]:
                case [challenge] if challenge.efforts:
                    yield Time(challenge, result.test, finish.ms / 1000)


class Compared(NamedTuple):
    """Times beside what was expected of them: the seconds that the rating means, on the whole, to these people."""

    what: str
    times: int
    seconds: float
    expected: float


def pace(times: Iterable[Time]) -> float:
    """What a rating of 0 takes these people, as a power of two of seconds: their median."""
    return median(log2(max(time.seconds, 0.1)) - time.rated for time in times)


def by_level(times: list[Time]) -> list[Compared]:
    """For each level that was played: the medians of the times, and of what was expected."""
    levels = sorted({time.challenge.level for time in times}, key=list(Level).index)
    return [
        _compared(level.value, [time for time in times if time.challenge.level is level], pace(times))
        for level in levels
    ]


def by_test(times: list[Time]) -> list[Compared]:
    """For each test, the furthest from what was expected first."""
    usual = pace(times)
    tests = {(time.challenge.id, time.test) for time in times}
    found = [
        _compared(f"{name} {test}", [t for t in times if (t.challenge.id, t.test) == (name, test)], usual)
        for name, test in sorted(tests)
    ]
    return sorted(found, key=lambda one: -abs(log2(max(one.seconds, 0.1) / one.expected)))


def agreement(times: list[Time]) -> float | None:
    """How well the ratings order the times: the correlation of both as powers of two; None where nothing varies."""
    rated = [time.rated for time in times]
    taken = [log2(max(time.seconds, 0.1)) for time in times]
    middle, usual = fmean(rated), fmean(taken)
    spread = sum((x - middle) ** 2 for x in rated) * sum((y - usual) ** 2 for y in taken)
    if spread == 0:
        return None
    together = sum((x - middle) * (y - usual) for x, y in zip(rated, taken, strict=True))
    return float(together / spread**0.5)


def better_weights(times: list[Time]) -> Weights | None:
    """Weights that explain these times best; None while there are too few."""
    return None if len(times) < FEWEST else fit([(time.effort, time.seconds) for time in times])


def _compared(what: str, times: list[Time], usual: float) -> Compared:
    expected = median(2 ** (usual + time.rated) for time in times)
    return Compared(what, len(times), round(median(time.seconds for time in times), 1), round(expected, 1))
