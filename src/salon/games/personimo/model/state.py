"""The state of a game as data. The rules are in `personimo.rules`."""

from msgspec import Struct

from salon.core import OptionValue, Seat
from salon.games.personimo.model.actions import Claim, Place
from salon.games.personimo.model.cards import CardId
from salon.games.personimo.model.district import District
from salon.games.personimo.model.events import ArchitectId
from salon.games.personimo.model.view import Phase, RowView


class State(Struct, frozen=True, kw_only=True):
    """A game at one moment. Only `deck` and `set_aside` are hidden (PM-26); the other fields are as in the view."""

    seats: int
    options: dict[str, OptionValue]
    first_order: tuple[ArchitectId, ...]
    deck: tuple[CardId, ...]
    set_aside: tuple[CardId, ...]
    districts: tuple[District, ...]
    turn: int
    phase: Phase
    queue: tuple[ArchitectId, ...]
    row: RowView | None
    next_row: RowView | None
    discarded: tuple[CardId, ...]
    settled: tuple[bool, ...]
    deadline_ms: int | None
    foreseen: tuple[CardId, ...] = ()
    taken: tuple[int, ...] = ()
    drawn: tuple[str, ...] = ()
    proposal: Place | Claim | None = None
    content: tuple[Seat, ...] = ()

    @property
    def acting(self) -> ArchitectId | None:
        """The architect whose owner is to act, in the phases where there is one."""
        return self.queue[0] if self.queue else None

    @property
    def card(self) -> CardId | None:
        """The card that the acting architect takes, while it is to be placed."""
        if self.phase != "place" or self.row is None:
            return None
        return self.row.cards[self.row.claims.index(self.acting)]
