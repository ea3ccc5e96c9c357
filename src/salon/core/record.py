"""A record: a setup and the entries that followed.

As JSON, it is the format of saved games, replays and bug reports.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from salon.core.chance import Draw, JointSeed, SeededChance
from salon.core.game import Seat, Setup

What = Literal["start", "act", "expire", "skip", "take-back"]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of a game's log. A replay uses its `draws` and does not draw again."""

    seq: int
    what: What
    at_ms: int
    seat: Seat | None = None
    action: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    draws: tuple[Draw, ...] = ()


class Record(Struct, frozen=True, omit_defaults=True):
    """A whole game, or the part of it that has been played.

    `bots` are the seats that bots played, even if only for a while, as far as the writer of the record knows.
    `joint` is the origin of the seed, if players' devices had a part in it.
    """

    setup: Setup
    entries: tuple[Entry, ...]
    bots: tuple[Seat, ...] = ()
    joint: JointSeed | None = None

    @property
    def secret(self) -> str:
        """What the server committed to: its part of the seed, or the seed itself."""
        return self.setup.seed if self.joint is None else self.joint.secret

    def is_fairly_drawn(self) -> bool:
        """Whether the seed gives every draw of this record, and follows from the secret and the players' numbers."""
        if self.joint is not None and self.joint.seed != self.setup.seed:
            return False
        chance = SeededChance(self.setup.seed)
        return all(chance.yields(draw) for entry in self.entries for draw in entry.draws)

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    @staticmethod
    def from_json(body: bytes) -> "Record":
        try:
            return msgspec.json.decode(body, type=Record)
        except RecursionError as error:
            raise ValueError("it is nested too deeply") from error
