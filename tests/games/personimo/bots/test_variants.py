"""The bots of Personimo play every variant legally, and better the higher their level."""

from random import Random

import pytest

from salon.core import OptionValue
from salon.games.personimo import PERSONIMO
from salon.games.personimo.bots.levels import BOTS
from tests.games.personimo.golden.variants import GAMES
from tests.games.personimo.tables import asked, seen, table

SLOW = {"9x9"}
"""A sharp bot's whole game takes ten seconds there; what it does is the same as elsewhere."""


def play(seats: int, options: dict[str, OptionValue], levels: tuple[str, ...], seed: str) -> tuple[int, ...]:
    """The points of each seat after a game between these levels, seat after seat."""
    random, timeline = Random(seed), table(seats, options, seed)
    while PERSONIMO.waiting_for(timeline.state):
        seat = asked(timeline)
        action = BOTS[levels[seat % len(levels)]].choose(seen(timeline), random)
        timeline = timeline.act(seat, action, 0).timeline
    return PERSONIMO.view(timeline.state, None).points


@pytest.mark.parametrize("name", GAMES)
def test_every_level_plays_every_variant(name: str) -> None:
    """A game between the levels fails if it refuses what a bot chooses."""
    seats, options = GAMES[name]
    levels = ("fair", "gentle") if name in SLOW else ("sharp", "fair", "gentle")
    play(seats, options, levels, f"levels {name}")


CLEARLY: dict[str, tuple[int, dict[str, OptionValue], int]] = {
    "waning": (1, {}, 6),
    "thorny": (1, {"solitaire": "thorny"}, 6),
    "jacynimo": (2, {"jacynimo": True}, 3),
    "6x6": (2, {"size": "6x6"}, 2),
    "excuses": (3, {"excuses_wild": True, "courting_danger": True}, 2),
    "paralysis": (3, {"paralysis": True}, 2),
    "bonuses": (3, {"bonus_line": True, "bonus_box": True, "bonus_corner": True}, 2),
    "between": (3, {"shared": "between"}, 3),
    "sprawl": (3, {"sprawl": True}, 2),
}
"""Players, options, and how many games are enough."""


@pytest.mark.parametrize("name", CLEARLY)
def test_a_fair_bot_is_clearly_better_than_chance(name: str) -> None:
    seats, options, games = CLEARLY[name]
    scores = {
        level: sum(sum(play(seats, options, (level,), f"{name} {game}")) for game in range(games))
        for level in ("random", "fair", "sharp")
    }
    assert scores["fair"] > 1.2 * scores["random"], scores
    assert scores["sharp"] > 1.2 * scores["random"], scores
