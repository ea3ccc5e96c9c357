"""The rules of one game, as values in named slots.

A variant puts other values there; nothing elsewhere asks which variant is being played.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from salon.core import Chance, Note, Seat
from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.cards import Card, CardId
from salon.games.personimo.model.events import ArchitectId
from salon.games.personimo.rules.bonuses import Bonus, Contest
from salon.games.personimo.rules.market import SortRow
from salon.games.personimo.suits.readings import Reading, Readings


@dataclass(frozen=True)
class DeckRule:
    """All the cards that are shuffled (but for those dealt as headquarters), and how many are in play (PM-12).

    `cut`: which ones are set aside where chance does not decide (PM-64). `shown`: they lie open (PM-65).
    `reshuffled`: when the deck runs out, what has been discarded becomes a new one (PM-111).
    """

    cards: tuple[CardId, ...]
    in_play: int
    cut: Callable[[tuple[CardId, ...], int], frozenset[CardId]] | None = None
    shown: bool = False
    reshuffled: bool = False


@dataclass(frozen=True)
class HeadquartersRule:
    """The cards dealt as headquarters, where one lies, and the suits and marks it has (PM-11, PM-13)."""

    cards: tuple[CardId, ...]
    readings: Readings
    squares: tuple[Square, ...]
    marks: int


@dataclass(frozen=True)
class OrderRule:
    """The architects: who owns each, where each builds, and who is first (PM-15).

    `plans` has one entry for each kind of turn, which alternate: for each architect its district (PM-67). The first
    architects of all `units` (seats, or in one variant single architects) claim in the order that `who` gives, from
    chance and the headquarters; if there are second ones, they follow in reverse order. `series_game` is the number of
    the game in a series in which everybody is first once (PM-50); 0 outside one.
    """

    architects: tuple[Seat, ...]
    plans: tuple[tuple[int, ...], ...]
    units: int
    who: "Callable[[Chance, tuple[CardId, ...], OrderRule], tuple[int, ...]]"
    series_game: int = 0

    def first(self, chance: Chance, headquarters: tuple[CardId, ...]) -> tuple[ArchitectId, ...]:
        """The order in which architects claim from the first row."""
        forth = self.who(chance, headquarters, self)
        back = tuple(self.units + unit for unit in reversed(forth))
        return forth + back * (len(self.architects) // self.units - 1)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(set(self.architects))

    @cached_property
    def districts(self) -> int:
        """How many districts are built."""
        return len({district for plan in self.plans for district in plan})

    def builds_in(self, turn: int) -> tuple[int, ...]:
        """For each architect, the district in which it lays the card it takes in a turn (counted from 1)."""
        return self.plans[(max(turn, 1) - 1) % len(self.plans)]

    @cached_property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """Seats that build the same district and no other; none where everyone builds alone (PM-68)."""
        together = any(len(each) > 1 for each in self._builders)
        return self._builders if len(self.plans) == 1 and together else ()

    def builders(self, district: int) -> tuple[Seat, ...]:
        """The seats that build in a district."""
        return self._builders[district]

    @cached_property
    def _builders(self) -> tuple[tuple[Seat, ...], ...]:
        pairs = {
            (where, owner) for plan in self.plans for where, owner in zip(plan, self.architects, strict=True)
        }
        return tuple(
            tuple(sorted(owner for where, owner in pairs if where == district))
            for district in range(self.districts)
        )


@dataclass(frozen=True)
class MarketRule:
    """How a row is sorted (PM-21, PM-22), and whether the one after it is shown already (PM-60)."""

    sort: SortRow
    foreseen: bool = False


Allowed = Callable[[tuple[int, ...]], frozenset[int]]
"""From the positions a lone player has taken so far to those that may be taken now (PM-110, PM-111)."""


@dataclass(frozen=True)
class DraftRule:
    """How many cards each row shows, and how many of them are claimed (PM-20, PM-24): `spare` are not.

    `kept`: a card nobody claims joins the next row instead of being discarded (PM-61). `at_once`: a card is placed
    as soon as it is claimed, and the row is done with (PM-110); `allowed` then says which position may be claimed, and
    `allowed_by` is the rule that says so.
    """

    rows: tuple[int, ...] = ()
    claims: tuple[int, ...] = ()
    spare: int = 0
    kept: bool = False
    at_once: bool = False
    allowed: Allowed | None = None
    allowed_by: str | None = None

    @property
    def turns(self) -> int:
        """In how many turns cards are placed: one for each row."""
        return len(self.rows)

    @property
    def cards(self) -> int:
        """How many cards all rows take from the deck."""
        return sum(self.rows) - (self.spare * (len(self.rows) - 1) if self.kept else 0)


@dataclass(frozen=True)
class PlacementRule:
    """How many squares a card covers, how many cards are meant for a district, and how it may grow (PM-12, PM-14).

    `size` None: no limit (PM-74). `enough`: of all touches with other cards, must `any` match (PM-32) or `all`.
    """

    size: int | None
    squares: int
    cards: int
    enough: Callable[[Iterable[object]], bool]


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
    """What a district is judged by: its points, and what the tie-breakers look at.

    `other` are the points of the seat's other district, where it has two (PM-67).
    """

    points: int
    largest: int
    cards: tuple[CardId, ...]
    other: int = 0


@dataclass(frozen=True)
class ScoringRule:
    """Which of its districts a seat is judged by, and what else it is told (PM-43, PM-112)."""

    of_seat: Callable[[tuple[Tally, ...]], int]
    remark: Callable[[int], Note] | None = None


@dataclass(frozen=True)
class TieBreak:
    """One of the things compared when points are equal (PM-45); more is better."""

    name: str
    value: Callable[[Tally], int]


@dataclass(frozen=True)
class BonusesRule:
    """The bonuses in play: those a district has for itself, and the one all compete for (PM-90 to PM-96).

    So many are `drawn` from the `pool` besides, when the game starts (PM-97).
    """

    own: tuple[Bonus, ...] = ()
    contest: Contest | None = None
    pool: tuple[str, ...] = ()
    drawn: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """All of them by name."""
        contested = (self.contest.name,) if self.contest else ()
        return (*(bonus.name for bonus in self.own), *contested)


@dataclass(frozen=True)
class EndRule:
    """Whether builders settle their open suits by hand after the last card (PM-37)."""

    by_hand: bool


@dataclass(frozen=True, eq=False)
class Rules:
    """All the rules of one game; the same seats and options always give the same object.

    `tokens`: districts are shown as a model with tokens instead of cards (PM-73).
    """

    deck: DeckRule
    headquarters: HeadquartersRule
    order: OrderRule
    market: MarketRule
    draft: DraftRule
    placement: PlacementRule
    suits: SuitsRule
    marks: MarksRule
    scoring: ScoringRule
    bonuses: BonusesRule
    ties: tuple[TieBreak, ...]
    end: EndRule
    turn_ms: int | None
    tokens: bool = False

    def readings(self, card: Card) -> tuple[Reading, ...]:
        """The ways in which a card may lie in a district, remembered."""
        if card not in self._readings:
            self._readings[card] = self.suits.readings(card, self.marks.count(card))
        return self._readings[card]

    def readings_of_headquarters(self, card: Card) -> tuple[Reading, ...]:
        """The ways in which a headquarters may lie."""
        return self.headquarters.readings(card, self.headquarters.marks)

    @cached_property
    def _readings(self) -> dict[Card, tuple[Reading, ...]]:
        return {}

    @cached_property
    def reach(self) -> int:
        """No square of a district is farther from the headquarters than this."""
        if self.placement.size is not None:
            return self.placement.size - 1
        return (self.placement.cards + 1) * self.placement.squares + len(self.headquarters.squares) - 1
