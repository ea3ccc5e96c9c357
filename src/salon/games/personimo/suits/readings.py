"""Readings: the ways in which a card may lie on its squares, each with the suits and marks that the squares then have.

An assignment of suits is a choice of one reading for each card. A variant in which cards lie in other ways (with three
suits, with two suits a square, as wild cards) has another function from a card to its readings.
"""

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import NamedTuple

from salon.games.personimo.model.cards import NATURAL_ORDER, Card, Suit

Suits = int
"""A set of suits, as bits: 1 for the first in natural order, 2 for the next, and so on."""

SUIT_INDEX = {suit: index for index, suit in enumerate(NATURAL_ORDER)}
ALL_SUITS: Suits = (1 << len(NATURAL_ORDER)) - 1


class Mark(NamedTuple):
    """Marks on one of a card's squares (`part`); they count in the neighbourhood of one suit alone (PM-42)."""

    part: int
    suit: int
    number: int


class Reading(NamedTuple):
    """One way for a card to lie: the suits of each of its squares, and the places where its marks may lie.

    A card's marks lie together, in one of the places that `marks` lists (several with PM-57). `fixed_as` has one suit a
    square: a Fix with these suits fixes this reading. `touch` has the suits that each square matches where cards touch.
    """

    suits: tuple[Suits, ...]
    marks: tuple[Mark, ...]
    fixed_as: tuple[Suit, ...]
    touch: tuple[Suits, ...]


ReadingsOf = Callable[[Card, int], tuple[Reading, ...]]
"""A function from a card and the number of its marks to its readings."""


def bits(*suits: Suit) -> Suits:
    """Return the set of these suits."""
    return sum(1 << SUIT_INDEX[suit] for suit in set(suits))


@cache
def suits_in(suits: Suits) -> tuple[Suit, ...]:
    """Return the suits of a set, in natural order."""
    return tuple(suit for index, suit in enumerate(NATURAL_ORDER) if suits >> index & 1)


def one_suit_a_square(card: Card, marks: int) -> tuple[Reading, ...]:
    """Return the readings with one suit on each of two squares.

    A card of one suit has it on both squares; any other has two of its suits, either way round. The marks lie on the
    posher of the two (PM-34, PM-42, and the ruling of PM-54 for cards of three suits).
    """
    return tuple(
        _reading(((first,), (second,)), marks, max(first, second, key=SUIT_INDEX.__getitem__))
        for first, second in (permutations(card.suits, 2) if len(card.suits) > 1 else (card.suits * 2,))
    )


def two_suits_a_square(card: Card, marks: int) -> tuple[Reading, ...]:
    """Return the readings of a three-suited card: the middle suit on both squares, the others on one each (PM-55)."""
    if len(card.suits) < 3:
        return one_suit_a_square(card, marks)
    top, middle, bottom = card.suits
    return tuple(
        _reading(((one, middle), (other, middle)), marks, bottom)
        for one, other in ((top, bottom), (bottom, top))
    )


def one_suit_on_both(card: Card, marks: int) -> tuple[Reading, ...]:
    """Return the readings of a headquarters on two squares: one suit on both, the others on one each (PM-71)."""
    return tuple(
        _reading(((one, both), (other, both)), marks, card.scoring_suit)
        for one, other, both in permutations(card.suits)
    )


def all_suits_on_one_square(card: Card, marks: int) -> tuple[Reading, ...]:
    """Return the reading with all suits on one square: a headquarters (PM-13), or a card of Jacynimo (PM-100)."""
    return (_reading((card.suits,), marks, card.scoring_suit),)


def wild(squares: int) -> tuple[Reading, ...]:
    """Return the readings of an Excuse: all squares have one chosen suit, and every touch matches (PM-56)."""
    return tuple(
        Reading((bits(suit),) * squares, (), (suit,) * squares, (ALL_SUITS,) * squares)
        for suit in NATURAL_ORDER
    )


def with_wild_excuses(readings: ReadingsOf, squares: int) -> ReadingsOf:
    """Return a function with the same readings for cards with suits, and wild readings for the Excuse."""
    return lambda card, marks: readings(card, marks) if card.suits else wild(squares)


def with_marks_anywhere(readings: ReadingsOf) -> ReadingsOf:
    """Return a function with the same readings, but the marks may lie on any suit of the card (PM-57)."""

    def anywhere(reading: Reading) -> Reading:
        if not reading.marks:
            return reading
        number = reading.marks[0].number
        places = {
            SUIT_INDEX[suit]: part for part, suits in enumerate(reading.suits) for suit in suits_in(suits)
        }
        marks = tuple(Mark(part, suit, number) for suit, part in sorted(places.items()))
        return reading._replace(marks=marks)

    return lambda card, marks: tuple(anywhere(reading) for reading in readings(card, marks))


def matching_everything(readings: ReadingsOf) -> ReadingsOf:
    """Return a function with the same readings, but every touch matches: for a headquarters (PM-32)."""

    def touching(reading: Reading) -> Reading:
        return reading._replace(touch=(ALL_SUITS,) * len(reading.suits))

    return lambda card, marks: tuple(touching(reading) for reading in readings(card, marks))


def _reading(squares: tuple[tuple[Suit, ...], ...], marks: int, scoring: Suit) -> Reading:
    """Return a reading with these suits on its squares, and the marks on the first square with the scoring suit."""
    suits = tuple(bits(*each) for each in squares)
    part = next(part for part, each in enumerate(squares) if scoring in each)
    pile = (Mark(part, SUIT_INDEX[scoring], marks),) if marks else ()
    return Reading(suits, pile, tuple(each[0] for each in squares), suits)
