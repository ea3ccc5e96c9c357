"""Judging: what districts and seats score, who wins, and how ties are broken (PM-37, PM-41 to PM-45)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from salon.core import Note, Outcome, Seat, Sheet, SheetLine
from salon.games.personimo.model.cards import NATURAL_ORDER
from salon.games.personimo.model.district import District, standing_of
from salon.games.personimo.rules.bonuses import Contest
from salon.games.personimo.rules.scoring import Best, best_of, bonuses_of, neighbourhoods
from salon.games.personimo.rules.slots import Rules, Tally
from salon.games.personimo.suits.bounds import SUITS

Districts = tuple[District, ...]
Sizes = tuple[int, ...]
"""The size of the largest neighbourhood of each suit."""


def best_in(rules: Rules, district: District) -> Best:
    """The best assignment of a district by itself, remembered."""
    standing = standing_of(rules, district)
    return standing.recall("best", lambda: best_of(standing))


def points_of(rules: Rules, district: District) -> int:
    """The points a district has by itself, under its best assignment."""
    return best_in(rules, district).value.points


@lru_cache(maxsize=1024)
def best_together(rules: Rules, districts: Districts) -> tuple[Best, ...]:
    """The best assignment of each district; where all compete, that comes next, district after district (PM-96)."""
    bests = [best_in(rules, district) for district in districts]
    contest = rules.bonuses.contest
    if contest is None:
        return tuple(bests)
    sizes = [largest_of(rules, *each) for each in zip(districts, bests, strict=True)]
    for number, district in enumerate(districts):
        rivals = tuple(zip(*sizes[:number], *sizes[number + 1 :], strict=True)) or ((),) * len(SUITS)
        bests[number] = best_against(rules, district, contest, rivals)
        sizes[number] = largest_of(rules, district, bests[number])
    return tuple(bests)


def best_against(rules: Rules, district: District, contest: Contest, rivals: tuple[Sizes, ...]) -> Best:
    """The best assignment of a district when, for each suit, the others' neighbourhoods are of these sizes."""

    def contested(sizes: list[int]) -> int:
        return sum(contest.points(own, others) for own, others in zip(sizes, rivals, strict=True))

    return best_of(standing_of(rules, district), contested)


def largest_of(rules: Rules, district: District, best: Best) -> Sizes:
    """The size of the largest neighbourhood of each suit under an assignment."""
    sizes = [0] * len(SUITS)
    for each in neighbourhoods(standing_of(rules, district), best.readings):
        sizes[each.suit] = max(sizes[each.suit], each.region.bit_count())
    return tuple(sizes)


@lru_cache(maxsize=1024)
def contest_points(rules: Rules, districts: Districts) -> tuple[Sizes, ...]:
    """For each district, what it gets for its neighbourhood of each suit (PM-96)."""
    contest = rules.bonuses.contest
    if contest is None:
        return ((0,) * len(SUITS),) * len(districts)
    bests = best_together(rules, districts)
    sizes = [largest_of(rules, *each) for each in zip(districts, bests, strict=True)]
    return tuple(
        tuple(
            contest.points(own[suit], tuple(other[suit] for at, other in enumerate(sizes) if at != number))
            for suit in SUITS
        )
        for number, own in enumerate(sizes)
    )


@lru_cache(maxsize=1024)
def tallies_of(rules: Rules, districts: Districts) -> tuple[Tally, ...]:
    """What each district is judged by."""
    bests, contested = best_together(rules, districts), contest_points(rules, districts)
    return tuple(
        Tally(
            best.value.points + sum(won), best.value.largest, tuple(placed.card for placed in district.placed)
        )
        for district, best, won in zip(districts, bests, contested, strict=True)
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
