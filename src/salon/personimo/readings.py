"""Readings: the ways in which a card may lie on its squares, each with the suits and marks it gives them.

Everything about open suits is a choice of one reading for each card. A variant that lets a card lie in other ways
(three suits, two suits a square, a wild card) is another function from a card to its readings.
"""

from typing import NamedTuple

from salon.personimo.cards import NATURAL_ORDER, Card, Suit

Suits = int
"""A set of suits, as bits: 1 for the first in natural order, 2 for the next, and so on."""

SUIT_INDEX = {suit: index for index, suit in enumerate(NATURAL_ORDER)}


class Mark(NamedTuple):
    """Marks on one of a card's squares (`part`); they count in the neighbourhood of one suit alone (PM-42)."""

    part: int
    suit: int
    number: int


class Reading(NamedTuple):
    """One way for a card to lie: the suits of each of its squares, and its marks."""

    suits: tuple[Suits, ...]
    marks: tuple[Mark, ...]


def bits(*suits: Suit) -> Suits:
    """These suits as a set."""
    return sum(1 << SUIT_INDEX[suit] for suit in suits)


def suits_in(suits: Suits) -> tuple[Suit, ...]:
    """The suits of a set, in natural order."""
    return tuple(suit for index, suit in enumerate(NATURAL_ORDER) if suits >> index & 1)


def one_suit_a_square(card: Card, marks: int) -> tuple[Reading, ...]:
    """A two-suited card either way round, a one-suited card with its suit on both squares (PM-34, PM-42)."""
    top, bottom = card.suits[0], card.suits[-1]
    pairs = ((top, bottom), (bottom, top)) if top != bottom else ((top, bottom),)
    return tuple(
        Reading((bits(first), bits(second)), _marks(marks, (first, second).index(bottom), bottom))
        for first, second in pairs
    )


def all_suits_on_one_square(card: Card, marks: int) -> tuple[Reading, ...]:
    """A headquarters: one square with every suit of its card (PM-13)."""
    return (Reading((bits(*card.suits),), _marks(marks, 0, card.scoring_suit)),)


def _marks(count: int, square: int, suit: Suit) -> tuple[Mark, ...]:
    return (Mark(square, SUIT_INDEX[suit], count),) if count else ()
