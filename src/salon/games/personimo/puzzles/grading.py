"""What becomes of a visitor's try at a puzzle: the position after part of a move, or the grade of a whole one."""

from bisect import bisect_left
from collections.abc import Sequence
from datetime import date

from salon.core import Event, Refusal
from salon.core.kit import PuzzleGrade, PuzzleKit, PuzzlePosition, PuzzleReason, PuzzleResult
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.model.actions import AnyAction
from salon.games.personimo.puzzles.codes import Move, read
from salon.games.personimo.puzzles.puzzle import Compared, Puzzle
from salon.games.personimo.puzzles.shipped import cards, shipped
from salon.games.personimo.puzzles.themes import FILLING, PATIENCE, THEMES, theme_of, worths_of
from salon.games.personimo.rules.legality import check, decision_in_view
from salon.games.personimo.rules.scoring.move_values import move_values

TWO_STARS, ONE_STAR = 1.5, 4.0
"""A move that loses less than so many points has two stars, or one."""
WORTH_TELLING = 0.5
"""Points, or squares, below this are not given as a reason."""


def attempt(number: int, actions: Sequence[AnyAction]) -> PuzzlePosition | PuzzleResult:
    """Return the position after these actions, or the result if they are a whole move."""
    puzzle = shipped(number)
    timeline, move = puzzle.timeline(), list[AnyAction]()
    for action in actions:
        if tuple(move) in puzzle.by_move:
            raise Refusal("puzzle-over")
        view = PERSONIMO.view(timeline.state, puzzle.seat)
        move.append(check(decision_in_view(view), action))
        known = [each for each in puzzle.by_move if each[: len(move)] == tuple(move)]
        if not known:
            raise Refusal("puzzle-other-move")
        if len(known[0]) == len(move):
            continue
        timeline = timeline.act(puzzle.seat, move[-1], 0).timeline
    if tuple(move) in puzzle.by_move:
        grade = _grade(puzzle, tuple(move))
        return PuzzleResult(grade, _on_board(puzzle, grade.best))
    view = PERSONIMO.view(timeline.state, puzzle.seat)
    following = {each[len(move)] for each in puzzle.by_move if each[: len(move)] == tuple(move)}
    choices = tuple(each for each in PERSONIMO.legal(view) if each in following)
    return PuzzlePosition(timeline, puzzle.seat, choices, values=tuple(move_values(view)))


def _grade(puzzle: Puzzle, move: Move) -> PuzzleGrade:
    chosen = puzzle.by_move[move]
    losses = sorted(each.loss for each in puzzle.moves)
    obvious = next(each for each in puzzle.alternatives if each.move == puzzle.obvious)
    return PuzzleGrade(
        loss=round(chosen.loss, 1),
        stars=_stars(chosen.loss),
        place=1 + bisect_left(losses, chosen.loss),
        moves=len(losses),
        obvious=chosen.move == puzzle.obvious,
        best=move if chosen.loss == 0 else read(puzzle.best.move),
        why=_why(puzzle, obvious),
        cost=_cost(chosen) if chosen.loss else (),
    )


def _on_board(puzzle: Puzzle, best: Move) -> PuzzlePosition:
    """Return the position in which only the last action of the best move is to be made."""
    timeline, events = puzzle.timeline(), tuple[Event, ...]()
    for action in best[:-1]:
        _, timeline, step = timeline.act(puzzle.seat, action, 0)
        events = step.events
    return PuzzlePosition(timeline, puzzle.seat, best[-1:], events)


def _stars(loss: float) -> int:
    return 3 if loss == 0 else 2 if loss < TWO_STARS else 1 if loss < ONE_STAR else 0


def _why(puzzle: Puzzle, obvious: Compared) -> tuple[PuzzleReason, ...]:
    """Return what the best move is good for, and what the obvious one loses."""
    theme, worths = theme_of(puzzle), worths_of(puzzle)
    amount = -obvious.own if theme == PATIENCE else -obvious.covered if theme == FILLING else worths[theme]
    return (PuzzleReason(f"why-{theme}", round(amount, 1)), PuzzleReason("obvious", round(obvious.loss, 1)))


def _cost(chosen: Compared) -> tuple[PuzzleReason, ...]:
    """Return where the points of a move go, as far as it was compared closely."""
    parts = {"cost-own": -chosen.own, "cost-rival": chosen.rival, "cost-squares": -chosen.covered}
    return tuple(
        PuzzleReason(code, round(amount, 1)) for code, amount in parts.items() if amount >= WORTH_TELLING
    )


PUZZLES = PuzzleKit(themes=THEMES, first_day=date(2026, 11, 1), cards=cards, attempt=attempt)
