"""Frames: squares as bits of a number, so that sets of squares are numbers too.

A district floats (PM-14): the headquarters is at (0, 0), and with a limit of five no square is more than four
away from it. A frame holds all squares within reach, row after row, with an empty column between the rows so
that shifting by one never runs into the next row.
"""

from functools import cache
from typing import NamedTuple

from salon.personimo.actions import Square

LAYERS = 3
"""No square has more marks than this: a Merchant among Lucky Nines."""


class Frame(NamedTuple):
    """The squares at most `reach` away from the headquarters."""

    reach: int

    @property
    def stride(self) -> int:
        """How far apart two rows are."""
        return 2 * self.reach + 2

    @property
    def span(self) -> int:
        """How many bits the frame has; marks lie in layers of this many bits, one layer for each mark."""
        return self.stride * (2 * self.reach + 1)

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


@cache
def frame_for(size: int) -> Frame:
    """The frame of districts whose bounding box may have this size."""
    return Frame(size - 1)


def neighbours(square: Square) -> tuple[Square, Square, Square, Square]:
    """The four squares that touch a square."""
    column, row = square
    return (column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)
