"""What districts and seats score together, who wins, and how ties are broken (PM-37, PM-41 to PM-45, PM-96)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from salon.core import Note, Outcome, Seat, Sheet, SheetLine
from salon.games.personimo.model.cards import NATURAL_ORDER
from salon.games.personimo.model.district import District
from salon.games.personimo.rules.scoring.bonuses import Contest, Rivals
from salon.games.personimo.rules.scoring.districts import (
    Best,
    Sizes,
    Value,
    best_above,
    best_of,
    bonuses_of,
    largest_of,
    neighbourhoods,
)
from salon.games.personimo.rules.slots import Rules, Tally
from salon.games.personimo.suits.bounds import SUITS
from salon.games.personimo.suits.district_state import HEADQUARTERS, DistrictState, district_state_of

Districts = tuple[District, ...]
DistrictStates = Sequence[DistrictState]

NO_GAIN = Value(0, 0)
POINTS_AND_LARGEST, POINTS_ALONE = 2, 1
"""How much of a gain is a reason to change."""


class Change(NamedTuple):
    """The best assignment of a district against its rivals, and what it gains over the one that the district has.

    The gain counts points with PM-96, then squares of the largest neighbourhood.
    """

    best: Best
    gain: Value


def best_in(rules: Rules, district: District) -> Best:
    """Return the best assignment of a district by itself."""
    return best_alone(district_state_of(rules, district))


def best_alone(district_state: DistrictState) -> Best:
    """Return the best assignment of a district state by itself; cached."""
    return district_state.cached("best", lambda: best_of(district_state))


@lru_cache(maxsize=1024)
def best_together(rules: Rules, districts: Districts) -> tuple[Best, ...]:
    """Return the best assignment of each district, given all of them (PM-37, PM-96)."""
    return best_among(rules, [district_state_of(rules, district) for district in districts])


def best_among(rules: Rules, district_states: DistrictStates) -> tuple[Best, ...]:
    """Return the best assignment of each district. Where districts compete, it is best against the others' (PM-96).

    At first every district has the best assignment by itself. While any district has a better one against those of the
    others, one district changes to it: the one that gains most, then has fewest points, then whose headquarters comes
    first in the list of headquarters. The order of the seats plays no part. If the same assignments recur, only a gain
    of points is a reason to change from then on. If they recur again, one set of the recurring ones counts: the one in
    which the districts could gain fewest points in total, then have most in total, then the earliest.
    """
    held = tuple(best_alone(district_state) for district_state in district_states)
    contest = rules.bonuses.contest
    if contest is None:
        return held
    homes = [
        rules.headquarters.cards.index(district_state.cards[HEADQUARTERS].card)
        for district_state in district_states
    ]
    seen: dict[tuple[Best, ...], tuple[int, int]] = {}
    for counted in (POINTS_AND_LARGEST, POINTS_ALONE):
        seen.clear()
        while held not in seen:
            rivals = _rivals(contest, district_states, held)
            changes = [_change(*each) for each in zip(district_states, held, rivals, strict=True)]
            points = list(map(_total, district_states, held, rivals))
            *_, number = max(
                (change.gain[:counted], -points[number], -homes[number], number)
                for number, change in enumerate(changes)
            )
            if changes[number].gain[:counted] == NO_GAIN[:counted]:
                return held
            seen[held] = sum(change.gain.points for change in changes), -sum(points)
            held = (*held[:number], changes[number].best, *held[number + 1 :])
    repeated = list(seen)[list(seen).index(held) :]
    return min(repeated, key=lambda each: seen[each])


def _rivals(contest: Contest, district_states: DistrictStates, bests: Sequence[Best]) -> list[Rivals]:
    """Return what each district competes against when all have these assignments.

    Only the two largest sizes matter: a third district ahead changes nothing.
    """
    sizes = [
        largest_of(district_state, best.readings)
        for district_state, best in zip(district_states, bests, strict=True)
    ]
    found = []
    for number in range(len(sizes)):
        others = sizes[:number] + sizes[number + 1 :]
        suits = (sorted((other[suit] for other in others), reverse=True) for suit in SUITS)
        found.append(Rivals(contest, tuple(tuple(suit[:2]) for suit in suits)))
    return found


def _change(district_state: DistrictState, held: Best, rivals: Rivals) -> Change:
    """Return what a district changes to against these rivals; the same assignment if there is no better one."""

    def compute() -> Change:
        now = _total(district_state, held, rivals)
        best = best_above(district_state, (now, held.value.largest), rivals)
        if best is None:
            return Change(held, NO_GAIN)
        gain = Value(_total(district_state, best, rivals) - now, best.value.largest - held.value.largest)
        return Change(best, gain)

    return district_state.cached((held, rivals), compute)


def _total(district_state: DistrictState, best: Best, rivals: Rivals) -> int:
    """Return all points of a district, with what it wins against its rivals."""
    return best.value.points + sum(rivals.won(largest_of(district_state, best.readings)))


@lru_cache(maxsize=1024)
def contest_points(rules: Rules, districts: Districts) -> tuple[Sizes, ...]:
    """Return, for each district, what it wins with its largest neighbourhood of each suit (PM-96)."""
    contest = rules.bonuses.contest
    if contest is None:
        return ((0,) * len(SUITS),) * len(districts)
    district_states, bests = (
        [district_state_of(rules, each) for each in districts],
        best_together(rules, districts),
    )
    return tuple(
        rivals.won(largest_of(district_state, best.readings))
        for district_state, best, rivals in zip(
            district_states, bests, _rivals(contest, district_states, bests), strict=True
        )
    )


def points_of(rules: Rules, districts: Districts, number: int) -> int:
    """Return the points of a district among these districts, bonuses included (PM-43)."""
    if rules.bonuses.contest is None:
        return best_in(rules, districts[number]).value.points
    return best_together(rules, districts)[number].value.points + sum(
        contest_points(rules, districts)[number]
    )


def points_among(rules: Rules, district_states: DistrictStates) -> list[int]:
    """Return the points of each of these districts, bonuses included."""
    bests, contest = best_among(rules, district_states), rules.bonuses.contest
    if contest is None:
        return [best.value.points for best in bests]
    return list(map(_total, district_states, bests, _rivals(contest, district_states, bests)))


@lru_cache(maxsize=1024)
def tallies_of(rules: Rules, districts: Districts) -> tuple[Tally, ...]:
    """Return the points of each district, and what its tie-breakers compare."""
    return tuple(
        Tally(
            points_of(rules, districts, number),
            best.value.largest,
            tuple(placed.card for placed in districts[number].placed),
        )
        for number, best in enumerate(best_together(rules, districts))
    )


def scored_district(rules: Rules, districts: Districts, seat: Seat) -> tuple[int, Tally]:
    """Return the district that counts for a seat, and its tally (PM-43, PM-67)."""
    tallies = tallies_of(rules, districts)
    own = [number for number in range(len(districts)) if seat in rules.order.builders[number]]
    if not rules.scoring.lower_of_two:
        (number,) = own
        return number, tallies[number]
    lower, *others = sorted(own, key=lambda number: tallies[number].points)
    return lower, replace(tallies[lower], other=max(tallies[number].points for number in others))


@lru_cache(maxsize=1024)
def seat_points(rules: Rules, districts: Districts) -> tuple[int, ...]:
    """Return the score of each seat."""
    return tuple(scored_district(rules, districts, seat)[1].points for seat in range(rules.order.seats))


def outcome_of(rules: Rules, districts: Districts) -> Outcome:
    """Return the ranks, the score sheets, and how ties were broken."""
    scored = [scored_district(rules, districts, seat) for seat in range(rules.order.seats)]
    keys = [(tally.points, *(tie.value(tally, rules.marks) for tie in rules.ties)) for _, tally in scored]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    sheets = tuple(
        Sheet(tuple(_lines(rules, districts, number, tally)), tally.points) for number, tally in scored
    )
    remarks = tuple(rules.scoring.remark(tally.points) for _, tally in scored) if rules.scoring.alone else ()
    return Outcome(ranks, sheets, (*_notes(rules, keys, [number for number, _ in scored]), *remarks))


def _lines(rules: Rules, districts: Districts, number: int, tally: Tally) -> Iterator[SheetLine]:
    """Yield a line for each neighbourhood that scores (PM-41) and for each bonus, and one for the other district."""
    district_state, best = (
        district_state_of(rules, districts[number]),
        best_together(rules, districts)[number],
    )
    for each in neighbourhoods(district_state, best.readings):
        if each.points:
            particulars: dict[str, str | int] = {
                "suit": NATURAL_ORDER[each.suit].value,
                "blocks": each.region.bit_count(),
                "marks": each.marks,
            }
            yield SheetLine("personimo-line-neighbourhood", each.points, particulars)
    for bonus, points in bonuses_of(district_state, best.readings):
        yield SheetLine(f"personimo-line-bonus-{bonus.name}", points)
    contest = rules.bonuses.contest
    for suit, points in zip(NATURAL_ORDER, contest_points(rules, districts)[number], strict=True):
        if contest and points:
            yield SheetLine(f"personimo-line-bonus-{contest.name}", points, {"suit": suit.value})
    if rules.scoring.lower_of_two:
        yield SheetLine("personimo-line-other-district", 0, {"points": tally.other})


def _notes(rules: Rules, keys: list[tuple[int, ...]], scored: list[int]) -> Iterator[Note]:
    """Yield, for seats next to each other in the ranking with equal points, what broke the tie, if anything (PM-45)."""
    ranking = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    for ahead, behind in pairwise(ranking):
        if keys[ahead][0] != keys[behind][0] or (rules.order.teams and scored[ahead] == scored[behind]):
            continue
        seats: dict[str, str | int] = {"seat": ahead, "other": behind, "points": keys[ahead][0]}
        for tie, more, less in zip(rules.ties, keys[ahead][1:], keys[behind][1:], strict=True):
            if more != less:
                yield Note(f"personimo-note-tie-{tie.name}", {**seats, "more": more, "less": less})
                break
        else:
            yield Note("personimo-note-tie-shared", seats)
