"""PM-96: suits are chosen for the most points with the largest neighbourhoods counted, against the other districts."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from salon.core import OptionValue
from salon.games.personimo import PERSONIMO, Suit
from salon.games.personimo.model.cards import NATURAL_ORDER
from salon.games.personimo.model.district import District
from salon.games.personimo.rules.scoring.districts import neighbourhoods
from salon.games.personimo.rules.scoring.outcome import best_in, best_together, contest_points
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import rules_for, rules_of
from salon.games.personimo.suits.district_state import district_state_of, fixes_left, open_cards
from tests.games.personimo.suits.brute_force_contest import Contest, layout_of
from tests.games.personimo.suits.brute_force_variants import book_of
from tests.games.personimo.suits.test_hard_districts_by_brute_force import in_words
from tests.games.personimo.tables import at_random, district, last, table
from tests.support.rules import rule


def totals(rules: Rules, *districts: District) -> list[int]:
    """All points of each district."""
    bests, won = best_together(rules, districts), contest_points(rules, districts)
    return [best.value.points + sum(points) for best, points in zip(bests, won, strict=True)]


def given_up(rules: Rules, *districts: District) -> list[int]:
    """The points that each district gives up of its own for what it wins against the others."""
    bests = best_together(rules, districts)
    alone = [best_in(rules, district) for district in districts]
    return [one.value.points - two.value.points for one, two in zip(alone, bests, strict=True)]


def as_said(rules: Rules, said: District, card: str, *suits: str) -> District:
    """The district after its builder has fixed a card."""
    fixed = tuple(Suit(suit) for suit in suits)
    placed = (replace(each, fixed=fixed) if each.card == card else each for each in said.placed)
    return replace(said, placed=tuple(placed))


TWO = rules_for(2, {"bonus_largest": True})
DARKNESS = district("borderland", ("darkness", (0, 1), (0, 2)), ("castle", (0, -1), (0, -2)))
"""Two Wyrms with the headquarters' are 2 points, one Wyrm beside two Waves is 1."""
SEA = district("window", ("forest", (0, -1), (0, -2)), ("sea", (0, 1), (1, 1)))
"""Two Waves with a mark."""


@rule("PM-37", "PM-96")
def test_points_are_given_up_for_a_bonus_that_is_worth_more() -> None:
    assert given_up(TWO, DARKNESS, SEA) == [1, 0]
    # Waves are shared at two each; with two Wyrms and one Wave there would be one point more and five less.
    assert largest(TWO, 0, DARKNESS, SEA)["waves"] == largest(TWO, 1, DARKNESS, SEA)["waves"] == 2
    by_hand = as_said(TWO, DARKNESS, "darkness", "wyrms", "waves")
    assert totals(TWO, DARKNESS, SEA)[0] == totals(TWO, by_hand, SEA)[0] + 5 - 1


def largest(rules: Rules, number: int, *districts: District) -> dict[str, int]:
    """The largest neighbourhood of each suit of a district."""
    best = best_together(rules, districts)[number]
    found: dict[str, int] = {}
    for each in neighbourhoods(district_state_of(rules, districts[number]), best.readings):
        suit = NATURAL_ORDER[each.suit].value
        found[suit] = max(found.get(suit, 0), each.region.bit_count())
    return found


@rule("PM-37", "PM-96")
def test_points_are_not_given_up_for_less() -> None:
    # The Window has three Waves: two do not win anything any more, so the Wyrms stay together.
    more = district("window", ("sea", (0, 1), (1, 1)), ("ace-of-waves", (2, 1), (3, 1)))
    assert given_up(TWO, DARKNESS, more) == [0, 0]
    assert largest(TWO, 0, DARKNESS, more)["wyrms"] == 2


BOTH = (
    district("borderland", ("discovery", (0, -1), (1, -1)), ("savage", (-2, 0), (-1, 0))),
    district("window", ("mill", (0, 1), (1, 1)), ("sailor", (-1, 0), (-1, 1))),
)
"""Each wins something only where it gives up points of its own."""
THREE = (
    district(
        "harvest", ("sea", (-1, 1), (0, 1)), ("diplomat", (1, -1), (1, 0)), ("market", (0, -2), (0, -1))
    ),
    district("window", ("cave", (0, 1), (0, 2)), ("darkness", (-1, 0), (-1, 1))),
    district(
        "borderland",
        ("mill", (-1, -1), (0, -1)),
        ("origin", (0, 1), (1, 1)),
        ("ace-of-moons", (-2, 0), (-1, 0)),
        ("painter", (1, -1), (1, 0)),
    ),
)


