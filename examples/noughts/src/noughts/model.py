"""What there is: actions, events, the state and the view. All of it is frozen data; the rules are in `rules.py`."""

from msgspec import Struct

from salon.core import Action, PublicEvent, Seat, TakenBack

ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Mark(Action, frozen=True):
    """Put one's own mark into an empty cell."""

    cell: int


class Began(PublicEvent, frozen=True):
    """A seat was drawn to begin."""

    seat: Seat


class Marked(PublicEvent, frozen=True):
    """A seat has marked a cell."""

    seat: Seat
    cell: int


class RowMade(PublicEvent, frozen=True):
    """A seat has three in a row."""

    seat: Seat


class BoardFilled(PublicEvent, frozen=True):
    """No cell is empty, and nobody has three in a row."""


AnyEvent = Began | Marked | RowMade | BoardFilled | TakenBack


class State(Struct, frozen=True):
    """A position: the seat that has marked each cell, in reading order, and the row that has ended the game.

    Seat 0 has the crosses, seat 1 the noughts.
    """

    misere: bool
    turn: Seat
    cells: tuple[Seat | None, ...] = (None,) * 9
    row: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return bool(self.row) or None not in self.cells


class View(State, frozen=True, kw_only=True):
    """What a seat sees: everything, and which seat it is (None for a spectator)."""

    seat: Seat | None
