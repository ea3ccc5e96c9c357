"""Timelines and records, with a minimal game in which two seats count to six."""

from collections.abc import Mapping

import msgspec
import pytest
from msgspec import Struct

from salon.core import (
    Action,
    Chance,
    Decision,
    Entry,
    Game,
    IllegalAction,
    ListedActions,
    Outcome,
    PublicEvent,
    Record,
    Setup,
    Sheet,
    Spec,
    Step,
    Timeline,
    replay,
)


class Count(Action, frozen=True):
    by: int


class Counted(PublicEvent, frozen=True):
    total: int


class Total(Struct, frozen=True):
    total: int
    turn: int
    start: int


class Counting(Game[Total, Total, Count]):
    """Seats add one or two, up to six. After a two the same seat goes on; every third number reveals something."""

    spec = Spec("counting", 1, (2,))
    state_type = view_type = Total
    action_type = Count
    event_type = Counted

    def start(self, setup: Setup, chance: Chance, at_ms: int) -> Step:
        first = chance.number("first", 2)
        return Step(state=Total(0, first, at_ms), events=(), revealed=True)

    def waiting_for(self, state: Total) -> Mapping[int, Decision]:
        return {} if state.total >= 6 else {state.turn: Decision("count", deadline_ms=state.start + 1_000)}

    def view(self, state: Total, seat: int | None) -> Total:
        return state

    def legal(self, view: Total) -> ListedActions[Count]:
        return ListedActions([Count(1), Count(2)])

    def apply(self, state: Total, seat: int, action: Count, at_ms: int, chance: Chance) -> Step:
        if action not in self.legal(state):
            raise IllegalAction("malformed")
        total = state.total + action.by
        after = Total(total, state.turn if action.by == 2 else 1 - state.turn, at_ms)
        return Step(state=after, events=(Counted(total),), revealed=total % 3 == 0)

    def expire(self, state: Total, at_ms: int, chance: Chance) -> Step | None:
        return None if at_ms < state.start + 1_000 else self.apply(state, state.turn, Count(1), at_ms, chance)

    def outcome(self, state: Total) -> Outcome | None:
        return Outcome((1, 1), (Sheet((), 0), Sheet((), 0))) if state.total >= 6 else None

    def determinize(self, view: Total, chance: Chance) -> Total:
        return view


GAME = Counting()


@pytest.fixture
def timeline() -> Timeline:
    return Timeline.start(GAME, GAME.setup(2, {}, "seed"), 0).timeline


def turn(timeline: Timeline) -> int:
    seat: int = timeline.state.turn
    return seat


def test_an_action_is_an_entry(timeline: Timeline) -> None:
    seat = turn(timeline)
    advance = timeline.act(seat, Count(1), 17)
    assert advance.entry == Entry(
        seq=1, what="act", at_ms=17, seat=seat, action=msgspec.Raw(b'{"type":"Count","by":1}')
    )
    assert advance.step.events == (Counted(1),)
    assert (timeline.seq, advance.timeline.seq) == (0, 1)


def test_a_seat_takes_back_several_actions_of_its_own(timeline: Timeline) -> None:
    seat = turn(timeline)
    two = timeline.act(seat, Count(2), 1).timeline
    four = two.act(seat, Count(2), 2).timeline
    assert [past.state.total for past in four.past] == [0, 2]
    back = four.take_back(seat, 3).timeline
    assert (back.state, back.seq) == (two.state, 3)
    assert back.take_back(seat, 4).timeline.state == timeline.state


def test_when_somebody_else_has_acted_it_is_too_late(timeline: Timeline) -> None:
    seat = turn(timeline)
    after = timeline.act(seat, Count(1), 1).timeline.act(1 - seat, Count(1), 2).timeline
    assert not after.may_take_back(seat)
    assert after.may_take_back(1 - seat)
    back = after.take_back(1 - seat, 3).timeline
    assert not back.may_take_back(seat), "the first action stays, even when the second has been taken back"


def test_what_revealed_something_stays(timeline: Timeline) -> None:
    seat = turn(timeline)
    after = timeline.act(seat, Count(2), 1).timeline.act(seat, Count(1), 2).timeline
    assert after.state.total == 3
    assert not after.may_take_back(seat)
    with pytest.raises(IllegalAction, match="nothing-to-take-back"):
        after.take_back(seat, 3)


def test_the_clock_plays_when_it_may(timeline: Timeline) -> None:
    with pytest.raises(IllegalAction, match="nothing-due"):
        timeline.expire(999)
    late = timeline.expire(1_000)
    assert late.entry == Entry(seq=1, what="expire", at_ms=1_000)
    assert late.timeline.past == ()


def test_nobody_is_skipped_where_the_game_has_to_wait(timeline: Timeline) -> None:
    with pytest.raises(IllegalAction, match="cannot-skip"):
        timeline.skip(turn(timeline), 0)


def test_entries_follow_each_other(timeline: Timeline) -> None:
    with pytest.raises(ValueError, match="does not follow"):
        timeline.follow(Entry(seq=2, what="expire", at_ms=5_000))
    with pytest.raises(ValueError, match="no such entry"):
        timeline.follow(Entry(seq=1, what="act", at_ms=0))
    with pytest.raises(IllegalAction, match="not-asked"):
        timeline.act(1 - turn(timeline), Count(1), 0)


def test_a_record_plays_as_the_game_did() -> None:
    advance = Timeline.start(GAME, GAME.setup(2, {}, "seed"), 0)
    advances = [advance]
    for what in ("act", "take-back", "act", "expire", "act", "act", "act"):
        timeline = advance.timeline
        if what == "act":
            advance = timeline.act(turn(timeline), Count(1), 1)
        elif what == "expire":
            advance = timeline.expire(2_000)
        else:
            advance = timeline.take_back(timeline.past[-1].seat, 1)
        advances.append(advance)
    record = Record(advance.timeline.setup, tuple(each.entry for each in advances))
    read = Record.from_json(record.to_json())
    assert [each.timeline.state for each in replay(GAME, read)] == [each.timeline.state for each in advances]
    assert read.is_fairly_drawn()
    other = msgspec.structs.replace(read, setup=msgspec.structs.replace(read.setup, seed="not it"))
    assert [each.timeline.state for each in replay(GAME, other)] == [each.timeline.state for each in advances]
