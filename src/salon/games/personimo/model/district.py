"""Districts: the cards laid in one, and how it stands (PM-13, PM-14, PM-30 to PM-36).

A `District` is data: the headquarters and the cards in the order they were laid. Its `Standing` is what follows
from it under the rules, worked out card by card and remembered.
"""

from collections.abc import Callable, Hashable, Iterable
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.cards import NATURAL_ORDER, CardId, Suit, card_of
from salon.games.personimo.model.grid import Box, Frame, frame_for, neighbours
from salon.games.personimo.rules.bonuses import Site
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.suits.assignments import Assignments
from salon.games.personimo.suits.networks import Row
from salon.games.personimo.suits.readings import SUIT_INDEX, Mark, Reading, Suits

T = TypeVar("T")

HEADQUARTERS = 0
"""The headquarters is the first card of every district."""


class PlacedCard(Struct, frozen=True):
    """A card in a district. `fixed` are its squares' suits if the builder has said so (PM-36), one a square.

    `scoring` is the suit that carries its marks, if the builder has chosen one (PM-57).
    """

    card: CardId
    squares: tuple[Square, ...]
    fixed: tuple[Suit, ...] | None = None
    scoring: Suit | None = None


class District(Struct, frozen=True, dict=True):
    """A headquarters and the cards laid since. `fixed` and `scoring` are the headquarters' own, as of any card.

    Its `__dict__` remembers how it stands, and its hash: what follows from districts is looked up by them all the time.
    """

    headquarters: CardId
    placed: tuple[PlacedCard, ...] = ()
    fixed: tuple[Suit, ...] | None = None
    scoring: Suit | None = None

    def __hash__(self) -> int:
        known: int | None = self.__dict__.get("hash")
        if known is None:
            known = self.__dict__["hash"] = hash((self.headquarters, self.placed, self.fixed, self.scoring))
        return known


class Laid(NamedTuple):
    """A card where it lies, the ways it may lie there, and the suit chosen to carry its marks (PM-57)."""

    card: CardId
    squares: tuple[Square, ...]
    readings: tuple[Reading, ...]
    scoring: int | None = None

    def marks(self, reading: int) -> tuple[Mark, ...]:
        """Where its marks may lie under a reading."""
        places = self.readings[reading].marks
        return places if self.scoring is None else tuple(each for each in places if each.suit == self.scoring)


class Touch(NamedTuple):
    """A square of a new card (`part`) beside a built one: whose card and part that is."""

    part: int
    card: int
    place: int


class Standing:
    """How a district stands: what lies where, and which assignments are left. `at` gives card and part by square."""

    def __init__(
        self,
        rules: Rules,
        laid: tuple[Laid, ...],
        at: dict[Square, tuple[int, int]],
        assignments: Assignments,
        box: Box,
    ) -> None:
        self.rules = rules
        self.laid = laid
        self.at = at
        self.assignments = assignments
        self.box = box
        self._recalled: dict[object, Any] = {}

    def recall(self, what: Hashable, compute: Callable[[], T]) -> T:
        """What follows from how it stands, worked out once, and forgotten with it."""
        known: T | None = self._recalled.get(what)
        if known is None:
            known = self._recalled[what] = compute()
        return known

    @cached_property
    def frame(self) -> Frame:
        """Its squares as bits."""
        return frame_for(self.rules.reach)

    @property
    def site(self) -> Site:
        """What bonuses look at."""
        return Site(self.box, len(self.at), self.laid[HEADQUARTERS].squares, self.rules.placement.size)

    @cached_property
    def left(self) -> tuple[tuple[int, ...], ...]:
        """For each card, the readings it has in at least one assignment."""
        return tuple(tuple(sorted(self.assignments.left(card))) for card in range(len(self.laid)))

    def suits_left(self, square: Square) -> Suits:
        """The suits a built square has in at least one assignment."""
        index, part = self.at[square]
        suits = 0
        for reading in self.left[index]:
            suits |= self.laid[index].readings[reading].suits[part]
        return suits

    @cached_property
    def touch_left(self) -> dict[Suits, int]:
        """The built squares as sets, by the suits that match them in at least one assignment."""
        return self._touch(range(len(self.laid)))

    @cached_property
    def touch_decided(self) -> dict[Suits, int]:
        """The same of the cards that have only one reading left."""
        return self._touch(index for index, left in enumerate(self.left) if len(left) == 1)

    def _touch(self, cards: Iterable[int]) -> dict[Suits, int]:
        boards: dict[Suits, int] = {}
        for index in cards:
            laid = self.laid[index]
            for part, square in enumerate(laid.squares):
                suits = 0
                for reading in self.left[index]:
                    suits |= laid.readings[reading].touch[part]
                boards[suits] = boards.get(suits, 0) | self.frame.bit(square)
        return boards

    def once_matching(self, suits: Suits) -> int:
        """The built squares, as a set, that had one of these suits when their card was laid, in some reading."""
        board = 0
        for laid in self.laid:
            for part, square in enumerate(laid.squares):
                if any(reading.touch[part] & suits for reading in laid.readings):
                    board |= self.frame.bit(square)
        return board

    @cached_property
    def built(self) -> int:
        """All built squares, as a set."""
        return sum(self.touch_left.values())

    def with_card(self, card: CardId, squares: tuple[Square, ...]) -> "Standing | None":
        """The district after a card is laid on free squares; None if no assignment allows it (PM-35)."""
        index = len(self.laid)
        readings = self.rules.readings(card_of(card))
        assignments = self._matching(
            self.assignments.with_card(len(readings)), readings, self.touching(squares)
        )
        if assignments is None:
            return None
        at = self.at | {square: (index, part) for part, square in enumerate(squares)}
        laid = (*self.laid, Laid(card, squares, readings))
        return Standing(self.rules, laid, at, assignments, self.box.around(squares))

    def with_fixed(self, index: int, word: tuple[Suit, ...]) -> "Standing | None":
        """The district after a card's suits are fixed, one a square (PM-36); None if they cannot be these."""
        readings = self.laid[index].readings
        return self._with(
            self.assignments.where((index,), lambda row: readings[row[0]].word == word), self.laid
        )

    def with_scoring(self, index: int, suit: Suit) -> "Standing | None":
        """The district after a suit is chosen to carry a card's marks (PM-57); None if it cannot be this one."""
        chosen = self.laid[index]._replace(scoring=SUIT_INDEX[suit])
        laid = (*self.laid[:index], chosen, *self.laid[index + 1 :])
        return self._with(self.assignments.where((index,), lambda row: bool(chosen.marks(row[0]))), laid)

    def _with(self, assignments: Assignments | None, laid: tuple[Laid, ...]) -> "Standing | None":
        return assignments and Standing(self.rules, laid, self.at, assignments, self.box)

    def touching(self, squares: tuple[Square, ...]) -> list[Touch]:
        """Every touch of these squares with a built one."""
        return [
            Touch(part, *self.at[other])
            for part, square in enumerate(squares)
            for other in neighbours(square)
            if other in self.at
        ]

    def _matching(
        self, assignments: Assignments, readings: tuple[Reading, ...], touching: list[Touch]
    ) -> Assignments | None:
        """The assignments in which enough touches are between squares of the same suit (PM-32, PM-74)."""
        enough = self.rules.placement.enough
        certain: list[bool] = []
        doubtful = []
        for part, there, place in touching:
            theirs = [reading.touch[place] for reading in self.laid[there].readings]
            met = {bool(own.touch[part] & theirs[left]) for own in readings for left in self.left[there]}
            if len(met) == 1:
                certain += met
            else:
                doubtful.append((part, there, theirs))
        if not doubtful or enough((*certain, True)) == enough((*certain, False)):
            return assignments if touching and enough(certain) else None
        others = tuple({there: None for _, there, _ in doubtful})
        pairs = [(part, others.index(there), theirs) for part, there, theirs in doubtful]

        def matches(row: Row) -> bool:
            own = readings[row[-1]].touch
            return enough(own[part] & theirs[row[column]] for part, column, theirs in pairs)

        return assignments.where((*others, len(self.laid)), matches)


