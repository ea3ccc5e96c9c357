"""Bots by their names: what is unknown or makes no sense is refused in words, and kits load without their bots."""

import subprocess
import sys

import pytest

from salon.games.registry import KITS
from salon.server.compute import tasks
from salon.testing.tables import body, played
from tests.conformance.tables import TABLES


def test_unknown_games_and_levels_are_named() -> None:
    view = body(TABLES[0].game.view(played(TABLES[0]).timelines[0].state, 0))
    with pytest.raises(ValueError, match="no game 'chess'"):
        tasks.choose("chess", "gentle", view, "seed")
    with pytest.raises(ValueError, match="no bot 'perfect'"):
        tasks.choose(TABLES[0].name, "perfect", view, "seed")


@pytest.mark.parametrize("name", KITS)
def test_a_kit_can_be_had_without_its_bots(name: str) -> None:
    code = (
        "import sys, salon.games.registry; print([name for name in sys.modules if name.startswith('salon.')])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert f"{KITS[name].game.__module__}'" in shown
    assert f"{KITS[name].game.__module__.rpartition('.')[0]}.bots" not in shown
