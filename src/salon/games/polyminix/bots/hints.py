"""Hints from the solver (PX-31). Each takes a problem with the pieces that lie on it, in the order they were laid."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from salon.games.polyminix import solver
from salon.games.polyminix.model.figures import Figure
from salon.games.polyminix.model.pieces import Cell
from salon.games.polyminix.model.problem import Placement, Problem, Stop, never
from salon.games.polyminix.model.properties import neighbours


class HowMany(Struct, frozen=True):
    """A number of covers; with `or_more` there are at least so many."""

    covers: int
    or_more: bool


def is_still_solvable(problem: Problem, stop: Stop = never) -> bool:
    """Whether the pieces that lie there can all stay."""
    return solver.first(problem, stop) is not None


def wrong_pieces(problem: Problem, stop: Stop = never) -> tuple[Placement, ...]:
    """The pieces to take back, as `wrong_among` says."""
    return wrong_among(problem.placed, lambda laid: is_still_solvable(replace(problem, placed=laid), stop))


def wrong_among(
    placed: tuple[Placement, ...], can_stay: Callable[[tuple[Placement, ...]], bool]
) -> tuple[Placement, ...]:
    """The pieces to take back: the latest one that alone will do, or else all that do not go with earlier ones.

    Nothing if all can stay, and all of them if nothing helps.
    """
    if can_stay(placed):
        return ()
    for i in reversed(range(len(placed))):
        if can_stay(placed[:i] + placed[i + 1 :]):
            return (placed[i],)
    kept: tuple[Placement, ...] = ()
    for placement in placed:
        if can_stay((*kept, placement)):
            kept += (placement,)
    return tuple(placement for placement in placed if placement not in kept)


def next_piece(problem: Problem, stop: Stop = never) -> Placement | None:
    """A placement of a cover with all pieces that lie there: the one in the tightest spot."""
    cover = solver.first(problem, stop)
    if cover is None:
        return None
    laid = set(problem.placed)
    taken = {cell for placement in laid for cell in placement.cells}
    left = [placement for placement in cover if placement not in laid]
    return max(left, key=lambda placement: _hemmed_in(problem.figure, taken, placement), default=None)


def how_many(problem: Problem, most: int = 1000, stop: Stop = never) -> HowMany:
    """How many covers there are with what lies there, counted up to `most`."""
    covers = solver.count_up_to(problem, most, stop)
    return HowMany(covers, or_more=covers >= most)


def _hemmed_in(figure: Figure, taken: set[Cell], placement: Placement) -> float:
    """The share of a placement's edge that lies on the figure's edge or on other pieces."""
    free = set(figure.cells) - taken
    edge = [cell for own in placement.cells for cell in neighbours(own) if cell not in placement.cells]
    return sum(cell not in free for cell in edge) / len(edge)
