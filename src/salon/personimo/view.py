"""What a seat sees of a game: all but the deck's order and the cards set aside (PM-26)."""

from typing import Literal

from msgspec import Struct

from salon.core import OptionValue, Seat
from salon.personimo.actions import Square
from salon.personimo.cards import CardId, Suit
from salon.personimo.district import PlacedCard
from salon.personimo.events import ArchitectId

Phase = Literal["claim", "place", "settle", "over"]


class RowView(Struct, frozen=True):
    """A row of the market, in its order; `claims[i]` is the architect on card i.

    None: nobody has claimed it yet, or (in the row being taken from) its card has been taken.
    """

    cards: tuple[CardId, ...]
    claims: tuple[ArchitectId | None, ...]


class SquareView(Struct, frozen=True):
    """A built square and the suits it may still have: one if it is fixed, two if it is open (PM-35).

    `best` is what it has under the district's best assignment, and `marks` are those that then lie on it.
    The headquarters lists its three suits in both.
    """

    square: Square
    card: CardId
    suits: tuple[Suit, ...]
    best: tuple[Suit, ...]
    marks: int


class NeighbourhoodView(Struct, frozen=True):
    """A neighbourhood under the district's best assignment (PM-40, PM-41)."""

    suit: Suit
    squares: tuple[Square, ...]
    marks: int
    points: int


class DistrictView(Struct, frozen=True):
    """A district: its cards in the order they were laid, and how it stands under its best assignment."""

    builders: tuple[Seat, ...]
    headquarters: CardId
    placed: tuple[PlacedCard, ...]
    squares: tuple[SquareView, ...]
    neighbourhoods: tuple[NeighbourhoodView, ...]
    assignments: int
    points: int
    size: int
    settled: bool


class View(Struct, frozen=True):
    """The table as one seat sees it. `row` is the row being taken from, `next_row` the one being claimed.

    In the setup round (turn 0) there is no `row` yet. `acting` is the architect whose owner is asked, `card`
    the card it takes. `queue` are the architects still to act this turn, the acting one first.
    """

    seat: Seat | None
    options: dict[str, OptionValue]
    turn: int
    turns: int
    phase: Phase
    architects: tuple[Seat, ...]
    builds_in: tuple[int, ...]
    first_order: tuple[ArchitectId, ...]
    queue: tuple[ArchitectId, ...]
    acting: ArchitectId | None
    card: CardId | None
    row: RowView | None
    next_row: RowView | None
    districts: tuple[DistrictView, ...]
    discarded: tuple[CardId, ...]
    deck_left: int
    set_aside: int
