"""The solver in plain Python: slow, short, and what the compiled one is compared with."""

from collections.abc import Iterator

from salon.polyminix.boxes import Quota, quotas
from salon.polyminix.pieces import Cell, PieceId, orientations
from salon.polyminix.problem import Cancelled, Placement, Problem, Solution, Stop, in_order, never


def solutions(problem: Problem, stop: Stop = never) -> Iterator[Solution]:
    """Every cover, one by one: the first free square is covered in each possible way in turn."""
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
            # The shape's first square in reading order lies on the first free square: nothing free comes before.
            first_row, first_column = shape[0]
            cells = tuple((row - first_row + r, column - first_column + c) for r, c in shape)
            if free.issuperset(cells):
                placed.append(Placement(piece, cells))
                yield from _covers(free.difference(cells), quota, used | {piece}, placed, stop)
                placed.pop()


def _within(quota: Quota, used: set[PieceId]) -> bool:
    return all(len(used.intersection(group.pieces)) <= group.most for group in quota.groups)
