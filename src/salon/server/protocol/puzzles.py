"""Puzzles as the page gets them."""

from msgspec import Raw, Struct

from salon.core import MoveValue
from salon.core.kit import PuzzleCard, PuzzleGrade
from salon.server.protocol.http import SeatView
from salon.server.protocol.lessons import LessonFrame

MOST_ACTIONS = 4
"""The most actions of a try."""


class PuzzleIndex(Struct, frozen=True):
    """All puzzles of a game, the first one has number 1. `of_day` is the number of the day that was asked for."""

    puzzles: tuple[PuzzleCard, ...]
    themes: tuple[str, ...]
    first_day: str
    of_day: int | None = None


class PuzzleView(Struct, frozen=True, kw_only=True):
    """A puzzle: its position as the seat to move sees it, with the actions among which the visitor chooses. `values`
    are what they score at once (core.MoveValue), as the board shows them."""

    game: str
    number: int
    card: PuzzleCard
    seat: int
    seats: tuple[SeatView, ...]
    frame: LessonFrame
    values: tuple[MoveValue, ...]


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """What the visitor does in a puzzle, from its position on. `seconds` is how long they have thought, and `day` the
    date of a move of the day."""

    actions: tuple[Raw, ...]
    seconds: int = 0
    day: str | None = None


class PuzzleTried(Struct, frozen=True, kw_only=True):
    """The position after part of a move; or the grade of a whole one, with the position in which only the last action
    of the best move is to be made. `counted`: it was the visitor's first try at the puzzle, which is kept."""

    frame: LessonFrame
    values: tuple[MoveValue, ...] = ()
    grade: PuzzleGrade | None = None
    counted: bool = False
