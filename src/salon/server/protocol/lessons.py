"""Lessons as the page gets them."""

from typing import Any

from msgspec import Raw, Struct

from salon.core import Decision, Outcome
from salon.server.protocol.http import Problem, SeatView
from salon.server.protocol.outbound import SeatNews


class LessonFrame(Struct, frozen=True, kw_only=True):
    """A position of a lesson as the learner sees it. `since` is None where moves before it are not shown."""

    seq: int
    since: int | None
    news: SeatNews
    waiting: dict[int, Decision]
    outcome: Outcome | None = None


class LessonStepView(Struct, frozen=True, kw_only=True):
    """A step: its words, what they are about, the positions that lead to it, and what the learner is asked to do.

    `values` are the values of the learner's moves (core.MoveValue), as the board shows them.
    """

    words: str
    at: str | None
    frames: tuple[LessonFrame, ...]
    do: Any
    refused: bool
    values: tuple[Any, ...] = ()


class LessonView(Struct, frozen=True, kw_only=True):
    """A lesson, step by step."""

    game: str
    name: str
    learner: int
    seats: tuple[SeatView, ...]
    steps: tuple[LessonStepView, ...]


class LessonTry(Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner tries at a step."""

    step: int
    action: Raw


class LessonTried(Struct, frozen=True):
    """Why the rules refuse what the learner has tried (None if they allow it), and whether it was what the step asks
    for, perhaps put in another way."""

    refusal: Problem | None
    as_asked: bool
