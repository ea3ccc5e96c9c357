"""What the boards explain: every topic has a sentence and a rule, and everything that is drawn has a topic."""

import re
from pathlib import Path

import pytest

from salon.games.registry import KITS
from salon.words import LANGUAGES
from tests.support.games import OUR_GAMES
from tests.support.words import messages, unsaid

ROOT = Path(__file__).parents[3]
GAMES = ROOT / "web" / "src" / "games"
SHAPES = re.compile(r"<(path|rect|circle|ellipse|polygon|line|text)\b")
MARKED = re.compile(r"\bdata-(explain|part)\b")
"""`data-explain` names a topic. `data-part` says that it is part of something that is explained as a whole."""
ELSEWHERE = {
    "alone",
    "finale",
    "Preview.svelte",
    "PresetPicture.svelte",
    "HowToPlay.svelte",
    "gallery",
    "portrait",
    "rules",
}
"""Pictures that are on no board."""


def topics(game: str) -> dict[str, str]:
    """What a game explains, by topic: the ids of the rules."""
    data = KITS[game].page_data
    assert data is not None
    found: dict[str, str] = data()["EXPLANATIONS"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_topic_has_a_sentence_and_every_sentence_a_topic(game: str, language: str) -> None:
    wanted = [f"{game}-explain-{topic}" for topic in topics(game)]
    assert unsaid(wanted, language) == []
    said = {name for name in messages(language) if name.startswith(f"{game}-explain-")}
    assert said - {*wanted} == set()


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_topic_leads_to_a_rule(game: str) -> None:
    rules = {*re.findall(r"\*\*([A-Z]+-\d+)\*\*", (ROOT / f"docs/rules/{game}.md").read_text("utf-8"))}
    assert {topic: rule for topic, rule in topics(game).items() if rule not in rules} == {}


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_topic_is_used(game: str) -> None:
    """As a whole, or, where the topic depends on what is drawn, by how it begins."""
    code = "".join(
        path.read_text("utf-8") for path in (GAMES / game).rglob("*") if path.suffix in {".svelte", ".ts"}
    )
    used = {*re.findall(r'"([a-z-]+(?:-\d)?)"', code)} | {*re.findall(r"`([a-z]+-)\$", code)}
    kinds = {*re.findall(r'"([a-z]+)"', (GAMES.parent / "generated" / f"{game}.ts").read_text("utf-8"))}
    unused = {topic for topic in topics(game) if topic not in used | kinds}
    assert {
        topic for topic in unused if not any(topic.startswith(begin) for begin in used if begin.endswith("-"))
    } == set()


def test_every_drawing_on_a_board_is_explained_or_part_of_something_that_is() -> None:
    drawings = [
        path
        for path in GAMES.rglob("*.svelte")
        if not ELSEWHERE & {*path.relative_to(GAMES).parts} and SHAPES.search(path.read_text("utf-8"))
    ]
    assert len(drawings) > 20
    silent = [str(path.relative_to(GAMES)) for path in drawings if not MARKED.search(path.read_text("utf-8"))]
    assert silent == []
