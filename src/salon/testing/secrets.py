"""Tests that no view and no event depends on what its seat may not know."""

from typing import get_args

from salon.core import Action, AnyGame, Event, IllegalAction, SeededChance, Step
from salon.testing.base import Suite
from salon.testing.tables import Table, body, everybody, legal, played, without_deadlines


def told(events: tuple[Event, ...], seat: int | None) -> bytes:
    """The events as a seat sees them, as JSON."""
    return body([event.seen_by(seat) for event in events])


class Secrets(Suite):
    """Tests that no view and no event depends on what its seat may not know."""

    def test_a_view_is_the_same_in_every_world_its_seat_cannot_rule_out(self, table: Table) -> None:
        different = 0
        for number, timeline in enumerate(played(table).some(20)):
            for seat in everybody(timeline):
                view = table.game.view(timeline.state, seat)
                world = table.game.determinize(view, SeededChance(f"world {number}"))
                assert body(table.game.view(world, seat)) == body(view)
                mine, there = table.game.waiting_for(timeline.state), table.game.waiting_for(world)
                assert without_deadlines(mine) == without_deadlines(there)
                different += body(world) != body(timeline.state)
        assert different or not self.has_secrets, "this table hides nothing from anybody"

    def test_without_hidden_hands_a_seat_sees_what_a_spectator_sees(self, table: Table) -> None:
        if table.game.spec.hidden_hands:
            return
        for number, timeline in enumerate(played(table).some(20)):
            public = table.game.view(timeline.state, None)
            world = table.game.determinize(public, SeededChance(f"world {number}"))
            for seat in range(timeline.setup.seats):
                assert body(table.game.view(world, seat)) == body(table.game.view(timeline.state, seat))

    def test_what_follows_is_told_the_same_way_unless_it_reveals_something(self, table: Table) -> None:
        compared = 0
        for number, timeline in enumerate(played(table).some(20)):
            for seat in everybody(timeline):
                world = table.game.determinize(
                    table.game.view(timeline.state, seat), SeededChance(f"world {number}")
                )
                for actor in table.game.waiting_for(timeline.state):
                    action = next(iter(legal(timeline, actor)))
                    here = timeline.act(actor, action, at_ms=9_000).step
                    if here.revealed:
                        continue
                    try:
                        there = table.game.apply(world, actor, action, 9_000, SeededChance("another"))
                    except IllegalAction:
                        continue  # the actor has a different hand in that state
                    assert told(here.events, seat) == told(there.events, seat)
                    assert body(table.game.view(here.state, seat)) == body(table.game.view(there.state, seat))
                    compared += 1
        assert compared

    def test_events_are_never_told_in_more_detail_than_they_are(self, table: Table) -> None:
        for advance in played(table).advances:
            for event in advance.step.events:
                for seat in everybody(advance.timeline):
                    seen = event.seen_by(seat)
                    assert seen is None or type(seen) is type(event)

    def test_nobody_learns_who_took_an_anonymous_action(self, table: Table) -> None:
        if not any(kind.anonymous for kind in action_types(table.game)):
            return
        for timeline in played(table).some(20):
            waiting = table.game.waiting_for(timeline.state)
            first: dict[bytes, tuple[int, Step]] = {}
            for actor, action in [(seat, each) for seat in waiting for each in legal(timeline, seat)]:
                if not action.anonymous:
                    continue
                step = timeline.act(actor, action, at_ms=9_000).step
                other, before = first.setdefault(body(action), (actor, step))
                for seat in {*everybody(timeline)} - {actor, other}:
                    assert told(step.events, seat) == told(before.events, seat)
                    assert body(table.game.view(step.state, seat)) == body(
                        table.game.view(before.state, seat)
                    )


def action_types(game: AnyGame) -> tuple[type[Action], ...]:
    """The types of a game's actions."""
    return get_args(game.action_type) or (game.action_type,)
