"""What the store keeps: tables, games, the log and timers, as values that never change."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from salon.core import Entry, OptionValue, Outcome, Record, Setup, Standing
from salon.server.protocol.http import AwayPolicy, CoachPolicy, SeatKind, TableStatus


class Member(Struct, frozen=True, kw_only=True):
    """A person at a table. `visitor` is the hash of the person's token.

    `at` is the server that holds the person's connection. `away_ms`: since when there is none; `stand_in`: away so
    long that a bot plays for them.
    """

    number: int
    name: str
    visitor: str
    at: str | None = None
    away_ms: int | None = None
    stand_in: bool = False


class Chair(Struct, frozen=True, kw_only=True):
    """A seat. A person's chair without a member is one whose person has left in the middle of a game."""

    kind: SeatKind = "open"
    name: str = ""
    colour: str = ""
    member: int | None = None
    level: str | None = None


class Table(Struct, frozen=True, kw_only=True):
    """A table: who sits where, to play what."""

    code: str
    version: int
    status: TableStatus
    game: str
    options: dict[str, OptionValue]
    chairs: tuple[Chair, ...]
    members: tuple[Member, ...]
    host: int | None
    next_member: int
    away_policy: AwayPolicy
    round: int
    game_id: str | None
    touched_ms: int
    coach: CoachPolicy = "alone"

    def member_of(self, visitor: str | None) -> Member | None:
        """Who this visitor is here."""
        return next((member for member in self.members if member.visitor == visitor), None)

    def member(self, number: int | None) -> Member | None:
        """The member with a number."""
        return next((member for member in self.members if member.number == number), None)

    def seats_of(self, member: Member | None) -> tuple[int, ...]:
        """Where a member sits."""
        if member is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.member == member.number)


class StoredGame(Struct, frozen=True, kw_only=True):
    """A game: all but its log. `chairs` are who sat where when it began."""

    game_id: str
    code: str
    round: int
    setup: Setup
    chairs: tuple[Chair, ...]
    commitment: str
    started_ms: int
    ended_ms: int | None = None
    outcome: Outcome | None = None
    standing: Standing | None = None
    """How the series stood before this game; None where it is the first."""


BOT = "bot:"
"""How the name of a bot's try begins."""


class LogRow(NamedTuple):
    """One line of a game's log. `client_id` names the try that led to it: sent twice, it counts once."""

    game_id: str
    client_id: str
    entry: Entry


def record_of(game: StoredGame, log: Sequence[LogRow]) -> Record:
    """A game's record, with the seats that bots played at: their own, and those of people who were away."""
    bots = {seat for seat, chair in enumerate(game.chairs) if chair.kind == "bot"}
    bots |= {row.entry.seat for row in log if row.client_id.startswith(BOT) and row.entry.seat is not None}
    return Record(game.setup, tuple(row.entry for row in log), tuple(sorted(bots)))


class Timer(NamedTuple):
    """Something is due. `subject` is a game's id or a table's code; `armed` says when it was armed: at which seq of
    the game, or version of the table. Whoever fires it second finds that things have moved on, and stops."""

    subject: str
    kind: str
    due_ms: int
    armed: int


class Look(NamedTuple):
    """What somebody wants to see: a table, of which one version may be `known`, and the entries of a game after those
    one has, up to one that must be there."""

    code: str
    known: Table | None = None
    game_id: str = ""
    after: int = -1
    seq: int = -1

    @property
    def entries(self) -> list[tuple[str, int]]:
        """The entries, by game and seq."""
        return [(self.game_id, seq) for seq in range(self.after + 1, self.seq + 1)]


class Head(NamedTuple):
    """How far a table is: enough to see whether anything is new."""

    version: int
    game_id: str | None
    seq: int
    """The last entry of its present game; -1 where there is none."""
    spectators: int
    """How many look on, at all servers."""
    minder: str | None
    """The server that minds it; None: none."""


class Ending(NamedTuple):
    """What an entry that ends its game changes besides the log."""

    code: str
    outcome: Outcome


class Append(NamedTuple):
    """An entry to be stored, what is due after it (None: nothing any more), and whether it ends the game."""

    row: LogRow
    timers: tuple[Timer, ...] | None = None
    """The game's timers from now on; None: they stay as they are."""
    ending: Ending | None = None
