"""Fitting a card into a district: where it may be laid, and why not elsewhere (PM-14, PM-30 to PM-35)."""

from collections.abc import Callable
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import NamedTuple

from salon.core import IllegalAction
from salon.personimo.actions import Square
from salon.personimo.cards import CardId, card_of
from salon.personimo.district import Standing
from salon.personimo.frame import neighbours
from salon.personimo.readings import Suits

Spot = tuple[Square, ...]
"""The squares for a card, the lesser first."""


class Obstacle(NamedTuple):
    """Why a card cannot lie somewhere: the code of the refusal, and the rule."""

    code: str
    rule: str


APART = Obstacle("personimo-squares-apart", "PM-30")
ONE_SQUARE = Obstacle("personimo-one-square", "PM-100")
TAKEN = Obstacle("personimo-square-taken", "PM-30")
TOO_LARGE = Obstacle("personimo-too-large", "PM-14")
ALONE = Obstacle("personimo-touches-nothing", "PM-31")
NO_MATCH = Obstacle("personimo-no-match", "PM-32")
NO_LONGER = Obstacle("personimo-no-longer-matches", "PM-35")
NOT_ALL = Obstacle("personimo-not-all-match", "PM-74")


class Fitting:
    """One card, to be fitted into one district."""

    def __init__(self, standing: Standing, card: CardId) -> None:
        self._standing = standing
        self._card = card
        self._rule = standing.rules.placement
        readings = standing.rules.readings(card_of(card))
        self._suits: list[Suits] = [
            reduce(or_, (reading.touch[part] for reading in readings)) for part in range(self._rule.squares)
        ]
        self._built = standing.touch_left

    def obstacle(self, squares: Spot) -> Obstacle | None:
        """What forbids these squares, if anything does. One check for offering a spot and for refusing it."""
        if len(squares) != self._rule.squares or not _side_by_side(squares):
            return ONE_SQUARE if self._rule.squares == 1 else APART
        if not self._built.keys().isdisjoint(squares):
            return TAKEN
        size = self._rule.size
        if size is not None and self._standing.box.around(squares).longer_side > size:
            return TOO_LARGE
        return self._mismatch(squares)

    def _mismatch(self, squares: Spot) -> Obstacle | None:
        """Whether the built squares that a spot touches let the card lie there (PM-32, PM-74).

        A touch can match if, in some reading, the card has there one of the suits that the touched square still has in
        some assignment. One such touch is all that PM-32 asks. Where more have to match at once, all are worked out.
        """
        touched = [
            (part, other)
            for part, square in enumerate(squares)
            for other in neighbours(square)
            if other in self._built
        ]
        if not touched:
            return ALONE
        if not self._rule.enough(self._suits[part] & self._built[other] for part, other in touched):
            return self._reason(touched)
        if self._rule.enough is all and self._standing.with_card(self._card, squares) is None:
            return NOT_ALL
        return None

    def _reason(self, touched: list[tuple[int, Square]]) -> Obstacle:
        """Whether the card matched there before earlier cards decided the suits, or never."""
        if self._rule.enough is all:
            return NOT_ALL
        for part, other in touched:
            index, place = self._standing.at[other]
            if any(
                reading.touch[place] & self._suits[part] for reading in self._standing.laid[index].readings
            ):
                return NO_LONGER
        return NO_MATCH

    def spots(self) -> tuple[Spot, ...]:
        """Every spot where the card may be laid, in order."""
        built, within = self._built, self._within()
        free = {
            there for square in built for there in neighbours(square) if there not in built and within(there)
        }
        tried: set[Spot] = {(one,) for one in free}
        for _ in range(self._rule.squares - 1):
            tried = {
                (*spot, two) if spot[0] < two else (two, *spot)
                for spot in tried
                for two in neighbours(spot[0])
                if two not in built and within(two)
            }
        return tuple(sorted(spot for spot in tried if self.obstacle(spot) is None))

    def _within(self) -> Callable[[Square], bool]:
        """Whether a square alone would leave the district small enough: most that would not need no other check."""
        size = self._rule.size
        if size is None:
            return lambda _square: True
        left, right, top, bottom = self._standing.box
        columns, rows = range(right - size + 1, left + size), range(bottom - size + 1, top + size)
        return lambda square: square[0] in columns and square[1] in rows

    def check(self, squares: Spot) -> None:
        """Refuse squares on which the card may not be laid, saying how many spots there are instead."""
        obstacle = self.obstacle(squares)
        if obstacle is not None:
            raise IllegalAction(
                obstacle.code,
                obstacle.rule,
                spots=len(self.spots()),
                size=self._rule.size or 0,
            )


def _side_by_side(squares: Spot) -> bool:
    """Whether each square touches the one before it."""
    return all(two in neighbours(one) for one, two in pairwise(squares))


def spots_for(standing: Standing, card: CardId) -> tuple[Spot, ...]:
    """Every spot for a card, remembered: everybody at a table asks for the same ones."""
    return standing.recall(card, lambda: Fitting(standing, card).spots())
