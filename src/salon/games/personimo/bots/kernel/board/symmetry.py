"""Spots that are mirror images of each other: early in a game a district looks the same from several sides."""

from collections.abc import Callable

from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.layout import World
from salon.games.personimo.bots.kernel.board.squares import first_square, second_square, squares_of

Square = tuple[int, int]
Symmetry = Callable[[int, int], Square]
"""From a column and a row of the box to where they come to lie, in a box that stays where it is."""


def symmetries(width: int, height: int) -> list[Symmetry]:
    """The ways to turn or mirror a box onto itself, but for the one that changes nothing."""
    right, bottom = width - 1, height - 1
    ways: list[Symmetry] = [
        lambda x, y: (right - x, y),
        lambda x, y: (x, bottom - y),
        lambda x, y: (right - x, bottom - y),
    ]
    if width == height:
        ways += [
            lambda x, y: (y, x),
            lambda x, y: (right - y, x),
            lambda x, y: (y, right - x),
            lambda x, y: (right - y, right - x),
        ]
    return ways


def images(world: World, district: int, spots: list[int]) -> dict[int, int]:
    """For each of some spots the first of those that it cannot be told from."""
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
    """A set of squares, turned."""
    return sum(1 << _bit(*symmetry(*_square(bit))) for bit in squares_of(board))


def _spot_transformed(spot: int, symmetry: Symmetry) -> int:
    """A spot, turned."""
    one, two = (symmetry(*_square(square)) for square in (first_square(spot), second_square(spot)))
    return min(_bit(*one), _bit(*two)) + (64 if one[0] == two[0] else 0)


def _square(bit: int) -> Square:
    """The column and row of a bit, from the corner of the box."""
    return bit % at.STRIDE - at.MARGIN, bit // at.STRIDE - at.MARGIN


def _bit(column: int, row: int) -> int:
    """The bit of a square."""
    return (row + at.MARGIN) * at.STRIDE + column + at.MARGIN
