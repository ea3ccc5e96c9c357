"""Covers as text for the terminal and as SVG for everything else."""

from salon.games.polyminix.model.figures import Figure
from salon.games.polyminix.model.pieces import Cell, PieceId
from salon.games.polyminix.model.problem import Placement, Solution

_UNIT, _MARGIN = 30, 4
_COLOURS = {
    5: ("#88ccee", "#44aa99", "#117733", "#ddcc77"),
    4: ("#cc6677", "#aa4499"),
    3: ("#999933",),
    2: ("#882255",),
}
"""Tol's muted scheme, which colour-blind people can tell apart; every piece bears its name as well."""


def as_text(figure: Figure, solution: Solution) -> str:
    """A cover, each square with the name of the piece on it."""
    owner = _owners(solution)
    return "\n".join(
        " ".join(owner.get((row, column), "  ") for column in range(figure.width)).rstrip()
        for row in range(figure.height)
    )


def as_svg(figure: Figure, solution: Solution = ()) -> str:
    """A figure, and a cover of it if there is one."""
    width, height = figure.width * _UNIT + 2 * _MARGIN, figure.height * _UNIT + 2 * _MARGIN
    squares = "".join(
        f'<rect x="{column * _UNIT}" y="{row * _UNIT}" width="{_UNIT}" height="{_UNIT}"/>'
        for row, column in figure.cells
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-_MARGIN} {-_MARGIN} {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" font-size="{_UNIT * 0.4:g}">'
        f'<g fill="#fff" stroke="#bbb">{squares}</g>{"".join(map(_piece, solution))}</svg>\n'
    )


def _piece(placement: Placement) -> str:
    squares = "".join(
        f"M{column * _UNIT} {row * _UNIT}h{_UNIT}v{_UNIT}h-{_UNIT}z" for row, column in placement.cells
    )
    row, column = _middle(placement.cells)
    x, y = (column + 0.5) * _UNIT, (row + 0.64) * _UNIT
    return (
        f'<path d="{squares}" fill="{_colour(placement.piece)}"/>'
        f'<path d="{_outline(placement.cells)}" fill="none" stroke="#222" stroke-width="2.5" stroke-linecap="round"/>'
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle">{placement.piece}</text>'
    )


def _outline(cells: tuple[Cell, ...]) -> str:
    inside = set(cells)
    edges = []
    for row, column in cells:
        x, y = column * _UNIT, row * _UNIT
        if (row - 1, column) not in inside:
            edges.append(f"M{x} {y}h{_UNIT}")
        if (row + 1, column) not in inside:
            edges.append(f"M{x} {y + _UNIT}h{_UNIT}")
        if (row, column - 1) not in inside:
            edges.append(f"M{x} {y}v{_UNIT}")
        if (row, column + 1) not in inside:
            edges.append(f"M{x + _UNIT} {y}v{_UNIT}")
    return "".join(edges)


def _middle(cells: tuple[Cell, ...]) -> Cell:
    """The square nearest to the middle of a piece: there its name is written."""
    row = sum(r for r, _ in cells) / len(cells)
    column = sum(c for _, c in cells) / len(cells)
    return min(cells, key=lambda cell: (cell[0] - row) ** 2 + (cell[1] - column) ** 2)


def _colour(piece: PieceId) -> str:
    colours = _COLOURS[int(piece[1:])]
    return colours[ord(piece[0]) % len(colours)]


def _owners(solution: Solution) -> dict[Cell, PieceId]:
    return {cell: placement.piece for placement in solution for cell in placement.cells}
