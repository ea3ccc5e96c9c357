"""A lesson as the learner's seat sees it, and the position of a puzzle."""

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from salon.core import Advance, AnyGame
from salon.core.kit import PuzzlePosition
from salon.lessons import Lesson, PlayedStep, play
from salon.server.projection.seat import seat_news
from salon.server.protocol.lessons import LessonFrame, LessonStepView

SHOWN = 8
"""More moves than this before a step are not shown one by one."""


def lesson_steps(game: AnyGame, lesson: Lesson) -> tuple[LessonStepView, ...]:
    """The steps of a lesson, without the values of moves."""
    steps = []
    before: LessonFrame | None = None
    for played in play(game, lesson):
        frames = _frames(played.advances, lesson.learner) or ((before,) if before is not None else ())
        before = frames[-1]
        steps.append(_step(played, frames))
    return tuple(steps)


def _step(played: PlayedStep, frames: tuple[LessonFrame, ...]) -> LessonStepView:
    step = played.step
    return LessonStepView(
        words=step.words,
        at=step.at,
        frames=frames,
        do=None if step.do is UNSET else step.do,
        refused=step.refused,
    )


def _frames(advances: Sequence[Advance], learner: int) -> tuple[LessonFrame, ...]:
    jumps = len(advances) > SHOWN
    return tuple(
        _frame(advance, learner, shown=not jumps) for advance in (advances[-1:] if jumps else advances)
    )


def puzzle_frame(position: PuzzlePosition) -> LessonFrame:
    """A position of a puzzle, as its seat sees it."""
    timeline, seat, choices = position.timeline, position.seat, position.choices
    news = seat_news(timeline, position.events, seat, asked=False)
    waiting = dict(sorted(timeline.waiting.items()))
    return LessonFrame(
        seq=timeline.seq,
        since=timeline.seq - 1 if position.events else None,
        news=replace(news, legal=choices, may_take_back=False),
        waiting=waiting,
    )


def _frame(advance: Advance, learner: int, *, shown: bool) -> LessonFrame:
    entry, timeline, step = advance
    waiting = timeline.waiting
    return LessonFrame(
        seq=entry.seq,
        since=entry.seq - 1 if shown and entry.seq else None,
        news=seat_news(timeline, step.events if shown else (), learner, asked=learner in waiting),
        waiting=dict(sorted(waiting.items())),
        outcome=timeline.game.outcome(timeline.state),
    )
