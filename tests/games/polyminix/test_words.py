"""The words of Polyminix: its refusals, and how numbers agree with their nouns."""

from typing import get_args

import pytest

from salon.games.polyminix.model.public_state import Phase
from salon.words import LANGUAGES, say
from tests.support.words import unsaid

COMPOSED = [f"polyminix-asked-to-{phase}" for phase in get_args(Phase) if phase != "over"]
"""Codes of refusals that are put together where they are raised."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_composed_refusal_has_a_sentence(language: str) -> None:
    assert unsaid([f"refused-{code}" for code in COMPOSED], language) == []


@pytest.mark.parametrize(
    ("message", "language", "particulars", "sentence"),
    [
        ("polyminix-event-solved", "en", {"seconds": 1}, "Solved, after 1 second!"),
        ("polyminix-event-completed", "fr", {"name": "A", "place": 2, "seconds": 1}, "en 1 seconde."),
        (
            "polyminix-event-completed",
            "en",
            {"name": "A", "place": 4, "seconds": 12},
            "A is done, after 12 seconds.",
        ),
    ],
)
def test_one_is_not_several(
    message: str, language: str, particulars: dict[str, str | int], sentence: str
) -> None:
    assert sentence in say(message, language, particulars)
