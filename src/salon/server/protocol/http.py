"""The answers of the HTTP interface, as types. The page's TypeScript types are generated from them.

Bodies of requests are in `domain.commands`, the socket's messages in `inbound` and `outbound`. What belongs to a game
(views, events, actions) is raw JSON here.
"""

from msgspec import Raw, Struct

from salon.core import Advice, Beginning, Outcome, Spec
from salon.core.errors import Particulars
from salon.core.kit import AwayPolicy, PlainBoard, Question, QuickStart
from salon.core.options import OptionValue, Preset
from salon.server.domain.table import BotPace, CoachPolicy, SeatKind, TableStatus
from salon.server.local_network import NetworkState
from salon.server.protocol.packs import PackLimits, PackView


class SeatView(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it. `member` is the person's number at this table: several seats have the same (hot
    seat), or None if the person has left for good and anybody may take the seat. `away`: nobody is connected for it.
    `stand_in`: a bot plays for it or it is skipped (see the away policy); `stand_in_ms` is when that will begin.
    `persona` is who a bot is, where bots are characters; each page shows it in its own language."""

    kind: SeatKind
    name: str
    colour: str
    member: int | None = None
    level: str | None = None
    away: bool = False
    stand_in: bool = False
    stand_in_ms: int | None = None
    persona: str | None = None


class Me(Struct, frozen=True):
    """The receiver's own place at this table. `contribution` is their device's number for the seed of the next game."""

    member: int
    name: str
    seats: tuple[int, ...]
    host: bool
    contribution: str | None


class RemovedView(Struct, frozen=True):
    """A person whom the host has removed for good. `network`: nobody else on their network gets in either."""

    number: int
    name: str
    network: bool


class RequestView(Struct, frozen=True):
    """A request for a seat that was abandoned in a game with hidden hands."""

    number: int
    name: str
    seat: int
    refused: bool


class TableView(Struct, frozen=True, kw_only=True):
    """A table as its receiver sees it. `me` is None for a spectator and for the big screen. `link` is the address at
    which others join (also in the QR code), and `host` the member who may start games and change settings. `advice`:
    seats may ask the coach at present (see `coach`). `locked`: nobody new may sit down. Only the host sees who was
    `removed`, and all `requests` that wait for an answer; everybody else sees their own request, also a refused one.
    `next_commitment`: the SHA-256 of the server's secret for the next game, to which devices contribute their numbers.
    `here_only`: the link works on the machine that runs the server and nowhere else. `network`: whether the server is
    open to the local network, for a receiver who may change that. `moved`: the seats that have moved from this device
    to another one, and that it may take back. `takeable`: the seats that somebody without a seat may take or ask for.
    `reactions`: people may react. `spectators`: from 20 on they are counted by tens. `finale`: how far the end of the
    latest game has been shown. `on_screen`: a big screen shows the table. `pack`: written for the next game.
    `played_on`: the latest game goes on from a position of a finished one.
    """

    code: str
    version: int
    game: str
    options: dict[str, OptionValue]
    status: TableStatus
    seats: tuple[SeatView, ...]
    away_policy: AwayPolicy
    coach: CoachPolicy
    bot_pace: BotPace
    advice: bool
    spectators: int
    round: int
    game_id: str | None
    host: int | None
    me: Me | None
    link: str
    locked: bool
    reactions: bool
    removed: tuple[RemovedView, ...]
    requests: tuple[RequestView, ...]
    next_commitment: str | None
    here_only: bool
    network: NetworkState | None
    moved: tuple[int, ...]
    takeable: tuple[int, ...]
    finale: int
    on_screen: bool
    pack: PackView | None
    played_on: bool


class Transfer(Struct, frozen=True):
    """The code by which another device takes over the seats of this one. `link` leads there with the code, and `qr` is
    the link as a drawing: an SVG path on a square of `qr_size` units. The code works once, for `lasts_ms`."""

    code: str
    link: str
    lasts_ms: int
    qr: str
    qr_size: int


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here. `answers` are the questions its seats may ask. A game without a page of its own
    is shown by the plain board, for which `board` describes the view. `presets` are the ready-made games of the set-
    up. `packs`: visitors can write packs for it. `first_game` are the options that *Play now* adds for a newcomer.
    `races`: bots race at the people's own pace. `plays_on`: its finished games can be
    played on from any position. `audience`: people who watch vote along. `busy`: so many wait for the
    workers that the visitor's bots think less than usual."""

    spec: Spec
    levels: tuple[str, ...]
    answers: tuple[Question, ...]
    quick_starts: tuple[QuickStart, ...]
    presets: tuple[Preset, ...]
    first_game: dict[str, OptionValue]
    races: bool
    plays_on: bool
    has_page: bool
    audience: bool
    board: PlainBoard
    lessons: tuple[str, ...] = ()
    busy: bool = False
    packs: PackLimits | None = None


