"""The events of a game of Personimo. All are public (PM-26), except proposals to teammates (PM-68)."""

from typing import Self

from salon.core import Event, PublicEvent, Seat, TakenBack
from salon.games.personimo.model.actions import Claim, Place, Square
from salon.games.personimo.model.cards import CardId, Suit

ArchitectId = int
"""The number of an architect; its owner is `view.architects[id]`. Two players have two each (PM-15)."""


class Dealt(PublicEvent, frozen=True):
    """A new row lies in the market, sorted (PM-21, PM-22)."""

    turn: int
    cards: tuple[CardId, ...]


class Selected(PublicEvent, frozen=True):
    """A seat has chosen the headquarters of its district (PM-110)."""

    seat: Seat
    district: int
    headquarters: CardId


class Claimed(PublicEvent, frozen=True):
    """An architect stands on a card of the newest row."""

    architect: ArchitectId
    position: int
    card: CardId


class Placed(PublicEvent, frozen=True):
    """An architect laid a card; `gain` is the difference in the district's best score."""

    architect: ArchitectId
    district: int
    card: CardId
    squares: tuple[Square, ...]
    gain: int


class Discarded(PublicEvent, frozen=True):
    """A card fitted nowhere and was discarded."""

    architect: ArchitectId
    card: CardId


class Fixed(PublicEvent, frozen=True):
    """A builder has fixed the suits of an open card (PM-36)."""

    seat: Seat
    district: int
    card: CardId
    suits: tuple[Suit, ...]


class Carried(PublicEvent, frozen=True):
    """A builder has chosen the suit that carries a card's marks (PM-57)."""

    seat: Seat
    district: int
    card: CardId
    suit: Suit


class Proposed(Event, frozen=True):
    """An architect's owner shows an action to the team before taking it (PM-68)."""

    architect: ArchitectId
    action: Place | Claim
    team: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Only the team sees it."""
        return self if seat in self.team else None


class LeftOver(PublicEvent, frozen=True):
    """Cards that nobody has claimed are discarded, or join the next row (PM-61, PM-110)."""

    cards: tuple[CardId, ...]
    kept: bool


class Foreseen(PublicEvent, frozen=True):
    """The row after the newest is shown (PM-60)."""

    cards: tuple[CardId, ...]


class Reshuffled(PublicEvent, frozen=True):
    """The discarded cards have become a new deck (PM-111)."""

    cards: int


class BonusesDrawn(PublicEvent, frozen=True):
    """The bonuses of this game, besides those that were chosen (PM-97)."""

    names: tuple[str, ...]


class Settled(PublicEvent, frozen=True):
    """All builders of a district have settled its suits."""

    seat: Seat
    district: int


class Ended(PublicEvent, frozen=True):
    """The game is over and the districts are scored. `points` are by seat."""

    points: tuple[int, ...]


AnyEvent = (
    Dealt
    | Selected
    | Claimed
    | Placed
    | Discarded
    | Fixed
    | Carried
    | Proposed
    | LeftOver
    | Foreseen
    | Reshuffled
    | BonusesDrawn
    | Settled
    | Ended
    | TakenBack
)
