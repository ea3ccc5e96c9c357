"""The state of a district: which squares are built, and which assignments of suits are left (PM-14, PM-30 to PM-36).

A `District` is data. Its `DistrictState` follows from it under the rules; it is computed card by card and cached.
"""

from collections.abc import Callable, Hashable, Iterable
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.cards import NATURAL_ORDER, CardId, Suit, card_of
from salon.games.personimo.model.district import District
from salon.games.personimo.model.grid import Box, Grid, grid_for, neighbours
from salon.games.personimo.rules.scoring.bonuses import Site
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.suits.assignments import Assignments
from salon.games.personimo.suits.networks import Row
from salon.games.personimo.suits.readings import SUIT_INDEX, Mark, Reading, Suits

T = TypeVar("T")

HEADQUARTERS = 0
"""The headquarters is the first card of every district."""


class LaidCard(NamedTuple):
    """A card on its squares, the readings it may have there, and the suit chosen to carry its marks (PM-57)."""

    card: CardId
    squares: tuple[Square, ...]
    readings: tuple[Reading, ...]
    scoring: int | None = None

    def marks(self, reading: int) -> tuple[Mark, ...]:
        """Return where its marks may lie under a reading."""
        marks = self.readings[reading].marks
        return marks if self.scoring is None else tuple(mark for mark in marks if mark.suit == self.scoring)


class Touch(NamedTuple):
    """A square of a new card (`part`) that touches a built square: `place` is that square's part of its card."""

    part: int
    card: int
    place: int


class DistrictState:
    """A district under the rules of its game: its cards with their readings, and the assignments that are left.

    `at` gives the card and the part of the card on each built square. Values never change: a method that changes the
    district returns a new one. What others derive from a district state is kept in its cache (`cached`).
    """

    def __init__(
        self,
        rules: Rules,
        cards: tuple[LaidCard, ...],
        at: dict[Square, tuple[int, int]],
        assignments: Assignments,
        box: Box,
    ) -> None:
        self.rules = rules
        self.cards = cards
        self.at = at
        self.assignments = assignments
        self.box = box
        self._cache: dict[Hashable, Any] = {}

    def cached(self, key: Hashable, compute: Callable[[], T]) -> T:
        """Return a value derived from this district state; it is computed once for each key."""
        known: T | None = self._cache.get(key)
        if known is None:
            known = self._cache[key] = compute()
        return known

    @cached_property
    def grid(self) -> Grid:
        """The grid in which its squares are bits."""
        return grid_for(self.rules.reach)

    @property
    def site(self) -> Site:
        """What the bonuses for the place of cards depend on (PM-90 to PM-92)."""
        return Site(self.box, len(self.at), self.cards[HEADQUARTERS].squares, self.rules.placement.size)

    @cached_property
    def left(self) -> tuple[tuple[int, ...], ...]:
        """For each card, the readings it has in at least one assignment."""
        return tuple(tuple(sorted(self.assignments.left(card))) for card in range(len(self.cards)))

    def suits_left(self, square: Square) -> Suits:
        """Return the suits that a built square has in at least one assignment."""
        index, part = self.at[square]
        suits = 0
        for reading in self.left[index]:
            suits |= self.cards[index].readings[reading].suits[part]
        return suits

    @cached_property
    def touch_left(self) -> dict[Suits, int]:
        """The built squares as sets, by the suits that match them in at least one assignment."""
        return self._touch(range(len(self.cards)))

    @cached_property
    def touch_decided(self) -> dict[Suits, int]:
        """The same for cards that have only one reading left."""
        return self._touch(index for index, left in enumerate(self.left) if len(left) == 1)

    def _touch(self, cards: Iterable[int]) -> dict[Suits, int]:
        boards: dict[Suits, int] = {}
        for index in cards:
            card = self.cards[index]
            for part, square in enumerate(card.squares):
                suits = 0
                for reading in self.left[index]:
                    suits |= card.readings[reading].touch[part]
                boards[suits] = boards.get(suits, 0) | self.grid.bit(square)
        return boards

    def once_matching(self, suits: Suits) -> int:
        """Return the built squares, as a set, that had one of these suits in some reading when their card was laid."""
        return sum(board for once, board in self._touch_once.items() if once & suits)

    @cached_property
    def _touch_once(self) -> dict[Suits, int]:
        """The built squares as sets, by the suits that matched them in some reading when their card was laid."""
        boards: dict[Suits, int] = {}
        for card in self.cards:
            for part, square in enumerate(card.squares):
                suits = 0
                for reading in card.readings:
                    suits |= reading.touch[part]
                boards[suits] = boards.get(suits, 0) | self.grid.bit(square)
        return boards

    @cached_property
    def built(self) -> int:
        """All built squares as a set."""
        return sum(self.touch_left.values())

    def with_card(self, card: CardId, squares: tuple[Square, ...]) -> "DistrictState | None":
        """Return the district after a card is laid on free squares; None if no assignment allows it (PM-35)."""
        index = len(self.cards)
        readings = self.rules.readings(card_of(card))
        assignments = self._matching(
            self.assignments.with_card(len(readings)), readings, self.touching(squares)
        )
        if assignments is None:
            return None
        at = self.at | {square: (index, part) for part, square in enumerate(squares)}
        cards = (*self.cards, LaidCard(card, squares, readings))
        return DistrictState(self.rules, cards, at, assignments, self.box.around(squares))

    def with_fixed(self, index: int, suits: tuple[Suit, ...]) -> "DistrictState | None":
        """Return the district after a card's suits are fixed, one a square (PM-36); None if no assignment has them."""
        readings = self.cards[index].readings
        return self._with(
            self.assignments.where((index,), lambda row: readings[row[0]].fixed_as == suits), self.cards
        )

    def with_scoring(self, index: int, suit: Suit) -> "DistrictState | None":
        """Return the district after a suit is chosen to carry a card's marks (PM-57); None if it cannot carry them."""
        chosen = self.cards[index]._replace(scoring=SUIT_INDEX[suit])
        cards = (*self.cards[:index], chosen, *self.cards[index + 1 :])
        return self._with(self.assignments.where((index,), lambda row: bool(chosen.marks(row[0]))), cards)

    def _with(self, assignments: Assignments | None, cards: tuple[LaidCard, ...]) -> "DistrictState | None":
        return assignments and DistrictState(self.rules, cards, self.at, assignments, self.box)

    def touching(self, squares: tuple[Square, ...]) -> list[Touch]:
        """Return every touch of these squares with a built square."""
        return [
            Touch(part, *self.at[other])
            for part, square in enumerate(squares)
            for other in neighbours(square)
            if other in self.at
        ]

    def _matching(
        self, assignments: Assignments, readings: tuple[Reading, ...], touching: list[Touch]
    ) -> Assignments | None:
        """Return the assignments in which enough touches match (PM-32, PM-74); None if there are none."""
        enough = self.rules.placement.enough
        certain: list[bool] = []
        doubtful = []
        for part, there, place in touching:
            theirs = [reading.touch[place] for reading in self.cards[there].readings]
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

        return assignments.where((*others, len(self.cards)), matches)


