"""Tests that bots choose from a view in JSON, and that their choices are legal and repeatable."""

from random import Random

import msgspec

from salon.core import Advice, Budget, MoveValue, Thinker, Timeline
from salon.core.kit import Question
from salon.testing.base import Suite
from salon.testing.tables import Table, body, legal, played

FEW = 24
"""The number of playouts for bots that think. It is small because their strength is not tested here."""


class Bots(Suite):
    """Tests that bots choose from a view in JSON, and that their choices are legal and repeatable."""

    def quick(self, level: str) -> str:
        """The name of a level, with a budget of few playouts if the bot thinks."""
        bots = self.kit.load_bots().bots
        return f"{level}:{FEW}" if level in bots and isinstance(bots[level], Thinker) else level

    def test_there_are_bots(self) -> None:
        assert self.kit.levels

    def test_a_kit_says_what_its_bots_answer(self) -> None:
        bots = self.kit.load_bots()
        assert set(bots.answers()) == self.kit.answers
        assert (bots.make is not None) == (self.kit.made_to_order is not None)
        assert set(self.kit.levels) <= set(bots.bots)

    def test_a_whole_game_of_bots(self, level: str) -> None:
        game, spec = self.kit.game, self.quick(level)
        timeline = Timeline.start(game, game.setup(game.spec.seats[-1], {}, spec), 0).timeline
        while waiting := game.waiting_for(timeline.state):
            seat = min(seat for seat, decision in waiting.items() if not decision.answered)
            view = body(game.view(timeline.state, seat))
            action = game.decode_action(self.thinking.choose(self.kit.name, spec, view, f"{timeline.seq}"))
            timeline = timeline.act(seat, action, at_ms=timeline.seq).timeline
        assert game.outcome(timeline.state) is not None

    def test_bots_play_every_table_legally_and_repeatably(self, table: Table) -> None:
        for timeline in played(table).some(10):
            for seat in table.game.waiting_for(timeline.state):
                view = body(table.game.view(timeline.state, seat))
                for level in map(self.quick, self.kit.levels):
                    chosen = self.thinking.choose(self.kit.name, level, view, "seed")
                    action = table.game.decode_action(chosen)
                    # An action for which a worker has to make something is not legal yet. Its order must be accepted.
                    to_order = self.kit.made_to_order
                    if to_order is not None and isinstance(action, to_order.actions):
                        assert to_order.order(table.game.view(timeline.state, seat), action) is not None
                    else:
                        assert action in legal(timeline, seat)
                    assert self.thinking.choose(self.kit.name, level, view, "seed") == chosen


class Values(Suite):
    """Tests of move values, for games whose bots give them."""

    def test_values_are_of_legal_actions(self, table: Table) -> None:
        for timeline in played(table).some(10):
            for seat in table.game.waiting_for(timeline.state):
                values = self._answer("values", body(table.game.view(timeline.state, seat)))
                for value in msgspec.json.decode(values, type=list[MoveValue]):
                    assert table.game.decode_action(body(value.action)) in legal(timeline, seat)
            assert self._answer("values", body(table.game.view(timeline.state, None))) == b"[]"

    def _answer(self, question: Question, view: bytes) -> bytes:
        return self.thinking.answer(self.kit.name, question, view, Budget())


class Coaching(Suite):
    """Tests of the coach, for games that have one."""

    def test_advice_speaks_of_legal_actions_the_best_first(self, table: Table) -> None:
        budget, random, advise = Budget(playouts=4), Random(table.name), self.thinking.advise
        for timeline in played(table).some(6):
            for seat in table.game.waiting_for(timeline.state):
                view = body(table.game.view(timeline.state, seat))
                taken = legal(timeline, seat).sample(random)
                advice = advise(table.name, view, budget, body(taken))
                assert advise(table.name, view, budget, body(taken)) == advice
                listed = msgspec.json.decode(advice, type=list[Advice])
                actions = [table.game.decode_action(body(each.action)) for each in listed]
                assert all(action in legal(timeline, seat) for action in actions)
                assert [each.points for each in listed] == sorted((e.points for e in listed), reverse=True)
                assert taken in actions or not any(isinstance(taken, type(action)) for action in actions)
