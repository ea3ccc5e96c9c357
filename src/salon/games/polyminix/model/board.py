"""Where pieces can lie: the squares of a board as the bits of one number, so that all spots are found at once."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from salon.games.polyminix.model.figures import KEPT, Figure
from salon.games.polyminix.model.pieces import Cell, PieceId, orientations
from salon.games.polyminix.model.problem import Placement

STRIDE = 32
"""Bits a row: more than any board is wide, so that no piece reaches round its edge."""

SIDE = 16
"""Game 2 is played on an empty board of this side: room for everything the kit can make."""


def mask(cells: Iterable[Cell]) -> int:
    """Squares as bits. All have to be on the board."""
    return sum({1 << (row * STRIDE + column) for row, column in cells})


@cache
def empty_board() -> frozenset[Cell]:
    """The squares of game 2."""
    return frozenset((row, column) for row in range(SIDE) for column in range(SIDE))


@lru_cache(maxsize=KEPT)
def squares_of(figure: Figure) -> frozenset[Cell]:
    """The squares of a figure, to look them up in."""
    return frozenset(figure.cells)


@lru_cache(maxsize=KEPT)
def _offsets(cells: tuple[Cell, ...]) -> tuple[int, ...]:
    return tuple(row * STRIDE + column for row, column in cells)


@lru_cache(maxsize=KEPT)
def _whole(squares: frozenset[Cell]) -> int:
    return mask(squares)


def free(squares: frozenset[Cell], laid: Iterable[Placement]) -> int:
    """The squares that no piece covers."""
    return _whole(squares) & ~mask(cell for placement in laid for cell in placement.cells)


def _anchors(open_squares: int, cells: tuple[Cell, ...]) -> int:
    """Where the corner of a piece lying like this can be (the corner itself need not be a square of it)."""
    first, *others = _offsets(cells)
    found = open_squares >> first
    for offset in others:
        found &= open_squares >> offset
    return found


def count_spots(open_squares: int, pieces: Iterable[PieceId]) -> int:
    """In how many ways one of these pieces can be laid."""
    return sum(_anchors(open_squares, cells).bit_count() for piece in pieces for cells in orientations(piece))


def spots(open_squares: int, piece: PieceId) -> Iterator[tuple[Cell, ...]]:
    """All squares that a piece can be laid on."""
    for cells in orientations(piece):
        anchors = _anchors(open_squares, cells)
        while anchors:
            top, left = divmod((anchors & -anchors).bit_length() - 1, STRIDE)
            yield tuple((top + row, left + column) for row, column in cells)
            anchors &= anchors - 1
