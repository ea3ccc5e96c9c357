"""Puzzles: positions in which a visitor looks for the best move, and is told what theirs loses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, NamedTuple

from msgspec import Struct

from salon.core.bot import MoveValue
from salon.core.errors import Refusal
from salon.core.events import Event
from salon.core.game import Action, Seat
from salon.core.timeline import Timeline

BEST_STARS = 3
"""The stars of the best move."""


class PuzzleCard(Struct, frozen=True):
    """What is told of a puzzle before it is tried: its theme, how hard it is (1 to 3), and the number of players."""

    theme: str
    level: int
    players: int


class PuzzleReason(Struct, frozen=True):
    """A reason, as the game's page puts it into words, with an amount of points, squares or places."""

    code: str
    amount: float


class PuzzlePosition(NamedTuple):
    """A position of a puzzle, the actions among which the visitor chooses with their values at once, and what happened
    last, if that is shown."""

    timeline: Timeline
    seat: Seat
    choices: tuple[Action, ...]
    events: tuple[Event, ...] = ()
    values: tuple[MoveValue, ...] = ()


class PuzzleGrade(Struct, frozen=True, kw_only=True):
    """What a move comes to: the points that it loses beside the best one, and its place among all moves (1: the best).

    `why` says what the best move is good for, `cost` where the points of the chosen one go. `obvious`: it is the move
    that scores most at once.
    """

    loss: float
    stars: int
    place: int
    moves: int
    obvious: bool
    best: tuple[Any, ...]
    why: tuple[PuzzleReason, ...]
    cost: tuple[PuzzleReason, ...]


class PuzzleResult(NamedTuple):
    """The grade of a move, and the best move on the board: the position in which only its last action is to be made."""

    grade: PuzzleGrade
    best: PuzzlePosition


@dataclass(frozen=True, kw_only=True)
class PuzzleKit:
    """The puzzles of a game, numbered from 1. A number always means the same puzzle: new ones come after the others."""

    themes: tuple[str, ...]
    first_day: date
    """The day of the first puzzle. Each day has one; they begin again when all have had their day."""
    cards: Callable[[], Sequence[PuzzleCard]]
    attempt: Callable[[int, Sequence[Any]], PuzzlePosition | PuzzleResult]
    """Takes actions of the visitor in the puzzle with this number: the position after them while the move is not whole,
    then its result. Raises Refusal if an action is not allowed, or if there is no such puzzle."""

    def check(self, number: int) -> None:
        """Raise Refusal if there is no puzzle with this number."""
        last = len(self.cards())
        if not 1 <= number <= last:
            raise Refusal("no-such-puzzle", last=last)

    def of_day(self, day: date) -> int:
        """The number of a day's puzzle. Raises Refusal before the first day."""
        passed = (day - self.first_day).days
        if passed < 0:
            raise Refusal("puzzle-day-too-early", first=self.first_day.isoformat())
        return 1 + passed % len(self.cards())
