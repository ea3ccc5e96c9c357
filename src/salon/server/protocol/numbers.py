"""One's own numbers, as types."""

from msgspec import Struct


class LevelNumbers(Struct, frozen=True):
    """The visitor's games against bots of one level."""

    level: str
    games: int
    wins: int
    mean: float


class ModeNumbers(Struct, frozen=True, kw_only=True):
    """The visitor's games of one kind. `mode` is a quick start (`start-<name>`), a ready-made game (`preset-<name>`),
    `usual` or `variants`. `points` and `won` are those of the latest games, the oldest first. Alone nobody wins."""

    game: str
    mode: str
    alone: bool
    games: int
    wins: int | None
    best: int
    mean: float
    points: tuple[int, ...]
    won: tuple[bool, ...]
    streak: int
    best_streak: int
    levels: tuple[LevelNumbers, ...]
    last_ms: int


class Numbers(Struct, frozen=True, kw_only=True):
    """A visitor's own numbers. `days` is how many days in a row they have played up to now."""

    games: int
    modes: tuple[ModeNumbers, ...]
    days: int
    best_days: int


class Imported(Struct, frozen=True):
    """A file of numbers has been read: how many of its games were `added`; the others were `known`."""

    added: int
    known: int
    numbers: Numbers
