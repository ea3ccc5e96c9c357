"""Personimo: setup (PM-10 to PM-15)."""

from collections import Counter

import pytest

from salon.core import BadSetup
from salon.games.personimo import PERSONIMO, card_of
from tests.games.personimo.tables import at_random, last, new_game, seen, stands
from tests.support.rules import rule

SEATS = (2, 3, 4, 5, 6)


@rule("PM-10")
@pytest.mark.parametrize("seats", SEATS)
def test_four_and_more_use_a_double_deck(seats: int) -> None:
    state = new_game(seats).state
    row = state.next_row.cards
    names = Counter(card_of(card).id for card in (*state.deck, *state.set_aside, *row))
    assert len(names) == 36
    assert set(names.values()) == {2 if seats > 3 else 1}


@rule("PM-10")
@pytest.mark.parametrize("seats", [-1, 0, 7, 100])
def test_no_more_than_six_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="seats"):
        PERSONIMO.setup(seats, {}, "seed")


@rule("PM-11")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_a_headquarters(seats: int) -> None:
    dealt = set()
    for seed in range(60):
        districts = seen(new_game(seats, f"{seed}"), None).districts
        cards = [district.headquarters for district in districts]
        assert len(set(cards)) == len(cards) == seats
        assert max(Counter(card_of(card).id for card in cards).values()) <= 2
        if seats < 4:
            assert not any(card.endswith("*") for card in cards)
        dealt |= {card_of(card).id for card in cards}
    assert dealt == {"borderland", "harvest", "island", "rite", "window"}


@rule("PM-12")
@pytest.mark.parametrize(("seats", "in_play"), [(2, 24), (3, 36), (4, 48), (5, 60), (6, 72)])
def test_twelve_cards_a_player_are_in_play(seats: int, in_play: int) -> None:
    view = seen(new_game(seats))
    assert view.next_row is not None
    assert view.deck_left + len(view.next_row.cards) == in_play
    assert view.set_aside == (72 if seats > 3 else 36) - in_play


@rule("PM-13")
def test_the_headquarters_has_all_three_suits_on_one_square() -> None:
    view = seen(new_game(3))
    for district in view.districts:
        (square,) = district.squares
        assert square.square == (0, 0)
        assert square.suits == square.best == card_of(district.headquarters).suits
        assert len(square.suits) == 3


@rule("PM-14")
def test_a_district_never_outgrows_its_box_and_floats_until_then() -> None:
    boxes = set()
    for seed in range(8):
        for district in last(at_random(new_game(3, f"{seed}"))).state.districts:
            squares = [(0, 0), *(square for placed in district.placed for square in placed.squares)]
            columns, rows = zip(*squares, strict=True)
            assert max(columns) - min(columns) < 5
            assert max(rows) - min(rows) < 5
            boxes.add((min(columns), min(rows)))
    assert len(boxes) > 5, "the headquarters ends up in many places of its box"


@rule("PM-14")
def test_the_box_of_a_district() -> None:
    district_state = stands("harvest", ("pact", (1, 0), (2, 0)), ("forest", (0, -1), (0, -2)))
    assert district_state.box == (0, 2, -2, 0)
    assert district_state.box.longer_side == 3


@rule("PM-15")
def test_two_players_begin_a_b_b_a_or_b_a_a_b() -> None:
    orders = set()
    for seed in range(20):
        view = seen(new_game(2, f"{seed}"))
        assert view.architects == (0, 1, 0, 1)
        assert sorted(view.first_order) == [0, 1, 2, 3]
        orders.add(tuple(view.architects[architect] for architect in view.first_order))
    assert orders == {(0, 1, 1, 0), (1, 0, 0, 1)}


@rule("PM-15")
def test_otherwise_any_order_may_be_first() -> None:
    orders = {seen(new_game(3, f"{seed}")).first_order for seed in range(100)}
    assert len(orders) == 6
    view = seen(new_game(5))
    assert view.architects == view.builds_in == (0, 1, 2, 3, 4)