def standing_of(rules: Rules, district: District) -> Standing:
    """How a district stands, remembered as long as the district is there."""
    known: Standing | None = district.__dict__.get("standing")
    if known is None or known.rules is not rules:
        known = district.__dict__["standing"] = _standing_of(rules, district)
    return known


@lru_cache(maxsize=8192)
def _standing_of(rules: Rules, district: District) -> Standing:
    """How a district stands, from how it stood before its last card. The same cards may come as another object."""
    if not district.placed:
        return _as_said(_founded(rules, district.headquarters), district.fixed, district.scoring)
    *before, last = district.placed
    standing = standing_of(rules, replace(district, placed=tuple(before)))
    after = standing.with_card(last.card, last.squares)
    if after is None:
        raise ValueError(f"{last.card} cannot lie at {last.squares}")
    return _as_said(after, last.fixed, last.scoring)


def _as_said(standing: Standing, fixed: tuple[Suit, ...] | None, scoring: Suit | None) -> Standing:
    """The district with what its builders have said of its last card."""
    last = len(standing.laid) - 1
    after = standing.with_fixed(last, fixed) if fixed else standing
    if after is not None and scoring:
        after = after.with_scoring(last, scoring)
    if after is None:
        raise ValueError(f"{standing.laid[last].card} cannot lie as {fixed}, {scoring}")
    return after


def _founded(rules: Rules, headquarters: CardId) -> Standing:
    """A district with nothing but its headquarters."""
    squares = rules.headquarters.squares
    readings = rules.readings_of_headquarters(card_of(headquarters))
    return Standing(
        rules,
        (Laid(headquarters, squares, readings),),
        {square: (HEADQUARTERS, part) for part, square in enumerate(squares)},
        Assignments().with_card(len(readings)),
        Box(0, 0, 0, 0).around(squares),
    )


def open_cards(standing: Standing) -> tuple[int, ...]:
    """The cards whose suits are not yet decided, in the order they were laid."""
    return tuple(index for index, only in enumerate(standing.assignments.settled) if only is None)


def ways_left(standing: Standing, index: int) -> tuple[tuple[Suit, ...], ...]:
    """What may be said to fix a card: one suit a square, in the order of its readings."""
    readings = standing.laid[index].readings
    return tuple(readings[reading].word for reading in standing.left[index])


def scoring_suits(standing: Standing, index: int) -> tuple[Suit, ...]:
    """The suits that may still carry a card's marks, if there are several (PM-57)."""
    laid = standing.laid[index]
    suits = {mark.suit for reading in standing.left[index] for mark in laid.marks(reading)}
    chosen = any(len(laid.marks(reading)) > 1 for reading in standing.left[index])
    return tuple(NATURAL_ORDER[suit] for suit in sorted(suits)) if chosen else ()


def undecided(standing: Standing) -> bool:
    """Whether there is anything left for the builders to choose."""
    cards = range(len(standing.laid))
    return bool(open_cards(standing)) or any(scoring_suits(standing, index) for index in cards)
