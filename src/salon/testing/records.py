"""Tests that everything a game writes can be read again, and that a record replays as the game was played."""

from random import Random

import msgspec

from salon.core import Beginning, Entry, Outcome, Record, SeededChance, Setup, TakenBack, Timeline, replay
from salon.testing.base import Suite
from salon.testing.tables import MOST_STEPS, Table, body, everybody, legal, played, some_of


class Records(Suite):
    """Tests that everything a game writes can be read again, and that a record replays as the game was played."""

    def test_a_replay_gives_the_same_bytes(self, table: Table) -> None:
        game = played(table)
        read = Record.from_json(game.record.to_json())
        for before, again in zip(game.advances, replay(table.game, read), strict=True):
            assert body(again.timeline.state) == body(before.timeline.state)
            assert body(again.step.events) == body(before.step.events)
            assert again.step.revealed == before.step.revealed
            assert len(again.timeline.past) == len(before.timeline.past)

    def test_a_record_goes_there_and_back(self, table: Table) -> None:
        record = played(table).record
        assert Record.from_json(record.to_json()).to_json() == record.to_json()
        assert msgspec.json.decode(body(record.setup), type=Setup) == record.setup
        assert record.is_fairly_drawn()

    def test_states_and_views_go_there_and_back(self, table: Table) -> None:
        for timeline in [*played(table).some(20), played(table).timelines[-1]]:
            state = timeline.state
            assert msgspec.json.decode(body(state), type=table.game.state_type) == state
            for seat in everybody(timeline):
                view = table.game.view(state, seat)
                read = msgspec.json.decode(body(view), type=table.game.view_type)
                assert read == view
                assert list(table.game.legal(read)) == list(legal(timeline, seat))

    def test_actions_and_events_go_there_and_back(self, table: Table) -> None:
        events, random = msgspec.json.Decoder(table.game.event_type), Random(5)
        for advance in played(table).advances:
            for event in advance.step.events:
                assert events.decode(body(event)) == event
            for seat in table.game.waiting_for(advance.timeline.state):
                for action in some_of(legal(advance.timeline, seat), random):
                    assert table.game.decode_action(body(action)) == action
        assert events.decode(body(TakenBack(0))) == TakenBack(0), "every game's events include a take-back"

    def test_outcomes_go_there_and_back(self, table: Table) -> None:
        outcome = table.game.outcome(played(table).timelines[-1].state)
        assert msgspec.json.decode(body(outcome), type=Outcome) == outcome

    def test_a_record_from_before_an_option_still_replays(self, table: Table) -> None:
        game, record = played(table), played(table).record
        defaults = {option.name: option.default for option in table.game.spec.options}
        chosen = {name: value for name, value in record.setup.options.items() if value != defaults.get(name)}
        old = Record(msgspec.structs.replace(record.setup, options=chosen), record.entries)
        *_, last = replay(table.game, old)
        assert body(last.timeline.state) == body(game.timelines[-1].state)

    def test_a_game_can_be_played_on_from_its_positions(self, table: Table) -> None:
        """Dealt anew for a seat, which knows what it knew, and with the same cards. The whole replays."""
        if not self.kit.plays_on:
            return
        random, before = Random(6), played(table).record
        for number, timeline in enumerate(played(table).some(4)):
            seat = random.randrange(table.seats)
            for new in (True, False):
                setup = table.setup(f"what if {number}") if new else timeline.setup
                there = msgspec.structs.replace(timeline, setup=setup)
                first = there.play_on(seat if new else None, 9_000)
                known = table.game.view(timeline.state, seat)
                assert body(table.game.view(first.timeline.state, seat)) == body(known)
                entries = [*before.entries[: timeline.seq + 1], first.entry]
                last = self._play(first.timeline, random, entries)
                start = Beginning("before", before.setup.seed)
                record = Record.from_json(Record(setup, tuple(entries), beginnings=(start,)).to_json())
                *_, end = replay(table.game, record)
                assert body(end.timeline.state) == body(last.state)
                assert record.is_fairly_drawn()

    def test_what_is_dealt_anew_does_not_depend_on_what_was_hidden(self, table: Table) -> None:
        """Only the cards that lie in a seat's sight may be the same. A game that keeps more says so (`plays_on`)."""
        for number, timeline in enumerate(played(table).some(6)):
            for seat in range(table.seats):
                view = table.game.view(timeline.state, seat)
                world = table.game.determinize(view, SeededChance(f"world {number}"))
                chance = SeededChance("anew")
                here = table.game.dealt_anew(timeline.state, seat, chance)
                there = table.game.dealt_anew(world, seat, chance)
                assert body(table.game.view(here, seat)) == body(table.game.view(there, seat))

    @staticmethod
    def _play(timeline: Timeline, random: Random, entries: list[Entry]) -> Timeline:
        """Play to the end at random."""
        while waiting := timeline.waiting:
            assert len(entries) < 2 * MOST_STEPS, "random play has to end"
            seat = random.choice([seat for seat, decision in waiting.items() if not decision.answered])
            advance = timeline.act(seat, legal(timeline, seat).sample(random), 9_000 + len(entries))
            entries.append(advance.entry)
            timeline = advance.timeline
        return timeline