@rule("PM-37", "PM-96")
@pytest.mark.parametrize(("districts", "up"), [(BOTH, [1, 3]), (THREE, [2, 1, 1])], ids=["two", "three"])
def test_all_may_give_up_points_and_the_order_of_seats_does_not_matter(
    districts: tuple[District, ...], up: list[int]
) -> None:
    rules = rules_for(len(districts), {"bonus_largest": True})
    assert given_up(rules, *districts) == up
    bests = dict(zip(districts, best_together(rules, districts), strict=True))
    for order in permutations(districts):
        assert best_together(rules, order) == tuple(bests[each] for each in order)
    twin = Contest([layout_of(book_of({}), each) for each in districts], second=0)
    every = twin.everything()
    settled = [each for each in every if twin.is_settled(each)]
    worths = [[twin.move_values(number, each)[0] for number in range(len(districts))] for each in settled]
    assert totals(rules, *districts) in worths


@rule("PM-36", "PM-96")
def test_the_others_choose_against_what_a_builder_has_said() -> None:
    one, two = BOTH
    district_state = district_state_of(TWO, one)
    for index in open_cards(district_state):
        for way in fixes_left(district_state, index):
            said = as_said(TWO, one, district_state.cards[index].card, *way), two
            twin = Contest([layout_of(book_of({}), each) for each in said], second=0)
            worths = [
                [twin.move_values(number, each)[0] for number in range(2)]
                for each in twin.everything()
                if twin.is_settled(each)
            ]
            assert totals(TWO, *said) in worths


LARGER = (
    district(
        "harvest", ("cave", (-1, -1), (0, -1)), ("end", (0, 1), (0, 2)), ("chance-meeting", (1, -1), (1, 0))
    ),
    district("borderland", ("excuse", (0, 1), (0, 2)), ("painter", (0, 3), (1, 3))),
)
"""One would always rather change, if only for a larger neighbourhood."""
MORE = (
    district("window", ("painter", (1, -1), (1, 0)), ("end", (-2, 0), (-1, 0))),
    district(
        "island",
        ("pact", (-1, 0), (-1, 1)),
        ("penitent", (1, 0), (2, 0)),
        ("merchant", (0, -2), (0, -1)),
        ("excuse", (1, -1), (2, -1)),
        ("mountain", (3, -1), (3, 0)),
    ),
)
"""One could always have more points."""


@rule("PM-37", "PM-96")
@pytest.mark.parametrize(("districts", "fewest"), [(LARGER, 0), (MORE, 2)], ids=["larger", "more"])
def test_where_there_is_no_end_fewest_points_are_missed(districts: tuple[District, ...], fewest: int) -> None:
    options: dict[str, OptionValue] = {"excuses_wild": True, "attraction_from": 2}
    rules = rules_for(2, {**options, "bonus_largest": True})
    twin = Contest([layout_of(book_of(options), each) for each in districts], second=0)
    every = twin.everything()
    assert not any(map(twin.is_settled, every))
    assert any(sum(twin.missed(each)) == 0 for each in every) == (fewest == 0)
    bests = best_together(rules, districts)
    taken = [
        in_words(district_state_of(rules, each), list(best.readings))
        for each, best in zip(districts, bests, strict=True)
    ]
    assert sum(twin.missed(taken)) == fewest
    assert best_together(rules, districts[::-1]) == bests[::-1]


@rule("PM-96")
def test_the_sheet_the_view_and_the_points_of_a_seat_agree() -> None:
    end = last(at_random(table(4, {"bonus_largest": True}))).state
    outcome, view = PERSONIMO.outcome(end), PERSONIMO.view(end, None)
    assert outcome is not None
    assert (
        [sheet.total for sheet in outcome.sheets]
        == [*view.points]
        == [each.points for each in view.districts]
    )
    assert view.points == tuple(totals(rules_of(end), *end.districts))
