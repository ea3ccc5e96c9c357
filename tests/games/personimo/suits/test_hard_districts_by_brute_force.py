"""What the variants make hard, against plain enumeration: spots, assignments left, and the best assignment."""

from itertools import product
from random import Random

import pytest

from salon.core import OptionValue
from salon.games.personimo.model.district import District, PlacedCard
from salon.games.personimo.rules.placement import CardPlacement
from salon.games.personimo.rules.scoring.bonuses import Contest, Rivals
from salon.games.personimo.rules.scoring.districts import Ceiling, best_above, best_of, value_above
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import rules_for
from salon.games.personimo.suits import assignments
from salon.games.personimo.suits.district_state import DistrictState, district_state_of
from salon.games.personimo.suits.readings import suits_in
from tests.games.personimo.suits.brute_force_contest import won
from tests.games.personimo.suits.brute_force_variants import BONUSES, Book, Layout, Sets, book_of
from tests.support.rules import rule

ALL_BONUSES: dict[str, OptionValue] = {f"bonus_{name}": True for name in BONUSES}
COURTING: dict[str, OptionValue] = {"courting_danger": True, "excuses_wild": True}

CASES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "courting": (4, {"courting_danger": True}),
    "excuses": (4, {"excuses_wild": True}),
    "don giovanni": (4, {**COURTING, "don_giovanni": True}),
    "paralysis": (4, {**COURTING, "paralysis": True}),
    "paralysis and don giovanni": (
        4,
        {**COURTING, "paralysis": True, "don_giovanni": True, "head_start": True},
    ),
    "detraction": (4, {"attraction_from": 4, "lucky_nines": True}),
    "6x6": (2, {"size": "6x6", "paralysis": True}),
    "6x6 and don giovanni": (
        2,
        {"size": "6x6", "courting_danger": True, "don_giovanni": True, "head_start": True},
    ),
    "sprawl": (4, {"sprawl": True, **COURTING}),
    "bonuses": (3, ALL_BONUSES),
    "bonuses and paralysis": (3, {**ALL_BONUSES, **COURTING, "paralysis": True}),
    "jacynimo": (4, {"jacynimo": True, **COURTING, "paralysis": True}),
    "jacynimo and bonuses": (
        4,
        {**ALL_BONUSES, "bonus_centre": False, "jacynimo": True, "excuses_wild": True},
    ),
    "7x7": (2, {"size": "7x7", "head_start": True}),
    "9x9": (2, {"size": "9x9", **COURTING}),
}
IN_A_BATCH = 6
LONGEST = {"relations": assignments.LONGEST_RELATION, "networks": 2}
"""How long a list of readings may become: with a short one, components stay networks and are solved by search."""


def random_layout(
    book: Book, headquarters: str, deck: list[str], random: Random, most: int, longest: int = 400
) -> tuple[Layout, str]:
    """A district in the middle of a game that can still be written out, and the next card for it."""
    layout = Layout(book, headquarters, [])
    random.shuffle(deck)
    keep_open = random.random() < 0.5
    for _ in range(random.randint(2, most)):
        name = deck.pop()
        if len(layout.assignments()) * len(book.ways(name)) > longest:
            continue
        spots = layout.spots(name)
        if spots:
            tried = random.sample(spots, min(len(spots), 3 if keep_open else 1))
            layout = max(
                (layout.plus(name, spot) for spot in tried), key=lambda each: len(each.assignments())
            )
    return layout, deck.pop()


def some_layout(book: Book, rules: Rules, random: Random) -> tuple[Layout, str]:
    headquarters = random.choice(rules.headquarters.cards)
    deck = [name for name in rules.deck.cards if name != headquarters]
    # Cards that make a case hard are few: have more of them.
    rare = [name for name in deck if name.rstrip("*") not in {each.rstrip("*") for each in deck[:36]}]
    deck = random.sample(deck, 30) + random.sample(rare, min(len(rare), 5))
    return random_layout(
        book, headquarters, list(dict.fromkeys(deck)), random, most=14 if book.squares == 1 else 11
    )


def district_of(layout: Layout) -> District:
    return District(layout.headquarters, tuple(PlacedCard(*each) for each in layout.cards))


