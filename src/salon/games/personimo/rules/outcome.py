"""Judging: what districts and seats score, who wins, and how ties are broken (PM-37, PM-41 to PM-45, PM-96)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from salon.core import Note, Outcome, Seat, Sheet, SheetLine
from salon.games.personimo.model.cards import NATURAL_ORDER
from salon.games.personimo.model.district import HEADQUARTERS, District, Standing, standing_of
from salon.games.personimo.rules.bonuses import Contest, Rivals
from salon.games.personimo.rules.scoring import (
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

Districts = tuple[District, ...]
Standings = Sequence[Standing]

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
    """The best assignment of a district by itself, remembered."""
    return best_alone(standing_of(rules, district))


def best_alone(standing: Standing) -> Best:
    """The same, by how the district stands."""
    return standing.recall("best", lambda: best_of(standing))


@lru_cache(maxsize=1024)
def best_together(rules: Rules, districts: Districts) -> tuple[Best, ...]:
    """The best assignment of each district, given how all of them lie (PM-37, PM-96)."""
    return best_among(rules, [standing_of(rules, district) for district in districts])


def best_among(rules: Rules, standings: Standings) -> tuple[Best, ...]:
    """The best assignment of each district. Where districts compete, it is the best against the others' (PM-96).

    At first every district has the best assignment for itself. While any district has a better one against those of
    the others, one changes to it: the district that gains most, then has fewest points, then whose headquarters
    comes first in the list of headquarters. So no seat comes before another. If the same assignments come again,
    only a gain of points is a reason to change from then on. If they come again even so, one set of these counts:
    where the districts could gain fewest points in total, then have most in total, then the earliest.
    """
    held = tuple(best_alone(standing) for standing in standings)
    contest = rules.bonuses.contest
    if contest is None:
        return held
    homes = [rules.headquarters.cards.index(standing.laid[HEADQUARTERS].card) for standing in standings]
    seen: dict[tuple[Best, ...], tuple[int, int]] = {}
    for counted in (POINTS_AND_LARGEST, POINTS_ALONE):
        seen.clear()
        while held not in seen:
            rivals = _rivals(contest, standings, held)
            changes = [_change(*each) for each in zip(standings, held, rivals, strict=True)]
            points = list(map(_total, standings, held, rivals))
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


def _rivals(contest: Contest, standings: Standings, bests: Sequence[Best]) -> list[Rivals]:
    """What each district competes against when all have these assignments. Only the two largest can be ahead of it."""
    sizes = [largest_of(standing, best.readings) for standing, best in zip(standings, bests, strict=True)]
    found = []
    for number in range(len(sizes)):
        others = sizes[:number] + sizes[number + 1 :]
        suits = (sorted((other[suit] for other in others), reverse=True) for suit in SUITS)
        found.append(Rivals(contest, tuple(tuple(suit[:2]) for suit in suits)))
    return found


def _change(standing: Standing, held: Best, rivals: Rivals) -> Change:
    """What a district changes to against these rivals, remembered; to nothing else if there is no better assignment."""

    def compute() -> Change:
        now = _total(standing, held, rivals)
        best = best_above(standing, (now, held.value.largest), rivals)
        if best is None:
            return Change(held, NO_GAIN)
        gain = Value(_total(standing, best, rivals) - now, best.value.largest - held.value.largest)
        return Change(best, gain)

    return standing.recall((held, rivals), compute)


def _total(standing: Standing, best: Best, rivals: Rivals) -> int:
    """All points of a district, with what it wins against its rivals."""
    return best.value.points + sum(rivals.won(largest_of(standing, best.readings)))


@lru_cache(maxsize=1024)
def contest_points(rules: Rules, districts: Districts) -> tuple[Sizes, ...]:
    """For each district, what it gets for its neighbourhood of each suit (PM-96)."""
    contest = rules.bonuses.contest
    if contest is None:
        return ((0,) * len(SUITS),) * len(districts)
    standings, bests = [standing_of(rules, each) for each in districts], best_together(rules, districts)
    return tuple(
        rivals.won(largest_of(standing, best.readings))
        for standing, best, rivals in zip(standings, bests, _rivals(contest, standings, bests), strict=True)
    )


def points_of(rules: Rules, districts: Districts, number: int) -> int:
    """The points of a district as all lie now, bonuses included (PM-43)."""
    if rules.bonuses.contest is None:
        return best_in(rules, districts[number]).value.points
    return best_together(rules, districts)[number].value.points + sum(
        contest_points(rules, districts)[number]
    )


def points_among(rules: Rules, standings: Standings) -> list[int]:
    """The points of each district, bonuses included, if they stood like this."""
    bests, contest = best_among(rules, standings), rules.bonuses.contest
    if contest is None:
        return [best.value.points for best in bests]
    return list(map(_total, standings, bests, _rivals(contest, standings, bests)))


@lru_cache(maxsize=1024)
def tallies_of(rules: Rules, districts: Districts) -> tuple[Tally, ...]:
    """What each district is judged by."""
    return tuple(
        Tally(
            points_of(rules, districts, number),
            best.value.largest,
            tuple(placed.card for placed in districts[number].placed),
        )
        for number, best in enumerate(best_together(rules, districts))
    )


def scored_district(rules: Rules, districts: Districts, seat: Seat) -> tuple[int, Tally]:
    """The district a seat is judged by, and how (PM-43, PM-67)."""
    tallies = tallies_of(rules, districts)
    own = [number for number in range(len(districts)) if seat in rules.order.builders(number)]
    if len(own) == 1:
        return own[0], tallies[own[0]]
    at = rules.scoring.of_seat(tuple(tallies[number] for number in own))
    others = [tallies[number].points for number in own if number != own[at]]
    return own[at], replace(tallies[own[at]], other=max(others, default=0))


@lru_cache(maxsize=1024)
def seat_points(rules: Rules, districts: Districts) -> tuple[int, ...]:
    """What each seat scores."""
    return tuple(scored_district(rules, districts, seat)[1].points for seat in range(rules.order.seats))


def outcome_of(rules: Rules, districts: Districts) -> Outcome:
    """Ranks, score sheets, and how ties were broken."""
    scored = [scored_district(rules, districts, seat) for seat in range(rules.order.seats)]
    keys = [(tally.points, *(tie.value(tally) for tie in rules.ties)) for _, tally in scored]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    sheets = tuple(
        Sheet(tuple(_lines(rules, districts, number, tally)), tally.points) for number, tally in scored
    )
    remarks = tuple(rules.scoring.remark(tally.points) for _, tally in scored) if rules.scoring.remark else ()
    return Outcome(ranks, sheets, (*_notes(rules, keys, [number for number, _ in scored]), *remarks))


def _lines(rules: Rules, districts: Districts, number: int, tally: Tally) -> Iterator[SheetLine]:
    """One line for each neighbourhood that scores (PM-41) and for each bonus; the other district for the record."""
    standing, best = standing_of(rules, districts[number]), best_together(rules, districts)[number]
    for each in neighbourhoods(standing, best.readings):
        if each.points:
            particulars: dict[str, str | int] = {
                "suit": NATURAL_ORDER[each.suit].value,
                "blocks": each.region.bit_count(),
                "marks": each.marks,
            }
            yield SheetLine("personimo-line-neighbourhood", each.points, particulars)
    for bonus, points in bonuses_of(standing, best.readings):
        yield SheetLine(f"personimo-line-bonus-{bonus.name}", points)
    for suit, points in zip(NATURAL_ORDER, contest_points(rules, districts)[number], strict=True):
        if points:
            yield SheetLine("personimo-line-bonus-largest", points, {"suit": suit.value})
    if rules.ties and rules.ties[0].name == "other":
        yield SheetLine("personimo-line-other-district", 0, {"points": tally.other})


def _notes(rules: Rules, keys: list[tuple[int, ...]], scored: list[int]) -> Iterator[Note]:
    """For seats next to each other in the ranking with equal points: what decided, or that nothing did (PM-45)."""
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
