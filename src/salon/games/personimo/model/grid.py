"""Grids: squares as bits of an integer, so that a set of squares is an integer too.

A district floats (PM-14): the headquarters is at (0, 0), and with a size of five no square is more than four away from
it. A grid has all squares within reach, row after row, with an empty column between the rows, so that a shift by one
never reaches the next row.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

from salon.games.personimo.model.actions import Square

T = TypeVar("T")

LAYERS = 3
"""The most marks that a square can have: those of the Merchant with Lucky Nines (PM-59)."""


class Box(NamedTuple):
    """The bounding box of a district: first and last column, first and last row."""

    left: int
    right: int
    top: int
    bottom: int

    def around(self, squares: tuple[Square, ...]) -> "Box":
        """Return the smallest box that also holds these squares."""
        left, right, top, bottom = self
        for column, row in squares:
            left, right = min(left, column), max(right, column)
            top, bottom = min(top, row), max(bottom, row)
        return Box(left, right, top, bottom)

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.right - self.left + 1

    @property
    def height(self) -> int:
        """The number of rows."""
        return self.bottom - self.top + 1

    @property
    def longer_side(self) -> int:
        """The greater of its width and its height."""
        return max(self.width, self.height)


class Grid:
    """The squares at most `reach` away from the headquarters.

    `stride` is the distance between two rows in bits, `span` the number of bits of the grid. Marks are kept in
    layers of `span` bits.
    """

    def __init__(self, reach: int) -> None:
        self.reach = reach
        self.stride = 2 * reach + 2
        self.span = self.stride * (2 * reach + 1)
        self._squares: list[Square] = [
            (bit % self.stride - reach, bit // self.stride - reach) for bit in range(self.span)
        ]
        self._spots: dict[int, list[tuple[Square, ...]]] = {0: [(square,) for square in self._squares]}
        for step in 1, self.stride:
            self._spots[step] = list(zip(self._squares, self._squares[step:], strict=False))

    def holds(self, square: Square) -> bool:
        """Return whether the square is in the grid."""
        return max(map(abs, square)) <= self.reach

    def bit(self, square: Square) -> int:
        """Return the set that has only this square."""
        column, row = square
        return 1 << (row + self.reach) * self.stride + column + self.reach

    def pile(self, square: Square, count: int) -> int:
        """Return `count` marks on a square, one in each layer."""
        return sum(self.bit(square) << layer * self.span for layer in range(count))

    def squares(self, board: int) -> tuple[Square, ...]:
        """Return the squares of a set, from top left to bottom right."""
        return tuple(_chosen(self._squares, board))

    def spots(self, board: int, step: int) -> list[tuple[Square, ...]]:
        """Return the spots whose lesser squares are a set, and whose other squares lie `step` bits on (0: none)."""
        return _chosen(self._spots[step], board)

    def box(self, board: int) -> Box:
        """Return the bounding box of a set that is not empty."""
        squares = self.squares(board)
        return Box(*squares[0][:1] * 2, *squares[0][1:] * 2).around(squares)


def _chosen(table: Sequence[T], board: int) -> list[T]:
    """Return the items of a table whose bits are set, in order."""
    found = []
    while board:
        lowest = board & -board
        found.append(table[lowest.bit_length() - 1])
        board ^= lowest
    return found


@cache
def grid_for(reach: int) -> Grid:
    """Return the grid of districts whose squares are at most `reach` away from the headquarters."""
    return Grid(reach)


@cache
def everywhere(grid: Grid) -> int:
    """Return the number by which a set of squares is multiplied to have it in every layer of marks."""
    return sum(1 << layer * grid.span for layer in range(LAYERS))


def regions(blocks: int, stride: int) -> Iterator[int]:
    """Yield the orthogonally connected regions of a set of squares."""
    while blocks:
        region, grown = 0, blocks & -blocks
        while grown != region:
            region = grown
            grown = (region | region << 1 | region >> 1 | region << stride | region >> stride) & blocks
        blocks ^= region
        yield region


def near(grid: Grid, board: int) -> int:
    """Return the squares that touch a set; some may be in the set or outside the grid."""
    return board << 1 | board >> 1 | board << grid.stride | board >> grid.stride


@cache
def window(grid: Grid, box: Box, size: int | None) -> int:
    """Return the squares that a district with this bounding box may build on within its size (None: no limit)."""
    if size is None:
        columns = rows = range(-grid.reach, grid.reach + 1)
    else:
        columns = range(box.right - size + 1, box.left + size)
        rows = range(box.bottom - size + 1, box.top + size)
    return sum(grid.bit((column, row)) for row in rows for column in columns)


def neighbours(square: Square) -> tuple[Square, Square, Square, Square]:
    """Return the four squares that touch a square."""
    column, row = square
    return (column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)