def all_assignments(district_state: DistrictState) -> set[tuple[Sets, ...]]:
    found = set()
    for rows in product(*(component.rows for component in district_state.assignments.components)):
        readings = [only or 0 for only in district_state.assignments.settled]
        for component, row in zip(district_state.assignments.components, rows, strict=True):
            for index, reading in zip(component.cards, row, strict=True):
                readings[index] = reading
        found.add(in_words(district_state, readings))
    return found


def in_words(district_state: DistrictState, readings: list[int]) -> tuple[Sets, ...]:
    return tuple(
        tuple(frozenset(map(str, suits_in(suits))) for suits in laid.readings[reading].suits)
        for laid, reading in zip(district_state.cards, readings, strict=True)
    )


@rule("PM-35", "PM-37", "PM-54", "PM-55", "PM-56", "PM-57", "PM-71", "PM-74", "PM-100", "PM-101", "PM-102")
@pytest.mark.parametrize("kept_as", LONGEST)
@pytest.mark.parametrize("case", CASES)
def test_hard_districts_equal_their_enumeration(
    case: str, kept_as: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare(case, kept_as, IN_A_BATCH, monkeypatch)


@pytest.mark.long
@rule("PM-35", "PM-37")
@pytest.mark.parametrize("kept_as", LONGEST)
@pytest.mark.parametrize("case", CASES)
def test_very_many_hard_districts(case: str, kept_as: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compare(case, kept_as, 150, monkeypatch)


def compare(case: str, kept_as: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number of districts, worked out both ways."""
    monkeypatch.setattr(assignments, "LONGEST_RELATION", LONGEST[kept_as])
    seats, options = CASES[case]
    book, rules = book_of(options), rules_for(seats, options)
    random = Random(f"{case} {kept_as}")
    for _ in range(number):
        layout, card = some_layout(book, rules, random)
        district_state = district_state_of(rules, district_of(layout))
        theirs = layout.assignments()
        assert district_state.assignments.total == len(theirs)
        assert all_assignments(district_state) == set(theirs)
        best = best_of(district_state)
        assert best.value == layout.best()
        chosen = in_words(district_state, list(best.readings))
        assert layout.score(chosen) == best.value
        spots = layout.spots(card)
        assert list(CardPlacement(district_state, card).spots()) == spots
        for spot in random.sample(spots, min(2, len(spots))):
            after = district_state.with_card(card, spot)
            assert after is not None
            value = best_of(after).value
            assert value == layout.plus(card, spot).best()
            assert Ceiling(district_state).with_card(after.cards[-1].readings, spot) >= value
            assert value_above(after, value) is None


@rule("PM-37", "PM-96")
@pytest.mark.parametrize("kept_as", LONGEST)
@pytest.mark.parametrize("case", ["excuses", "paralysis", "bonuses", "6x6", "don giovanni", "7x7", "9x9"])
def test_the_best_assignment_against_rivals(case: str, kept_as: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assignments, "LONGEST_RELATION", LONGEST[kept_as])
    seats, options = CASES[case]
    book, rules = book_of(options), rules_for(seats, options)
    random = Random(f"contest {case} {kept_as}")
    for _ in range(12):
        layout, _ = some_layout(book, rules, random)
        others = [[random.randint(0, 6) for _ in range(6)] for _ in range(2)]
        rivals = Rivals(Contest(5, 2), tuple(zip(*others, strict=True)))

        def move_values(
            assignment: tuple[Sets, ...], layout: Layout, others: list[list[int]]
        ) -> tuple[int, int]:
            points, largest = layout.score(assignment)
            return points + won(layout.sizes(assignment), others, second=2), largest

        district_state = district_state_of(rules, district_of(layout))
        best = best_of(district_state, rivals)
        chosen = in_words(district_state, list(best.readings))
        assert best.value == layout.score(chosen)
        most = max(move_values(each, layout, others) for each in layout.assignments())
        assert move_values(chosen, layout, others) == most
        assert best_above(district_state, most, rivals) is None
        assert best_above(district_state, (most[0], most[1] - 1), rivals) is not None
