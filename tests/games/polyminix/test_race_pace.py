"""Bots race at the pace of the people (PX-32), and complete nothing before a first-timer has finished a figure."""

import pytest
from msgspec.structs import replace

from salon.core.kit import BotMove
from salon.games.polyminix import race_pace as pace
from salon.games.polyminix.model.actions import Lay
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public_state import Finish, Held, Result, Runner
from salon.games.polyminix.model.state import State
from salon.games.polyminix.rules.goals import challenges
from tests.games.polyminix.tables import FIGURE, Room, solution
from tests.support.rules import rule

PEOPLE: dict[int, float | None] = {0: None}
BOT = 2


def race(*results: Result, asked: tuple[int, ...] = (0, 1, 2)) -> State:
    """A race of three on the same figure, in which the bot lacks one piece."""
    room = Room(seats=3)
    card, _, _ = FIGURE.rpartition("-")
    held = Held(card, challenges()[FIGURE].level, 0)
    table = replace(
        room.table,
        phase="race",
        asked=asked,
        mode="first",
        test_die="must-1",
        hands=((held,),) * 3,
        runners=(Runner(),) * 3,
        started_ms=0,
    )
    boards: tuple[tuple[Placement, ...], ...] = ((), (), solution()[:-1])
    return replace(room.state, table=table, boards=boards, results=results)


def result(*seconds: float | None, hints: int = 0) -> Result:
    finishes = tuple(
        Finish(seat, None, None if each is None else round(each * 1000), 0, hints)
        for seat, each in enumerate(seconds)
    )
    return Result(1, 0, "first", "must-1", None, ((FIGURE,),) * 3, finishes)


def last_piece(level: str = "fair", pause_ms: int = 1000) -> BotMove:
    piece = solution()[-1]
    return BotMove(BOT, level, Lay(piece.piece, piece.cells), pause_ms)


def paused(state: State, people: dict[int, float | None] | None = None, level: str = "fair") -> int:
    found = pace.pause_ms(state, PEOPLE if people is None else people, last_piece(level))
    assert found is not None
    return found


@rule("PX-32")
def test_no_bot_completes_before_a_first_timer_has_finished_one_figure() -> None:
    for level in pace.SECONDS:
        assert pace.pause_ms(race(), PEOPLE, last_piece(level)) is None
    before = replace(race(), boards=((), (), ()))
    assert pace.pause_ms(before, PEOPLE, last_piece()) == 1000 * pace.FIRST_FIGURE, (
        "it lays its other pieces, slowly"
    )
    assert paused(race(result(60, None, None))) > 0
    assert paused(race(), {0: 2.0}) > 0, "who has finished one in an earlier game is no first-timer"
    assert paused(replace(race(), covered=(((),), (), ()))) > 0, "nor who has covered the first of two cards"


@rule("PX-32")
def test_bots_take_their_measure_from_the_times_of_the_people() -> None:
    slow, fast = race(result(120, 5, 5)), race(result(30, 5, 5))
    assert paused(slow) == pytest.approx(4 * paused(fast), abs=4), "the times of bots do not count"
    assert paused(fast, level="sharp") * pace.SECONDS["sharp"] < paused(fast) * pace.SECONDS["fair"]
    assert paused(fast) * pace.SECONDS["fair"] < paused(fast, level="gentle") * pace.SECONDS["gentle"]
    assert paused(race(result(30, 5, 5, hints=1))) == pytest.approx(2 * paused(fast), abs=2)
    behind = [race(result(30), *[result(None)] * lost) for lost in range(6)]
    pauses = [paused(state) for state in behind]
    assert pauses == sorted(pauses)
    assert pauses[0] < pauses[1] < pauses[3] == pauses[5], (
        "bots slow down for somebody who falls behind, within bounds"
    )


@rule("PX-32")
def test_of_several_people_the_slowest_who_is_still_covering_counts() -> None:
    both: dict[int, float | None] = {0: None, 1: None}
    times = result(30, 90, 5)
    assert paused(race(times), both) == paused(race(times), {1: None})
    assert paused(race(times, asked=(0, 2)), both) == paused(race(times), {0: None})


@rule("PX-32")
def test_without_people_in_the_race_bots_keep_the_pace_of_their_level() -> None:
    assert paused(race(), {}) == 1000
    assert paused(race(asked=(1, 2)), {0: None}) == 1000, "somebody who gave up is not waited for"
    choosing = replace(race(), table=replace(race().table, phase="roll"))
    assert paused(choosing) == 1000
