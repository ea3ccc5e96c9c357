"""Measures how long the exactly best assignment of a whole district takes, for every size and every difficult variant.

    .venv/bin/python -m bench.personimo.assignments [--districts 30]

Districts are filled card by card to the last one. Half of them are laid so as to keep as many suits open as possible,
which nobody who plays to win would do. The brute-force version of the tests lists all assignments where it can, and
both must agree. Times are those of this process alone.
"""

import argparse
from random import Random
from statistics import median
from time import process_time

from salon.core import OptionValue
from salon.games.personimo.model.district import District
from salon.games.personimo.rules.placement import CardPlacement
from salon.games.personimo.rules.scoring.districts import best_of
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import rules_for
from salon.games.personimo.suits.district_state import DistrictState, district_state_of, open_cards
from salon.lab.arena.statistics import percentile
from tests.games.personimo.suits.brute_force_variants import BONUSES, Book, Layout, book_of

TARGET_MS = 1_000
MOST_FOR_BRUTE_FORCE = 3_000
LARGE: dict[str, OptionValue] = {"size": "9x9", "courting_danger": True}
ALL_BONUSES: dict[str, OptionValue] = {f"bonus_{name}": True for name in BONUSES}

CASES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "5x5": (4, {}),
    "5x5, three suits (PM-54)": (4, {"courting_danger": True}),
    "5x5, two suits a square (PM-55)": (4, {"courting_danger": True, "don_giovanni": True}),
    "5x5, wild Excuses (PM-56)": (4, {"excuses_wild": True}),
    "5x5, chosen scoring suits (PM-57)": (4, {"paralysis": True}),
    "5x5, all own bonuses (PM-90 to 95)": (3, ALL_BONUSES),
    "sprawl (PM-74)": (4, {"sprawl": True}),
    "Jacynimo (PM-100), wild Excuses": (4, {"jacynimo": True, "excuses_wild": True}),
    "6x6 (PM-71)": (2, {"size": "6x6"}),
    "7x7 (PM-70)": (2, {"size": "7x7"}),
    "9x9, three suits (PM-72)": (2, LARGE),
    "9x9, two suits a square": (2, {**LARGE, "don_giovanni": True}),
    "9x9, wild Excuses": (2, {**LARGE, "excuses_wild": True}),
    "9x9, chosen scoring suits": (2, {**LARGE, "paralysis": True}),
    "9x9, everything at once": (
        2,
        {**LARGE, **ALL_BONUSES, "excuses_wild": True, "paralysis": True, "attraction_from": 2},
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--districts", type=int, default=30, help="how many of each kind, and as many kept open"
    )
    number = parser.parse_args().districts
    print(
        f"{'':<38}{'open cards':>11}{'assignments':>14}{'median ms':>11}{'p90':>8}{'most':>9}   brute force"
    )
    slowest = 0.0
    for name, (seats, options) in CASES.items():
        rules, book = rules_for(seats, options), book_of(options)
        for keep_open in (False, True):
            times, brute = [], []
            sizes, opens = [], []
            for seed in range(number):
                district_state = filled(rules, Random(f"{name} {keep_open} {seed}"), keep_open=keep_open)
                start = process_time()
                value = best_of(district_state).value
                times.append((process_time() - start) * 1_000)
                sizes.append(district_state.assignments.total)
                opens.append(len(open_cards(district_state)))
                if sizes[-1] <= MOST_FOR_BRUTE_FORCE:
                    brute.append(by_brute_force(district_state, book, value))
            slowest = max(slowest, *times)
            p90 = percentile(sorted(times), 0.9)
            twin = f"{median(brute):8.0f} ms, {len(brute)} of {number}" if brute else "       -"
            what = name if not keep_open else "    kept open"
            print(
                f"{what:<38}{median(opens):>11.0f}{max(sizes):>14.3g}"
                f"{median(times):>11.2f}{p90:>8.1f}{max(times):>9.1f}   {twin}"
            )
    verdict = "met" if slowest < TARGET_MS else "MISSED"
    print(f"\ntarget: less than {TARGET_MS} ms for every district: {verdict} ({slowest:.0f} ms at most)")


def filled(rules: Rules, random: Random, *, keep_open: bool) -> DistrictState:
    """Return a district with all its cards, as far as they fit."""
    headquarters = random.choice(rules.headquarters.cards)
    deck = [card for card in rules.deck.cards if card != headquarters]
    random.shuffle(deck)
    district_state = district_state_of(rules, District(headquarters))
    for card in deck[: rules.placement.cards]:
        spots = CardPlacement(district_state, card).spots()
        tried = random.sample(spots, min(len(spots), 8 if keep_open else 1))
        after = [
            each for each in (district_state.with_card(card, spot) for spot in tried) if each is not None
        ]
        district_state = max(after, key=lambda each: len(open_cards(each)), default=district_state)
    return district_state


def by_brute_force(district_state: DistrictState, book: Book, value: tuple[int, int]) -> float:
    """Return the time of the brute-force version, which must find the same value."""
    headquarters, *cards = district_state.cards
    start = process_time()
    best = Layout(book, headquarters.card, [(laid.card, laid.squares) for laid in cards]).best()
    took = (process_time() - start) * 1_000
    assert best == value, (best, value)
    return took


if __name__ == "__main__":
    main()
