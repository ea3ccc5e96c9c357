"""The words of Personality: its cards, personas, questions and refusals, and how numbers agree with their nouns."""

from typing import get_args

import pytest

from salon.games.personality.content.cards import KINDS, Tag
from salon.games.personality.content.personas import PERSONAS
from salon.games.personality.model.public_state import Phase
from salon.words import LANGUAGES, say
from tests.support.words import unsaid

ASKED = [phase for phase in get_args(Phase) if phase != "over"]
COMPOSED = [
    *(f"personality-asked-to-{phase}" for phase in ASKED),
    "personality-no-such-card",
    "personality-no-such-player",
]
"""Codes of refusals that are put together where they are raised."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_composed_refusal_has_a_sentence(language: str) -> None:
    assert unsaid([f"refused-{code}" for code in COMPOSED], language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_theme_persona_and_question_has_words(language: str) -> None:
    wanted = [f"personality-kind-{kind}" for kind in KINDS]
    wanted += [f"personality-tag-{tag}" for tag in get_args(Tag)]
    wanted += [f"personality-persona-{name}{part}" for name in PERSONAS for part in ("", "-about", "-short")]
    wanted += [f"personality-{how}-{what}" for how in ("ask", "asked") for what in ASKED]
    assert unsaid(wanted, language) == []


@pytest.mark.parametrize(
    ("message", "language", "particulars", "sentence"),
    [
        (
            "personality-page-fact-majority",
            "en",
            {"hits": 1, "votes": 9},
            "Voted with the table once out of 9.",
        ),
        (
            "personality-page-best-reading",
            "fr",
            {"other": "A", "reader": "B", "hits": 1, "cards": 2},
            "1 carte sur 2.",
        ),
    ],
)
def test_one_is_not_several(
    message: str, language: str, particulars: dict[str, str | int], sentence: str
) -> None:
    assert sentence in say(message, language, particulars)
