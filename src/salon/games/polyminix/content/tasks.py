"""The 36 tests of game 2 (PX-20): what they ask, whether a cover meets it, and a cover that does (PX-21)."""

from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations

import msgspec
from msgspec import Struct

from salon.games.polyminix import solver
from salon.games.polyminix.model import properties
from salon.games.polyminix.model.board import SIDE
from salon.games.polyminix.model.boxes import Anything, Plus
from salon.games.polyminix.model.figures import MOST_SQUARES, Figure, figure_of, rectangle
from salon.games.polyminix.model.pieces import DEFAULT_KIT, Kit
from salon.games.polyminix.model.problem import Problem, Solution, Stop, never


class Square(Struct, frozen=True, tag="square"):
    """A square of this side."""

    side: int


class RectangleOfArea(Struct, frozen=True, tag="rectangle-area"):
    """A rectangle of this area."""

    area: int


class RectangleOfPerimeter(Struct, frozen=True, tag="rectangle-perimeter"):
    """A rectangle of this perimeter."""

    perimeter: int


class AreaAndPerimeter(Struct, frozen=True, tag="area-perimeter"):
    """A figure of this area and this perimeter."""

    area: int
    perimeter: int


class Symmetric(Struct, frozen=True, tag="symmetric"):
    """A symmetric figure of exactly this number of pieces."""

    pieces: int


class SquareWithHoles(Struct, frozen=True, tag="holes"):
    """A square of this side with 1, 2 or 4 holes."""

    side: int


Task = Square | RectangleOfArea | RectangleOfPerimeter | AreaAndPerimeter | Symmetric | SquareWithHoles

TURN_FACES = ("first", "first-second-third", "clock", "two-cards", "own-colour", "joker")


TABLE = msgspec.json.decode(
    files("salon.games.polyminix.content").joinpath("data", "tasks.json").read_bytes(),
    type=dict[str, dict[str, Task]],
)
"""The test for each pair of faces: `TABLE[turn][test]`."""


ALMOST = 0.96
"""The largest share of a test that is not completed: enough squares may lie there, but not as they should."""


def share_done(task: Task, squares: int, pieces: int) -> float:
    """Roughly how far a player is with a test, from 0 to `ALMOST`, by the squares or pieces that lie there."""
    return min(ALMOST, pieces / task.pieces if isinstance(task, Symmetric) else squares / _area(task))


def _area(
    task: Square | RectangleOfArea | RectangleOfPerimeter | AreaAndPerimeter | SquareWithHoles,
) -> float:
    """How many squares a figure for the task has, or about so many."""
    match task:
        case Square(side) | SquareWithHoles(side):
            return side * side
        case RectangleOfArea(area) | AreaAndPerimeter(area):
            return area
        case RectangleOfPerimeter(perimeter):
            return (perimeter / 4) ** 2


def meets(task: Task, figure: Figure, pieces: int) -> bool:
    """Whether a figure laid with this many pieces is what the task asks for."""
    if not properties.is_connected(figure):
        return False
    match task:
        case Square(side):
            return figure == rectangle(side, side)
        case RectangleOfArea(area):
            return properties.is_rectangle(figure) and figure.area == area
        case RectangleOfPerimeter(perimeter):
            return properties.is_rectangle(figure) and properties.perimeter(figure) == perimeter
        case AreaAndPerimeter(area, perimeter):
            return figure.area == area and properties.perimeter(figure) == perimeter
        case Symmetric(wanted):
            return properties.is_symmetric(figure) and pieces == wanted
        case SquareWithHoles(side):
            return figure.width == side and properties.is_square_with_holes(figure)


def solve(task: Task, kit: Kit = DEFAULT_KIT, stop: Stop = never) -> Solution | None:
    """A cover that meets the task, or None if none of the candidates has one."""
    for figure in candidates(task):
        if figure.area > kit.area:
            continue
        box = Plus((), task.pieces) if isinstance(task, Symmetric) else Anything()
        found = solver.first(Problem(figure, kit, box), stop)
        if found is not None:
            return found
    return None


def candidates(task: Task) -> Iterator[Figure]:
    """Figures that meet the task if they can be covered, and have room on the board (PX-22): the plainest first, and
    for most tasks all there are."""
    return (figure for figure in _thought_of(task) if max(figure.height, figure.width) <= SIDE)


def _thought_of(task: Task) -> Iterator[Figure]:
    match task:
        case Square(side):
            yield rectangle(side, side)
        case RectangleOfArea(area):
            yield from (r for r in _rectangles() if r.area == area)
        case RectangleOfPerimeter(perimeter):
            yield from (r for r in _rectangles() if 2 * (r.height + r.width) == perimeter)
        case AreaAndPerimeter(area, perimeter):
            yield from _stepped(area, perimeter)
        case Symmetric(pieces):
            yield from sorted(_rectangles(), key=lambda r: abs(r.area - 64 * pieces / 15))
        case SquareWithHoles(side):
            yield from _holed(side)


def _rectangles() -> list[Figure]:
    """All rectangles, the squarest first."""
    found = [
        rectangle(height, width)
        for height in range(1, MOST_SQUARES + 1)
        for width in range(height, MOST_SQUARES // height + 1)
    ]
    return sorted(found, key=lambda figure: figure.width - figure.height)


def _stepped(area: int, perimeter: int) -> Iterator[Figure]:
    """Rectangles with steps cut from one corner: a step changes the area, but not the perimeter."""
    for height in range(perimeter // 4, 1, -1):
        width = perimeter // 2 - height
        cut = height * width - area
        if cut < 0 or perimeter % 2:
            continue
        steps: list[int] = []
        for _ in range(height - 1):
            steps.append(min(cut - sum(steps), width - 1, *steps[-1:]))
        if sum(steps) == cut:
            lengths = [width, *(width - step for step in reversed(steps))]
            yield figure_of((row, column) for row, length in enumerate(lengths) for column in range(length))


def _holed(side: int) -> Iterator[Figure]:
    whole = rectangle(side, side)
    inner = [(row, column) for row in range(1, side - 1) for column in range(1, side - 1)]
    mirrors = [whole.moved(name) for name in properties.MIRRORED_OR_TURNED]
    for count in sorted(properties.HOLES):
        for gaps in combinations(inner, count):
            if any({mirror[gap] for gap in gaps} == set(gaps) for mirror in mirrors):
                figure = figure_of(set(whole.cells).difference(gaps))
                if properties.is_square_with_holes(figure):
                    yield figure
