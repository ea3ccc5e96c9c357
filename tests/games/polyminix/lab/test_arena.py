"""The arena with Polyminix: simulated time in a race, and challenges made to order."""

from random import Random

import pytest

from salon.games.polyminix.game import POLYMINIX
from salon.games.registry import find_bot
from salon.lab.arena import Match, play, play_game
from tests.support.arena import refused


def test_a_race_takes_the_time_that_its_bots_take() -> None:
    pair = [find_bot("polyminix", "sharp"), find_bot("polyminix", "gentle")]
    finished = play(
        POLYMINIX, POLYMINIX.setup(2, {}, "race"), pair, lambda seat, seq: Random(f"{seat} {seq}")
    )
    outcome = POLYMINIX.outcome(finished.timeline.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert finished.timeline.state.table.started_ms > 60_000


def test_what_a_move_orders_is_made_first() -> None:
    """New challenges are made while the game is on (PX-30)."""
    match = Match.of("polyminix", ["sharp", "gentle"], {"new_challenges": True, "target": 6}, seed="new")
    assert max(play_game(match, 0).points) >= 6


def test_a_preset_of_a_game_without_any_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "has no preset 'base'; it has none" in refused(
        capsys, "polyminix", "--bots", "fair", "--preset", "base"
    )
