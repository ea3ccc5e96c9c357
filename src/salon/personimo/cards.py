"""The Decktet as Personimo uses it (PM-1 to PM-6): suits, ranks, and the cards by name."""

from enum import StrEnum
from functools import cache

from msgspec import Struct


class Suit(StrEnum):
    """The six suits in natural order, plain to posh (PM-1)."""

    MOONS = "moons"
    SUNS = "suns"
    WAVES = "waves"
    LEAVES = "leaves"
    WYRMS = "wyrms"
    KNOTS = "knots"


NATURAL_ORDER = tuple(Suit)
ACE, CROWN = 1, 10

CardId = str
"""A card's name, such as `chance-meeting`; the second copy in a double deck is `chance-meeting*`."""


class Card(Struct, frozen=True):
    """One card. `suits` go from top to bottom; `rank` is None for Pawns, Courts and the Excuse (PM-5)."""

    id: CardId
    rank: int | None
    suits: tuple[Suit, ...]
    personality: bool = False

    @property
    def scoring_suit(self) -> Suit:
        """The posher, bottom suit (PM-6)."""
        return self.suits[-1]


M, S, W, L, Y, K = NATURAL_ORDER
