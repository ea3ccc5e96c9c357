"""A game as it is stored: its setup, its log, and the record made of both."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from salon.core import Beginning, Entry, JointSeed, Outcome, Record, Setup, Standing, commitment
from salon.server.domain.table import Chair

BOT = "bot:"
"""The prefix of the client ids of bots' actions."""


class StoredGame(Struct, frozen=True, kw_only=True):
    """A game without its log. `chairs` are the seats as they were when it began. `joint` is the origin of its seed, if
    players' devices had a part in it."""

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
    """The standing of the series before this game; None if it is the first."""
    withdrawn_ms: int | None = None
    """When a player, the host or an admin has withdrawn the replay; None: it can be looked at."""
    joint: JointSeed | None = None
    beginnings: tuple[Beginning, ...] = ()
    """The games that this one was played on from, the first one first (see `core.Record`)."""

    @property
    def secret(self) -> str:
        """What the server committed to. Nobody may see it before the end."""
        return self.setup.seed if self.joint is None else self.joint.secret

    @property
    def contributions(self) -> tuple[str | None, ...]:
        """The numbers of the players' devices, by seat, which anybody may see; empty if there are none."""
        return () if self.joint is None else self.joint.contributions


class LogRow(NamedTuple):
    """One line of a game's log. `client_id` identifies the action: if it is sent twice, it is stored once."""

    game_id: str
    client_id: str
    entry: Entry


def record_of(game: StoredGame, log: Sequence[LogRow]) -> Record:
    """A game's record, with the seats that bots have played: their own, and those of people who were away."""
    bots = {seat for seat, chair in enumerate(game.chairs) if chair.kind == "bot"}
    bots |= {row.entry.seat for row in log if row.client_id.startswith(BOT) and row.entry.seat is not None}
    return Record(
        game.setup, tuple(row.entry for row in log), tuple(sorted(bots)), game.joint, game.beginnings
    )


def is_shuffle_fair(game: StoredGame, record: Record) -> bool:
    """Whether the secret matches the commitment that was shown, and gives every draw with the players' numbers."""
    return commitment(game.secret) == game.commitment and record.is_fairly_drawn()
