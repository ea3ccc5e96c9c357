"""What must hold for any cards, squares and constraints."""

from functools import partial
from itertools import product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from salon.games.personimo import NATURAL_ORDER, Suit, card_of
from salon.games.personimo.model.cards import BASE, copies
from salon.games.personimo.model.grid import Grid, neighbours
from salon.games.personimo.rules.market import height, personalities_last
from salon.games.personimo.rules.placement import CardPlacement
from salon.games.personimo.rules.scoring.districts import best_of
from salon.games.personimo.suits.assignments import Assignments
from salon.games.personimo.suits.district_state import district_state_of
from salon.games.personimo.suits.readings import bits, suits_in
from tests.games.personimo.suits.brute_force import Layout, random_layout
from tests.games.personimo.tables import BASE as RULES
from tests.games.personimo.tables import district_of
from tests.support.rules import rule

rows = st.lists(st.sampled_from(copies(BASE, 2)), max_size=8, unique=True)


@rule("PM-21", "PM-22")
@given(rows)
def test_a_row_is_sorted_the_same_however_it_was_dealt(row: list[str]) -> None:
    result = personalities_last(row)
    assert sorted(result) == sorted(row)
    assert personalities_last(reversed(row)) == result
    flags = [card_of(card).personality for card in result]
    assert flags == sorted(flags)
    for group in (False, True):
        heights = [height(card_of(card)) for card in result if card_of(card).personality == group]
        assert heights == sorted(heights)


@given(st.sets(st.sampled_from(NATURAL_ORDER)))
def test_sets_of_suits_are_sets(suits: set[Suit]) -> None:
    assert set(suits_in(bits(*suits))) == suits


squares = st.tuples(st.integers(-4, 4), st.integers(-4, 4))


@given(st.sets(squares))
def test_a_frame_keeps_squares_apart(chosen: set[tuple[int, int]]) -> None:
    grid = Grid(4)
    board = sum(grid.bit(square) for square in chosen)
    assert board.bit_count() == len(chosen)
    assert set(grid.squares(board)) == chosen


@given(squares)
def test_shifting_a_board_goes_to_the_neighbours_and_nowhere_else(square: tuple[int, int]) -> None:
    grid = Grid(4)
    whole = sum(grid.bit((column, row)) for column in range(-4, 5) for row in range(-4, 5))
    bit = grid.bit(square)
    shifted = (bit << 1 | bit >> 1 | bit << grid.stride | bit >> grid.stride) & whole
    inside = {each for each in neighbours(square) if max(map(abs, each)) <= 4}
    assert set(grid.squares(shifted)) == inside


constraints = st.lists(
    st.tuples(
        st.lists(st.integers(0, 4), min_size=1, max_size=3, unique=True), st.integers(1, 3), st.integers(0, 2)
    ),
    max_size=6,
)


@rule("PM-35")
@given(st.lists(st.integers(1, 3), min_size=5, max_size=5), constraints)
def test_assignments_are_the_set_they_stand_for(
    readings: list[int], asked: list[tuple[list[int], int, int]]
) -> None:
    """Constraints join and settle components; written out, the product is what filtering everything leaves."""
    assignments = Assignments()
    for number in readings:
        assignments = assignments.with_card(number)
    everything = set(product(*(range(number) for number in readings)))
    for cards, modulus, rest in asked:
        kept = {each for each in everything if allowed(modulus, rest, tuple(each[card] for card in cards))}
        after = assignments.where(tuple(cards), partial(allowed, modulus, rest))
        if after is None:
            assert not kept
            return
        assignments, everything = after, kept
        assert assignments.total == len(everything)
        assert written_out(assignments) == everything
        for card in range(5):
            assert assignments.left(card) == {each[card] for each in everything}
            assert (assignments.settled[card] is not None) == (len({each[card] for each in everything}) == 1)


def allowed(modulus: int, rest: int, row: tuple[int, ...]) -> bool:
    return sum(row) % modulus != rest


def written_out(assignments: Assignments) -> set[tuple[int, ...]]:
    found = set()
    for chosen in product(*(component.rows for component in assignments.components)):
        whole = {card: only for card, only in enumerate(assignments.settled) if only is not None}
        for component, row in zip(assignments.components, chosen, strict=True):
            whole |= zip(component.cards, row, strict=True)
        found.add(tuple(whole[card] for card in range(len(assignments.settled))))
    return found


def turned(layout: Layout) -> Layout:
    """The district turned by a quarter, its cards still named lesser square first."""
    cards = []
    for name, spot, fixed in layout.cards:
        one, two = ((-row, column) for column, row in spot)
        way = fixed if one < two or fixed is None else (fixed[1], fixed[0])
        cards.append((name, (min(one, two), max(one, two)), way))
    return Layout(layout.headquarters, cards)


@rule("PM-14", "PM-40")
@given(st.randoms(use_true_random=False))
def test_turning_a_district_changes_nothing_that_counts(random: Random) -> None:
    layout, card = random_layout(random, most=6)
    here, there = (district_state_of(RULES, district_of(each)) for each in (layout, turned(layout)))
    assert best_of(here).value == best_of(there).value
    assert here.assignments.total == there.assignments.total
    assert len(CardPlacement(here, card).spots()) == len(CardPlacement(there, card).spots())
