"""The rules of one game, as values in named slots.

A variant puts other values there; nothing elsewhere asks which variant is being played.
"""

from collections.abc import Callable
from dataclasses import dataclass

from salon.core import Chance, Seat
from salon.personimo.cards import Card, CardId
from salon.personimo.events import ArchitectId
from salon.personimo.market import SortRow
from salon.personimo.readings import Reading

Readings = Callable[[Card, int], tuple[Reading, ...]]
"""From a card and the number of its marks to the ways it may lie."""


@dataclass(frozen=True)
class DeckRule:
    """All the cards that are shuffled, and how many of them are in play (PM-10, PM-12)."""

    cards: tuple[CardId, ...]
    in_play: int


@dataclass(frozen=True)
class HeadquartersRule:
    """The cards dealt as headquarters, and the suits one has (PM-11, PM-13)."""

    cards: tuple[CardId, ...]
    readings: Readings


@dataclass(frozen=True)
class OrderRule:
    """The architects: who owns each, where each builds, and who is first (PM-15)."""

    architects: tuple[Seat, ...]
    builds_in: tuple[int, ...]
    first: Callable[[Chance], tuple[ArchitectId, ...]]

    @property
    def districts(self) -> int:
        """How many districts are built."""
        return len(set(self.builds_in))

    def builders(self, district: int) -> tuple[Seat, ...]:
        """The seats that build in a district."""
        pairs = zip(self.architects, self.builds_in, strict=True)
        return tuple(sorted({owner for owner, place in pairs if place == district}))


@dataclass(frozen=True)
class MarketRule:
    """How a row is sorted (PM-21, PM-22)."""

    sort: SortRow


@dataclass(frozen=True)
class DraftRule:
    """How many cards a row has, and how many turns are played (PM-20, PM-24)."""

    row: int
    turns: int


@dataclass(frozen=True)
class PlacementRule:
    """How large the district's bounding box may become (PM-14)."""

    size: int


@dataclass(frozen=True)
class SuitsRule:
    """The ways in which a card may lie (PM-34)."""

    readings: Readings


@dataclass(frozen=True)
class MarksRule:
    """The marks of a card, and what an attraction is (PM-5, PM-41)."""

    attraction: Callable[[Card], bool]
    count: Callable[[Card], int]


@dataclass(frozen=True)
class Tally:
    """What a district is judged by: its points, and what the tie-breakers look at."""

    points: int
    largest: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True)
class ScoringRule:
    """The tally of a seat from those of the districts it builds in (PM-43)."""

    of_seat: Callable[[tuple[Tally, ...]], Tally]


@dataclass(frozen=True)
class TieBreak:
    """One of the things compared when points are equal (PM-45); more is better."""

    name: str
    value: Callable[[Tally], int]


@dataclass(frozen=True)
class EndRule:
    """Whether builders settle their open suits by hand after the last card (PM-37)."""

    by_hand: bool


@dataclass(frozen=True, eq=False)
class Rules:
    """All the rules of one game; the same seats and options always give the same object."""

    deck: DeckRule
    headquarters: HeadquartersRule
    order: OrderRule
    market: MarketRule
    draft: DraftRule
    placement: PlacementRule
    suits: SuitsRule
    marks: MarksRule
    scoring: ScoringRule
    bonuses: tuple[()]
    ties: tuple[TieBreak, ...]
    end: EndRule
    turn_ms: int | None

    def readings(self, card: Card) -> tuple[Reading, ...]:
        """The ways in which a card may lie in a district."""
        return self.suits.readings(card, self.marks.count(card))

    def readings_of_headquarters(self, card: Card) -> tuple[Reading, ...]:
        """The ways in which a headquarters may lie. It has no marks (PM-41 counts cards of the deck)."""
        return self.headquarters.readings(card, 0)
