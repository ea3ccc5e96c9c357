"""The words that `docs/voice.md` rules out are in no message."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from tests.support.words import messages

VOICE = Path(__file__).parents[2] / "docs" / "voice.md"
LANGUAGES = {"en": "English", "fr": "French"}


def ruled_out(title: str) -> list[str]:
    """The phrases in the *not* column of a language's table."""
    _, _, rest = VOICE.read_text("utf-8").partition(f"### {title}\n")
    rows = re.findall(r"^\|(.+)\|$", rest.partition("###")[0], re.MULTILINE)[2:]
    return [phrase.strip() for row in rows for phrase in row.split("|")[2].split(",")]


def said(language: str) -> dict[str, str]:
    """Every message of a language as its file has it, in lower case."""
    serialize = FluentSerializer().serialize_entry
    return {
        name: serialize(message).partition("=")[2].lower() for name, message in messages(language).items()
    }


def breaches(phrases: list[str], texts: dict[str, str]) -> list[str]:
    """The messages that use a phrase, as whole words."""
    return [
        f"{name}: {phrase}"
        for phrase in phrases
        for name, text in texts.items()
        if re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_that_is_ruled_out(language: str) -> None:
    phrases = ruled_out(LANGUAGES[language])
    assert len(phrases) > 5
    assert breaches(phrases, said(language)) == []


def test_a_breach_is_found() -> None:
    assert breaches(["look on"], {"a": " you can look on. ", "b": " overlook one "}) == ["a: look on"]
