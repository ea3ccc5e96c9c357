"""The state of a game: data alone. What may follow from it is decided elsewhere."""

from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from salon.core import OptionValue, Seat
from salon.games.personimo.model.actions import Claim, Place
from salon.games.personimo.model.cards import CardId
from salon.games.personimo.model.district import District
from salon.games.personimo.model.events import ArchitectId
from salon.games.personimo.model.view import Phase, RowView
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import rules_for


class State(Struct, frozen=True, kw_only=True, dict=True):
    """A game at one moment. `deck` and `set_aside` are what nobody may know (PM-26).

    The rest is as in the view: `taken`, `foreseen`, `drawn`, `proposal` and `content` too. Its `__dict__` remembers its
    rules, and what everybody sees of it.
    """

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

    @cached_property
    def rules(self) -> Rules:
        """The rules this game is played by."""
        return rules_for(self.seats, self.options, self.drawn)

    def but(self, **changes: Any) -> "State":
        """The same game, so by the same rules, with some changes."""
        changed = replace(self, **changes)
        changed.__dict__["rules"] = self.rules
        return changed

    @property
    def acting(self) -> ArchitectId | None:
        """The architect whose owner is asked, in the phases where one is."""
        return self.queue[0] if self.queue else None

    @property
    def card(self) -> CardId | None:
        """The card the acting architect takes, while it is to be placed."""
        if self.phase != "place" or self.row is None:
            return None
        return self.row.cards[self.row.claims.index(self.acting)]

    @property
    def newest(self) -> int:
        """The number of the newest row, from 0: the one that cards are claimed from."""
        return self.turn - self.rules.draft.at_once

    @property
    def lays_in(self) -> int:
        """The turn in which a card that is claimed now will be laid."""
        return self.turn + 1 - self.rules.draft.at_once

    def asked(self) -> tuple[Seat, ...]:
        """The seats that are asked something now."""
        order = self.rules.order
        if self.phase == "settle":
            unsettled = (number for number, settled in enumerate(self.settled) if not settled)
            builders = {seat for number in unsettled for seat in order.builders(number)}
            return tuple(sorted(builders - set(self.content)))
        return () if self.acting is None else (order.architects[self.acting],)
