"""Measures how long the points for every legal spot of a turn take, which a person waits for.

    .venv/bin/python -m bench.personimo.preview [--turns 300] [--brute 300]

Random games are stopped at random turns in the middle. Half of them are played so as to keep suits open. The same turns
are then evaluated by the brute-force version of the tests, and both must agree.
"""

import argparse
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

from salon.core import Timeline
from salon.games.personimo.bots.levels import BOTS
from salon.games.personimo.bots.planning import best_plan
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.rules.scoring.move_values import values_of_spots
from salon.games.personimo.rules.variants import base
from salon.games.personimo.suits.district_state import DistrictState, district_state_of
from salon.lab.arena.statistics import percentile
from tests.games.personimo.suits.brute_force import Layout, random_layout
from tests.games.personimo.tables import district_of

RULES = base(4)
TARGET_MS = 50


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--turns", type=int, default=300, help="how many turns to measure")
    parser.add_argument("--brute", type=int, default=300, help="how many of them by brute force too")
    options = parser.parse_args()

    random = Random("preview")
    turns = [random_layout(random) for _ in range(options.turns)]
    district_states = [(district_state_of(RULES, district_of(layout)), card) for layout, card in turns]
    sizes = [district_state.assignments.total for district_state, _ in district_states]
    print(f"{len(turns)} turns; assignments left: median {median(sizes):.0f}, most {max(sizes)}")

    ours = [timed(partial(values_of_spots, *pair)) for pair in district_states]
    report("points for every legal spot", ours)
    few = turns[: options.brute]
    brute = [timed(partial(by_brute_force, *turn)) for turn in few]
    report("the same by brute force", brute)
    for (layout, card), pair in zip(few, district_states, strict=False):
        assert values_of_spots(*pair) == by_brute_force(layout, card)
    ratios = [theirs / own for own, theirs in zip(ours, brute, strict=False)]
    print(f"brute force takes {median(ratios):.0f} times as long in the median, {max(ratios):.0f} at most")

    plans = [timed(partial(plan, *pair)) for pair in district_states]
    report("a full-greedy placement with four cards to claim", plans)
    report("a decision of a sharp bot in a game of six", sharp_decisions())
    print(f"target: {TARGET_MS} ms in the median: {'met' if median(ours) < TARGET_MS else 'MISSED'}")


def by_brute_force(layout: Layout, card: str) -> dict[object, tuple[int, int]]:
    return {spot: layout.plus(card, spot).best() for spot in layout.spots(card)}


def plan(district_state: DistrictState, card: str) -> None:
    best_plan(district_state, card, ("pact", "mill", "author", "end"), Random(0))


def sharp_decisions() -> list[float]:
    """A whole game of six sharp bots."""
    times, random = [], Random("sharp")
    timeline = Timeline.start(PERSONIMO, PERSONIMO.setup(6, {}, "sharp"), 0).timeline
    while waiting := PERSONIMO.waiting_for(timeline.state):
        seat = min(waiting)
        view = PERSONIMO.view(timeline.state, seat)
        start = perf_counter()
        action = BOTS["sharp"].choose(view, random)
        times.append((perf_counter() - start) * 1_000)
        timeline = timeline.act(seat, action, 0).timeline
    return times


def timed(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1_000


def report(what: str, times: list[float]) -> None:
    p90 = percentile(sorted(times), 0.9)
    print(f"{what:<50} median {median(times):8.2f} ms   p90 {p90:8.2f} ms   most {max(times):8.2f} ms")


if __name__ == "__main__":
    main()
