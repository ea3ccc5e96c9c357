"""How fast bots race against people (PX-32): at the pace of the slowest person who is still covering.

A person's tempo is the seconds they take for each piece that a figure makes people try, from their own times. It comes
from the results, so the log alone decides it. The bots of a level are slower or faster than that by a fixed factor.
While somebody who is covering has never finished a figure, no bot completes one. Without people, bots keep the pace of
their level. The slowest person counts and not the mean: bots fill empty seats, and people who are faster have each
other to race.
"""

from collections.abc import Mapping
from statistics import median

from salon.core import Seat
from salon.core.kit import BotMove
from salon.games.polyminix.model.actions import Lay, Move
from salon.games.polyminix.model.boxes import TEST_FACES
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public_state import Result
from salon.games.polyminix.model.state import State
from salon.games.polyminix.rules.goals import challenges, missing

SECONDS = {"gentle": 4.0, "fair": 2.5, "sharp": 1.4}
"""The tempo of each level among bots."""
AGAINST_PEOPLE = {"gentle": 1.5, "fair": 1.15, "sharp": 0.85}
"""How long a level takes, in terms of a person's own time."""
FIRST_FIGURE = 3.0
"""How much longer all levels take than among bots, until everybody's tempo is known."""
RECENT = 5
"""How many of a person's latest times count."""
WITH_HINTS = 2.0
"""A figure covered with hints would have taken this much longer without them."""
BEHIND = 1.2
"""Bots slow down by this factor for each race in a row that a person has not finished, up to `MOST_BEHIND` races."""
MOST_BEHIND = 3
LEAST_MS = 400
"""No bot lays a piece sooner than this after the one before."""

THINKING = 0.6
"""People try fewer wrong pieces than the search that measures difficulty: this power of as many."""
USUAL_WORK = 1.5
USUAL_PIECES = 4.0
"""What a test takes that nobody has measured: those of game 2, and new challenges of earlier turns."""


def tries(work: float) -> float:
    """How many pieces a person tries for each piece that they lay, if a test takes this much work (see `Effort`)."""
    return float(2 ** (THINKING * work))


def tempo(state: State, seat: Seat, before: float | None) -> float | None:
    """The tempo of a person after the turns so far; `before` is the one from earlier games. None: not known yet."""
    times: list[float] = []
    behind = 0
    for result in state.results:
        for finish in result.finishes:
            if finish.seat != seat:
                continue
            if finish.ms is None:
                behind += 1
            else:
                seconds = finish.ms / 1000 * (WITH_HINTS if finish.hints else 1)
                times.append(seconds / _pieces_tried(result, seat))
                behind = 0
    known = median(times[-RECENT:]) if times else before
    return None if known is None else known * BEHIND ** min(behind, MOST_BEHIND)


def pause_ms(state: State, people: Mapping[Seat, float | None], move: BotMove) -> int | None:
    """The pause before a bot's move; None while it waits for somebody's first figure. `people` are the seats of people
    with their tempos from earlier games."""
    table = state.table
    racing = [seat for seat in people if seat in table.asked]
    if table.phase != "race" or not racing or move.level not in SECONDS:
        return move.pause_ms
    tempos = [tempo(state, seat, people[seat]) for seat in racing]
    if any(known is None and not state.covered[seat] for seat, known in zip(racing, tempos, strict=True)):
        return None if _completes(state, move) else _at_least(move.pause_ms * FIRST_FIGURE)
    slowest = max((known for known in tempos if known is not None), default=None)
    if slowest is None:
        return _at_least(move.pause_ms * FIRST_FIGURE)
    return _at_least(move.pause_ms * AGAINST_PEOPLE[move.level] * slowest / SECONDS[move.level])


def _at_least(ms: float) -> int:
    return max(LEAST_MS, round(ms))


def _completes(state: State, move: BotMove) -> bool:
    """Whether a move covers the last figure of a seat."""
    table, seat = state.table, move.seat
    if table.runners[seat].part + 1 < len(table.hands[seat]):
        return False
    laid = list(state.boards[seat])
    if isinstance(move.action, Lay | Move):
        laid = [each for each in laid if each.piece != move.action.piece]
        laid.append(Placement(move.action.piece, tuple(sorted(move.action.cells))))
    return not missing(table, seat, laid)


def _pieces_tried(result: Result, seat: Seat) -> float:
    """How many pieces people try, on the whole, to do what a seat had to do in a turn."""
    known = challenges()
    efforts = [
        known[name].efforts[TEST_FACES.index(result.test)]
        for name in result.challenges[seat]
        if result.test is not None and name in known and known[name].efforts
    ]
    if not efforts:
        return USUAL_PIECES * tries(USUAL_WORK)
    return sum(effort.pieces * tries(effort.work) for effort in efforts)
