"""The actions of a player: one class for each verb of the rulebook."""

from salon.core import Action
from salon.games.personimo.model.cards import CardId, Suit

Square = tuple[int, int]
"""Column and row, counted from the headquarters at (0, 0); rows grow downwards. The district floats (PM-14)."""


class Select(Action, frozen=True):
    """Choose the headquarters, before anything is dealt (PM-110)."""

    headquarters: CardId


class Claim(Action, frozen=True):
    """Put the acting architect on an unclaimed card of the newest row (PM-23, PM-24)."""

    position: int


class Place(Action, frozen=True):
    """Lay the architect's card on free squares: two (PM-30), the lesser first, or in Jacynimo one (PM-100)."""

    squares: tuple[Square, ...]


class Discard(Action, frozen=True):
    """Give up a card that fits nowhere (PM-33)."""


class Fix(Action, frozen=True):
    """Fix the suits of an open card (PM-36): `suits` has one for each of the card's squares, in their order.

    Where a square has two suits, it is the one that only this square has.
    """

    card: CardId
    suits: tuple[Suit, ...]


class Carry(Action, frozen=True):
    """Choose the suit of a card that carries its marks (PM-57, with `suits=manual`)."""

    card: CardId
    suit: Suit


class Propose(Action, frozen=True):
    """Show an action to teammates before taking it or another (PM-68)."""

    action: Place | Claim


class Settle(Action, frozen=True):
    """Score the district by the best assignment that is left (PM-37, with `suits=manual`)."""


AnyAction = Select | Claim | Place | Discard | Fix | Carry | Propose | Settle
