"""Timers: deadlines of games, and the grace time of people who are away."""

from collections.abc import Mapping
from typing import NamedTuple

from salon.core import Decision, Timeline

DEADLINE = "deadline"
"""The kind of a game's timer."""
GRACE = "grace:"
"""The prefix of the kind of a member's timer, after which the away policy applies; the member's number follows."""
HOST = "host:"
"""The prefix of the kind of a member's timer, after which another member is host, where that is later."""


class Timer(NamedTuple):
    """Something that is due at a time. `subject` is a game's id or a table's code.

    `armed` is the seq of the game or the version of the table at which the timer was set. If two servers fire a timer,
    the second one finds that the game or the table has moved on, and does nothing.
    """

    subject: str
    kind: str
    due_ms: int
    armed: int


def first_deadline(waiting: Mapping[int, Decision]) -> int | None:
    """The first deadline of these decisions, if any has one."""
    deadlines = [decision.deadline_ms for decision in waiting.values() if decision.deadline_ms is not None]
    return min(deadlines, default=None)


def deadline_timers(game_id: str, timeline: Timeline) -> tuple[Timer, ...]:
    """The timer that a game needs at this point, if any."""
    due_ms = first_deadline(timeline.waiting)
    return () if due_ms is None else (Timer(game_id, DEADLINE, due_ms, timeline.seq),)
