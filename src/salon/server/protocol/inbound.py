"""What the page says over the socket, as types, from which the page's TypeScript types are made.

An action of a game travels as raw JSON here: the server does not look inside.
"""

from msgspec import Raw, Struct

from salon.core.kit import Question


class Inbound(Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """A message from the page."""


class Hello(Inbound, frozen=True):
    """First message after (re)connecting: the game and seq the page already shows, if any."""

    game_id: str | None = None
    seq: int | None = None
    language: str = "en"


class OfASeat(Inbound, frozen=True):
    """A message on behalf of a seat, at a seq of its game."""

    game_id: str
    seq: int
    seat: int


class Act(OfASeat, frozen=True):
    """A seat acts. `id` is the client's own name for this try: sent twice, it counts once."""

    id: str
    action: Raw


class TakeBack(OfASeat, frozen=True):
    """A seat takes back its last action."""

    id: str


class Ask(OfASeat, frozen=True):
    """A seat asks about its own position: the value of each legal move, the solver's hint, the coach's advice."""

    question: Question


class Ping(Inbound, frozen=True):
    """Keeps the connection alive; answered with Pong."""


AnyInbound = Hello | Act | TakeBack | Ask | Ping
