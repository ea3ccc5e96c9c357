"""Games and bots of other packages: one that is broken takes nothing else down."""

import logging
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from salon.games.registry import KITS, find_kits, levels_of, load_outside_bots
from salon.games.registry import _bot_points as bot_points
from tests.support.server.toy import TOY_KIT

IMPOSTOR = TOY_KIT
NO_KIT = "a text"


class Steady:
    """A bot that always does the first thing."""

    def choose(self, view: Any, random: Any) -> Any:
        return view


STEADY = Steady()


def game_point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, "salon.games")


OWN = [game_point(name, f"salon.games.{name}.kit:KIT") for name in KITS]
TOY = game_point("toy", f"{__name__}:IMPOSTOR")


@pytest.mark.parametrize(
    "value",
    ["no.such.module:KIT", f"{__name__}:NO_SUCH_NAME", f"{__name__}:NO_KIT", "tests.support.raises:KIT"],
)
def test_a_broken_package_loses_its_game_alone(value: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        kits = find_kits([game_point("broken", value), *OWN, TOY])
    assert list(kits) == [*KITS, "toy"]
    assert "the game broken cannot be used" in caplog.text


def test_a_name_that_is_taken_is_refused(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, kit = next(iter(KITS.items()))
    monkeypatch.setitem(
        globals(), "IMPOSTOR", type(kit)(game=kit.game, words=kit.words, load_bots=kit.load_bots)
    )
    with caplog.at_level(logging.WARNING):
        kits = find_kits([game_point("impostor", f"{__name__}:IMPOSTOR"), *OWN])
    assert kits[name] is kit, "the game of the house is used, whichever was found first"
    assert f"there are two games called {name!r}" in caplog.text


@pytest.mark.parametrize("value", ["no.such.module:BOT", f"{__name__}:Steady", f"{__name__}:NO_KIT"])
def test_a_broken_bot_is_left_out(value: str, caplog: pytest.LogCaptureFixture) -> None:
    points = [
        EntryPoint("toy.broken", value, "salon.bots"),
        EntryPoint("toy.steady", f"{__name__}:STEADY", "salon.bots"),
    ]
    assert load_outside_bots(points) == {"steady": STEADY}
    assert "the bot toy.broken cannot be used" in caplog.text


def test_bots_of_other_packages_are_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint(f"toy.{name}", f"{__name__}:STEADY", "salon.bots") for name in ("steady", "hard")]
    monkeypatch.setattr("salon.games.registry._bot_points", lambda game: points)
    assert levels_of(TOY_KIT) == ("easy", "middling", "hard", "steady")
    monkeypatch.undo()
    assert bot_points("toy") == []
