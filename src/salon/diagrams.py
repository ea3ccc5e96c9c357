"""Diagrams: pictures of positions for the rules of a game.

Diagrams are data, in the JSON files of `diagrams/` in the game's folder: games (a setup and moves) and the positions
in them that are drawn. The rules engine plays and scores them, so a diagram that no longer follows the rules fails
its test.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from salon.core import Advance, AnyGame, Option, OptionValue, Refusal, Seat, Timeline
from salon.core.kit import GameKit


class TimedMove(Struct, frozen=True, array_like=True):
    """A move of a seat, and the time at which it is made."""

    seat: Seat
    action: Raw
    at_ms: int = 0


class PlayedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A setup and the moves that follow."""

    seats: int
    seed: str
    options: dict[str, OptionValue] = {}
    moves: tuple[TimedMove, ...] = ()


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that a diagram shows without making it. `refused` says whether the rules refuse it."""

    seat: Seat
    action: Raw
    refused: bool = False


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game, and what is drawn of it."""

    game: str
    draw: str
    """What the game's page draws."""
    after: int | None = None
    """The number of moves made; None: all of them."""
    seat: Seat | None = None
    """The seat that looks; None: a spectator."""
    about: Any = None
    """What the drawing needs to know besides, such as the number of a district."""
    caption: str | None = None
    """Its words are the message `<game>-picture-<caption>`."""
    tries: tuple[Try, ...] = ()


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of the game in one minute. Its words are the messages `<game>-minute-<words>` and `…-title`."""

    words: str
    pictures: tuple[Picture, ...]


class VariantPicture(Struct, frozen=True, forbid_unknown_fields=True):
    """The picture of a value of an option."""

    option: str
    value: OptionValue
    picture: Picture


class Diagrams(Struct, frozen=True, forbid_unknown_fields=True):
    """The diagrams of a game."""

    games: dict[str, PlayedGame] = {}
    steps: tuple[Step, ...] = ()
    variants: tuple[VariantPicture, ...] = ()
    settings: tuple[str, ...] = ()
    """Options that change no rule of the game, such as time limits: they are no variants."""


class Variant(NamedTuple):
    """A way to play that differs from the usual one: a value of an option, and its picture."""

    option: Option
    value: OptionValue
    picture: Picture | None


class Tried(NamedTuple):
    """A move that was tried: why the rules refuse it, or what it leads to."""

    action: Raw
    refusal: Refusal | None
    advance: Advance | None


class Drawn(NamedTuple):
    """A picture with its position."""

    picture: Picture
    advance: Advance
    tried: tuple[Tried, ...]


def diagrams_of(kit: GameKit) -> Diagrams:
    """The diagrams of a game, from all its files."""
    if kit.diagrams is None:
        return Diagrams()
    if kit.name not in _loaded:
        files = sorted(kit.diagrams.iterdir(), key=lambda file: file.name)
        parts = [
            msgspec.json.decode(file.read_bytes(), type=Diagrams)
            for file in files
            if file.name.endswith(".json")
        ]
        _loaded[kit.name] = Diagrams(
            games={name: game for part in parts for name, game in part.games.items()},
            steps=tuple(step for part in parts for step in part.steps),
            variants=tuple(variant for part in parts for variant in part.variants),
            settings=tuple(name for part in parts for name in part.settings),
        )
    return _loaded[kit.name]


_loaded: dict[str, Diagrams] = {}
"""The diagrams that have been read."""


def variants_of(kit: GameKit) -> tuple[Variant, ...]:
    """The variants of a game in the order of its options.

    A switch is a variant when it is on, and so is every value of a choice but the usual one. A number is one variant,
    with the value that its picture has.
    """
    diagrams = diagrams_of(kit)
    pictures = {(each.option, each.value): each.picture for each in diagrams.variants}
    return tuple(
        Variant(option, value, pictures.get((option.name, value)))
        for option in kit.game.spec.options
        if option.name not in diagrams.settings
        for value in _variants_of(option, pictures)
    )


def _variants_of(
    option: Option, pictures: Mapping[tuple[str, OptionValue], Picture]
) -> tuple[OptionValue, ...]:
    others = tuple(value for value in option.values if value != option.default)
    if isinstance(option.default, str):
        return others
    return tuple(value for value in others if (option.name, value) in pictures) or others[:1]


def draw(game: AnyGame, diagrams: Diagrams, picture: Picture) -> Drawn:
    """The position of a picture. Raises Refusal or ValueError if it does not follow the rules."""
    played = diagrams.games[picture.game]
    moves = played.moves if picture.after is None else played.moves[: picture.after]
    if picture.after is not None and len(moves) < picture.after:
        raise ValueError(f"the game {picture.game} has only {len(moves)} moves")
    advance, at_ms = Timeline.start(game, game.setup(played.seats, played.options, played.seed), 0), 0
    for move in moves:
        at_ms = move.at_ms
        advance = advance.timeline.act(move.seat, game.decode_stored(move.action), at_ms)
    tried = tuple(_tried(game, advance.timeline, each, at_ms) for each in picture.tries)
    return Drawn(picture, advance, tried)


def _tried(game: AnyGame, timeline: Timeline, each: Try, at_ms: int) -> Tried:
    try:
        advance = timeline.act(each.seat, game.decode_stored(each.action), at_ms)
    except Refusal as refusal:
        if not each.refused:
            raise
        return Tried(each.action, refusal, None)
    if each.refused:
        raise ValueError("the rules allow what a diagram says they refuse")
    return Tried(each.action, None, advance)