@lru_cache(maxsize=8192)
def district_state_of(rules: Rules, district: District) -> DistrictState:
    """Return the state of a district, computed from its state before the last card."""
    if not district.placed:
        return _with_declarations(_headquarters_alone(rules, district), district.fixed, district.scoring)
    *before, last = district.placed
    after = district_state_of(rules, replace(district, placed=tuple(before))).with_card(
        last.card, last.squares
    )
    if after is None:
        raise ValueError(f"{last.card} cannot lie at {last.squares}")
    return _with_declarations(after, last.fixed, last.scoring)


def _with_declarations(
    district_state: DistrictState, fixed: tuple[Suit, ...] | None, scoring: Suit | None
) -> DistrictState:
    """Return the district with what its builders have declared about its last card (PM-36, PM-57)."""
    last = len(district_state.cards) - 1
    after = district_state.with_fixed(last, fixed) if fixed else district_state
    if after is not None and scoring:
        after = after.with_scoring(last, scoring)
    if after is None:
        raise ValueError(f"{district_state.cards[last].card} cannot lie as {fixed}, {scoring}")
    return after


def _headquarters_alone(rules: Rules, district: District) -> DistrictState:
    """Return a district with only its headquarters."""
    squares = rules.headquarters.squares
    readings = rules.readings_of_headquarters(card_of(district.headquarters))
    return DistrictState(
        rules,
        (LaidCard(district.headquarters, squares, readings),),
        {square: (HEADQUARTERS, part) for part, square in enumerate(squares)},
        Assignments().with_card(len(readings)),
        Box(0, 0, 0, 0).around(squares),
    )


def open_cards(district_state: DistrictState) -> tuple[int, ...]:
    """Return the indices of the cards whose suits are not yet decided, in the order they were laid."""
    return tuple(index for index, only in enumerate(district_state.assignments.settled) if only is None)


def fixes_left(district_state: DistrictState, index: int) -> tuple[tuple[Suit, ...], ...]:
    """Return the suits to which a card may be fixed (PM-36): one suit a square, in the order of its readings."""
    readings = district_state.cards[index].readings
    return tuple(readings[reading].fixed_as for reading in district_state.left[index])


def scoring_suits(district_state: DistrictState, index: int) -> tuple[Suit, ...]:
    """Return the suits that may still carry a card's marks, if there are several (PM-57)."""
    marks = [district_state.cards[index].marks(reading) for reading in district_state.left[index]]
    if all(len(each) <= 1 for each in marks):
        return ()
    return tuple(NATURAL_ORDER[suit] for suit in sorted({mark.suit for each in marks for mark in each}))


def undecided(district_state: DistrictState) -> bool:
    """Return whether there is anything left for the builders to choose."""
    cards = range(len(district_state.cards))
    return bool(open_cards(district_state)) or any(scoring_suits(district_state, index) for index in cards)
