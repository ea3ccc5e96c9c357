"""The rules of one game, as values in named slots.

A variant replaces the values of some slots. The engine reads slots and never asks which variant is being played. Where
a slot holds a function, other code does not compare it with a known one: the slot declares what others need to know.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from salon.core import Chance, Note, Seat
from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.cards import SECOND, Card, CardId
from salon.games.personimo.model.events import ArchitectId
from salon.games.personimo.rules.kernel_codes import KernelCode
from salon.games.personimo.rules.market import SortRow
from salon.games.personimo.rules.scoring.bonuses import Bonus, Contest
from salon.games.personimo.suits.readings import Reading, ReadingsOf


@dataclass(frozen=True)
class DeckRule:
    """The cards that are shuffled (without those dealt as headquarters), and how many are in play (PM-12).

    `cut` chooses the cards that are set aside, where chance does not (PM-64). `shown` says whether these lie open
    (PM-65), `reshuffled` whether the discarded cards become a new deck when the deck runs out (PM-111).
    """

    cards: tuple[CardId, ...]
    in_play: int
    cut: Callable[[tuple[CardId, ...], int], frozenset[CardId]] | None = None
    shown: bool = False
    reshuffled: bool = False


@dataclass(frozen=True)
class HeadquartersRule:
    """The cards dealt as headquarters, where one lies, and the suits and marks it has (PM-11, PM-13).
    `chosen`: players choose a card before the deck is shuffled (PM-110)."""

    cards: tuple[CardId, ...]
    readings: ReadingsOf
    squares: tuple[Square, ...]
    marks: int
    chosen: bool = False

    @property
    def choices(self) -> tuple[CardId, ...]:
        """One copy of each card."""
        return tuple(card for card in self.cards if not card.endswith(SECOND))


@dataclass(frozen=True)
class OrderRule:
    """The architects: who owns each, where each builds, and who is first (PM-15).

    `plans` has one entry for each kind of turn, which alternate: for each architect its district (PM-67). The first
    architects of all `units` (seats, or in one variant single architects) claim in the order that `who` derives from
    chance and the headquarters. Second architects follow in reverse order. `series_game` is the number of the game in a
    series in which each seat is first once (PM-50), and 0 outside one.
    """

    architects: tuple[Seat, ...]
    plans: tuple[tuple[int, ...], ...]
    units: int
    who: "Callable[[Chance, tuple[CardId, ...], OrderRule], tuple[int, ...]]"
    series_game: int = 0
    districts: int = field(init=False, repr=False, compare=False)
    """The number of districts."""
    builders: tuple[tuple[Seat, ...], ...] = field(init=False, repr=False, compare=False)
    """For each district the seats that build in it."""
    teams: tuple[tuple[Seat, ...], ...] = field(init=False, repr=False, compare=False)
    """Seats that build the same district and no other; empty where everyone builds alone (PM-68)."""

    def __post_init__(self) -> None:
        pairs = {
            (district, owner)
            for plan in self.plans
            for district, owner in zip(plan, self.architects, strict=True)
        }
        districts = len({district for district, _ in pairs})
        builders = tuple(
            tuple(sorted(owner for district, owner in pairs if district == number))
            for number in range(districts)
        )
        together = len(self.plans) == 1 and any(len(each) > 1 for each in builders)
        object.__setattr__(self, "districts", districts)
        object.__setattr__(self, "builders", builders)
        object.__setattr__(self, "teams", builders if together else ())

    def first(self, chance: Chance, headquarters: tuple[CardId, ...]) -> tuple[ArchitectId, ...]:
        """Return the order in which architects claim from the first row."""
        forth = self.who(chance, headquarters, self)
        back = tuple(self.units + unit for unit in reversed(forth))
        return forth + back * (len(self.architects) // self.units - 1)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(set(self.architects))

    def builds_in(self, turn: int) -> tuple[int, ...]:
        """Return, for each architect, the district of the card that it takes in a turn (counted from 1)."""
        return self.plans[(max(turn, 1) - 1) % len(self.plans)]


@dataclass(frozen=True)
class MarketRule:
    """How a row is sorted (PM-21, PM-22), and whether the next row is shown too (PM-60)."""

    sort: SortRow
    foreseen: bool = False


@dataclass(frozen=True)
class ClaimLimit:
    """Limits the positions of a row that a lone player may claim, by the positions taken so far (PM-110, PM-111)."""

    rule: str
    positions: Callable[[tuple[int, ...]], frozenset[int]]
    kernel: KernelCode | None = None


@dataclass(frozen=True)
class DraftRule:
    """The number of cards in each row, and how many of them are claimed (PM-20, PM-24): `spare` cards are not.

    `kept`: a card that nobody claims joins the next row instead of being discarded (PM-61). `at_once`: a card is placed
    as soon as it is claimed, and the other cards of the row are discarded (PM-110). `limit`: only some positions may be
    claimed.
    """

    rows: tuple[int, ...] = ()
    claims: tuple[int, ...] = ()
    spare: int = 0
    kept: bool = False
    at_once: bool = False
    limit: ClaimLimit | None = None

    @property
    def turns(self) -> int:
        """The number of turns in which cards are placed: one for each row."""
        return len(self.rows)

    @property
    def cards(self) -> int:
        """The number of cards that all rows take from the deck."""
        return sum(self.rows) - (self.spare * (len(self.rows) - 1) if self.kept else 0)


@dataclass(frozen=True)
class PlacementRule:
    """The number of squares of a card, the number of cards of a district, and how it may grow (PM-12, PM-14).

    `size` is None where there is no limit (PM-74). One touch with another card must match (PM-32), or with
    `every_touch` all of them (PM-74).
    """

    size: int | None
    squares: int
    cards: int
    every_touch: bool = False

    @property
    def enough(self) -> Callable[[Iterable[object]], bool]:
        """Whether a card may lie where it has these touches, given whether each of them matches."""
        return all if self.every_touch else any


@dataclass(frozen=True)
class SuitsRule:
    """The readings of a card (PM-34).

    `one_suit_a_square`: every card has one suit on each of its two squares, and its marks on the posher one.
    """

    readings: ReadingsOf
    one_suit_a_square: bool = False


@dataclass(frozen=True)
class MarksRule:
    """The number of marks of a card, and which cards are attractions (PM-5, PM-41)."""

    attraction: Callable[[Card], bool]
    count: Callable[[Card], int]


@dataclass(frozen=True)
class Tally:
    """What a seat is ranked by: the points of its district, and what the tie-breakers compare.

    `other` are the points of the seat's other district, where it has two (PM-67).
    """

    points: int
    largest: int
    cards: tuple[CardId, ...]
    other: int = 0


@dataclass(frozen=True)
class Title:
    """A title of a solitaire, and the points from which the player has it (PM-112)."""

    name: str
    points: int


@dataclass(frozen=True)
class ScoringRule:
    """How a seat's score follows from its districts (PM-43), and what is said of a lone player's (PM-112).

    `lower_of_two`: each seat builds two districts, and the one with fewer points counts (PM-67). `titles` go from the
    lowest up; without any, only the points of a lone player are told.
    """

    lower_of_two: bool = False
    alone: bool = False
    titles: tuple[Title, ...] = ()

    def remark(self, points: int) -> Note:
        """Return what is said of a lone player's score."""
        *_, reached = "points", *(title.name for title in self.titles if points >= title.points)
        return Note(f"personimo-note-{reached}", {"points": points})


