"""Districts: the cards laid in one, and how it stands (PM-13, PM-14, PM-30 to PM-36).

A `District` is data: the headquarters and the cards in the order they were laid. Its `Standing` is what follows
from it under the rules, worked out card by card and remembered.
"""

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from salon.personimo.actions import Square
from salon.personimo.assignments import Assignments, Row
from salon.personimo.cards import CardId, Suit, card_of
from salon.personimo.frame import Frame, frame_for, neighbours
from salon.personimo.readings import Reading, Suits, suits_in
from salon.personimo.rules import Rules

HEADQUARTERS_SQUARE: Square = (0, 0)
HEADQUARTERS = 0
"""The headquarters is the first card of every district."""


class PlacedCard(Struct, frozen=True):
    """A card in a district. `fixed` are its squares' suits if the builder has said so (PM-36)."""

    card: CardId
    squares: tuple[Square, ...]
    fixed: tuple[Suit, ...] | None = None


class District(Struct, frozen=True):
    """A headquarters and the cards laid since."""

    headquarters: CardId
    placed: tuple[PlacedCard, ...] = ()


class Laid(NamedTuple):
    """A card where it lies, and the ways it may lie there."""

    card: CardId
    squares: tuple[Square, ...]
    readings: tuple[Reading, ...]


class Box(NamedTuple):
    """The bounding box of a district: first and last column, first and last row."""

    left: int
    right: int
    top: int
    bottom: int

    def around(self, squares: tuple[Square, ...]) -> "Box":
        """The box that holds these squares too."""
        columns, rows = zip(*squares, strict=True)
        return Box(
            min(self.left, *columns),
            max(self.right, *columns),
            min(self.top, *rows),
            max(self.bottom, *rows),
        )

    @property
    def longer_side(self) -> int:
        """Its width or its height, whichever is more."""
        return max(self.right - self.left, self.bottom - self.top) + 1


class Standing(Struct, frozen=True, eq=False):
    """How a district stands: what lies where, and which assignments are left. `at` gives card and part by square."""

    rules: Rules
    frame: Frame
    laid: tuple[Laid, ...]
    at: dict[Square, tuple[int, int]]
    assignments: Assignments
    box: Box

    def suits_left(self, square: Square) -> Suits:
        """The suits a built square has in at least one assignment."""
        index, part = self.at[square]
        readings = self.laid[index].readings
        suits = 0
        for reading in self.assignments.left(index):
            suits |= readings[reading].suits[part]
        return suits

    def with_card(self, card: CardId, squares: tuple[Square, ...]) -> "Standing | None":
        """The district after a card is laid on free squares; None if no assignment allows it (PM-35)."""
        index = len(self.laid)
        readings = self.rules.readings(card_of(card))
        assignments: Assignments | None = self.assignments.with_card(len(readings))
        touching = self._touching(squares)
        if not any(there == HEADQUARTERS for _, there, _ in touching):
            assignments = self._matching(assignments, index, readings, touching)
        if assignments is None:
            return None
        at = self.at | {square: (index, part) for part, square in enumerate(squares)}
        laid = (*self.laid, Laid(card, squares, readings))
        return Standing(self.rules, self.frame, laid, at, assignments, self.box.around(squares))

    def with_fixed(self, index: int, suits: tuple[Suits, ...]) -> "Standing | None":
        """The district after the suits of a card's squares are fixed (PM-36); None if they cannot be these."""
        readings = self.laid[index].readings
        assignments = self.assignments.where((index,), lambda row: readings[row[0]].suits == suits)
        if assignments is None:
            return None
        return Standing(self.rules, self.frame, self.laid, self.at, assignments, self.box)

    def _touching(self, squares: tuple[Square, ...]) -> list[tuple[int, int, int]]:
        """Every touch of these squares with a built one: which of them, and the card and part it touches."""
        return [
            (part, *self.at[other])
            for part, square in enumerate(squares)
            for other in neighbours(square)
            if other in self.at
        ]

    def _matching(
        self,
        assignments: Assignments | None,
        index: int,
        readings: tuple[Reading, ...],
        touching: list[tuple[int, int, int]],
    ) -> Assignments | None:
        """The assignments in which at least one touch is between squares of the same suit (PM-32)."""
        if assignments is None or not touching:
            return None
        others = tuple({there: None for _, there, _ in touching})
        pairs = [
            (part, others.index(there), [reading.suits[place] for reading in self.laid[there].readings])
            for part, there, place in touching
        ]

        def matches(row: Row) -> bool:
            own = readings[row[-1]].suits
            return any(own[part] & suits[row[column]] for part, column, suits in pairs)

        return assignments.where((*others, index), matches)


@lru_cache(maxsize=4096)
def standing_of(rules: Rules, district: District) -> Standing:
    """How a district stands, from how it stood before its last card."""
    if not district.placed:
        return _founded(rules, district.headquarters)
    *before, last = district.placed
    standing = standing_of(rules, District(district.headquarters, tuple(before)))
    after = standing.with_card(last.card, last.squares)
    if after is not None and last.fixed is not None:
        after = after.with_fixed(
            len(standing.laid), tuple(1 << list(Suit).index(suit) for suit in last.fixed)
        )
    if after is None:
        raise ValueError(f"{last.card} cannot lie at {last.squares}")
    return after


def _founded(rules: Rules, headquarters: CardId) -> Standing:
    """A district with nothing but its headquarters."""
    readings = rules.readings_of_headquarters(card_of(headquarters))
    return Standing(
        rules,
        frame_for(rules.placement.size),
        (Laid(headquarters, (HEADQUARTERS_SQUARE,), readings),),
        {HEADQUARTERS_SQUARE: (HEADQUARTERS, 0)},
        Assignments().with_card(len(readings)),
        Box(0, 0, 0, 0),
    )


def open_cards(standing: Standing) -> tuple[int, ...]:
    """The cards whose suits are not yet decided, in the order they were laid."""
    return tuple(index for index, only in enumerate(standing.assignments.settled) if only is None)


def ways_left(standing: Standing, index: int) -> tuple[tuple[Suit, ...], ...]:
    """The suits a card's squares may still have together, in the order of its readings."""
    readings = standing.laid[index].readings
    return tuple(
        tuple(suits_in(suits)[0] for suits in readings[reading].suits)
        for reading in sorted(standing.assignments.left(index))
    )
