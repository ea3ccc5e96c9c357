"""The messages that the page gets over the socket. The page's TypeScript types are generated from them.

What belongs to a game (views, events, actions) has no type here.
"""

from typing import Any

from msgspec import Raw, Struct

from salon.core import Decision, Outcome, Standing
from salon.core.errors import Particulars
from salon.core.kit import Question
from salon.server.protocol.http import TableView


class Outbound(Struct, frozen=True, tag=True, tag_field="type"):
    """A message to the page."""


class TableNews(Outbound, frozen=True):
    """The table, at first and after every change."""

    table: TableView


class SeatNews(Struct, frozen=True, kw_only=True):
    """A game as one seat sees it (None: a spectator). `legal` is empty if the seat is not asked or it is too long."""

    seat: int | None
    view: Any
    events: tuple[Any, ...]
    legal: tuple[Any, ...]
    may_take_back: bool


class GameNews(Outbound, frozen=True, kw_only=True):
    """A game has moved on to `seq`. `since` is the seq after which the events begin (-1: from the start, seq 0). If it
    is None, the whole view is new to the receiver, and the events are earlier ones, to be listed but not animated.

    `seats` has one item for each seat of the receiver, or one for the spectator. `contributions` are the numbers of the
    players' devices, by seat, and empty if there are none: then the seed is the secret.
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
    secret: str | None = None
    contributions: tuple[str | None, ...] = ()
    standing: Standing | None = None
    """The standing of the series after this game, when it is over."""


class GamePatch(Outbound, frozen=True):
    """A game has moved on, for a receiver whose Hello said `patches`: what has changed since the news of `since`.

    The receiver keeps the last GameNews of this connection, and `patch` turns it into the next one:

    - `[value]` replaces the value.
    - `[start, count, items]` replaces `count` items of an array, from `start` on, by `items`.
    - `{"name": patch, …}` patches the named fields of an object, or the numbered items of an array. A field that is
      new, and an item after the last one, has a patch of the first kind. `0` in the place of a patch removes the field,
      or the item and all that follow.
    - `{}` changes nothing.

    If the `seq` of the news that the receiver has is not `since`, it ignores the patch and sends Hello again; the
    answer is a whole GameNews. So are the first news after a Hello, after a change of seats and of each game, and any
    others that the server chooses to send.
    """

    since: int
    patch: Raw


class Answer(Outbound, frozen=True):
    """The answer to Ask: a list of core.MoveValue, the solver's hint, or a list of core.Advice, the best first. Null
    if there is no answer."""

    game_id: str
    seq: int
    seat: int
    question: Question
    answer: Raw


class Opinion(Struct, frozen=True):
    """What the audience thought of a question: the number of votes for each choice that had any."""

    key: str
    votes: dict[int, int]


class AudienceNews(Outbound, frozen=True, kw_only=True):
    """What the audience is asked, and how many have answered. What they have answered stays secret until the players
    have decided; then it is `opinion`, and `asked` is no longer that question.

    `choices` are those of the question `asked`, `voted` is how many have answered it, and `mine` is the receiver's own
    answer; `chose` was their answer to the question of `opinion`. `member`: the receiver is in the audience and may
    answer.
    """

    game_id: str
    asked: str | None
    choices: tuple[int, ...]
    voted: int
    mine: int | None
    member: bool
    opinion: Opinion | None
    chose: int | None


class Reactions(Outbound, frozen=True):
    """How often each reaction came since the last of these messages. A receiver that reads slowly misses some."""

    counts: dict[str, int]


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


AnyOutbound = (
    TableNews | GameNews | GamePatch | AudienceNews | Reactions | Answer | Ack | Refused | Pong | Closing
)
