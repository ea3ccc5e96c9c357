"""Polyminix, game 2: figures are judged by their properties, with words for what is missing."""

from random import Random

import msgspec
import pytest

from salon.games.polyminix.bots.levels import BOTS
from salon.games.polyminix.content.tasks import (
    TABLE,
    AreaAndPerimeter,
    RectangleOfArea,
    RectangleOfPerimeter,
    Square,
    SquareWithHoles,
    Symmetric,
    Task,
    meets,
)
from salon.games.polyminix.model.actions import Lift
from salon.games.polyminix.model.events import Completed
from salon.games.polyminix.model.figures import figure_of
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.rules.completion import missing_for_task
from salon.words import LANGUAGES, say
from tests.games.polyminix.tables import Room, built
from tests.support.rules import rule

EVERY = [task for row in TABLE.values() for task in row.values()]


def laid(*drawings: str) -> list[Placement]:
    """Squares from drawings, one a piece: `##/.#`, all on one sheet. Which pieces they are does not matter here."""
    return [
        Placement(
            f"{number}",
            tuple(
                (r, c) for r, line in enumerate(drawing.split("/")) for c, m in enumerate(line) if m == "#"
            ),
        )
        for number, drawing in enumerate(drawings)
    ]


def lacks(task: Task, *drawings: str) -> list[str]:
    notes = missing_for_task(task, laid(*drawings))
    for note in notes:
        for language in LANGUAGES:
            text = say(note.what, language, note.particulars)
            assert text != note.what
            assert "{" not in text
    return [note.what.removeprefix("polyminix-missing-") for note in notes]


@rule("PX-20", "PX-25")
@pytest.mark.parametrize("task", EVERY, ids=str)
def test_every_test_can_be_completed(task: Task) -> None:
    room = Room(2, game="solve").solve(task)
    while room.table.runners[0].done_ms is None:
        room.act(0, BOTS["sharp"].choose(room.view(0), Random(1)), at_ms=3_000)
    assert room.heard(Completed) == [Completed(0, 1, 3_000, "first")]
    room.expire(3_001)
    assert room.table.scores == (3, 0)


@rule("PX-20")
@pytest.mark.parametrize("task", EVERY, ids=str)
def test_something_is_missing_exactly_until_it_is_what_is_asked_for(task: Task) -> None:
    for upto in range(len(built(task)) + 1):
        pieces = built(task)[:upto]
        figure = figure_of(cell for placement in pieces for cell in placement.cells) if pieces else None
        complete = figure is not None and meets(task, figure, len(pieces))
        assert (missing_for_task(task, pieces) == ()) == complete


@rule("PX-20")
def test_every_test_has_words() -> None:
    for task in EVERY:
        particulars = msgspec.to_builtins(task)
        name = f"polyminix-task-{particulars.pop('type')}"
        for language in LANGUAGES:
            assert str(next(iter(particulars.values()))) in say(name, language, particulars)


@rule("PX-22")
def test_a_figure_is_in_one_part_and_perimeters_count_holes() -> None:
    assert lacks(Square(3), "#.#") == ["connection", "area"]
    assert lacks(AreaAndPerimeter(8, 16), "###/#.#/###") == []
    assert lacks(AreaAndPerimeter(8, 12), "###/#.#/###") == ["perimeter"]
    assert lacks(Square(3)) == ["everything"]


@rule("PX-20")
def test_squares_and_rectangles() -> None:
    assert lacks(Square(2), "##/##") == []
    assert lacks(Square(2), "####") == ["square"]
    assert lacks(RectangleOfArea(12), "####/####") == ["area"]
    assert lacks(RectangleOfArea(7), "####/###.") == ["rectangle"]
    assert lacks(RectangleOfPerimeter(12), "####/####") == []
    assert lacks(RectangleOfPerimeter(14), "####/###.") == ["perimeter", "rectangle"]


@rule("PX-23")
def test_symmetric_in_an_axis_or_by_half_a_turn_with_exactly_so_many_pieces() -> None:
    assert lacks(Symmetric(2), "###", ".../.#.") == []
    assert lacks(Symmetric(2), ".##", ".../##.") == [], "turned by half"
    assert lacks(Symmetric(2), "#./#.", "../../##") == ["symmetry"]
    assert lacks(Symmetric(2), "##/.#") == ["count"]
    assert lacks(Symmetric(1), "##/.#") == [], "a diagonal axis"


@rule("PX-24")
def test_holes_are_few_small_inside_and_symmetric() -> None:
    task = SquareWithHoles(5)
    assert lacks(task, "#####/#####/##.##/#####/#####") == []
    assert lacks(task, "#####/#####/#####/#####/#####") == ["holes"]
    assert lacks(task, "#####/#..##/#####/#####/#####") == ["small-holes"]
    assert lacks(task, "##.##/#####/#####/#####/#####") == ["edge"]
    assert lacks(task, "#####/#.###/#####/##.##/#####") == ["pattern"]
    assert lacks(task, "#####/#.#.#/#####/#.###/#####") == ["holes"]
    assert lacks(task, "####/####/####/####") == ["square"]


@rule("PX-14", "PX-20")
def test_taking_a_piece_back_can_complete_a_figure() -> None:
    room = Room(2, game="solve").solve(Square(2))
    room.lay(0, Placement("I2", ((0, 2), (1, 2))), Placement("O4", ((0, 0), (0, 1), (1, 0), (1, 1))))
    assert room.table.runners[0].done_ms is None
    room.act(0, Lift("I2"), at_ms=2_000)
    assert room.heard(Completed) == [Completed(0, 1, 2_000, "first")]
