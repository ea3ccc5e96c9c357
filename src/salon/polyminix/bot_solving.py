"""What bots and hints get from the solver, for a view: a problem of game 1, or one of the figures of game 2."""

from collections.abc import Iterator

from salon.polyminix import hints
from salon.polyminix.asking import box_of, figure_of_seat
from salon.polyminix.board import SIDE
from salon.polyminix.boxes import Anything, Plus
from salon.polyminix.figures import MOST_SQUARES, Figure
from salon.polyminix.pieces import Cell, Kit
from salon.polyminix.problem import Cancelled, Placement, Problem, Stop
from salon.polyminix.tasks import AreaAndPerimeter, Symmetric, Task, candidates
from salon.polyminix.view import View

MOST_COVERS = 1000
PATIENCE = 300
"""How often the solver asks whether to stop, every few milliseconds, before it has to."""
MOST_FIGURES = 400


def patience(times: int = PATIENCE) -> Stop:
    """Stops after so many times of being asked."""
    left = iter(range(times))
    return lambda: next(left, None) is None


def problem_of(view: View) -> Problem | None:
    """What the view's seat has to cover; None in game 2."""
    seat = view.seat or 0
    figure = figure_of_seat(view.table, seat)
    if figure is None:
        return None
    return Problem(figure, _kit(view), box_of(view.table, seat), view.laid)


def next_piece(view: View) -> Placement | None:
    """A placement that leads on; nothing, if none is found."""
    problem = problem_of(view)
    if problem is not None:
        return hints.next_piece(problem, patience())
    return next_for_task(view)


def wrong_pieces(view: View) -> tuple[Placement, ...]:
    """The pieces to take back. In game 2 the latest, if nothing leads on."""
    problem = problem_of(view)
    if problem is not None:
        return hints.wrong_pieces(problem, patience())
    return view.laid[-1:] if next_for_task(view) is None else ()


def next_for_task(view: View) -> Placement | None:
    """The next piece of some figure that the test asks for and that has the pieces where they lie."""
    task, stop = view.table.task, patience()
    if task is None:
        return None
    box = Plus((), task.pieces) if isinstance(task, Symmetric) else Anything()
    kit, tried = _kit(view), 0
    for figure in _figures(task, kit):
        for down, right in _shifts(figure, view.laid):
            laid = tuple(_shifted(placement, -down, -right) for placement in view.laid)
            if not set(figure.cells).issuperset(cell for placement in laid for cell in placement.cells):
                continue
            tried += 1
            try:
                found = hints.next_piece(Problem(figure, kit, box, laid), stop)
            except Cancelled:
                return None
            if found is not None:
                return _shifted(found, down, right)
            if tried > MOST_FIGURES:
                return None
    return None


def is_exhaustive(task: Task | None) -> bool:
    """Whether the figures looked at are all there are."""
    return task is not None and not isinstance(task, Symmetric | AreaAndPerimeter)


def _kit(view: View) -> Kit:
    return Kit(str(view.table.options["kit"]), view.table.kit)


def _figures(task: Task, kit: Kit) -> Iterator[Figure]:
    """Figures to try, each also turned where it is longer than wide or wider than long."""
    for figure in candidates(task):
        if figure.area > min(kit.area, MOST_SQUARES):
            continue
        yield figure
        if figure.height != figure.width:
            yield Figure(tuple("".join(column) for column in zip(*figure.rows, strict=True)))


def _shifts(figure: Figure, laid: tuple[Placement, ...]) -> Iterator[Cell]:
    """Where on the board a figure can be: in the middle while nothing lies there, else so that it holds a piece."""
    if not laid:
        yield (SIDE - figure.height) // 2, (SIDE - figure.width) // 2
        return
    row, column = laid[0].cells[0]
    for own_row, own_column in figure.cells:
        down, right = row - own_row, column - own_column
        if 0 <= down <= SIDE - figure.height and 0 <= right <= SIDE - figure.width:
            yield down, right


def _shifted(placement: Placement, down: int, right: int) -> Placement:
    return Placement(placement.piece, tuple((row + down, column + right) for row, column in placement.cells))
