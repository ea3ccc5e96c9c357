"""The coach of Personimo compares moves fairly where it can search, and looks ahead to the next claim elsewhere."""

from random import Random

import pytest

from salon.core import Budget, Timeline
from salon.core.options import OptionValue
from salon.games.personimo import PERSONIMO
from salon.games.personimo.bots.advice import advise
from salon.games.personimo.bots.levels import BOTS
from salon.games.personimo.bots.search import can_search, compare
from salon.games.personimo.model.actions import Claim, Place
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.scoring.move_values import move_values

BUDGET = Budget(playouts=400)


def view_after(actions: int, seats: int, options: dict[str, OptionValue], what: type) -> View:
    """Return the view of the next seat with a decision of this kind, after a number of greedy actions."""
    timeline = Timeline.start(PERSONIMO, PERSONIMO.setup(seats, options, "coach"), 0).timeline
    while True:
        seat = min(PERSONIMO.waiting_for(timeline.state))
        view = PERSONIMO.view(timeline.state, seat)
        legal = PERSONIMO.legal(view)
        if timeline.seq >= actions and len(legal) > 4 and all(isinstance(action, what) for action in legal):
            return view
        timeline = timeline.act(seat, BOTS["fair"].choose(view, Random(timeline.seq)), 0).timeline


def test_moves_are_compared_in_the_same_worlds_and_the_chosen_one_too() -> None:
    view = view_after(20, 4, {}, Place)
    if not can_search(view):
        pytest.skip("the kernel is not there")
    worst = min(move_values(view), key=lambda each: each.points).action
    evaluated = compare(view, BUDGET, Random(1), worst, 3)
    assert len({move.playouts for move in evaluated}) == 1
    assert evaluated[0].playouts > 0
    assert len({move.actions[0] for move in evaluated}) == len(evaluated) == 4
    assert evaluated[-1].actions[0] == worst
    assert [move.value for move in evaluated] == sorted((move.value for move in evaluated), reverse=True)


def test_what_may_be_expected_is_expected_at_the_end() -> None:
    """Early in a game nobody has many points, but the expected points at the end are higher."""
    view = view_after(0, 4, {}, Place)
    if not can_search(view):
        pytest.skip("the kernel is not there")
    (best, *_) = advise(view, Random(1), BUDGET, None)
    assert best.points > 15 > max(each.points for each in move_values(view))
    assert best.at_end


def test_without_the_search_the_best_card_to_claim_next_counts_too() -> None:
    view = view_after(20, 4, {"jacynimo": True}, Place)
    assert not can_search(view)
    advice = advise(view, Random(1), BUDGET, None)
    at_once = {each.action: each.points for each in move_values(view)}
    assert advice[0].points == max(each.points for each in advice)
    assert all(each.points >= at_once[each.action] for each in advice)
    assert not any(each.at_end for each in advice), "points soon, and told as such"


def test_a_chosen_claim_is_told_as_it_was_written() -> None:
    view = view_after(0, 6, {"jacynimo": False}, Claim)
    chosen = list(PERSONIMO.legal(view))[-1]
    assert chosen in [each.action for each in advise(view, Random(1), BUDGET, chosen)]
