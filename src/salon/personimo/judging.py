"""Judging: what districts and seats score, who wins, and how ties are broken (PM-37, PM-41 to PM-45)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from salon.core import Note, Outcome, Sheet, SheetLine
from salon.personimo.cards import NATURAL_ORDER
from salon.personimo.district import District, standing_of
from salon.personimo.rules import Rules, Tally
from salon.personimo.scoring import Best, best_of, neighbourhoods


@lru_cache(maxsize=4096)
def best_in(rules: Rules, district: District) -> Best:
    """The best assignment of a district, remembered."""
    return best_of(standing_of(rules, district))


def points_of(rules: Rules, district: District) -> int:
    """The points of a district under its best assignment."""
    return best_in(rules, district).value.points


def tally_of(rules: Rules, district: District) -> Tally:
    """What a district is judged by."""
    value = best_in(rules, district).value
    return Tally(value.points, value.largest, tuple(placed.card for placed in district.placed))


def seat_tallies(rules: Rules, districts: tuple[District, ...]) -> tuple[Tally, ...]:
    """What each seat is judged by."""
    seats = range(len(set(rules.order.architects)))
    return tuple(
        rules.scoring.of_seat(
            tuple(
                tally_of(rules, district)
                for number, district in enumerate(districts)
                if seat in rules.order.builders(number)
            )
        )
        for seat in seats
    )


def outcome_of(rules: Rules, districts: tuple[District, ...]) -> Outcome:
    """Ranks, score sheets, and how ties were broken."""
    tallies = seat_tallies(rules, districts)
    keys = [(tally.points, *(tie.value(tally) for tie in rules.ties)) for tally in tallies]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    sheets = tuple(
        Sheet(tuple(_lines(rules, districts, seat)), tally.points) for seat, tally in enumerate(tallies)
    )
    return Outcome(ranks, sheets, tuple(_notes(rules, keys)))


def _lines(rules: Rules, districts: tuple[District, ...], seat: int) -> Iterator[SheetLine]:
    """One line for each neighbourhood that scores (PM-41)."""
    for number, district in enumerate(districts):
        if seat not in rules.order.builders(number):
            continue
        for each in neighbourhoods(standing_of(rules, district), best_in(rules, district).readings):
            if each.points:
                particulars: dict[str, str | int] = {
                    "suit": NATURAL_ORDER[each.suit].value,
                    "blocks": each.region.bit_count(),
                    "marks": each.marks,
                }
                yield SheetLine("personimo-line-neighbourhood", each.points, particulars)


def _notes(rules: Rules, keys: list[tuple[int, ...]]) -> Iterator[Note]:
    """For seats next to each other in the ranking with equal points: what decided, or that nothing did (PM-45)."""
    ranking = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    for ahead, behind in pairwise(ranking):
        if keys[ahead][0] != keys[behind][0]:
            continue
        seats: dict[str, str | int] = {"seat": ahead, "other": behind, "points": keys[ahead][0]}
        for tie, more, less in zip(rules.ties, keys[ahead][1:], keys[behind][1:], strict=True):
            if more != less:
                yield Note(f"personimo-note-tie-{tie.name}", {**seats, "more": more, "less": less})
                break
        else:
            yield Note("personimo-note-tie-shared", seats)
