"""Bots of every game: they get a view as JSON, and what they choose is legal and repeatable."""

import subprocess
import sys
from random import Random

import msgspec
import pytest

from salon.core import Advice, Budget, Thinker, Timeline, Worth
from salon.games import GAMES, bots
from tests.conformance.tables import TABLES, Table, body, every_table, legal, played

FEW = 24
"""Playouts for bots that think, where it is not asked how well they do."""


def quick(name: str, level: str) -> str:
    """A level, with few playouts if it thinks."""
    return f"{level}:{FEW}" if isinstance(bots.find_bot(name, level), Thinker) else level


LEVELS = [(name, quick(name, level)) for name, levels in bots.LEVELS.items() for level in levels]


def test_every_game_has_bots_with_words_for_their_levels() -> None:
    assert set(bots.LEVELS) == set(GAMES)
    assert all(bots.LEVELS.values())


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_a_whole_game_of_bots(name: str, level: str) -> None:
    game = GAMES[name]
    timeline = Timeline.start(game, game.setup(game.spec.seats[-1], {}, level), 0).timeline
    while waiting := game.waiting_for(timeline.state):
        seat = min(seat for seat, decision in waiting.items() if not decision.answered)
        view = body(game.view(timeline.state, seat))
        action = game.decode_action(bots.choose(name, level, view, f"{timeline.seq}"))
        timeline = timeline.act(seat, action, at_ms=timeline.seq).timeline
    assert game.outcome(timeline.state) is not None


@every_table
def test_bots_play_every_table_legally_and_repeatably(table: Table) -> None:
    for timeline in played(table).some(10):
        for seat in table.game.waiting_for(timeline.state):
            view = body(table.game.view(timeline.state, seat))
            for level in (quick(table.name, each) for each in bots.LEVELS[table.name]):
                chosen = bots.choose(table.name, level, view, "seed")
                action = table.game.decode_action(chosen)
                # A wish is no action yet: it is legal if what it needs may be ordered.
                ordered = table.game.order(table.game.view(timeline.state, seat), action)
                assert ordered is not None or action in legal(timeline, seat)
                assert bots.choose(table.name, level, view, "seed") == chosen


@every_table
def test_worth_speaks_of_legal_actions(table: Table) -> None:
    for timeline in played(table).some(10):
        for seat in table.game.waiting_for(timeline.state):
            view = body(table.game.view(timeline.state, seat))
            for worth in msgspec.json.decode(bots.worth(table.name, view), type=list[Worth]):
                assert table.game.decode_action(body(worth.action)) in legal(timeline, seat)
        assert bots.worth(table.name, body(table.game.view(timeline.state, None))) == b"[]"


@pytest.mark.parametrize("table", [each for each in TABLES if each.name in bots.ADVISERS], ids=str)
def test_advice_speaks_of_legal_actions_the_best_first(table: Table) -> None:
    budget, random = Budget(playouts=4), Random(table.name)
    for timeline in played(table).some(6):
        for seat in table.game.waiting_for(timeline.state):
            view = body(table.game.view(timeline.state, seat))
            taken = legal(timeline, seat).sample(random)
            advice = bots.advise(table.name, view, budget, body(taken))
            assert bots.advise(table.name, view, budget, body(taken)) == advice
            listed = msgspec.json.decode(advice, type=list[Advice])
            actions = [table.game.decode_action(body(each.action)) for each in listed]
            assert all(action in legal(timeline, seat) for action in actions)
            assert [each.points for each in listed] == sorted((e.points for e in listed), reverse=True)
            assert taken in actions or not any(isinstance(taken, type(action)) for action in actions)


def test_unknown_games_and_levels_are_named() -> None:
    view = body(TABLES[0].game.view(played(TABLES[0]).timelines[0].state, 0))
    with pytest.raises(ValueError, match="no bots for 'chess'"):
        bots.choose("chess", "gentle", view, "seed")
    with pytest.raises(ValueError, match="no bot 'perfect'"):
        bots.choose(TABLES[0].name, "perfect", view, "seed")


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("full-greedy:200ms", "takes no budget"),
        ("perfect:1s", "no bot 'perfect'"),
        ("mce:soon", "'soon' is no budget"),
        ("mce:200 ms", "'200 ms' is no budget"),
    ],
)
def test_a_spec_that_makes_no_sense_is_refused_in_words(spec: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        bots.find_bot("personimo", spec)


@pytest.mark.parametrize(
    ("spec", "budget"),
    [("mce:200ms", Budget(ms=200)), ("mce:1.5s", Budget(ms=1500)), ("master:64", Budget(playouts=64))],
)
def test_a_spec_may_say_a_budget(spec: str, budget: Budget) -> None:
    bot = bots.find_bot("personimo", spec)
    assert getattr(bot, "budget", None) == budget
    assert isinstance(bot, bots.Timed) == (budget.ms is not None)


def test_importing_bots_imports_no_game() -> None:
    code = "import sys, salon.games.bots; print([name for name in sys.modules if name.startswith('salon.')])"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert not any(f"salon.{name}" in shown for name in GAMES)
