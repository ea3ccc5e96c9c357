"""What game 2 asks of a figure: connected, how long its edge is, symmetric, with holes (PX-22 to PX-24)."""

from collections.abc import Collection

from salon.games.polyminix.model.figures import Figure
from salon.games.polyminix.model.pieces import Cell

MIRRORED_OR_TURNED = frozenset({"half", "left-right", "up-down", "diagonal", "antidiagonal"})
HOLES = frozenset({1, 2, 4})


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four squares that share a side with this one."""
    row, column = cell
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


def parts(cells: Collection[Cell]) -> list[set[Cell]]:
    """The orthogonally connected parts of some squares."""
    left, found = set(cells), []
    while left:
        part, edge = set(), [left.pop()]
        while edge:
            cell = edge.pop()
            part.add(cell)
            more = left.intersection(neighbours(cell))
            left -= more
            edge += more
        found.append(part)
    return found


def is_connected(figure: Figure) -> bool:
    """Whether the figure is one piece (PX-22)."""
    return len(parts(figure.cells)) == 1


def perimeter(figure: Figure) -> int:
    """All boundary edges, those of holes too (PX-22)."""
    inside = set(figure.cells)
    return sum(neighbour not in inside for cell in inside for neighbour in neighbours(cell))


def is_symmetric(figure: Figure) -> bool:
    """Mirrored in a horizontal, vertical or diagonal axis, or turned by 180° (PX-23)."""
    return not MIRRORED_OR_TURNED.isdisjoint(figure.symmetries)


def is_rectangle(figure: Figure) -> bool:
    """Whether the figure fills its own frame."""
    return figure.area == figure.height * figure.width


def holes(figure: Figure) -> list[set[Cell]]:
    """The empty places that the figure encloses: those that no way of side steps leads out of."""
    inside = set(figure.cells)
    frame = {
        (row, column)
        for row in range(-1, figure.height + 1)
        for column in range(-1, figure.width + 1)
        if (row, column) not in inside
    }
    return [part for part in parts(frame) if (-1, -1) not in part]


def is_square_with_holes(figure: Figure) -> bool:
    """A square with 1, 2 or 4 holes of one unit, none on the edge or side by side, in a symmetric pattern (PX-24)."""
    gaps = holes(figure)
    return (
        figure.height == figure.width
        and len(gaps) in HOLES
        and all(len(gap) == 1 for gap in gaps)
        and figure.area + len(gaps) == figure.height * figure.width
        and is_symmetric(figure)
    )
