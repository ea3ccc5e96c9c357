"""Readings: the ways in which a card may lie on its squares, each with the suits and marks it gives them.

Everything about open suits is a choice of one reading for each card. A variant that lets a card lie in other ways
(three suits, two suits a square, a wild card) is another function from a card to its readings.
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
    """One way for a card to lie: the suits of each of its squares, and where its marks may lie.

    A card's marks lie together, in one of the places that `marks` lists (PM-57 lists several). `word` is one suit a
    square: what its builder says to fix this reading. `touch` is what each square matches with when cards touch.
    """

    suits: tuple[Suits, ...]
    marks: tuple[Mark, ...]
    word: tuple[Suit, ...]
    touch: tuple[Suits, ...]


Readings = Callable[[Card, int], tuple[Reading, ...]]
"""From a card and the number of its marks to the ways it may lie."""


def bits(*suits: Suit) -> Suits:
    """These suits as a set."""
    return sum(1 << SUIT_INDEX[suit] for suit in set(suits))


@cache
def suits_in(suits: Suits) -> tuple[Suit, ...]:
    """The suits of a set, in natural order."""
    return tuple(suit for index, suit in enumerate(NATURAL_ORDER) if suits >> index & 1)


def one_suit_a_square(card: Card, marks: int) -> tuple[Reading, ...]:
    """A one-suited card with its suit on both squares, any other with two of its suits, either way round.

    The marks lie on the posher of the two (PM-34, PM-42, and the ruling of PM-54 for cards of three suits).
    """
    return tuple(
        _reading(((first,), (second,)), marks, max(first, second, key=SUIT_INDEX.__getitem__))
        for first, second in (permutations(card.suits, 2) if len(card.suits) > 1 else (card.suits * 2,))
    )


def two_suits_a_square(card: Card, marks: int) -> tuple[Reading, ...]:
    """A card of three suits: the middle one on both squares, top and bottom on one each (PM-55)."""
    if len(card.suits) < 3:
        return one_suit_a_square(card, marks)
    top, middle, bottom = card.suits
    return tuple(
        _reading(((one, middle), (other, middle)), marks, bottom)
        for one, other in ((top, bottom), (bottom, top))
    )


def one_suit_on_both(card: Card, marks: int) -> tuple[Reading, ...]:
    """A headquarters on two squares: any of its suits on both, the other two on one each (PM-71)."""
    return tuple(
        _reading(((one, both), (other, both)), marks, card.scoring_suit)
        for one, other, both in permutations(card.suits)
    )


def all_suits_on_one_square(card: Card, marks: int) -> tuple[Reading, ...]:
    """One square with every suit of the card: a headquarters (PM-13), and every card of Jacynimo (PM-100)."""
    return (_reading((card.suits,), marks, card.scoring_suit),)


def wild(squares: int) -> tuple[Reading, ...]:
    """An Excuse: all its squares have one suit of the player's choice, and every touch matches (PM-56)."""
    return tuple(
        Reading((bits(suit),) * squares, (), (suit,) * squares, (ALL_SUITS,) * squares)
        for suit in NATURAL_ORDER
    )


def with_wild_excuses(readings: Readings, squares: int) -> Readings:
    """The same for cards that have suits; the Excuse has none and is wild."""
    return lambda card, marks: readings(card, marks) if card.suits else wild(squares)


def with_marks_anywhere(readings: Readings) -> Readings:
    """The same, but the marks may lie on any suit the card has (PM-57)."""

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


def matching_everything(readings: Readings) -> Readings:
    """The same, but every touch matches: a headquarters (PM-32)."""

    def touching(reading: Reading) -> Reading:
        return reading._replace(touch=(ALL_SUITS,) * len(reading.suits))

    return lambda card, marks: tuple(touching(reading) for reading in readings(card, marks))


def _reading(squares: tuple[tuple[Suit, ...], ...], marks: int, scoring: Suit) -> Reading:
    """A reading with these suits on its squares, the marks on the first square that has the scoring suit."""
    suits = tuple(bits(*each) for each in squares)
    part = next(part for part, each in enumerate(squares) if scoring in each)
    pile = (Mark(part, SUIT_INDEX[scoring], marks),) if marks else ()
    return Reading(suits, pile, tuple(each[0] for each in squares), suits)
