"""PX-31: hints from the solver."""

import time

from msgspec.structs import replace

from salon.games.polyminix import Must, Placement, Plus, Problem, parse_figure, solver
from salon.games.polyminix.bots.hints import HowMany, how_many, is_still_solvable, next_piece, wrong_pieces
from salon.games.polyminix.content.challenges import load_deck
from salon.games.polyminix.model.boxes import TEST_FACES
from tests.support.rules import rule

TWO_ROWS = Problem(parse_figure("2x5"), box=Must(("I5", "I3", "I2")))
LONG = Placement("I5", ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4)))
DOMINO = Placement("I2", ((1, 0), (1, 1)))
DOMINO_ASTRIDE = Placement("I2", ((0, 4), (1, 4)))
THREE = Placement("I3", ((1, 0), (1, 1), (1, 2)))


def laid(*placements: Placement) -> Problem:
    return replace(TWO_ROWS, placed=placements)


@rule("PX-31")
def test_is_it_still_solvable() -> None:
    assert is_still_solvable(TWO_ROWS)
    assert is_still_solvable(laid(LONG, DOMINO))
    assert not is_still_solvable(laid(DOMINO_ASTRIDE))
    assert not is_still_solvable(laid(Placement("O4", ((0, 0), (0, 1), (1, 0), (1, 1))))), "not in the box"


@rule("PX-31")
def test_which_piece_is_wrong() -> None:
    assert wrong_pieces(laid(LONG, DOMINO)) == ()
    assert wrong_pieces(laid(DOMINO_ASTRIDE, THREE)) == (DOMINO_ASTRIDE,)
    upright = Placement("I2", ((0, 0), (1, 0)))
    across = Placement("I3", ((0, 1), (0, 2), (0, 3)))
    assert wrong_pieces(laid(upright, across)) == (upright, across), "neither goes with the straight five"


@rule("PX-31")
def test_one_next_piece() -> None:
    hint = next_piece(laid(LONG))
    assert hint is not None
    assert is_still_solvable(laid(LONG, hint))
    assert next_piece(laid(DOMINO_ASTRIDE)) is None
    assert next_piece(laid(LONG, THREE, Placement("I2", ((1, 3), (1, 4))))) is None, "nothing is left to do"


@rule("PX-31")
def test_following_the_hints_covers_the_figure() -> None:
    for challenge in list(load_deck().challenges())[::20]:
        for face in TEST_FACES:
            problem = challenge.problem(face, load_deck().kit)
            while (hint := next_piece(problem)) is not None:
                problem = replace(problem, placed=(*problem.placed, hint))
            assert sum(len(placement.cells) for placement in problem.placed) == challenge.figure.area
            assert how_many(problem) == HowMany(1, or_more=False)


@rule("PX-31")
def test_how_many_solutions() -> None:
    assert how_many(TWO_ROWS) == HowMany(4, or_more=False)
    assert how_many(laid(LONG)) == HowMany(2, or_more=False)
    assert how_many(laid(DOMINO_ASTRIDE)) == HowMany(0, or_more=False)
    assert how_many(TWO_ROWS, most=3) == HowMany(3, or_more=True)
    assert how_many(Problem(parse_figure("6x8"), box=Plus((), 10))) == HowMany(1000, or_more=True)


@rule("PX-31")
def test_hints_come_within_a_blink() -> None:
    """Processor time counts, so that other load does not matter."""
    is_still_solvable(TWO_ROWS)
    slowest = 0.0
    for challenge in load_deck().challenges():
        for face in TEST_FACES:
            problem = challenge.problem(face, load_deck().kit)
            other = next(face_ for face_ in TEST_FACES if face_ != face)
            astray = solver.first(challenge.problem(other, load_deck().kit))
            assert astray is not None
            began = time.process_time()
            wrong_pieces(replace(problem, placed=astray[:2]))
            slowest = max(slowest, time.process_time() - began)
    assert slowest < 1.0