@dataclass(frozen=True)
class TieBreak:
    """A number that is compared when points are equal (PM-45); more is better."""

    name: str
    value: Callable[[Tally, MarksRule], int]


@dataclass(frozen=True)
class BonusesRule:
    """The bonuses in play: those that a district earns by itself, and the one all compete for (PM-90 to PM-96).

    When the game starts, `drawn` more are drawn from the `pool` (PM-97).
    """

    own: tuple[Bonus, ...] = ()
    contest: Contest | None = None
    pool: tuple[str, ...] = ()
    drawn: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all bonuses in play."""
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
    reach: int = field(init=False, repr=False)
    """The greatest distance of a square from the headquarters, in rows or columns."""
    _readings: dict[Card, tuple[Reading, ...]] = field(init=False, repr=False, default_factory=dict)
    """A cache of `readings`."""

    def __post_init__(self) -> None:
        size, squares = self.placement.size, self.placement.squares
        unlimited = (self.placement.cards + 1) * squares + len(self.headquarters.squares) - 1
        object.__setattr__(self, "reach", unlimited if size is None else size - 1)

    def readings(self, card: Card) -> tuple[Reading, ...]:
        """Return the readings of a card in a district."""
        if card not in self._readings:
            self._readings[card] = self.suits.readings(card, self.marks.count(card))
        return self._readings[card]

    def readings_of_headquarters(self, card: Card) -> tuple[Reading, ...]:
        """Return the readings of a headquarters."""
        return self.headquarters.readings(card, self.headquarters.marks)
