"""The solver: known counts, an independent solver, its own plain twin, and stopping it."""

import subprocess
import sys

import pytest

from salon.core import Refusal
from salon.games.polyminix import (
    KITS,
    Anything,
    Cancelled,
    Figure,
    Must,
    Placement,
    Plus,
    Problem,
    obeys,
    parse_figure,
    solver,
)
from salon.games.polyminix.model.problem import Solution
from salon.games.polyminix.solver import independent, plain
from tests.games.polyminix.solver.examples import random_problems

PENTOMINOES = KITS["pentominoes"]
HOLED_SQUARE = parse_figure("/".join(["########"] * 3 + ["###..###"] * 2 + ["########"] * 3))


@pytest.mark.parametrize(
    ("figure", "covers", "distinct"),
    [
        ("6x10", 9356, 2339),
        ("10x6", 9356, 2339),
        ("5x12", 4040, 1010),
        ("4x15", 1472, 368),
        ("3x20", 8, 2),
        (HOLED_SQUARE, 520, 65),
    ],
)
def test_the_counts_everybody_knows(figure: str | Figure, covers: int, distinct: int) -> None:
    problem = Problem(parse_figure(figure) if isinstance(figure, str) else figure, PENTOMINOES)
    assert solver.count(problem) == covers
    assert solver.count_distinct(problem) == distinct
    assert solver.count_distinct(problem, total=covers) == distinct


def test_covers_beyond_visiting_are_counted_by_frontier() -> None:
    assert solver.count(Problem(parse_figure("5x8"), KITS["curved"])) == 108_963_424


def test_the_frontier_and_the_search_count_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    from salon.games.polyminix.solver import counting

    found = [solver.count(problem) for problem in random_problems(2, 150)]
    monkeypatch.setattr(counting, "QUICK", 0)
    assert [solver.count(problem) for problem in random_problems(2, 150)] == found
    monkeypatch.setattr(counting, "MOST_ROWS", 0)
    assert [solver.count(problem) for problem in random_problems(2, 150)] == found


def test_an_independent_solver_agrees() -> None:
    kinds = set()
    for problem in random_problems(1, 600):
        theirs = independent.count(problem.figure, problem.kit, problem.box)
        assert solver.count(problem) == theirs, problem
        assert independent.is_solvable(problem.figure, problem.kit, problem.box) == (theirs > 0)
        kinds.add((type(problem.box), theirs > 0))
    assert len(kinds) == 10, "every kind of box, with and without a cover"


def test_the_plain_twin_agrees() -> None:
    for problem in random_problems(3, 200, squares=(5, 15)):
        theirs = sorted(plain.solutions(problem))
        assert sorted(solver.solutions(problem)) == theirs
        assert solver.count(problem) == len(theirs)
        assert solver.count_up_to(problem, 3) == min(3, len(theirs))
        distinct = list(solver.distinct_solutions(problem))
        assert solver.count_distinct(problem) == len(distinct)
        assert (solver.first(problem) is None) == (not theirs)


def test_without_numba_the_twin_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "is_compiled", lambda: False)
    problem = Problem(parse_figure("3x5"), KITS["pentominoes"])
    assert (solver.count(problem), solver.count_distinct(problem)) == (28, 7)
    assert is_cover(problem, solver.first(problem))


def test_solutions_are_covers() -> None:
    for problem in random_problems(4, 100):
        for solution in solver.solutions(problem):
            assert is_cover(problem, solution)


def test_pieces_that_lie_there_already_stay() -> None:
    for problem in random_problems(5, 60, squares=(8, 14)):
        every = list(solver.solutions(problem))
        for solution in every[:2]:
            for kept in (solution[:1], solution[-2:], solution):
                left = Problem(problem.figure, problem.kit, problem.box, kept)
                expected = sorted(other for other in every if set(kept) <= set(other))
                assert sorted(solver.solutions(left)) == expected
                assert solver.count(left) == len(expected)
                assert sorted(plain.solutions(left)) == expected


def test_where_nothing_is_left_to_cover_the_sample_is_what_lies_there() -> None:
    straight = Placement("I3", ((0, 0), (0, 1), (0, 2)))
    for box, found in ((Plus((), 1), (straight,)), (Plus((), 2), None)):
        problem = Problem(parse_figure("1x3"), box=box, placed=(straight,))
        assert solver.sample(problem, seed=1) == solver.first(problem) == found


def test_a_piece_without_squares_is_refused() -> None:
    with pytest.raises(Refusal, match="not-that-piece"):
        solver.first(Problem(parse_figure("1x3"), placed=(Placement("I3", ()),)))


def test_the_largest_figure_is_covered_at_once() -> None:
    problem = Problem(parse_figure("8x8"))
    assert is_cover(problem, solver.first(problem))
    assert solver.first(Problem(parse_figure("8x8"), PENTOMINOES)) is None


def test_it_can_be_stopped() -> None:
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 3

    with pytest.raises(Cancelled):
        solver.count(Problem(parse_figure("8x8"), KITS["polyminix"], Must(KITS["polyminix"].pieces)), stop)
    with pytest.raises(Cancelled):
        solver.count(Problem(parse_figure("6x7"), KITS["polyminix"], Anything()), lambda: True)
    with pytest.raises(Cancelled):
        solver.first(Problem(parse_figure("6x7")), lambda: True)


def test_importing_polyminix_does_not_load_numba() -> None:
    program = (
        "import sys, salon.games.polyminix.solver; sys.exit(bool({'numba', 'numpy'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def is_cover(problem: Problem, solution: Solution | None) -> bool:
    """Checked with nothing but the rule (PX-14)."""
    assert solution is not None
    cells = [cell for placement in solution for cell in placement.cells]
    pieces = [placement.piece for placement in solution]
    return (
        sorted(cells) == list(problem.figure.cells)
        and len(set(pieces)) == len(pieces)
        and set(pieces) <= set(problem.kit.pieces)
        and obeys(problem.box, pieces)
    )
