"""Polyminix alone: any challenge, a campaign, the challenge of the day; and bots that take their time."""

import subprocess
import sys
from datetime import date
from random import Random

import pytest

from salon.core import BadSetup, IllegalAction
from salon.games.polyminix.bots import solving
from salon.games.polyminix.bots.levels import BOTS, RacingBot, hint
from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.content.tasks import Square, SquareWithHoles
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.model.actions import GiveUp, Hint, Lift, PickChallenge, PickTask, Roll, TakeHint
from salon.games.polyminix.model.events import Completed, Ended
from salon.games.polyminix.model.pieces import DEFAULT_KIT
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.view import HintAnswer
from salon.games.polyminix.rules.goals import challenges
from salon.games.polyminix.rules.solo import campaign, of_the_day
from salon.games.polyminix.solver import count
from tests.games.polyminix.tables import FIGURE, Room, built, solution
from tests.support.rules import rule


@rule("PX-30", "PX-2")
def test_any_challenge_against_the_clock() -> None:
    room = Room(1, solo="challenge").act(0, PickChallenge(FIGURE, "plus-1"), at_ms=1_000)
    assert (room.table.phase, room.table.started_ms) == ("race", 1_000)
    room.lay(0, *solution(FIGURE, "plus-1"), at_ms=31_000)
    assert room.heard(Completed) == [Completed(0, 1, 30_000, "solo")]
    outcome = POLYMINIX.outcome(room.state)
    assert outcome is not None
    assert (outcome.sheets[0].total, outcome.sheets[0].lines[0].particulars["seconds"]) == (1, 30)


@rule("PX-30")
def test_any_test_of_game_2() -> None:
    room = Room(1, solo="challenge", game="solve")
    with pytest.raises(IllegalAction, match="no-such-challenge"):
        room.act(0, PickChallenge(FIGURE, "must-1"))
    room.act(0, PickTask("first", "must-1"))
    assert room.table.task is not None
    room.lay(0, *built(room.table.task))
    assert room.heard(Ended)


@rule("PX-30")
def test_a_campaign_goes_through_the_deck_from_easy_to_hard() -> None:
    room, seen = Room(1, solo="campaign", campaign="red"), []
    while room.table.phase != "over":
        seen.append(room.table.hands[0][0].challenge)
        room.act(0, Roll()).act(0, GiveUp())
    outcome = POLYMINIX.outcome(room.state)
    assert outcome is not None
    assert [note.what for note in outcome.notes] == ["polyminix-note-solo"], "it ended with the deck"
    assert seen == list(campaign(Level.RED))
    assert len(set(seen)) == 32


@rule("PX-30")
def test_the_challenge_of_the_day_is_the_same_for_everyone() -> None:
    days = [date(2026, 11, day) for day in range(1, 29)]
    one, other = (Room(1, seed, solo="day", day="2026-11-15").act(0, Roll()) for seed in ("one", "other"))
    assert one.table == other.table
    assert one.table.hands[0][0].challenge == of_the_day(date(2026, 11, 15)).challenge
    assert len({of_the_day(day).challenge for day in days}) > 15


@rule("PX-30")
@pytest.mark.parametrize("day", [None, "today", "2026-02-30"])
def test_a_challenge_of_the_day_needs_a_day(day: str | None) -> None:
    with pytest.raises(BadSetup, match="no-such-day"):
        POLYMINIX.setup(1, {"solo": "day"} if day is None else {"solo": "day", "day": day}, "seed")


@rule("PX-31")
def test_hints_are_for_solo_play_or_by_agreement() -> None:
    with pytest.raises(IllegalAction, match="no-hints"):
        Room(2).race("first", (FIGURE,)).act(0, TakeHint("next"))
    room = Room(2, hints=True).race("first", (FIGURE,)).act(0, TakeHint("count"))
    assert (room.view(0).hint, room.view(1).hint) == ("count", None)
    assert room.table.runners[0].hints == 1
    with pytest.raises(IllegalAction, match="nothing-to-take-back"):
        room.timeline.take_back(0, at_ms=1)


