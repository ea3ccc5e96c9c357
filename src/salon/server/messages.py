"""Everything that the page asks for over http and gets, as types, from which the page's TypeScript types are made.

What the page says over the socket is in `inbound`. What is of a game (views, events, actions) travels as raw JSON
here: the server does not look inside.
"""

from typing import Literal

from msgspec import Raw, Struct

from salon.core import Decision, Outcome, Spec, Standing
from salon.core.errors import Particulars
from salon.core.options import OptionValue

# --- people and tables -----------------------------------------------------------------------------------

SeatKind = Literal["open", "person", "bot"]
TableStatus = Literal["lobby", "playing", "over"]
AwayPolicy = Literal["bot", "skip", "wait"]
"""What happens to the seat of somebody who is away for long: a bot plays for it, it is passed over, all wait."""


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
    where others join (what the QR code says), `host` the member who may start and change things."""

    code: str
    version: int
    game: str
    options: dict[str, OptionValue]
    status: TableStatus
    seats: tuple[SeatView, ...]
    away_policy: AwayPolicy
    spectators: int
    round: int
    game_id: str | None
    host: int | None
    me: Me | None
    link: str


# --- http: what the page asks ------------------------------------------------------------------------------


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    spec: Spec
    levels: tuple[str, ...]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down at it; `bots` are levels of bots to seat, `start` starts at once: one click."""

    game: str
    name: str
    colour: str | None = None
    seats: int | None = None
    options: dict[str, OptionValue] = {}
    bots: tuple[str, ...] = ()
    start: bool = False


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down. Joining again with the same cookie takes a further seat (hot seat)."""

    name: str
    colour: str | None = None
    seat: int | None = None


class ChangeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes in the lobby; what is None stays."""

    seats: int | None = None
    options: dict[str, OptionValue] | None = None
    away_policy: AwayPolicy | None = None


class ChangeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Host: put a bot of a level on a seat, or open it (which also sends its person away). Own seat: name, colour."""

    kind: Literal["open", "bot"] | None = None
    level: str | None = None
    name: str | None = None
    colour: str | None = None


class FinishedGame(Struct, frozen=True, kw_only=True):
    """A line in the list of one's finished games. `seats` are the receiver's own."""

    game_id: str
    game: str
    ended_ms: int
    names: tuple[str, ...]
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    seats: tuple[int, ...]


class Frame(Struct, frozen=True, kw_only=True):
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
    frames: tuple[Frame, ...]
    outcome: Outcome


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


# --- the socket: what the page gets --------------------------------------------------------------------------


class Outbound(Struct, frozen=True, tag=True, tag_field="type"):
    """A message to the page."""


class TableNews(Outbound, frozen=True):
    """The table has changed (or: here it is)."""

    table: TableView


class SeatNews(Struct, frozen=True, kw_only=True):
    """A game as one seat sees it (None: a spectator). `legal` is empty unless asked, or too long to list."""

    seat: int | None
    view: Raw
    events: tuple[Raw, ...]
    legal: tuple[Raw, ...]
    may_take_back: bool


class GameNews(Outbound, frozen=True, kw_only=True):
    """A game has moved on to `seq`. `since` is the seq the events start after (-1: from the very start, seq 0);
    None: the whole view is new to the receiver, and the events are what the server remembers of before, to be told
    but not shown again.

    `seats` holds one piece of news for each seat of the receiver, or one for the spectator.
    """

    game_id: str
    seq: int
    since: int | None
    at_ms: int
    waiting: dict[int, Decision]
    seats: tuple[SeatNews, ...]
    commitment: str
    outcome: Outcome | None = None
    seed: str | None = None
    standing: Standing | None = None
    """When a game is over: how the series of games at this table stands, this one counted."""


class WorthNews(Outbound, frozen=True):
    """The answer to AskWorth: for each legal action the points after it and the gain (see core.Worth)."""

    game_id: str
    seq: int
    seat: int
    worth: tuple[Raw, ...]


class HintNews(Outbound, frozen=True):
    """The answer to AskHint, as the game's solver gives it; null where there is nothing to say."""

    game_id: str
    seq: int
    seat: int
    hint: Raw


class Ack(Outbound, frozen=True):
    """The action is stored, as entry `seq`."""

    id: str
    seq: int


class Refused(Outbound, frozen=True, kw_only=True):
    """The action with this id (None: the message itself) was refused and changed nothing."""

    id: str | None
    code: str
    text: str
    rule: str | None = None
    params: Particulars = {}


class Pong(Outbound, frozen=True):
    """Answer to Ping."""


class Closing(Outbound, frozen=True):
    """The server is going down for a moment; the page reconnects by itself."""


AnyOutbound = TableNews | GameNews | WorthNews | HintNews | Ack | Refused | Pong | Closing
