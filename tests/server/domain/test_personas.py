"""Personas: each bot is a character, and has its name."""

import pytest
from msgspec.structs import replace

from salon.core import Outcome, Setup
from salon.core.kit import GameKit, Personas
from salon.games.registry import KITS
from salon.server.domain.bots.personas import persona_name, shown_persona, without_extra
from salon.server.domain.table import Chair
from salon.server.projection.finished import finished_game
from salon.words import LANGUAGES, say
from tests.support.server.rows import a_game

WITH_PERSONAS = [kit for kit in KITS.values() if kit.personas is not None and kit.levels]
MOST = 24


@pytest.mark.parametrize("kit", WITH_PERSONAS, ids=lambda kit: kit.name)
def test_a_persona_has_a_name_that_fits(kit: GameKit) -> None:
    assert kit.personas is not None
    assert len(kit.personas.ids) >= max(kit.game.spec.seats)
    assert kit.personas.extra in {extra.name for extra in kit.game.spec.extras}
    for language in LANGUAGES:
        names = [say(f"{kit.name}-persona-{persona}", language) for persona in kit.personas.ids]
        assert len(set(names)) == len(names)
        assert all(0 < len(name) <= MOST for name in names)


def test_what_a_table_tells_its_game() -> None:
    personas = Personas(("baker", "judge"), "personas")
    bot = Chair(kind="bot", name="somebody", persona="baker")
    assert shown_persona("toy", bot) is None
    assert without_extra({"personas": "1:baker", "board": "short"}, personas) == {"board": "short"}
    assert without_extra({"personas": "1:baker"}, None) == {"personas": "1:baker"}


@pytest.mark.parametrize("kit", WITH_PERSONAS, ids=lambda kit: kit.name)
def test_a_list_of_finished_games_says_who_the_bots_were(kit: GameKit) -> None:
    assert kit.personas is not None
    first, second = kit.personas.ids[:2]
    chairs = (
        Chair(kind="person", name="Ada", member=1),
        Chair(kind="bot", name=persona_name(kit.name, first), persona=first),
        Chair(kind="bot", name="Maud", persona=second),
    )
    setup = Setup(kit.name, 1, 3, {}, "seed")
    over = replace(a_game(), setup=setup, chairs=chairs, ended_ms=9, outcome=Outcome((2, 1, 3), ()))
    line = finished_game(over, (0,))
    assert line is not None
    assert line.personas == (None, first, None), "a bot that was given a name keeps it"
