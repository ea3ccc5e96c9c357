"""What a visitor can ask of a table. These are the bodies of HTTP requests, so they refuse unknown fields."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from salon.core import OptionValue
from salon.core.kit import AwayPolicy
from salon.server.domain.table import BotPace, CoachPolicy


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down at it. `bots` are the levels of bots to seat; `start` starts the game at once. `pack`
    is the id of a pack of one's own to play with."""

    game: str
    name: str
    colour: str | None = None
    seats: int | None = None
    options: dict[str, OptionValue] = {}
    bots: tuple[str, ...] = ()
    start: bool = False
    pack: str | None = None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position of a finished game: the one after the entry `seq`. The visitor takes `seat`, and bots of
    a `level` the others. What the seat did not know there is dealt anew, unless the cards are to stay the `same`."""

    name: str
    seq: int
    seat: int
    cards: Literal["anew", "same"] = "anew"
    level: str | None = None
    colour: str | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down. Joining again with the same cookie takes a further seat (hot seat)."""

    name: str
    colour: str | None = None
    seat: int | None = None


class Contribute(Struct, frozen=True, forbid_unknown_fields=True):
    """A device's random number for the seed of the next game, given after it has seen the server's commitment."""

    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
    number: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]


class ChangeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes. A field that is None stays as it is. A `locked` table takes no new players; spectators may
    still look on. `pack` is the id of a pack of the host's; if it is empty, the table plays without."""

    seats: int | None = None
    options: dict[str, OptionValue] | None = None
    away_policy: AwayPolicy | None = None
    coach: CoachPolicy | None = None
    bot_pace: BotPace | None = None
    locked: bool | None = None
    reactions: bool | None = None
    pack: str | None = None


class WritePack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as its writer has written it, or a file with one. It is checked by its game."""

    game: str
    pack: Raw


class GoOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Show the end of a game to everybody up to a step (see `domain.together.finale`)."""

    game_id: Annotated[str, Meta(max_length=40)]
    step: Annotated[int, Meta(ge=1, le=100)]


class Remove(Struct, frozen=True, forbid_unknown_fields=True):
    """The host removes a person for good: a member, or somebody who asks for a seat. With `network`, nobody else on
    that person's network gets in either, except those who are members already."""

    person: int
    network: bool = False


class AskForSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A visitor asks the host for a seat that was abandoned in a game with hidden hands."""

    name: str
    seat: int


class AnswerRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The host lets somebody take the seat that they have asked for, or refuses."""

    granted: bool


class ChangeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host puts a bot on a seat or opens it, which also removes its person. Everybody changes their own seat's
    name and colour."""

    kind: Literal["open", "bot"] | None = None
    level: str | None = None
    name: str | None = None
    colour: str | None = None


class ChangeNetwork(Struct, frozen=True, forbid_unknown_fields=True):
    """The host, at the machine that runs the server, opens it to the local network or closes it again."""

    open: bool


class ClaimSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A device takes over the seats of another one, which shows this code. With `bring`, it also gets the numbers and
    the campaign of the other one: the person has to want that, as they cannot be told apart afterwards."""

    code: Annotated[str, Meta(max_length=32)]
    bring: bool = False
