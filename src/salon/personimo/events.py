"""The facts of a game of Personimo. Everything on the table is open (PM-26)."""

from salon.core import PublicEvent, Seat, TakenBack
from salon.personimo.actions import Square
from salon.personimo.cards import CardId, Suit

ArchitectId = int
"""An architect token; its owner is `view.architects[id]`. Two players have two each (PM-15)."""


class Dealt(PublicEvent, frozen=True):
    """A new row lies in the market, sorted (PM-21, PM-22)."""

    turn: int
    cards: tuple[CardId, ...]


class Claimed(PublicEvent, frozen=True):
    """An architect stands on a card of the newest row."""

    architect: ArchitectId
    position: int
    card: CardId


class Placed(PublicEvent, frozen=True):
    """An architect laid a card; `gain` is what the district's best score rose by."""

    architect: ArchitectId
    district: int
    card: CardId
    squares: tuple[Square, Square]
    gain: int


class Discarded(PublicEvent, frozen=True):
    """A card fitted nowhere and is gone."""

    architect: ArchitectId
    card: CardId


class Fixed(PublicEvent, frozen=True):
    """An open card of a district has been settled by its builder's word."""

    seat: Seat
    district: int
    card: CardId
    suits: tuple[Suit, Suit]


class Settled(PublicEvent, frozen=True):
    """A builder has chosen how the district is scored."""

    seat: Seat
    district: int


class Ended(PublicEvent, frozen=True):
    """The last card lies; the districts are scored. `points` by seat."""

    points: tuple[int, ...]


AnyEvent = Dealt | Claimed | Placed | Discarded | Fixed | Settled | Ended | TakenBack
