"""Figures: the white shapes to be covered, at most 64 squares, so that a position is one 64-bit mask."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from msgspec import Struct

from salon.core.errors import Refusal
from salon.games.polyminix.model.pieces import Cell, normal

MOST_SQUARES = 64
KEPT = 4096
"""How many figures have their squares cached."""

_SIZE = re.compile(r"(\d+)\s*[xX×]\s*(\d+)")
_MOST_DIGITS = 9
_FILLED, _EMPTY = frozenset("#xXoO█■▓*"), frozenset(". _-·")

Symmetry = str
"""The name of one of the eight ways to lay a sheet of paper back on itself."""

SYMMETRIES: dict[Symmetry, Callable[[Cell], Cell]] = {
    "identity": lambda cell: cell,
    "quarter": lambda cell: (cell[1], -cell[0]),
    "half": lambda cell: (-cell[0], -cell[1]),
    "three-quarters": lambda cell: (-cell[1], cell[0]),
    "left-right": lambda cell: (cell[0], -cell[1]),
    "up-down": lambda cell: (-cell[0], cell[1]),
    "diagonal": lambda cell: (cell[1], cell[0]),
    "antidiagonal": lambda cell: (-cell[1], -cell[0]),
}


class Figure(Struct, frozen=True):
    """A figure as it is drawn: rows of `#` for its squares and `.` for the rest, all equally long."""

    rows: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join(self.rows)

    def check(self) -> None:
        """Raises Refusal unless this is a figure: rows of `#` and `.`, all equally long, with 1 to 64 squares."""
        _check(self.rows)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The squares in reading order."""
        return _cells(self.rows)

    @property
    def area(self) -> int:
        return len(_cells(self.rows))

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def symmetries(self) -> tuple[Symmetry, ...]:
        """The ways to turn or flip the figure that leave it as it is; the identity is always among them."""
        return _symmetries(self.rows)

    def moved(self, symmetry: Symmetry) -> dict[Cell, Cell]:
        """Where each square goes under a symmetry of this figure."""
        images = [SYMMETRIES[symmetry](cell) for cell in self.cells]
        top = min(row for row, _ in images)
        left = min(column for _, column in images)
        return {
            cell: (row - top, column - left) for cell, (row, column) in zip(self.cells, images, strict=True)
        }

    @property
    def canonical(self) -> tuple[Cell, ...]:
        """The same cells for every way of laying the figure: equal for figures of the same shape."""
        return min(normal(map(move, self.cells)) for move in SYMMETRIES.values())


@lru_cache(maxsize=KEPT)
def _check(rows: tuple[str, ...]) -> None:
    for number, row in enumerate(rows, 1):
        for column, mark in enumerate(row, 1):
            if mark not in "#.":
                raise Refusal("figure-unreadable", "PX-3", mark=mark, row=number, column=column)
        if len(row) != len(rows[0]):
            raise Refusal("figure-uneven", "PX-3", row=number, length=len(row), wanted=len(rows[0]))
    squares = sum(row.count("#") for row in rows)
    if not squares:
        raise Refusal("figure-empty", "PX-3")
    if squares > MOST_SQUARES:
        raise Refusal("figure-too-large", "PX-3", squares=squares, most=MOST_SQUARES)


@lru_cache(maxsize=KEPT)
def _cells(rows: tuple[str, ...]) -> tuple[Cell, ...]:
    return tuple(
        (row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "#"
    )


@lru_cache(maxsize=KEPT)
def _symmetries(rows: tuple[str, ...]) -> tuple[Symmetry, ...]:
    cells = _cells(rows)
    return tuple(name for name, move in SYMMETRIES.items() if normal(map(move, cells)) == cells)


def figure_of(cells: Iterable[Cell]) -> Figure:
    """The figure made of these squares."""
    placed = normal(set(cells))
    if len(placed) > MOST_SQUARES:
        raise Refusal("figure-too-large", "PX-3", squares=len(placed), most=MOST_SQUARES)
    filled = set(placed)
    height = 1 + max(row for row, _ in placed)
    width = 1 + max(column for _, column in placed)
    return Figure(
        tuple(
            "".join("#" if (row, column) in filled else "." for column in range(width))
            for row in range(height)
        )
    )


def rectangle(height: int, width: int) -> Figure:
    """A full rectangle."""
    return figure_of((row, column) for row in range(height) for column in range(width))


def parse_figure(text: str) -> Figure:
    """Read a figure from its size (`6x10`) or from a drawing, with `/` or a new line between the rows."""
    by = _SIZE.fullmatch(text.strip())
    if by:
        if max(len(by[1]), len(by[2])) > _MOST_DIGITS:
            raise Refusal("figure-far-too-large", "PX-3", most=MOST_SQUARES)
        height, width = int(by[1]), int(by[2])
        if not height * width:
            raise Refusal("figure-empty", "PX-3")
        if height * width > MOST_SQUARES:
            raise Refusal("figure-too-large", "PX-3", squares=height * width, most=MOST_SQUARES)
        return rectangle(height, width)
    cells = []
    for row, line in enumerate(text.replace("/", "\n").splitlines()):
        for column, mark in enumerate(line.rstrip()):
            if mark in _FILLED:
                cells.append((row, column))
            elif mark not in _EMPTY:
                raise Refusal("figure-unreadable", "PX-3", mark=mark, row=row + 1, column=column + 1)
    if not cells:
        raise Refusal("figure-empty", "PX-3")
    return figure_of(cells)
