"""The rules of noughts and crosses, and Salon's conformance suite."""

from random import Random

import pytest
from noughts.bots import Gentle, Perfect
from noughts.kit import KIT
from noughts.model import Mark, State

from salon.core import IllegalAction, SeededChance
from salon.testing import conformance

TestNoughts = conformance(KIT)


def play(state: State, *cells: int) -> State:
    for cell in cells:
        state = KIT.game.apply(state, state.turn, Mark(cell), 0, SeededChance("")).state
    return state


@pytest.mark.parametrize(("misere", "ranks"), [(False, (1, 2)), (True, (2, 1))])
def test_three_in_a_row(misere: bool, ranks: tuple[int, int]) -> None:
    outcome = KIT.game.outcome(play(State(misere, 0), 0, 3, 1, 4, 2))
    assert outcome is not None
    assert outcome.ranks == ranks


def test_a_full_board_is_a_draw() -> None:
    outcome = KIT.game.outcome(play(State(False, 0), 0, 1, 2, 4, 3, 5, 7, 6, 8))
    assert outcome is not None
    assert outcome.ranks == (1, 1)


@pytest.mark.parametrize(("cell", "code"), [(0, "noughts-taken"), (9, "noughts-no-such-cell")])
def test_what_cannot_be_marked(cell: int, code: str) -> None:
    with pytest.raises(IllegalAction, match=code):
        play(State(False, 0), 0, cell)


@pytest.mark.parametrize("misere", [False, True])
def test_perfect_never_loses(misere: bool) -> None:
    for number in range(20):
        random, bots = Random(number), (Perfect(), Gentle())
        state = State(misere, number % 2)
        while not state.over:
            state = play(state, bots[state.turn].choose(KIT.game.view(state, state.turn), random).cell)
        outcome = KIT.game.outcome(state)
        assert outcome is not None
        assert outcome.ranks[0] == 1
