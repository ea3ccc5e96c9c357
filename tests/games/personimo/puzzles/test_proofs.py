"""Puzzles are proven by the search from the view alone: a sample here, all of them in longer searches with `--long`."""

import pytest
from msgspec.structs import replace

from salon.core import SeededChance
from salon.games.personimo import PERSONIMO
from salon.games.personimo.bots.puzzles.comparing import Comparison, differences
from salon.games.personimo.bots.puzzles.making import obvious_moves, puzzles_of
from salon.games.personimo.bots.puzzles.proving import LEAST_ERRORS, prove_again
from salon.games.personimo.puzzles.codes import read
from salon.games.personimo.puzzles.puzzle import Puzzle
from salon.games.personimo.puzzles.shipped import everything

PUZZLES = everything()
SAMPLE = range(1, len(PUZZLES) + 1, 25)
WORLDS, MANY_WORLDS = 400, 2400
"""In the making, at most 1200 worlds were tried."""


@pytest.mark.parametrize("number", SAMPLE)
def test_a_sample_is_proven_again(number: int) -> None:
    assert prove_again(PUZZLES[number - 1], WORLDS).errors >= LEAST_ERRORS


@pytest.mark.long
@pytest.mark.parametrize("number", range(1, len(PUZZLES) + 1))
def test_every_puzzle_is_proven_again_by_a_longer_search(number: int) -> None:
    assert prove_again(PUZZLES[number - 1], MANY_WORLDS).errors >= LEAST_ERRORS


def test_the_obvious_move_is_what_scores_most_at_once() -> None:
    for puzzle in PUZZLES[:20]:
        view = PERSONIMO.view(puzzle.timeline().state, puzzle.seat)
        plain = obvious_moves(view)
        assert read(puzzle.obvious) in plain
        assert read(puzzle.best.move) not in plain


def test_a_proof_knows_nothing_but_the_view() -> None:
    """With the hidden cards in another order, the same worlds give the same results."""
    puzzle = next(each for each in PUZZLES if each.seats == 1)
    timeline = puzzle.timeline()
    view = PERSONIMO.view(timeline.state, puzzle.seat)
    other = PERSONIMO.determinize(view, SeededChance("another deck"))
    assert PERSONIMO.view(replace(other, deadline_ms=None), puzzle.seat) == view
    one, two = (Comparison(PERSONIMO.view(each, puzzle.seat), "same") for each in (timeline.state, other))
    assert differences(one.played([0, 1], 16), 0) == differences(two.played([0, 1], 16), 0)


def test_making_repeats_itself() -> None:
    def made() -> list[Puzzle]:
        return [each for number in range(3) for each in puzzles_of("again", number, 1)]

    assert made() == made()
