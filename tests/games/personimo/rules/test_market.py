"""Personimo: the market and the turns (PM-20 to PM-26)."""

from random import Random

import msgspec
import pytest

from salon.core import IllegalAction, Timeline
from salon.games.personimo import PERSONIMO, Claim, Place, State
from salon.games.personimo.model.events import Claimed, Dealt, Ended
from salon.games.personimo.rules.market import by_rank, personalities_last
from tests.games.personimo.tables import act, any_action, asked, at_random, first, last, new_game, seen
from tests.support.rules import rule

SEATS = (2, 3, 4, 5, 6)


@rule("PM-20")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_a_row_has_a_card_for_each_architect(seats: int, cards: int) -> None:
    for timeline in at_random(new_game(seats)):
        for row in (timeline.state.row, timeline.state.next_row):
            assert row is None or len(row.cards) == cards


@rule("PM-21")
def test_rows_ascend_by_rank_then_by_suit() -> None:
    row = ["windfall", "origin", "ace-of-suns", "desert", "end", "ace-of-moons", "pact", "cave"]
    assert sorted(row, key=by_rank) == [
        "ace-of-moons",
        "ace-of-suns",
        "desert",
        "origin",
        "cave",
        "pact",
        "end",
        "windfall",
    ]


@rule("PM-21")
def test_cards_of_one_rank_compare_the_top_suit_first() -> None:
    # Mountain is Moons/Suns, Battle is Wyrms/Knots, Sailor Waves/Leaves.
    assert sorted(["battle", "sailor", "mountain"], key=by_rank) == ["mountain", "sailor", "battle"]


@rule("PM-21")
def test_identical_cards_stand_together() -> None:
    assert personalities_last(["mill*", "cave", "mill", "pact"]) == ("cave", "mill", "mill*", "pact")


@rule("PM-22")
def test_personalities_move_to_the_end_and_keep_their_order() -> None:
    row = ["merchant", "windfall", "author", "ace-of-knots", "soldier", "market"]
    assert personalities_last(row) == ("ace-of-knots", "market", "windfall", "author", "soldier", "merchant")


@rule("PM-23")
def test_in_setup_each_architect_claims_in_the_first_order() -> None:
    timeline = new_game(2, "a b b a")
    order = timeline.state.first_order
    for number, architect in enumerate(order):
        view = seen(timeline)
        assert (view.turn, view.phase, view.acting, view.row) == (0, "claim", architect, None)
        assert asked(timeline) == view.architects[architect]
        assert view.queue == order[number:]
        timeline = act(timeline, Claim(3 - number))
    assert timeline.state.turn == 1
    assert timeline.state.row.claims == tuple(reversed(order))


@rule("PM-23")
@pytest.mark.parametrize(("position", "code"), [(1, "claimed"), (4, "no-such-card"), (-1, "no-such-card")])
def test_only_unclaimed_cards_of_the_row_can_be_claimed(position: int, code: str) -> None:
    timeline = act(new_game(4), Claim(1))
    with pytest.raises(IllegalAction) as refusal:
        act(timeline, Claim(position))
    assert (refusal.value.code, refusal.value.rule) == (f"personimo-{code}", "PM-23")
    assert refusal.value.params["free"] == "1, 3, 4"


@rule("PM-24")
def test_a_turn_goes_in_the_order_of_the_old_row() -> None:
    timeline = first(at_random(new_game(4)), lambda state: state.turn == 3)
    order = timeline.state.row.claims
    random = Random(1)
    for number, architect in enumerate(order):
        view = seen(timeline)
        assert (view.phase, view.acting, view.queue) == ("place", architect, order[number:])
        assert view.row is not None
        assert view.card == view.row.cards[number]
        timeline = act(timeline, any_action(timeline, random))
        view = seen(timeline)
        assert (view.phase, view.acting, view.card) == ("claim", architect, None)
        assert view.row is not None
        assert view.row.claims[: number + 1] == (None,) * (number + 1), "cards that were taken have no claim"
        timeline = act(timeline, any_action(timeline, random))
    assert timeline.state.turn == 4


@rule("PM-24")
def test_the_new_row_lies_there_before_anybody_places() -> None:
    timeline = first(at_random(new_game(3)), lambda state: len(state.queue) == 1 and state.turn == 2)
    advance = last_action_of_the_turn(timeline)
    assert isinstance(advance[-1], Dealt)
    assert isinstance(advance[-2], Claimed)


def last_action_of_the_turn(timeline: Timeline) -> tuple[object, ...]:
    random = Random(2)
    if timeline.state.phase == "place":
        timeline = act(timeline, any_action(timeline, random))
    advance = timeline.act(asked(timeline), any_action(timeline, random), 0)
    assert advance.step.revealed
    return advance.step.events


@rule("PM-24")
def test_answers_to_another_question_are_refused() -> None:
    claiming = new_game(3)
    with pytest.raises(IllegalAction, match="asked-to-claim"):
        act(claiming, Place(((1, 0), (2, 0))))
    placing = first(at_random(claiming), lambda state: state.phase == "place")
    with pytest.raises(IllegalAction, match="asked-to-place"):
        act(placing, Claim(0))


@rule("PM-24")
@pytest.mark.parametrize(("seats", "turns"), [(2, 6), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_twelve_turns_or_six_for_two(seats: int, turns: int) -> None:
    end = last(at_random(new_game(seats))).state
    assert end.turn == turns
    laid = sum(len(district.placed) for district in end.districts)
    assert laid + len(end.discarded) == 12 * seats


@rule("PM-25")
@pytest.mark.parametrize("seats", SEATS)
def test_on_the_last_turn_cards_are_only_placed(seats: int) -> None:
    timeline = first(at_random(new_game(seats)), lambda state: state.next_row is None)
    assert timeline.state.turn == PERSONIMO.view(timeline.state, None).turns
    assert timeline.state.deck == ()
    random = Random(3)
    for _ in timeline.state.queue[:-1]:
        assert timeline.state.phase == "place"
        timeline = act(timeline, any_action(timeline, random))
    advance = timeline.act(asked(timeline), any_action(timeline, random), 0)
    assert isinstance(advance.step.events[-1], Ended)
    assert PERSONIMO.waiting_for(advance.timeline.state) == {}


@rule("PM-26")
def test_the_deck_and_the_cards_set_aside_are_hidden() -> None:
    for timeline in at_random(new_game(2)):
        state: State = timeline.state
        other = msgspec.structs.replace(state, deck=state.deck[::-1], set_aside=state.set_aside[::-1])
        for seat in (None, 0, 1):
            shown = msgspec.json.encode(PERSONIMO.view(state, seat))
            assert shown == msgspec.json.encode(PERSONIMO.view(other, seat))
            assert not any(f'"{card}"'.encode() in shown for card in (*state.deck, *state.set_aside))


@rule("PM-26")
def test_everything_else_is_open() -> None:
    end = last(at_random(new_game(4))).state
    views = [msgspec.structs.replace(PERSONIMO.view(end, seat), seat=None) for seat in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
