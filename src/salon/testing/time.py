"""Tests of take-backs and of deadlines."""

import pytest

from salon.core import IllegalAction, SeededChance, TakenBack, Timeline
from salon.testing.base import Suite
from salon.testing.tables import MOST_STEPS, Table, body, played


def _has_deadlines(table: Table) -> bool:
    return any(name == "turn_seconds" and value for name, value in table.setup().options.items())


class Deadlines(Suite):
    """Tests of take-backs and of deadlines."""

    def test_only_the_last_actor_may_take_back_and_only_what_revealed_nothing(self, table: Table) -> None:
        for before, advance in zip(played(table).timelines, played(table).advances[1:], strict=False):
            if advance.entry.what != "act":
                continue
            after, over = advance.timeline, not table.game.waiting_for(advance.timeline.state)
            for seat in range(table.seats):
                may = seat == advance.entry.seat and not advance.step.revealed and not over
                assert after.may_take_back(seat) == may
                if not may:
                    with pytest.raises(IllegalAction, match="nothing-to-take-back"):
                        after.take_back(seat, at_ms=9_000)
                else:
                    back = after.take_back(seat, at_ms=9_000)
                    assert body(back.timeline.state) == body(before.state)
                    assert back.step.events == (TakenBack(seat),)
                    assert len(back.timeline.past) == len(after.past) - 1
                    assert back.timeline.seq == after.seq + 1, "taking back is an entry, not a hole"

    def test_everything_since_the_last_revelation_can_be_taken_back(self, table: Table) -> None:
        longest = max(played(table).timelines, key=lambda timeline: len(timeline.past))
        while longest.past:
            state = longest.past[-1].state
            longest = longest.take_back(longest.past[-1].seat, at_ms=9_000).timeline
            assert body(longest.state) == body(state)

    def test_nothing_happens_before_a_deadline(self, table: Table) -> None:
        for timeline in played(table).some(10):
            deadlines = [each.deadline_ms for each in table.game.waiting_for(timeline.state).values()]
            due = min((each for each in deadlines if each is not None), default=10**15)
            assert table.game.expire(timeline.state, due - 1, SeededChance("any")) is None
            with pytest.raises(IllegalAction, match="nothing-due"):
                timeline.expire(at_ms=due - 1)

    def test_a_game_that_nobody_plays_ends_by_its_deadlines(self, table: Table) -> None:
        timeline = Timeline.start(table.game, table.setup("nobody"), at_ms=0).timeline
        for _ in range(MOST_STEPS):
            waiting = table.game.waiting_for(timeline.state)
            deadlines = [each.deadline_ms for each in waiting.values() if each.deadline_ms is not None]
            if not deadlines:
                assert not waiting or not _has_deadlines(table)
                return
            before = body(timeline.state)
            timeline = timeline.expire(at_ms=min(deadlines)).timeline
            assert body(timeline.state) != before
            assert not timeline.past, "what the clock has played cannot be taken back"
        pytest.fail("deadlines alone have to end a game")
