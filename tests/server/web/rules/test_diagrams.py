"""The diagrams of the rules over http: the game in one minute, and the variants."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from salon.core.kit import GameKit
from salon.diagrams import diagrams_of, draw, variants_of
from salon.games.registry import KITS
from salon.server.projection import diagrams as projection
from salon.words import LANGUAGES, explain
from tests.support.games import ANY_GAME, OUR_GAMES
from tests.support.server.harness import open_salon

pytestmark = pytest.mark.asyncio


def refusals_of(kit: GameKit, language: str) -> list[str]:
    """What the rules say of the moves that the diagrams show and the rules refuse."""
    diagrams = diagrams_of(kit)
    drawn = [draw(kit.game, diagrams, each) for step in diagrams.steps for each in step.pictures]
    return [
        explain(tried.refusal, language)
        for each in drawn
        for tried in each.tried
        if tried.refusal is not None
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OUR_GAMES)
async def test_the_minute_has_every_step_and_says_why_a_move_is_refused(
    tmp_path: Path, game: str, language: str
) -> None:
    async with open_salon(tmp_path, kit=KITS[game]) as salon:
        answer = await salon.player().ask("GET", f"/api/games/{game}/minute?lang={language}")
    steps, written = answer.json(), diagrams_of(KITS[game]).steps
    assert [step["words"] for step in steps] == [step.words for step in written]
    assert [len(step["pictures"]) for step in steps] == [len(step.pictures) for step in written]
    tried = [each for step in steps for picture in step["pictures"] for each in picture["tried"]]
    assert [each["refusal"]["text"] for each in tried if each["refusal"]] == refusals_of(KITS[game], language)
    assert all((each["view"] is None) == (each["refusal"] is not None) for each in tried)


@pytest.mark.parametrize("game", OUR_GAMES)
async def test_every_variant_comes_with_its_picture(tmp_path: Path, game: str) -> None:
    async with open_salon(tmp_path, kit=KITS[game]) as salon:
        cards = (await salon.player().ask("GET", f"/api/games/{game}/variants")).json()
    variants = variants_of(KITS[game])
    assert [(card["option"], card["value"]) for card in cards] == [
        (each.option.name, each.value) for each in variants
    ]
    assert all(card["picture"]["frame"]["news"]["view"] for card in cards)


async def test_a_game_without_diagrams_has_no_minute_but_its_variants(tmp_path: Path) -> None:
    plain = replace(KITS[ANY_GAME], diagrams=None)
    async with open_salon(tmp_path, kit=plain) as salon:
        ada = salon.player()
        assert (await ada.ask("GET", f"/api/games/{ANY_GAME}/minute")).json() == []
        cards = (await ada.ask("GET", f"/api/games/{ANY_GAME}/variants")).json()
    assert {card["option"] for card in cards} == {option.name for option in plain.game.spec.options}
    assert {card["picture"] for card in cards} == {None}


async def test_no_such_game_is_refused(tmp_path: Path) -> None:
    async with open_salon(tmp_path, kit=KITS[ANY_GAME]) as salon:
        for what in ("minute", "variants"):
            refused = await salon.player().ask("GET", f"/api/games/none/{what}")
            assert (refused.status_code, refused.json()["code"]) == (404, "no-such-page")


async def test_positions_are_played_once_however_often_they_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def counted(*asked: object) -> object:
        drawn.append("once")
        return draw(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(projection, "draw", counted)
    game = OUR_GAMES[-1]
    async with open_salon(tmp_path, kit=KITS[game]) as salon:
        ada = salon.player()
        asked = [f"/api/games/{game}/minute{lang}" for lang in ("?lang=en", "?lang=en", "?lang=xx", "")]
        answers = await asyncio.gather(*(ada.ask("GET", address) for address in asked))
        assert {answer.status_code for answer in answers} == {200}
    assert len(drawn) == sum(len(step.pictures) for step in diagrams_of(KITS[game]).steps)
