"""Every refusal the server can utter has its sentence, in every language."""

import re
from pathlib import Path

import pytest

from salon.words import LANGUAGES, say

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
