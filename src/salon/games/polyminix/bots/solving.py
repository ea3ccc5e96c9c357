"""What bots and hints get from the solver, for a view: a problem of game 1, or one of the figures of game 2."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from salon.games.polyminix import solver
from salon.games.polyminix.bots import hints
from salon.games.polyminix.content.tasks import AreaAndPerimeter, Symmetric, Task, candidates, solve
from salon.games.polyminix.model.board import SIDE, squares_of
from salon.games.polyminix.model.boxes import Anything, Plus
from salon.games.polyminix.model.figures import MOST_SQUARES, Figure
from salon.games.polyminix.model.pieces import Cell, find_kit
from salon.games.polyminix.model.problem import Cancelled, Placement, Problem, Stop
from salon.games.polyminix.model.view import View
from salon.games.polyminix.rules.goals import box_of, figure_of_seat
from salon.games.polyminix.study import MOST_COUNTED, CoverAnswer, CoverQuestion

MOST_COVERS = 1000
PATIENCE = 300
"""How often the solver may ask whether to stop, every few milliseconds, before the answer is yes."""
MOST_FIGURES = 1500
"""How many figures of game 2 are tried, each place on the board counted, before the search is given up."""


def patience(times: int = PATIENCE) -> Stop:
    """A `Stop` that says yes once it has been asked this many times."""
    left = iter(range(times))
    return lambda: next(left, None) is None


def problem_of(view: View) -> Problem | None:
    """What the view's seat has to cover; None in game 2."""
    seat = view.seat or 0
    figure = figure_of_seat(view.table, seat)
    if figure is None:
        return None
    return Problem(figure, view.table.rules.kit, box_of(view.table, seat), view.laid)


def next_piece(view: View) -> Placement | None:
    """A placement that can lead to a cover; None if none is found."""
    problem = problem_of(view)
    if problem is not None:
        return hints.next_piece(problem, patience())
    try:
        return next_for_task(view)
    except Cancelled:
        return None


def is_solvable(view: View) -> bool | None:
    """Whether the pieces can all stay; None if no way was found and there may be one."""
    try:
        if problem_of(view) is not None:
            return next_piece(view) is not None
        found = next_for_task(view) is not None
    except Cancelled:
        return None
    return found or (False if _is_exhaustive(view.table.task) else None)


def wrong_pieces(view: View) -> tuple[Placement, ...]:
    """The pieces to take back before a cover can be found. In game 2 the latest piece, if the search takes too long."""
    problem = problem_of(view)
    if problem is not None:
        return hints.wrong_pieces(problem, patience())
    if next_piece(view) is not None:
        return ()
    stop = patience()
    try:
        return hints.wrong_among(
            view.laid, lambda laid: next_for_task(replace(view, laid=laid), stop) is not None
        )
    except Cancelled:
        return view.laid[-1:]


def next_for_task(view: View, stop: Stop | None = None) -> Placement | None:
    """The next piece of some figure that the test asks for and that has the pieces where they lie.

    Raises Cancelled if there were too many to try them all.
    """
    task = view.table.task
    if task is None:
        return None
    if stop is None:
        stop = patience(MOST_FIGURES if _is_exhaustive(task) else PATIENCE)
    box = Plus((), task.pieces) if isinstance(task, Symmetric) else Anything()
    kit, tried = view.table.rules.kit, 0
    covered = [cell for placement in view.laid for cell in placement.cells]
    for figure in _figures(task, kit.area):
        squares = squares_of(figure)
        for down, right in _shifts(figure, view.laid):
            if any((row - down, column - right) not in squares for row, column in covered):
                continue
            tried += 1
            if tried > MOST_FIGURES:
                raise Cancelled
            laid = tuple(_shifted(placement, -down, -right) for placement in view.laid)
            found = hints.next_piece(Problem(figure, kit, box, laid), stop)
            if found is not None:
                return _shifted(found, down, right)
    return None


def _is_exhaustive(task: Task | None) -> bool:
    """Whether the figures looked at are all there are."""
    return task is not None and not isinstance(task, Symmetric | AreaAndPerimeter)


@lru_cache(maxsize=64)  # the table of game 2 has 36 tests
def _figures(task: Task, most: int) -> tuple[Figure, ...]:
    """Figures of at most `most` squares to try, each also turned where it is longer than wide or wider than long."""
    found = []
    for figure in candidates(task):
        if figure.area <= min(most, MOST_SQUARES):
            found.append(figure)
            if figure.height != figure.width:
                found.append(Figure(tuple("".join(column) for column in zip(*figure.rows, strict=True))))
    return tuple(found)


def _shifts(figure: Figure, laid: tuple[Placement, ...]) -> Iterator[Cell]:
    """Where a figure can be on the board: in the middle of an empty one, otherwise where it holds the first piece."""
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


def cover(question: CoverQuestion) -> CoverAnswer:
    """A cover of a figure, and how many there are; or a figure that a test of game 2 asks for."""
    kit = find_kit(question.kit)
    if question.figure is None:
        built = None if question.task is None else solve(question.task, kit)
        return CoverAnswer(built, None, or_more=False)
    problem = Problem(question.figure, kit, question.box)
    try:
        found = solver.first(problem, patience())
        if found is None:
            return CoverAnswer(None, 0, or_more=False)
    except Cancelled:
        return CoverAnswer(None, None, or_more=False)
    try:
        covers = hints.how_many(problem, MOST_COUNTED, patience())
    except Cancelled:
        return CoverAnswer(found, None, or_more=False)
    return CoverAnswer(found, covers.covers, covers.or_more)
