"""Whether a player has completed what is asked (PX-14, PX-22 to PX-24), and if not, what is missing, in words."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from salon.core import Note
from salon.games.polyminix.content.tasks import (
    AreaAndPerimeter,
    RectangleOfArea,
    RectangleOfPerimeter,
    Square,
    SquareWithHoles,
    Symmetric,
    Task,
    meets,
)
from salon.games.polyminix.model import properties
from salon.games.polyminix.model.boxes import Anything, Box, Must, Plus, Sizes, Without, obeys
from salon.games.polyminix.model.figures import KEPT, Figure, figure_of
from salon.games.polyminix.model.pieces import PieceId, size
from salon.games.polyminix.model.problem import Placement


def forbids(box: Box, piece: PieceId) -> bool:
    """Whether no cover that obeys the box can have this piece."""
    match box:
        case Must(pieces):
            return piece not in pieces
        case Without(pieces):
            return piece in pieces
        case Sizes(sizes):
            return size(piece) not in sizes
        case Plus() | Anything():
            return False


@lru_cache(maxsize=KEPT)
def pieces_by_box(box: Box, kit: tuple[PieceId, ...]) -> tuple[tuple[PieceId, ...], tuple[PieceId, ...]]:
    """The pieces of a kit that a box requires by name, and those it forbids."""
    required = box.pieces if isinstance(box, Must | Plus) else ()
    return required, tuple(piece for piece in kit if forbids(box, piece))


def missing_to_cover(figure: Figure, box: Box, laid: Sequence[Placement]) -> tuple[Note, ...]:
    """What a cover lacks; nothing, exactly if it is complete (PX-14). Pieces neither overlap nor stick out."""
    left = figure.area - sum(len(placement.cells) for placement in laid)
    used = [placement.piece for placement in laid]
    notes = [Note("polyminix-missing-squares", {"squares": left})] if left else []
    if not obeys(box, used):
        notes += _missing_in_box(box, used)
    return tuple(notes)


def _missing_in_box(box: Box, used: Sequence[PieceId]) -> Iterator[Note]:
    match box:
        case Must(pieces) | Plus(pieces):
            wanted = [piece for piece in pieces if piece not in used]
            if wanted:
                yield Note("polyminix-missing-pieces", {"pieces": " ".join(wanted), "count": len(wanted)})
            if isinstance(box, Plus) and (len(used) > len(pieces) + box.free or not wanted):
                yield _count(len(pieces) + box.free, len(used))
        case Sizes(sizes):
            yield Note(
                "polyminix-missing-sizes",
                {"sizes": _listed(sizes), "laid": _listed(map(size, used)), "count": len(used)},
            )
        case Without() | Anything():
            return


def _count(wanted: int, pieces: int) -> Note:
    return Note("polyminix-missing-count", {"wanted": wanted, "pieces": pieces})


def _listed(sizes: "Sequence[int] | map[int]") -> str:
    return " ".join(map(str, sorted(sizes)))


def missing_for_task(task: Task, laid: Sequence[Placement]) -> tuple[Note, ...]:
    """What a figure of game 2 lacks; nothing, exactly if it is what the test asks for."""
    if not laid:
        return (Note("polyminix-missing-everything"),)
    figure = figure_of(cell for placement in laid for cell in placement.cells)
    if meets(task, figure, len(laid)):
        return ()
    parts = len(properties.parts(figure.cells))
    if parts > 1:
        return (
            Note("polyminix-missing-connection", {"parts": parts}),
            *_wrong_numbers(task, figure, len(laid)),
        )
    return (*_wrong_numbers(task, figure, len(laid)), *_wrong_shape(task, figure))


def _wrong_numbers(task: Task, figure: Figure, pieces: int) -> Iterator[Note]:
    match task:
        case Square(side):
            yield from _area(side * side, figure)
        case RectangleOfArea(area):
            yield from _area(area, figure)
        case RectangleOfPerimeter(perimeter):
            yield from _perimeter(perimeter, figure)
        case AreaAndPerimeter(area, perimeter):
            yield from _area(area, figure)
            yield from _perimeter(perimeter, figure)
        case Symmetric(wanted):
            if pieces != wanted:
                yield _count(wanted, pieces)
        case SquareWithHoles():
            return


def _area(wanted: int, figure: Figure) -> Iterator[Note]:
    if figure.area != wanted:
        yield Note("polyminix-missing-area", {"wanted": wanted, "area": figure.area})


def _perimeter(wanted: int, figure: Figure) -> Iterator[Note]:
    perimeter = properties.perimeter(figure)
    if perimeter != wanted:
        yield Note("polyminix-missing-perimeter", {"wanted": wanted, "perimeter": perimeter})


def _wrong_shape(task: Task, figure: Figure) -> Iterator[Note]:
    match task:
        case Square(side):
            if (figure.height, figure.width) != (side, side) or not properties.is_rectangle(figure):
                yield _side(side, figure)
        case RectangleOfArea() | RectangleOfPerimeter():
            if not properties.is_rectangle(figure):
                yield Note("polyminix-missing-rectangle")
        case Symmetric():
            if not properties.is_symmetric(figure):
                yield Note("polyminix-missing-symmetry")
        case SquareWithHoles(side):
            yield from _wrong_holes(side, figure)
        case AreaAndPerimeter():
            return


def _side(side: int, figure: Figure) -> Note:
    return Note("polyminix-missing-square", {"side": side, "height": figure.height, "width": figure.width})


def _wrong_holes(side: int, figure: Figure) -> Iterator[Note]:
    gaps = properties.holes(figure)
    if (figure.height, figure.width) != (side, side):
        yield _side(side, figure)
    elif figure.area + sum(map(len, gaps)) != side * side:
        yield Note("polyminix-missing-edge")
    elif any(len(gap) > 1 for gap in gaps):
        yield Note("polyminix-missing-small-holes")
    elif len(gaps) not in properties.HOLES:
        yield Note("polyminix-missing-holes", {"holes": len(gaps)})
    elif not properties.is_symmetric(figure):
        yield Note("polyminix-missing-pattern")