class FinishedGame(Struct, frozen=True, kw_only=True):
    """A line in a visitor's list of finished games. `seats` are the visitor's own, and `personas` who the bots are by
    their names. `played_on`: it began in the middle of another game."""

    game_id: str
    game: str
    ended_ms: int
    names: tuple[str, ...]
    personas: tuple[str | None, ...]
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    seats: tuple[int, ...]
    played_on: bool = False


class TableCard(Struct, frozen=True, kw_only=True):
    """A table in a visitor's list of tables to go on with. `mine` are the visitor's own seats, and `asked` those that
    the game waits for (None: not known without replaying it). `idle_ms`: since when nobody has done anything there."""

    code: str
    game: str
    options: dict[str, OptionValue]
    status: TableStatus
    round: int
    seats: tuple[SeatView, ...]
    mine: tuple[int, ...]
    asked: tuple[int, ...] | None
    idle_ms: int


class HomeView(Struct, frozen=True, kw_only=True):
    """What the home page shows: the games that can be played here, and the visitor's tables and finished games."""

    games: tuple[GameInfo, ...]
    tables: tuple[TableCard, ...]
    finished: tuple[FinishedGame, ...]


class ReplayStep(Struct, frozen=True, kw_only=True):
    """One position of a replay. `patch` turns the view before it into its own, as `Game.replayed` shows it (see
    `projection.patch`); the first one turns null into the whole view."""

    seq: int
    at_ms: int
    seat: int | None
    what: str
    events: tuple[Raw, ...]
    patch: Raw


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game. `shuffle_checked`: the secret matches its SHA-256, and the seed follows from it and from the
    devices' numbers (`contributions`, by seat) and yields every recorded draw. Without numbers the seed is the
    secret. `beginnings` are the games that it was played on from, one for each entry "play-on" (see `core.Record`)."""

    game_id: str
    game: str
    options: dict[str, OptionValue]
    seats: tuple[SeatView, ...]
    commitment: str
    secret: str
    contributions: tuple[str | None, ...]
    seed: str
    shuffle_checked: bool
    beginnings: tuple[Beginning, ...]
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


class Line(Struct, frozen=True, kw_only=True):
    """What the coach would have played from before the entry `seq` on, with the cards of the game: its best move, and
    how its bots go on. The first patch changes the view before that entry. Until it is `finished`, ask again."""

    seq: int
    finished: bool
    steps: tuple[ReplayStep, ...]


class Withdrawal(Struct, frozen=True):
    """Whether the visitor may withdraw a replay: they played the game, or host its table."""

    allowed: bool


class PrivacyFacts(Struct, frozen=True, kw_only=True):
    """What the privacy note says about this server. `requests_logged`: it logs every request, without addresses."""

    tables_days: int
    games_days: int
    replays_days: int
    packs_days: int
    cookie_days: int
    requests_logged: bool
    contact: str | None


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
