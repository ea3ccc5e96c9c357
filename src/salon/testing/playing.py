"""Tests that legal actions are accepted, that states never change, that views stay small, and that every game ends."""

from random import Random

import msgspec
import pytest

from salon.core import Action, BadSetup, IllegalAction, NotedChance, SeededChance, Timeline
from salon.testing.base import Suite
from salon.testing.tables import Table, body, drawn_out, everybody, largest_view, legal, played


def changed(value: object, random: Random) -> object:
    """The JSON value with one small change."""
    match value:
        case dict():
            name = random.choice(sorted(set(value) - {"type"}) or [""])
            return {**value, name: changed(value.get(name), random)}
        case [*items] if items:
            at = random.randrange(len(items))
            return [*items[:at], changed(items[at], random), *items[at + 1 :]]
        case bool():
            return not value
        case int():
            return value + random.choice([-2, -1, 1, 2])
        case str():
            return value + random.choice(["*", "x"])
    return value


def accepted(timeline: Timeline, seat: int, action: Action) -> bool:
    """Whether an action is accepted. One that is refused must change nothing."""
    before = body(timeline.state)
    try:
        timeline.act(seat, action, at_ms=5_000)
    except IllegalAction:
        assert body(timeline.state) == before
        return False
    return True


LONG = 1_000
"""The entries of a game that is drawn out."""
LARGEST_VIEW = 64 * 1024
"""The bytes of the largest view. A view is sent to every seat after every action."""


class Playing(Suite):
    """Tests that legal actions are accepted, that states never change, that views stay small, and that games end."""

    def test_random_play_ends_with_an_outcome(self, table: Table) -> None:
        *before, end = played(table).timelines
        for timeline in before:
            assert table.game.outcome(timeline.state) is None
        outcome = table.game.outcome(end.state)
        assert outcome is not None
        assert len(outcome.ranks) == len(outcome.sheets) == table.seats
        assert outcome.winners
        assert all(rank == 1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks)
        for sheet in outcome.sheets:
            assert sum(line.points for line in sheet.lines) == sheet.total
        for seat in everybody(end):
            assert list(legal(end, seat)) == []

    def test_legal_actions_are_accepted_and_states_never_change(self, table: Table) -> None:
        random = Random(1)
        for timeline in played(table).some(25):
            before = body(timeline.state)
            for seat in table.game.waiting_for(timeline.state):
                actions = legal(timeline, seat)
                assert len(actions) == len(list(actions)) > 0
                for action in random.sample(list(actions), min(len(actions), 12)):
                    assert action in actions
                    step = timeline.act(seat, action, at_ms=5_000).step
                    assert body(step.state) != before, "an action that changes nothing is no action"
            assert body(timeline.state) == before

    def test_those_who_are_not_asked_can_do_nothing(self, table: Table) -> None:
        for timeline in played(table).some(25):
            waiting = table.game.waiting_for(timeline.state)
            for seat in everybody(timeline):
                assert (len(legal(timeline, seat)) > 0) == (seat in waiting)

    def test_near_misses_are_legal_exactly_if_they_are_accepted(self, table: Table) -> None:
        random = Random(2)
        for timeline in played(table).some(25):
            for seat in table.game.waiting_for(timeline.state):
                actions = legal(timeline, seat)
                for action in random.sample(list(actions), min(len(actions), 12)):
                    near = changed(msgspec.to_builtins(action), random)
                    try:
                        tried = table.game.decode_action(body(near))
                    except IllegalAction:
                        continue
                    assert (tried in actions) == accepted(timeline, seat, tried), tried

    def test_actions_of_other_moments_are_legal_exactly_if_they_are_accepted(self, table: Table) -> None:
        random = Random(3)
        entries = [entry for entry in played(table).record.entries if entry.what == "act"]
        for timeline in played(table).some(25):
            for seat in table.game.waiting_for(timeline.state):
                actions = legal(timeline, seat)
                for entry in random.sample(entries, min(len(entries), 12)):
                    assert not isinstance(entry.action, msgspec.UnsetType)
                    tried = table.game.decode_action(entry.action)
                    assert (tried in actions) == accepted(timeline, seat, tried), tried

    def test_the_same_seed_gives_the_same_game(self, table: Table) -> None:
        one, two = (table.game.start(table.setup("one"), SeededChance("one"), 0).state for _ in range(2))
        assert body(one) == body(two)

    def test_other_seeds_give_other_games_where_chance_has_a_say(self, table: Table) -> None:
        starts = [Timeline.start(table.game, table.setup(f"seed {n}"), at_ms=0) for n in range(20)]
        if any(draw.of > 1 for start in starts for draw in start.entry.draws):
            assert len({body(start.timeline.state) for start in starts}) > 1

    def test_chance_is_asked_for_one_purpose_once(self, table: Table) -> None:
        purposes = [draw.purpose for entry in played(table).record.entries for draw in entry.draws]
        taken_back = sum(entry.what == "take-back" for entry in played(table).record.entries)
        assert len(purposes) - len(set(purposes)) <= taken_back

    def test_determinized_states_are_states_to_go_on_from(self, table: Table) -> None:
        random = Random(4)
        for number, timeline in enumerate(played(table).some(10)):
            seat = min(table.game.waiting_for(timeline.state))
            view = table.game.view(timeline.state, seat)
            state = table.game.determinize(view, SeededChance(f"{number}"))
            chance = NotedChance(SeededChance(f"{number}"))
            for _ in range(20):
                waiting = table.game.waiting_for(state)
                if not waiting:
                    break
                seat = min(waiting)
                action = table.game.legal(table.game.view(state, seat)).sample(random)
                state = table.game.apply(state, seat, action, 0, chance).state

    def test_views_stay_small(self, table: Table) -> None:
        for timeline in played(table).timelines:
            assert largest_view(timeline) <= LARGEST_VIEW

    def test_views_do_not_grow_without_end(self) -> None:
        """A view may grow with what lies on the table, but not with the number of entries: people can go on and on."""
        sizes = drawn_out(Table(self.kit, min(self.kit.game.spec.seats)), LONG)
        if sizes:
            half = len(sizes) // 2
            early, late = max(sizes[:half]), max(sizes[half:])
            assert late <= 1.5 * early, f"in {LONG} entries a view has grown from {early} to {late} bytes"

    def test_numbers_of_players_and_options_are_checked(self) -> None:
        game = self.kit.game
        for seats in (-1, 0, max(game.spec.seats) + 1):
            with pytest.raises(BadSetup):
                game.setup(seats, {}, "seed")
        with pytest.raises(BadSetup):
            game.setup(game.spec.seats[0], {"no such option": True}, "seed")
        for option in game.spec.options:
            assert option.default in option.values
            with pytest.raises(BadSetup):
                game.setup(game.spec.seats[0], {option.name: "no such value"}, "seed")
