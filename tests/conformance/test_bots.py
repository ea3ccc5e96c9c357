"""Bots of every game: they get a view as JSON, and what they choose is legal and repeatable."""

import subprocess
import sys
from random import Random

import msgspec
import pytest

from salon.core import Advice, Budget, MoveValue, Thinker, Timed, Timeline
from salon.games.registry import GAMES, KITS, bots_of, find_bot, levels_of
from salon.server.compute import tasks
from tests.conformance.tables import TABLES, Table, body, every_table, legal, played

FEW = 24
"""Playouts for bots that think, where it is not asked how well they do."""


def quick(name: str, level: str) -> str:
    """A level, with few playouts if it thinks."""
    return f"{level}:{FEW}" if isinstance(find_bot(name, level), Thinker) else level


LEVELS = [(name, quick(name, level)) for name, kit in KITS.items() for level in levels_of(kit)]


def test_every_game_has_bots_with_words_for_their_levels() -> None:
    assert all(kit.levels for kit in KITS.values())


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_a_whole_game_of_bots(name: str, level: str) -> None:
    game = GAMES[name]
    timeline = Timeline.start(game, game.setup(game.spec.seats[-1], {}, level), 0).timeline
    while waiting := game.waiting_for(timeline.state):
        seat = min(seat for seat, decision in waiting.items() if not decision.answered)
        view = body(game.view(timeline.state, seat))
        action = game.decode_action(tasks.choose(name, level, view, f"{timeline.seq}"))
        timeline = timeline.act(seat, action, at_ms=timeline.seq).timeline
    assert game.outcome(timeline.state) is not None


@every_table
def test_bots_play_every_table_legally_and_repeatably(table: Table) -> None:
    for timeline in played(table).some(10):
        for seat in table.game.waiting_for(timeline.state):
            view = body(table.game.view(timeline.state, seat))
            for level in (quick(table.name, each) for each in KITS[table.name].levels):
                chosen = tasks.choose(table.name, level, view, "seed")
                action = table.game.decode_action(chosen)
                # What has to be made first is no legal action yet: it is right if it may be ordered.
                to_order = KITS[table.name].made_to_order
                if to_order is not None and isinstance(action, to_order.actions):
                    assert to_order.order(table.game.view(timeline.state, seat), action) is not None
                else:
                    assert action in legal(timeline, seat)
                assert tasks.choose(table.name, level, view, "seed") == chosen


@pytest.mark.parametrize("table", [each for each in TABLES if "values" in KITS[each.name].answers], ids=str)
def test_values_are_of_legal_actions(table: Table) -> None:
    for timeline in played(table).some(10):
        for seat in table.game.waiting_for(timeline.state):
            view = body(table.game.view(timeline.state, seat))
            for value in msgspec.json.decode(
                tasks.answer(table.name, "values", view, Budget()), type=list[MoveValue]
            ):
                assert table.game.decode_action(body(value.action)) in legal(timeline, seat)
        onlooker = body(table.game.view(timeline.state, None))
        assert tasks.answer(table.name, "values", onlooker, Budget()) == b"[]"


@pytest.mark.parametrize("table", [each for each in TABLES if "advice" in KITS[each.name].answers], ids=str)
def test_advice_speaks_of_legal_actions_the_best_first(table: Table) -> None:
    budget, random = Budget(playouts=4), Random(table.name)
    for timeline in played(table).some(6):
        for seat in table.game.waiting_for(timeline.state):
            view = body(table.game.view(timeline.state, seat))
            taken = legal(timeline, seat).sample(random)
            advice = tasks.advise(table.name, view, budget, body(taken))
            assert tasks.advise(table.name, view, budget, body(taken)) == advice
            listed = msgspec.json.decode(advice, type=list[Advice])
            actions = [table.game.decode_action(body(each.action)) for each in listed]
            assert all(action in legal(timeline, seat) for action in actions)
            assert [each.points for each in listed] == sorted((e.points for e in listed), reverse=True)
            assert taken in actions or not any(isinstance(taken, type(action)) for action in actions)


def test_unknown_games_and_levels_are_named() -> None:
    view = body(TABLES[0].game.view(played(TABLES[0]).timelines[0].state, 0))
    with pytest.raises(ValueError, match="no game 'chess'"):
        tasks.choose("chess", "gentle", view, "seed")
    with pytest.raises(ValueError, match="no bot 'perfect'"):
        tasks.choose(TABLES[0].name, "perfect", view, "seed")


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
        find_bot("personimo", spec)


@pytest.mark.parametrize(
    ("spec", "budget"),
    [("mce:200ms", Budget(ms=200)), ("mce:1.5s", Budget(ms=1500)), ("master:64", Budget(playouts=64))],
)
def test_a_spec_may_say_a_budget(spec: str, budget: Budget) -> None:
    bot = find_bot("personimo", spec)
    assert getattr(bot, "budget", None) == budget
    assert isinstance(bot, Timed) == (budget.ms is not None)


@pytest.mark.parametrize("name", KITS)
def test_a_kit_says_what_its_bots_answer(name: str) -> None:
    kit, bots = KITS[name], bots_of(name)
    assert set(bots.answers()) == kit.answers
    assert (bots.make is not None) == (kit.made_to_order is not None)
    assert set(kit.levels) <= set(bots.bots)


@pytest.mark.parametrize("name", KITS)
def test_a_kit_can_be_had_without_its_bots(name: str) -> None:
    code = (
        "import sys, salon.games.registry; print([name for name in sys.modules if name.startswith('salon.')])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert f"{KITS[name].game.__module__}'" in shown
    assert f"{KITS[name].game.__module__.rpartition('.')[0]}.bots" not in shown
