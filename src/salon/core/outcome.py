"""How a game ended: ranks, and a score sheet for each seat.

Lines and notes are message ids with particulars, which can be shown in every language.
"""

from msgspec import Struct

from salon.core.errors import Particulars


class SheetLine(Struct, frozen=True):
    """One line of a score sheet."""

    what: str
    points: int
    particulars: Particulars = {}


class Sheet(Struct, frozen=True):
    """The score sheet of one seat."""

    lines: tuple[SheetLine, ...]
    total: int


class Note(Struct, frozen=True):
    """A remark under the sheets, such as how a tie was broken."""

    what: str
    particulars: Particulars = {}


class Outcome(Struct, frozen=True):
    """The end of a game. `ranks[seat]` is 1 for every winner; seats that tie have the same rank."""

    ranks: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    notes: tuple[Note, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
