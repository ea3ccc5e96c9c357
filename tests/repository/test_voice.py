"""The words that `docs/voice.md` rules out are in no message, and in no page for players."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from salon.words import LANGUAGES
from tests.support.words import messages

ROOT = Path(__file__).parents[2]
VOICE = ROOT / "docs" / "voice.md"


def ruled_out(language: str) -> list[str]:
    """The phrases in the *not* column of a language's table."""
    _, heading, rest = VOICE.read_text("utf-8").partition(f" (`{language}`)\n")
    assert heading, "each language has a table"
    rows = re.findall(r"^\|(.+)\|$", rest.partition("###")[0], re.MULTILINE)[2:]
    return [phrase.strip() for row in rows for phrase in row.split("|")[2].lower().split(",")]


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


def pages(language: str) -> dict[str, str]:
    """How to play each game, and what the example of a game says."""
    paths = [*ROOT.glob(f"docs/play/*.{language}.md"), *ROOT.glob(f"examples/*/src/*/words/{language}/*.ftl")]
    return {path.name: " ".join(path.read_text("utf-8").lower().split()) for path in paths}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_that_is_ruled_out(language: str) -> None:
    phrases = ruled_out(language)
    assert len(phrases) > 5
    assert breaches(phrases, said(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_for_players_uses_a_word_that_is_ruled_out(language: str) -> None:
    assert len(pages(language)) > 3
    assert breaches(ruled_out(language), pages(language)) == []


def terms() -> list[tuple[str, str]]:
    """What a thing is called in each language: pairs of a language and a term."""
    rows = re.findall(
        r"^\|(.+)\|$", VOICE.read_text("utf-8").partition("### The same thing")[2], re.MULTILINE
    )
    cells = [re.sub(r"\(.*?\)", "", row).split("|") for row in rows[2:]]
    return [
        (language, term.strip().lower())
        for row in cells
        for language, cell in zip(LANGUAGES, row, strict=True)
        for term in cell.split(",")
    ]


def test_what_a_thing_is_called_is_what_messages_call_it() -> None:
    texts = {language: " ".join(said(language).values()) for language in LANGUAGES}
    assert len(terms()) > 100
    assert [(language, term) for language, term in terms() if term not in texts[language]] == []


def test_a_breach_is_found() -> None:
    assert breaches(["look on"], {"a": " you can look on. ", "b": " overlook one "}) == ["a: look on"]
