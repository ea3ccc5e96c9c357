"""A record: a setup and the entries that followed.

As JSON, it is the format of saved games, replays and bug reports.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from salon.core.chance import Draw, JointSeed, SeededChance
from salon.core.game import Seat, Setup

What = Literal["start", "act", "expire", "skip", "take-back", "play-on"]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of a game's log. A replay uses its `draws` and does not draw again."""

    seq: int
    what: What
    at_ms: int
    seat: Seat | None = None
    action: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    draws: tuple[Draw, ...] = ()


class Beginning(Struct, frozen=True, omit_defaults=True):
    """The game that another one has been played on from: its id, and where its draws are from."""

    game_id: str
    seed: str
    joint: JointSeed | None = None


class Record(Struct, frozen=True, omit_defaults=True):
    """A whole game, or the part of it that has been played.

    `bots` are the seats that bots played, even if only for a while, as far as the writer of the record knows.
    `joint` is the origin of the seed, if players' devices had a part in it.

    A game that was played on from a position of another one begins with the entries of that one. An entry "play-on"
    follows, which deals what was hidden anew, unless the cards stay the same. `beginnings` has an item for each such
    entry: the entries before it were drawn from that seed, and those after the last one from the seed of the setup.
    """

    setup: Setup
    entries: tuple[Entry, ...]
    bots: tuple[Seat, ...] = ()
    joint: JointSeed | None = None
    beginnings: tuple[Beginning, ...] = ()

    @property
    def secret(self) -> str:
        """What the server committed to: its part of the seed, or the seed itself."""
        return self.setup.seed if self.joint is None else self.joint.secret

    def is_fairly_drawn(self) -> bool:
        """Whether the seed gives every draw of this record, and follows from the secret and the players' numbers. The
        seeds of earlier games, if this one was played on from them, are checked in the same way."""
        seeds = [(each.seed, each.joint) for each in self.beginnings] + [(self.setup.seed, self.joint)]
        if any(joint is not None and joint.seed != seed for seed, joint in seeds):
            return False
        if len(seeds) != 1 + sum(entry.what == "play-on" for entry in self.entries):
            return False
        sources = iter([SeededChance(seed) for seed, _ in seeds])
        chance = next(sources)
        for entry in self.entries:
            if entry.what == "play-on":
                chance = next(sources)
            if not all(map(chance.yields, entry.draws)):
                return False
        return True

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    @staticmethod
    def from_json(body: bytes) -> "Record":
        try:
            return msgspec.json.decode(body, type=Record)
        except RecursionError as error:
            raise ValueError("it is nested too deeply") from error
