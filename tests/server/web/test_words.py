"""Every refusal the server can utter has its sentence, in every language; and the words of games can be fetched."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from salon.words import LANGUAGES, say
from tests.support.server.harness import Salon
from tests.support.server.toy import TOY_KIT

SOURCES = sorted((Path(__file__).parents[3] / "src" / "salon" / "server").rglob("*.py"))
CODES = sorted(
    {code for path in SOURCES for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', path.read_text("utf-8"))}
)


def test_there_are_refusals() -> None:
    assert len(CODES) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [*CODES, "table-full"])
def test_every_refusal_has_a_sentence(code: str, language: str) -> None:
    assert say(f"refused-{code}", language) != f"refused-{code}"


def test_french_is_not_english() -> None:
    assert all(say(f"refused-{code}", "fr") != say(f"refused-{code}", "en") for code in CODES)


async def test_a_page_gets_the_words_of_a_game_it_was_built_without(
    salon: Salon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tmp_path / "words"
    for language, text in {"en": "toy-name = Toy", "fr": "toy-name = Jouet"}.items():
        (words / language).mkdir(parents=True)
        (words / language / "game.ftl").write_text(text, encoding="utf-8")
    toy = replace(TOY_KIT, words=words)
    monkeypatch.setitem(salon.node.context.kits, "toy", toy)
    answer = await salon.player().ask("GET", "/api/games/toy/words/fr")
    assert (answer.status_code, answer.text) == (200, "toy-name = Jouet")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["cache-control"].startswith("public")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["chess/words/en", "toy/words/tlh", "toy/words/..", "..%2Ftoy/words/en"])
async def test_words_of_unknown_games_and_languages_are_refused(salon: Salon, path: str) -> None:
    answer = await salon.player().ask("GET", f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
