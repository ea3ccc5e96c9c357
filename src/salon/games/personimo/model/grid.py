"""Frames: squares as bits of a number, so that sets of squares are numbers too.

A district floats (PM-14): the headquarters is at (0, 0), and with a limit of five no square is more than four
away from it. A frame holds all squares within reach, row after row, with an empty column between the rows so
that shifting by one never runs into the next row.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from salon.games.personimo.model.actions import Square

LAYERS = 3
"""No square has more marks than this: a Merchant among Lucky Nines."""


class Box(NamedTuple):
    """The bounding box of a district: first and last column, first and last row."""

    left: int
    right: int
    top: int
    bottom: int

    def around(self, squares: tuple[Square, ...]) -> "Box":
        """The box that holds these squares too."""
        left, right, top, bottom = self
        for column, row in squares:
            left, right = min(left, column), max(right, column)
            top, bottom = min(top, row), max(bottom, row)
        return Box(left, right, top, bottom)

    @property
    def width(self) -> int:
        """How many columns it has."""
        return self.right - self.left + 1

    @property
    def height(self) -> int:
        """How many rows it has."""
        return self.bottom - self.top + 1

    @property
    def longer_side(self) -> int:
        """Its width or its height, whichever is more."""
        return max(self.width, self.height)


class Frame:
    """The squares at most `reach` away from the headquarters.

    `stride` is how far apart two rows are, `span` how many bits the frame has; marks lie in layers of so many bits.
    """

    def __init__(self, reach: int) -> None:
        self.reach = reach
        self.stride = 2 * reach + 2
        self.span = self.stride * (2 * reach + 1)

    def holds(self, square: Square) -> bool:
        """Whether the square is in the frame."""
        return max(map(abs, square)) <= self.reach

    def bit(self, square: Square) -> int:
        """The square as a set of one."""
        column, row = square
        return 1 << (row + self.reach) * self.stride + column + self.reach

    def pile(self, square: Square, count: int) -> int:
        """So many marks on a square."""
        return sum(self.bit(square) << layer * self.span for layer in range(count))

    def squares(self, board: int) -> tuple[Square, ...]:
        """The squares of a set, from top left to bottom right."""
        found = []
        while board:
            lowest = board & -board
            row, column = divmod(lowest.bit_length() - 1, self.stride)
            found.append((column - self.reach, row - self.reach))
            board ^= lowest
        return tuple(found)

    def box(self, board: int) -> Box:
        """The bounding box of a set that is not empty."""
        squares = self.squares(board)
        return Box(*squares[0][:1] * 2, *squares[0][1:] * 2).around(squares)


@cache
def frame_for(reach: int) -> Frame:
    """The frame of districts that reach so far from their headquarters."""
    return Frame(reach)


@cache
def everywhere(frame: Frame) -> int:
    """Times this number, a set of squares is in every layer of marks."""
    return sum(1 << layer * frame.span for layer in range(LAYERS))


def regions(blocks: int, stride: int) -> Iterator[int]:
    """The orthogonally connected parts of a set of squares."""
    while blocks:
        region, grown = 0, blocks & -blocks
        while grown != region:
            region = grown
            grown = (region | region << 1 | region >> 1 | region << stride | region >> stride) & blocks
        blocks ^= region
        yield region


def near(frame: Frame, board: int) -> int:
    """The squares that touch a set, and perhaps some that are in it or in no frame."""
    return board << 1 | board >> 1 | board << frame.stride | board >> frame.stride


@cache
def window(frame: Frame, box: Box, size: int | None) -> int:
    """The squares by any of which a district with this bounding box may grow, if it may be so large (None: any)."""
    if size is None:
        columns = rows = range(-frame.reach, frame.reach + 1)
    else:
        columns = range(box.right - size + 1, box.left + size)
        rows = range(box.bottom - size + 1, box.top + size)
    return sum(frame.bit((column, row)) for row in rows for column in columns)


def neighbours(square: Square) -> tuple[Square, Square, Square, Square]:
    """The four squares that touch a square."""
    column, row = square
    return (column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)
