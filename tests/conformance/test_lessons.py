"""Every lesson of every game, played by its rules."""

import re
from pathlib import Path

import pytest
from msgspec import UNSET

from salon.games.registry import KITS
from salon.lessons import lessons_of, play
from salon.words import LANGUAGES, texts_in

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
LESSONS = [(name, lesson) for name, kit in KITS.items() for lesson in lessons_of(kit)]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_rules_allow_every_move_and_refuse_what_they_should(game: str, name: str) -> None:
    kit = KITS[game]
    lesson = lessons_of(kit)[name]
    played = list(play(kit.game, lesson))
    assert len(played) == len(lesson.steps)
    for step, _advances, timeline in played:
        if step.do is not UNSET:
            assert lesson.learner in timeline.waiting, f"{step.words}: it is not the learner's turn"
    assert played[-1].step.do is UNSET, "the last step is read"


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(game: str, name: str, language: str) -> None:
    words = "\n".join(texts_in(KITS[game].words, language))
    said = set(re.findall(rf"^{game}-lesson-([a-z-]+) =", words, flags=re.MULTILINE))
    assert {step.words for step in lessons_of(KITS[game])[name].steps} <= said


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_board_has_what_the_words_point_at(game: str, name: str) -> None:
    page = "\n".join(file.read_text(encoding="utf-8") for file in (PAGES / game).rglob("*.svelte"))
    there = {word for names in re.findall(r'data-lesson="([^"]+)"', page) for word in names.split()}
    assert {step.at for step in lessons_of(KITS[game])[name].steps if step.at} <= there
