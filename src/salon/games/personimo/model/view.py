"""What a seat sees of a game: all but the deck's order and the cards set aside (PM-26)."""

from typing import Literal

from msgspec import Struct

from salon.core import OptionValue, Seat
from salon.games.personimo.model.actions import Claim, Place, Square
from salon.games.personimo.model.cards import CardId, Suit
from salon.games.personimo.model.district import PlacedCard
from salon.games.personimo.model.events import ArchitectId

Phase = Literal["select", "claim", "place", "settle", "over"]
Unclaimed = Literal["discarded", "kept"]


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


class ChoiceView(Struct, frozen=True):
    """What a builder may still say of a card: its suits, one a square (PM-36), or the suit of its marks (PM-57).

    A square can have more suits than the one that is said of it (PM-55, PM-71): `suits` then has, for each of the
    `ways`, all suits of each square, the one that is said first. Otherwise it is empty.
    """

    card: CardId
    ways: tuple[tuple[Suit, ...], ...]
    scoring: tuple[Suit, ...]
    best_way: tuple[Suit, ...]
    best_scoring: Suit | None
    suits: tuple[tuple[tuple[Suit, ...], ...], ...] = ()


class CardView(Struct, frozen=True):
    """How a card counts at a table: its marks, the suits that may carry them, and how many suits a square has at once.

    The page knows how cards count in the base game; a view has only the cards in the market that count otherwise.
    """

    marks: int
    scoring: tuple[Suit, ...]
    at_once: int


class WayView(Struct, frozen=True):
    """Spots on which a card can lie in some of its ways only, and the suits that each of its squares may have there."""

    suits: tuple[tuple[Suit, ...], ...]
    spots: tuple[tuple[Square, ...], ...]


class SupplyView(Struct, frozen=True):
    """What the deck has for a suit: cards that have it, and marks that can count for it."""

    suit: Suit
    cards: int
    marks: int


class CandidateView(Struct, frozen=True):
    """A card that may be chosen as the headquarters, and what the deck has for its suits (PM-110)."""

    card: CardId
    supply: tuple[SupplyView, ...]


class TitleView(Struct, frozen=True):
    """A title that a lone player gets from so many points on (PM-112)."""

    name: str
    points: int


class BonusView(Struct, frozen=True):
    """A bonus that a district has, and its points (PM-90 to PM-96). `suit`: of the largest neighbourhood it is for."""

    name: str
    points: int
    suit: Suit | None = None


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
    bounded: bool = True
    """Whether `size` is a limit; if not, the district sprawls, and `size` is how far the next card can reach."""
    ground: tuple[int, int, int, int] = (0, 0, 0, 0)
    """What is built and the squares that the next card could cover: first column and row, last column and row."""
    headquarters_squares: tuple[Square, ...] = ((0, 0),)
    fixed: tuple[Suit, ...] | None = None
    scoring: Suit | None = None
    """What the builders have said of the headquarters, as `placed` has it of the other cards."""
    bonuses: tuple[BonusView, ...] = ()
    """The bonuses it has now; `points` includes them all."""
    choices: tuple[ChoiceView, ...] = ()
    """What is still open, and what the best assignment makes of it."""


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
    claims_for: tuple[int, ...] = ()
    """For each architect the district in which it will lay the card it claims now (`builds_in`: the one it takes)."""
    allowed: tuple[int, ...] = ()
    """The positions of `next_row` that may be claimed now (PM-110, PM-111)."""
    unfit: tuple[CardId, ...] = ()
    """The cards of `next_row` that fit nowhere, where a card is laid as soon as it is claimed (PM-110, PM-111)."""
    taken: tuple[int, ...] = ()
    """The positions a lone player has taken so far."""
    foreseen: tuple[CardId, ...] = ()
    """The row after `next_row`, as far as it is shown (PM-60)."""
    aside: tuple[CardId, ...] = ()
    """The cards set aside, where they lie open (PM-65)."""
    points: tuple[int, ...] = ()
    """What each seat's score would be if the game ended now."""
    bonuses: tuple[str, ...] = ()
    """The bonuses in play, by name."""
    drawn: tuple[str, ...] = ()
    """Those of them that were drawn at the start (PM-97)."""
    teams: tuple[tuple[Seat, ...], ...] = ()
    """The teams, if there are any (PM-68)."""
    proposal: Place | Claim | None = None
    """What the acting teammate thinks of doing (PM-68)."""
    content: tuple[Seat, ...] = ()
    """The seats that have settled their suits, in the last phase (PM-37)."""
    rows_left: int = 0
    """How many rows are still to be dealt."""
    cards: dict[CardId, CardView] = {}
    """The cards in the market, without the star of a second copy, that do not count as in the base game."""
    ways: tuple[WayView, ...] = ()
    """For the seat that places a card; for teammates who see its proposal, what concerns that spot (PM-68)."""
    allowed_by: str | None = None
    """The rule that closes positions to a lone player (PM-110, PM-111)."""
    unclaimed: Unclaimed | None = None
    """What becomes of a card that nobody claims (PM-61); None where every card is claimed or one plays alone."""
    series_game: int = 0
    """Which game of a series this is, where everybody is first once (PM-50)."""
    candidates: tuple[CandidateView, ...] = ()
    """The cards that may be the headquarters, while it is chosen (PM-110). Until then the district has one of them."""
    titles: tuple[TitleView, ...] = ()
    """The titles to be had, from the lowest up (PM-112)."""
    tokens: bool = False
    """Whether districts are shown as tokens instead of cards (PM-73)."""
