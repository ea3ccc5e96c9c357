"""The Decktet as Personimo uses it (PM-1 to PM-6): suits, ranks, and the cards by name."""

from enum import StrEnum
from functools import cache
from typing import Literal

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

SECOND = "*"
"""The suffix of the name of a card's second copy."""

CardKind = Literal["number", "ace", "crown", "pawn", "court", "excuse"]
"""What a card is in the Decktet (PM-2, PM-3)."""


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

ACES = tuple(Card(f"ace-of-{suit}", ACE, (suit,)) for suit in NATURAL_ORDER)
NUMBERS = (
    Card("author", 2, (M, K), personality=True),
    Card("desert", 2, (S, Y)),
    Card("origin", 2, (W, L)),
    Card("journey", 3, (M, W)),
    Card("painter", 3, (S, K), personality=True),
    Card("savage", 3, (L, Y), personality=True),
    Card("mountain", 4, (M, S)),
    Card("sailor", 4, (W, L), personality=True),
    Card("battle", 4, (Y, K)),
    Card("forest", 5, (M, L)),
    Card("discovery", 5, (S, W)),
    Card("soldier", 5, (Y, K), personality=True),
    Card("lunatic", 6, (M, W), personality=True),
    Card("penitent", 6, (S, Y), personality=True),
    Card("market", 6, (L, K)),
    Card("chance-meeting", 7, (M, L)),
    Card("castle", 7, (S, K)),
    Card("cave", 7, (W, Y)),
    Card("diplomat", 8, (M, S), personality=True),
    Card("mill", 8, (W, L)),
    Card("betrayal", 8, (Y, K)),
    Card("pact", 9, (M, S)),
    Card("darkness", 9, (W, Y)),
    Card("merchant", 9, (L, K), personality=True),
)
CROWNS = (
    Card("huntress", CROWN, (M,), personality=True),
    Card("bard", CROWN, (S,), personality=True),
    Card("sea", CROWN, (W,)),
    Card("end", CROWN, (L,)),
    Card("calamity", CROWN, (Y,)),
    Card("windfall", CROWN, (K,)),
)
PAWNS = (
    Card("harvest", None, (M, S, L)),
    Card("light-keeper", None, (S, W, K), personality=True),
    Card("borderland", None, (W, L, Y)),
    Card("watchman", None, (M, Y, K), personality=True),
)
COURTS = (
    Card("consul", None, (M, W, K), personality=True),
    Card("rite", None, (M, L, Y)),
    Card("window", None, (S, L, K)),
    Card("island", None, (S, W, Y)),
)
EXCUSE = Card("excuse", None, ())

BASE = (*ACES, *NUMBERS, *CROWNS)
"""The 36 cards of the base deck (PM-2)."""
EXTENDED = (*PAWNS, *COURTS, EXCUSE)
"""The nine extended cards (PM-3)."""
CATALOGUE = (*BASE, *EXTENDED)
"""All cards."""

_BY_ID = {card.id: card for card in CATALOGUE}


_KINDS: tuple[tuple[CardKind, tuple[Card, ...]], ...] = (
    ("ace", ACES),
    ("crown", CROWNS),
    ("pawn", PAWNS),
    ("court", COURTS),
    ("excuse", (EXCUSE,)),
)


def kind_of(card: Card) -> CardKind:
    """What a card is in the Decktet."""
    return next((kind for kind, cards in _KINDS if card in cards), "number")


@cache
def card_of(card_id: CardId) -> Card:
    """Return the card with this name; both copies of a double deck are the same card."""
    return _BY_ID[card_id.removesuffix(SECOND)]


def copies(cards: tuple[Card, ...], decks: int) -> tuple[CardId, ...]:
    """Return the names of these cards, once or (in a double deck) twice."""
    return tuple(card.id + SECOND * copy for copy in range(decks) for card in cards)
