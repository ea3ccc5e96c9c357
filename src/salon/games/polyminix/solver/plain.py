"""The solver in plain Python: slow and short, to compare the compiled one with."""

from collections.abc import Iterator

from salon.games.polyminix.model.boxes import Quota, quotas
from salon.games.polyminix.model.pieces import Cell, PieceId, orientations, size
from salon.games.polyminix.model.problem import Cancelled, Placement, Problem, Solution, Stop, in_order, never


def solutions(problem: Problem, stop: Stop = never) -> Iterator[Solution]:
    """Yield every cover: the first free square is covered in each possible way in turn."""
    problem.check()
    free = set(problem.figure.cells)
    used = {placement.piece for placement in problem.placed}
    for placement in problem.placed:
        free.difference_update(placement.cells)
    for quota in quotas(problem.box, problem.kit, problem.figure.area):
        if used <= set(quota.pieces) and _within(quota, used):
            yield from _covers(free, quota, used, list(problem.placed), stop)


def _covers(
    free: set[Cell], quota: Quota, used: set[PieceId], placed: list[Placement], stop: Stop
) -> Iterator[Solution]:
    if stop():
        raise Cancelled
    if not free:
        yield in_order(placed)
        return
    row, column = min(free)
    for piece in quota.pieces:
        if piece in used or not _within(quota, used | {piece}):
            continue
        for shape in orientations(piece):
            # The shape's first square in reading order lies on the first free square.
            first_row, first_column = shape[0]
            cells = tuple((row - first_row + r, column - first_column + c) for r, c in shape)
            if free.issuperset(cells):
                placed.append(Placement(piece, cells))
                yield from _covers(free.difference(cells), quota, used | {piece}, placed, stop)
                placed.pop()


def _within(quota: Quota, used: set[PieceId]) -> bool:
    return all(len(used.intersection(group.pieces)) <= group.most for group in quota.groups)


_WORD = (1 << 64) - 1


def attempt(problem: Problem, quota: Quota, chance: int, patience: int) -> tuple[int, list[Placement], int]:
    """The plain version of `human.attempt`: return the pieces laid down, the cover or nothing, and its forced ones."""
    sheet = _Placements(problem, quota)
    laid = 0
    path: list[Placement] = []
    levels = [sheet.tightest(path)]
    widths = [len(levels[0])]
    while levels:
        options = levels[-1]
        if not options:
            levels.pop()
            widths.pop()
            if path:
                path.pop()
            continue
        if laid == patience:
            return laid, [], 0
        for shift in (13, -7, 17):
            chance ^= (chance << shift) & _WORD if shift > 0 else chance >> -shift
        # The compiled version swaps the choice to the front, so the option at the front takes its place.
        other = (chance >> 11) % len(options)
        options[0], options[other] = options[other], options[0]
        path.append(options.pop(0))
        laid += 1
        if sum(len(placement.cells) for placement in path) == problem.figure.area:
            return laid, path, sum(width == 1 for width in widths)
        levels.append(sheet.tightest(path))
        widths.append(len(levels[-1]))
    return laid, [], 0


class _Placements:
    """All placements of a quota's pieces on a figure, in the order in which the compiled engine numbers them."""

    def __init__(self, problem: Problem, quota: Quota) -> None:
        figure = problem.figure
        self.quota = quota
        across = figure.width > figure.height
        self.squares = (
            sorted((cell[::-1], cell) for cell in figure.cells) if across else [(c, c) for c in figure.cells]
        )
        squares = dict(self.squares)
        pieces = sorted(
            (piece for piece in problem.kit.pieces if piece in quota.pieces), key=lambda piece: -size(piece)
        )
        self.placements = [
            Placement(piece, tuple(sorted(squares[cell] for cell in cells)))
            for row, column in squares
            for piece in pieces
            for shape in orientations(piece)
            if (cells := {(row - shape[0][0] + r, column - shape[0][1] + c) for r, c in shape})
            <= squares.keys()
        ]

    def tightest(self, path: list[Placement]) -> list[Placement]:
        """Return the placements on the free square that has the fewest of them."""
        used = {placement.piece for placement in path}
        gone = used | {
            piece
            for group in self.quota.groups
            if len(used.intersection(group.pieces)) >= group.most
            for piece in group.pieces
        }
        covered = {cell for placement in path for cell in placement.cells}
        fitting = [p for p in self.placements if p.piece not in gone and covered.isdisjoint(p.cells)]
        free = [cell for _, cell in self.squares if cell not in covered]
        return min(([p for p in fitting if cell in p.cells] for cell in free), key=len)
