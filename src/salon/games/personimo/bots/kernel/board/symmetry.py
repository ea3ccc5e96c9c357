"""Spots that are equivalent by symmetry. Early in a game a district has several symmetries."""

from collections.abc import Callable

from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.layout import World
from salon.games.personimo.bots.kernel.board.squares import first_square, second_square, squares_of

Square = tuple[int, int]
Symmetry = Callable[[int, int], Square]
"""Takes a column and a row of the box to their image in the same box."""


def symmetries(width: int, height: int) -> list[Symmetry]:
    """Return the rotations and reflections that take a box onto itself, except the identity."""
    right, bottom = width - 1, height - 1
    found: list[Symmetry] = [
        lambda x, y: (right - x, y),
        lambda x, y: (x, bottom - y),
        lambda x, y: (right - x, bottom - y),
    ]
    if width == height:
        found += [
            lambda x, y: (y, x),
            lambda x, y: (right - y, x),
            lambda x, y: (y, right - x),
            lambda x, y: (right - y, right - x),
        ]
    return found


def images(world: World, district: int, spots: list[int]) -> dict[int, int]:
    """Return for each spot the first of the spots that are equivalent to it."""
    info = world.info[district]
    words = [int(word) for word in world.words[district]]
    number = int(info[at.ROWS]) * at.SUITS
    boards = [int(board) for board in world.rows[district, :number]]
    rows = sorted(zip(*[iter(boards)] * at.SUITS, strict=True))
    first = {spot: spot for spot in spots}
    for symmetry in symmetries(int(info[at.WIDTH]), int(info[at.HEIGHT])):
        if [_transformed(word, symmetry) for word in words] != words:
            continue
        if sorted(tuple(_transformed(board, symmetry) for board in row) for row in rows) != rows:
            continue
        for spot in spots:
            first[spot] = min(first[spot], _spot_transformed(spot, symmetry))
    return first


def _transformed(board: int, symmetry: Symmetry) -> int:
    """Return the image of a set of squares."""
    return sum(1 << _bit(*symmetry(*_square(bit))) for bit in squares_of(board))


def _spot_transformed(spot: int, symmetry: Symmetry) -> int:
    """Return the image of a spot."""
    one, two = (symmetry(*_square(square)) for square in (first_square(spot), second_square(spot)))
    return min(_bit(*one), _bit(*two)) + (64 if one[0] == two[0] else 0)


def _square(bit: int) -> Square:
    """Return the column and row of a bit, counted from the corner of the box."""
    return bit % at.STRIDE - at.MARGIN, bit // at.STRIDE - at.MARGIN


def _bit(column: int, row: int) -> int:
    """Return the bit of a square."""
    return (row + at.MARGIN) * at.STRIDE + column + at.MARGIN