@rule("PX-31")
def test_the_solver_answers_what_was_asked() -> None:
    room = Room(1, solo="challenge").act(0, PickChallenge(FIGURE, "must-1"))
    answers = {}
    for asked in ("solvable", "wrong", "next", "count"):
        answers[asked] = hint(room.act(0, TakeHint(asked)).view(0))
    assert answers["solvable"] is not None
    assert answers["solvable"].solvable is True
    assert answers["wrong"] is not None
    assert answers["wrong"].wrong == ()
    assert answers["next"] is not None
    assert answers["next"].next in solution()
    assert answers["count"] is not None
    assert answers["count"].covers == count(challenges()[FIGURE].problem("must-1", DEFAULT_KIT))


def asked(room: Room, question: Hint) -> HintAnswer:
    answer = hint(room.act(0, TakeHint(question)).view(0))
    assert answer is not None
    return answer


@rule("PX-31")
def test_a_way_that_is_hard_to_find_is_no_reason_to_say_no(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = (
        Placement("I2", ((6, 6), (7, 6))),
        Placement("U5", ((7, 7), (7, 8), (7, 9), (8, 7), (8, 9))),
        Placement("L3", ((8, 5), (9, 5), (9, 6))),
        Placement("T4", ((9, 8), (10, 7), (10, 8), (10, 9))),
    )
    room = Room(1, game="solve", solo="challenge").solve(SquareWithHoles(7), "solo").lay(0, *pieces)
    assert asked(room, "solvable").solvable is True, "with four holes"
    assert asked(room, "wrong").wrong == ()
    monkeypatch.setattr(solving, "MOST_FIGURES", 100)
    assert asked(room, "solvable").solvable is None
    room = Room(1, game="solve", solo="challenge").solve(SquareWithHoles(5), "solo")
    assert asked(room.lay(0, Placement("I2", ((0, 0), (0, 1)))), "solvable").solvable is True
    assert asked(room.lay(0, Placement("I3", ((0, 7), (0, 8), (0, 9)))), "solvable").solvable is False


@rule("PX-31")
def test_the_piece_that_is_wrong_need_not_be_the_latest() -> None:
    room = Room(1, game="solve", solo="challenge").solve(Square(3), "solo")
    room.lay(0, Placement("L3", ((3, 3), (3, 4), (4, 3))))
    assert asked(room, "wrong").wrong == ()
    room.lay(0, Placement("I4", ((2, 3), (2, 4), (2, 5), (2, 6))), Placement("I2", ((3, 5), (4, 5))))
    assert asked(room, "wrong").wrong == ("I4",)
    assert asked(room.act(0, Lift("I4")), "next").next is not None


@rule("PX-32")
def test_bots_are_never_instant_and_the_levels_differ() -> None:
    room = Room(2).race("first", (FIGURE,))
    pauses = {}
    for level in ("gentle", "fair", "sharp"):
        bot = BOTS[level]
        assert isinstance(bot, RacingBot)
        action = bot.choose(room.view(0), Random(1))
        times = sorted(bot.pause_ms(room.view(0), action, Random(n)) for n in range(101))
        assert times[0] > 500
        pauses[level] = times[50]
    assert pauses["gentle"] > pauses["fair"] > pauses["sharp"]
    hard = Room(2).race("first", ("red-2-01-a",))
    fair = BOTS["fair"]
    assert isinstance(fair, RacingBot)
    assert fair.pause_ms(hard.view(0), fair.choose(hard.view(0), Random(1)), Random(1)) > 1_000


@rule("PX-32")
def test_the_rules_do_not_load_the_solver() -> None:
    code = "import sys, salon.games; print('numba' in sys.modules, 'numpy' in sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["False", "False"]
