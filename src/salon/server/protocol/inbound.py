"""The messages that the page sends over the socket. The page's TypeScript types are generated from them.

An action of a game is raw JSON here.
"""

import msgspec
from msgspec import Raw, Struct

from salon.core import Refusal
from salon.core.kit import Question
from salon.server.domain.together.reactions import Reaction


class Inbound(Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """A message from the page."""


class Hello(Inbound, frozen=True):
    """The first message after connecting: the game and seq that the page already shows, if any."""

    game_id: str | None = None
    seq: int | None = None
    language: str = "en"
    reactions: bool = True
    """Whether the page wants to be sent reactions."""
    patches: bool = False
    """Whether the page applies patches: then it is sent GamePatch where it can be, and otherwise whole GameNews."""


class OfASeat(Inbound, frozen=True):
    """A message of a seat, at a seq of its game."""

    game_id: str
    seq: int
    seat: int


class Act(OfASeat, frozen=True):
    """A seat acts. `id` is chosen by the client: an action that is sent twice is stored once."""

    id: str
    action: Raw


class TakeBack(OfASeat, frozen=True):
    """A seat takes back its last action."""

    id: str


class Ask(OfASeat, frozen=True):
    """A seat asks about its own position: the value of each legal move, the solver's hint, the coach's advice."""

    question: Question


class AudienceVote(Inbound, frozen=True):
    """Somebody in the audience answers the question with this key. A later answer replaces an earlier one."""

    game_id: str
    key: str
    choice: int


class React(Inbound, frozen=True):
    """Somebody at the table or in the audience reacts."""

    reaction: Reaction


class Ping(Inbound, frozen=True):
    """Keeps the connection alive; answered with Pong."""


AnyInbound = Hello | Act | TakeBack | Ask | AudienceVote | React | Ping

_decoder: msgspec.json.Decoder[AnyInbound] = msgspec.json.Decoder(AnyInbound)


def decode(text: str | bytes, most_bytes: int) -> AnyInbound:
    """Decode a message; refuses what is too long or malformed."""
    if len(text) > most_bytes:
        raise Refusal("too-big", most=most_bytes)
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Refusal("malformed-message") from error
