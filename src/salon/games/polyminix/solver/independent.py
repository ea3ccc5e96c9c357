"""Covers found by an independent solver, the `exact-cover` package. Nothing here uses Salon's own search.

It proves the deck (PX-5), and the tests count with it. It is installed with the development tools, not with Salon.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import combinations, product
from typing import Any

from salon.games.polyminix.model.boxes import Anything, Box, Must, Plus, Sizes, Without
from salon.games.polyminix.model.figures import KEPT, SYMMETRIES, Figure
from salon.games.polyminix.model.pieces import SHAPES, Cell, Kit, PieceId, area, normal, size


def count(figure: Figure, kit: Kit, box: Box) -> int:
    """Return the number of covers."""
    import exact_cover

    return sum(
        int(exact_cover.get_solution_count(matrix))
        for needed, optional in _selections(figure, kit, box)
        if (matrix := _matrix(figure, needed, optional)) is not None
    )


def is_solvable(figure: Figure, kit: Kit, box: Box) -> bool:
    """Return whether there is a cover."""
    import exact_cover
    from exact_cover.error import NoSolution

    for needed, optional in _selections(figure, kit, box):
        matrix = _matrix(figure, needed, optional)
        if matrix is not None:
            with suppress(NoSolution):
                exact_cover.get_exact_cover(matrix)
                return True
    return False


def _selections(figure: Figure, kit: Kit, box: Box) -> Iterator[tuple[Sequence[PieceId], Sequence[PieceId]]]:
    """Yield the pieces that are all needed, and those that may be left out. No cover belongs to two selections."""
    chosen: Iterator[tuple[PieceId, ...]]
    match box:
        case Must(pieces):
            chosen = iter([pieces])
        case Plus(pieces, free):
            others = [piece for piece in kit.pieces if piece not in pieces]
            chosen = (pieces + more for more in combinations(others, free))
        case Sizes(sizes):
            chosen = (
                tuple(piece for some in parts for piece in some)
                for parts in product(
                    *(
                        combinations([piece for piece in kit.pieces if size(piece) == each], times)
                        for each, times in Counter(sizes).items()
                    )
                )
            )
        case Without() | Anything():
            left_out = box.pieces if isinstance(box, Without) else ()
            yield (), [piece for piece in kit.pieces if piece not in left_out]
            return
    for needed in chosen:
        if area(needed) == figure.area:
            yield needed, ()


def _matrix(figure: Figure, needed: Sequence[PieceId], optional: Sequence[PieceId]) -> Any:
    """Return the exact-cover matrix: a column for each square and piece, a row for each placement.

    An optional piece has a row of its own, for the covers without it.
    """
    import numpy as np

    pieces = [*needed, *optional]
    column = {cell: i for i, cell in enumerate(figure.cells)}
    rows = []
    for index, piece in enumerate(pieces):
        own = len(column) + index
        rows += [[*(column[cell] for cell in cells), own] for cells in placements(figure, piece)]
        if piece in optional:
            rows.append([own])
    if len({i for row in rows for i in row}) < len(column) + len(pieces):
        return None
    matrix = np.zeros((len(rows), len(column) + len(pieces)), dtype=np.int32)
    for i, row in enumerate(rows):
        matrix[i, row] = 1
    return matrix


@lru_cache(maxsize=KEPT)
def placements(figure: Figure, piece: PieceId) -> tuple[tuple[Cell, ...], ...]:
    """Return every placement of a piece: each of its symmetries, at each position on the figure."""
    squares = set(figure.cells)
    found = set()
    for move in SYMMETRIES.values():
        turned = normal(map(move, SHAPES[piece]))
        for down, right in product(range(figure.height), range(figure.width)):
            cells = tuple((row + down, column + right) for row, column in turned)
            if squares.issuperset(cells):
                found.add(cells)
    return tuple(found)
