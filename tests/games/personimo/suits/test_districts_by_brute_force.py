"""Legal placements, remaining assignments and best score, on 2,000 districts, against plain enumeration."""

from itertools import product
from random import Random

import pytest

from salon.games.personimo.rules.placement import CardPlacement
from salon.games.personimo.rules.scoring.districts import Ceiling, Value, best_of, value_above
from salon.games.personimo.rules.scoring.move_values import values_of_spots
from salon.games.personimo.rules.variants import base
from salon.games.personimo.suits.district_state import DistrictState, district_state_of
from salon.games.personimo.suits.readings import suits_in
from tests.games.personimo.suits.brute_force import Assignment, random_layout
from tests.games.personimo.tables import district_of
from tests.support.rules import rule

BATCHES, IN_A_BATCH = 20, 100
RULES = base(4)


def all_assignments(district_state: DistrictState) -> list[Assignment]:
    """The product of the components, written out in the suits of the squares."""
    found = []
    for rows in product(*(component.rows for component in district_state.assignments.components)):
        readings = list(district_state.assignments.settled)
        for component, row in zip(district_state.assignments.components, rows, strict=True):
            for index, reading in zip(component.cards, row, strict=True):
                readings[index] = reading
        found.append(in_words(district_state, [reading or 0 for reading in readings]))
    return found


def in_words(district_state: DistrictState, readings: list[int]) -> Assignment:
    words = []
    for laid, reading in list(zip(district_state.cards, readings, strict=True))[1:]:
        one, two = (suits_in(suits)[0] for suits in laid.readings[reading].suits)
        words.append((str(one), str(two)))
    return tuple(words)


@rule("PM-14", "PM-31", "PM-32", "PM-35", "PM-36", "PM-37", "PM-40", "PM-41", "PM-42")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_districts_equal_their_enumeration(batch: int) -> None:
    random = Random(f"districts {batch}")
    for _ in range(IN_A_BATCH):
        layout, card = random_layout(random)
        district_state = district_state_of(RULES, district_of(layout))
        ours, theirs = all_assignments(district_state), layout.assignments()
        assert len(ours) == len(theirs) == district_state.assignments.total
        assert set(ours) == set(theirs)

        best = best_of(district_state)
        assert best.value == layout.best()
        chosen = in_words(district_state, list(best.readings))
        assert chosen in theirs
        assert layout.score(chosen) == best.value

        assert list(CardPlacement(district_state, card).spots()) == layout.spots(card)


@rule("PM-37")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_points_of_spots_equal_their_enumeration(batch: int) -> None:
    random = Random(f"spots {batch}")
    for _ in range(5):
        layout, card = random_layout(random, most=9)
        district_state = district_state_of(RULES, district_of(layout))
        values = values_of_spots(district_state, card)
        assert values == {spot: layout.plus(card, spot).best() for spot in layout.spots(card)}
        ceiling = Ceiling(district_state)
        for spot, value in values.items():
            after = district_state.with_card(card, spot)
            assert after is not None
            assert ceiling.with_card(after.cards[-1].readings, spot) >= value
            assert value_above(after, value) is None
            assert value_above(after, Value(value.points, value.largest - 1)) == value
