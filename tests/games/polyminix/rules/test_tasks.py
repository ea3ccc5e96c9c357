"""PX-21: every one of game 2's 36 tests is solvable with the kit."""

import pytest

from salon.games.polyminix import DEFAULT_KIT, parse_figure
from salon.games.polyminix.content.tasks import TABLE, TURN_FACES, AreaAndPerimeter, Symmetric, meets, solve
from salon.games.polyminix.model.board import empty_board
from salon.games.polyminix.model.boxes import TEST_FACES
from salon.games.polyminix.model.figures import figure_of
from salon.games.polyminix.model.pieces import piece_of
from salon.games.polyminix.model.properties import (
    holes,
    is_connected,
    is_square_with_holes,
    is_symmetric,
    perimeter,
)
from tests.support.rules import rule


@rule("PX-21", "PX-22")
@pytest.mark.parametrize("test", TEST_FACES)
@pytest.mark.parametrize("turn", TURN_FACES)
def test_each_test_is_solvable(turn: str, test: str) -> None:
    task = TABLE[turn][test]
    cover = solve(task)
    assert cover is not None
    cells = [cell for placement in cover for cell in placement.cells]
    pieces = [placement.piece for placement in cover]
    assert len(set(cells)) == len(cells)
    assert empty_board().issuperset(cells), "there is room for it"
    assert len(set(pieces)) == len(pieces)
    assert set(pieces) <= set(DEFAULT_KIT.pieces)
    assert all(piece_of(placement.cells) == placement.piece for placement in cover)
    assert meets(task, figure_of(cells), len(cover))


@rule("PX-21")
def test_what_does_not_meet_a_task() -> None:
    assert not meets(Symmetric(3), parse_figure("3x4"), 4)
    assert not meets(Symmetric(3), parse_figure("##./.##/.#."), 3)
    assert not meets(AreaAndPerimeter(4, 8), parse_figure("1x4"), 1)
    assert not meets(AreaAndPerimeter(4, 16), parse_figure("##.##"), 2), "in one piece"


@rule("PX-21")
def test_properties_of_figures() -> None:
    ring = parse_figure("###/#.#/###")
    assert perimeter(ring) == 16, "the hole's edges count"
    assert holes(ring) == [{(1, 1)}]
    assert is_square_with_holes(ring)
    assert not is_square_with_holes(parse_figure("####/#.##/#.##/####")), "a hole is one square"
    assert not is_square_with_holes(parse_figure("#.#/###/###")), "none on the edge"
    assert holes(parse_figure("##./#.#/.##")) == [{(1, 1)}], "corners do not let anybody out"
    assert is_symmetric(parse_figure("##./.#./.##"))
    assert not is_symmetric(parse_figure("#../##./.##/.#."))
    assert is_connected(parse_figure("##/.#"))
    assert not is_connected(parse_figure("#./.#"))
