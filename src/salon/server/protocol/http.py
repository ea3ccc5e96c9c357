"""Everything that the page asks for over http and gets, as types, from which the page's TypeScript types are made.

What goes over the socket is in `inbound` and `outbound`. What is of a game (views, events, actions) travels as raw JSON
here: the server does not look inside.
"""

from msgspec import Raw, Struct

from salon.core import Advice, Outcome, Spec
from salon.core.errors import Particulars
from salon.core.kit import PlainBoard, Question, QuickStart
from salon.core.options import OptionValue
from salon.server.domain.commands import ChangeSeat, ChangeTable, Join, NewTable
from salon.server.domain.table import AwayPolicy, CoachPolicy, SeatKind, TableStatus

__all__ = [
    "AwayPolicy",
    "ChangeSeat",
    "ChangeTable",
    "CoachPolicy",
    "Join",
    "NewTable",
    "SeatKind",
    "TableStatus",
]


class SeatView(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. `member` is the person's number at this table (hot seat: several seats have
    the same; None for a person who has left for good, whose seat anybody may take). `away`: nobody is connected
    for it; `stand_in`: until its person is back a bot plays for it, or it is passed over, as the table wishes. An
    open seat has a colour too."""

    kind: SeatKind
    name: str
    colour: str
    member: int | None = None
    level: str | None = None
    away: bool = False
    stand_in: bool = False


class Me(Struct, frozen=True):
    """Who the receiver is at this table."""

    member: int
    name: str
    seats: tuple[int, ...]
    host: bool


class TableView(Struct, frozen=True, kw_only=True):
    """A table as its receiver sees it. `me` is None for a spectator and for the big screen; `link` is
    where others join (what the QR code says), `host` the member who may start and change things. `advice`: as the
    table is now, seats may ask the coach (see `coach`)."""

    code: str
    version: int
    game: str
    options: dict[str, OptionValue]
    status: TableStatus
    seats: tuple[SeatView, ...]
    away_policy: AwayPolicy
    coach: CoachPolicy
    advice: bool
    spectators: int
    round: int
    game_id: str | None
    host: int | None
    me: Me | None
    link: str


# --- what the page asks ------------------------------------------------------------------------------


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here. `answers` are the questions its seats may ask. A game without a page of its own
    is shown by the plain board, which finds its way in a view by `board`."""

    spec: Spec
    levels: tuple[str, ...]
    answers: tuple[Question, ...]
    quick_starts: tuple[QuickStart, ...]
    has_page: bool
    board: PlainBoard


class FinishedGame(Struct, frozen=True, kw_only=True):
    """A line in the list of one's finished games. `seats` are the receiver's own."""

    game_id: str
    game: str
    ended_ms: int
    names: tuple[str, ...]
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    seats: tuple[int, ...]


class ReplayStep(Struct, frozen=True, kw_only=True):
    """One position of a replay, as `Game.replayed` shows it."""

    seq: int
    at_ms: int
    seat: int | None
    what: str
    events: tuple[Raw, ...]
    view: Raw


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game to look at. `shuffle_checked`: the seed fits its SHA-256 and yields every recorded draw."""

    game_id: str
    game: str
    options: dict[str, OptionValue]
    seats: tuple[SeatView, ...]
    commitment: str
    seed: str
    shuffle_checked: bool
    frames: tuple[ReplayStep, ...]
    outcome: Outcome


class ReviewedMove(Struct, frozen=True, kw_only=True):
    """A move of a finished game: what could be expected of it, and of the best one instead."""

    seq: int
    chosen: Advice
    best: Advice


class SeatReview(Struct, frozen=True, kw_only=True):
    """The moves of one seat, as far as they have been looked at: `done` of `total`. `costliest` are the seqs of those
    that cost most, the worst first."""

    seat: int
    total: int
    done: int
    moves: tuple[ReviewedMove, ...]
    costliest: tuple[int, ...]


class Review(Struct, frozen=True, kw_only=True):
    """A review of one's own moves in a finished game. While it is not `finished`, asking again tells how far it is."""

    game_id: str
    finished: bool
    seats: tuple[SeatReview, ...]


class Health(Struct, frozen=True):
    """The server is well."""

    status: str
    version: str


class Problem(Struct, frozen=True):
    """Any refusal over http, and its sentence in the asker's language."""

    code: str
    text: str
    rule: str | None = None
    params: Particulars = {}
