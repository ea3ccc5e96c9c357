"""Every sound of the page by name: how it is made, and how loud it is to be."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.sounds import stage, table
from tools.sounds.music import MUSIC
from tools.sounds.wave import Samples, levelled, steadied, trimmed

LOOP_MARGIN = 0.25
"""Seconds of a loop that its file repeats before and after it. MP3 decoders cut off or add a little at both ends, each
differently; the player loops within, where every decoder gives the same."""


@dataclass(frozen=True)
class Effect:
    """A sound that is heard once."""

    make: Callable[[], Samples]
    loud: float = 0.11
    """The RMS of its loudest moment."""
    longest: float = 2.6
    """Seconds after which it is faded out."""

    def rendered(self) -> Samples:
        """The sound, at its loudness."""
        return levelled(trimmed(self.make(), self.longest), self.loud)


EFFECTS: dict[str, Effect] = {
    "deal": Effect(table.deal, 0.07),
    "claim": Effect(table.claim, 0.07),
    "page": Effect(table.page, 0.08),
    "undo": Effect(table.lay_back, 0.06),
    "place": Effect(table.place, 0.1),
    "place-small": Effect(table.place_small, 0.09),
    "place-large": Effect(table.place_large, 0.1),
    "lift": Effect(table.lift, 0.06),
    "rotate": Effect(table.rotate, 0.06),
    "flip": Effect(table.flip, 0.08),
    "die": Effect(table.die, 0.09),
    "tick": Effect(table.tick, 0.07),
    "refuse": Effect(table.refuse, 0.09),
    "stamp": Effect(table.stamp, 0.08),
    "turn": Effect(table.turn, 0.09),
    "count": Effect(table.count, 0.06),
    "total": Effect(table.total, 0.09),
    "time-up": Effect(table.time_up),
    "go": Effect(table.go),
    "solved": Effect(table.solved, 0.12),
    "end": Effect(table.end, 0.12),
    "win": Effect(table.win, 0.13),
    "curtain": Effect(stage.curtain, 0.1),
    "drum-roll": Effect(stage.drum_roll),
    "mask": Effect(stage.mask, 0.12),
    "elected": Effect(stage.elected, 0.15),
    "unanimous": Effect(stage.unanimous, 0.15),
    "tied": Effect(stage.tied, 0.12),
    "nobody": Effect(stage.nobody, 0.13),
    "gavel": Effect(stage.gavel, 0.13),
    "overturned": Effect(stage.overturned, 0.15),
    "given": Effect(stage.given),
    "coins": Effect(table.coins),
    "coins-lost": Effect(table.coins_lost),
    "hop": Effect(stage.hop, 0.11),
    "fall": Effect(stage.fall, 0.13),
    "pair": Effect(stage.pair),
    "inversion": Effect(stage.inversion, 0.14),
    "gate": Effect(stage.gate),
    "insight": Effect(stage.insight, 0.12),
    "title": Effect(stage.title, 0.14),
    "winner": Effect(stage.winner, 0.15, 2.9),
    "applause": Effect(stage.applause, 0.12, 2.9),
}

MUSIC_LOUD = 0.04
"""The RMS of a whole loop: the moods are equally loud, and an effect is about 10 dB louder than they are."""
SOUNDS = [*EFFECTS, *MUSIC]


def music(name: str) -> Samples:
    """A loop once through."""
    return steadied(MUSIC[name](), MUSIC_LOUD)
