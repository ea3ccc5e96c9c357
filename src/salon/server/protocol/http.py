"""The answers of the HTTP interface, as types. The page's TypeScript types are generated from them.

The bodies of requests are in `domain.commands`, and the socket's messages in `inbound` and `outbound`. What belongs to
a game (views, events, actions) is raw JSON here.
"""

from msgspec import Raw, Struct

from salon.core import Advice, Outcome, Spec
from salon.core.errors import Particulars
from salon.core.kit import PlainBoard, Question, QuickStart
from salon.core.options import OptionValue
from salon.server.domain.table import AwayPolicy, CoachPolicy, SeatKind, TableStatus


class SeatView(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. `member` is the person's number at this table: several seats have the same (hot
    seat), or None if the person has left for good and anybody may take the seat. `away`: nobody is connected for it.
    `stand_in`: until its person is back, a bot plays for it or it is skipped, as the away policy says. An open seat
    has a colour too."""

    kind: SeatKind
    name: str
    colour: str
    member: int | None = None
    level: str | None = None
    away: bool = False
    stand_in: bool = False


class Me(Struct, frozen=True):
    """The receiver's own place at this table. `contribution` is the number that their device has given for the seed of
    the next game."""

    member: int
    name: str
    seats: tuple[int, ...]
    host: bool
    contribution: str | None


class TableView(Struct, frozen=True, kw_only=True):
    """A table as its receiver sees it. `me` is None for a spectator and for the big screen. `link` is the address at
    which others join (also in the QR code), and `host` the member who may start games and change settings. `advice`:
    seats may ask the coach at present (see `coach`). `next_commitment`: the SHA-256 of the server's secret for the next
    game, to which devices contribute their numbers."""

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
    next_commitment: str | None


# --- what the page asks ------------------------------------------------------------------------------


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here. `answers` are the questions its seats may ask. A game without a page of its own
    is shown by the plain board, for which `board` describes the view."""

    spec: Spec
    levels: tuple[str, ...]
    answers: tuple[Question, ...]
    quick_starts: tuple[QuickStart, ...]
    has_page: bool
    board: PlainBoard
    lessons: tuple[str, ...] = ()


class FinishedGame(Struct, frozen=True, kw_only=True):
    """A line in a visitor's list of finished games. `seats` are the visitor's own."""

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
    """A finished game. `shuffle_checked`: the secret matches its SHA-256, and the seed follows from it and from the
    devices' numbers (`contributions`, by seat) and yields every recorded draw. Without numbers the seed is the
    secret."""

    game_id: str
    game: str
    options: dict[str, OptionValue]
    seats: tuple[SeatView, ...]
    commitment: str
    secret: str
    contributions: tuple[str | None, ...]
    seed: str
    shuffle_checked: bool
    frames: tuple[ReplayStep, ...]
    outcome: Outcome


class ReviewedMove(Struct, frozen=True, kw_only=True):
    """A move of a finished game: the expected points of it, and of the best move instead."""

    seq: int
    chosen: Advice
    best: Advice


class SeatReview(Struct, frozen=True, kw_only=True):
    """The moves of one seat that have been reviewed so far: `done` of `total`. `costliest` are the seqs of the moves
    that cost most, the worst first."""

    seat: int
    total: int
    done: int
    moves: tuple[ReviewedMove, ...]
    costliest: tuple[int, ...]


class Review(Struct, frozen=True, kw_only=True):
    """A review of a visitor's own moves in a finished game. Until it is `finished`, ask again for its progress."""

    game_id: str
    finished: bool
    seats: tuple[SeatReview, ...]


class Health(Struct, frozen=True):
    """The state of the server."""

    status: str
    version: str


class Problem(Struct, frozen=True):
    """A refusal over HTTP, with an explanation in the client's language."""

    code: str
    text: str
    rule: str | None = None
    params: Particulars = {}
