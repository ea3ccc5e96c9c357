"""Lessons: guided games that teach a game on its real board.

A lesson is data: a setup and steps, in `lessons/<name>.json` of the game's folder. Each step has words that may point
at something on the board, moves that are made before they are shown, and what the learner is asked to do. The rules
engine plays it all, so a lesson that no longer follows the rules fails its test.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from salon.core import Advance, AnyGame, OptionValue, Refusal, Seat, Timeline
from salon.core.kit import GameKit


class Move(Struct, frozen=True, array_like=True):
    """A move of any seat, made without the learner."""

    seat: Seat
    action: Raw


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step. Its words are the message `<game>-lesson-<words>`.

    A step without `do` is only read. With `refused`, the learner is asked to try something that the rules refuse, and
    the refusal is what they learn.
    """

    words: str
    at: str | None = None
    """The part of the board that the words are about: an element with this name in its `data-lesson`."""
    moves: tuple[Move, ...] = ()
    do: Raw | UnsetType = UNSET
    refused: bool = False


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game: its setup, the learner's seat, and the steps."""

    seats: int
    seed: str
    steps: tuple[LessonStep, ...]
    learner: Seat = 0
    options: dict[str, OptionValue] = {}


class PlayedStep(NamedTuple):
    """A step and the entries before it: the learner's last move, then those of others. At first, the start."""

    step: LessonStep
    advances: tuple[Advance, ...]
    timeline: Timeline


class Attempt(NamedTuple):
    """Why the rules refuse a try (None if they do not), and whether it comes to what the step asks for."""

    refusal: Refusal | None
    as_asked: bool


def lessons_of(kit: GameKit) -> Mapping[str, Lesson]:
    """The lessons of a game by name, in order of their names."""
    if kit.lessons is None:
        return {}
    if kit.name not in _loaded:
        files = sorted(kit.lessons.iterdir(), key=lambda file: file.name)
        _loaded[kit.name] = {
            file.name.removesuffix(".json"): msgspec.json.decode(file.read_bytes(), type=Lesson)
            for file in files
            if file.name.endswith(".json")
        }
    return _loaded[kit.name]


_loaded: dict[str, Mapping[str, Lesson]] = {}
"""The lessons that have been read."""


def play(game: AnyGame, lesson: Lesson) -> Iterator[PlayedStep]:
    """Play a lesson by the rules. Raises Refusal or ValueError where it does not follow them."""
    advance = Timeline.start(game, game.setup(lesson.seats, lesson.options, lesson.seed), 0)
    advances, timeline = [advance], advance.timeline
    for step in lesson.steps:
        for move in step.moves:
            advance = _act(game, timeline, move.seat, move.action)
            advances.append(advance)
            timeline = advance.timeline
        yield PlayedStep(step, tuple(advances), timeline)
        advances = []
        if step.do is not UNSET and step.refused:
            _check_refused(game, timeline, lesson.learner, step.do)
        elif step.do is not UNSET:
            advances.append(_act(game, timeline, lesson.learner, step.do))
            timeline = advances[-1].timeline


def _act(game: AnyGame, timeline: Timeline, seat: Seat, action: Raw) -> Advance:
    return timeline.act(seat, game.decode_action(action), 0)


def _check_refused(game: AnyGame, timeline: Timeline, seat: Seat, action: Raw) -> None:
    if _refusal(game, timeline, seat, action) is None:
        raise ValueError("the rules allow what a lesson says they refuse")


def _refusal(game: AnyGame, timeline: Timeline, seat: Seat, action: Raw) -> Refusal | None:
    try:
        _act(game, timeline, seat, action)
    except Refusal as refusal:
        return refusal
    return None


def attempt(game: AnyGame, lesson: Lesson, number: int, action: Raw) -> Attempt:
    """Try an action of the learner at a step."""
    played = next((each for place, each in enumerate(play(game, lesson)) if place == number), None)
    if played is None:
        raise Refusal("no-such-page")
    step, _, timeline = played
    try:
        tried = _act(game, timeline, lesson.learner, action).timeline
    except Refusal as refusal:
        return Attempt(refusal, as_asked=False)
    asked = (
        None if step.do is UNSET or step.refused else _act(game, timeline, lesson.learner, step.do).timeline
    )
    return Attempt(None, as_asked=asked is not None and asked.state == tried.state)
