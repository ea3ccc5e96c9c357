"""The grammar of messages: numbers agree, nothing has to merge with a name that is not known, a level has one name."""

import re
from collections import defaultdict

import pytest
from fluent.syntax import FluentSerializer

from salon.games.registry import KITS
from salon.words import LANGUAGES, say
from tests.support.games import OUR_GAMES
from tests.support.words import messages

NAMES = "name|names|to|partner|other|others|reader|whom|seat|winner"
"""The variables that hold names of people."""

SEVERAL = re.compile(
    r"refused-\S+ \w+|\S+ (?:all|allowed|fewest|least|length|most|of|rounds|seats|target|total|voters|winners)"
    r"|home-players \w+|presets-players players|privacy-\S+ days|rules-variants-\S+ \w+"
    r"|\w+-(?:title|pack)-\S+ \w+|\w+-page-best-reading cards|\w+-note-\S+ \w+"
    r"|\S+ (?:squares|width|height|sizes|pieces|parts|turns|tried|players|slower)"
)
"""Numbers before a noun that are never one: bounds, what a title rests on, final scores, squares of pieces."""


def said(language: str) -> dict[str, str]:
    serialize = FluentSerializer().serialize_entry
    return {name: serialize(message).partition("=")[2] for name, message in messages(language).items()}


PLURAL = {
    "en": r"[a-z]{3,}s",
    "fr": r"(?!fois\b|voix\b|dans\b)[a-zà-ÿ]{3,}[sx]",
    "it": r"(?!nella\b|delle\b|posizione\b|posti?\b)[a-zà-ÿ]{3,}[ei]",
}
"""What a noun in the plural looks like."""


def unselected(name: str, text: str, language: str) -> list[str]:
    """The numbers that stand before a noun in the plural, though the message has no variant for one."""
    found = re.findall(rf"\{{ \$(\w+) \}} {PLURAL[language]}\b", text)
    people = {*NAMES.split("|"), "card", "piece"}
    return [
        f"{name} {each}"
        for each in found
        if each not in people and f"{{ ${each} ->" not in text and not SEVERAL.fullmatch(f"{name} {each}")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_agree_with_their_nouns(language: str) -> None:
    assert [each for name, text in said(language).items() for each in unselected(name, text, language)] == []


def test_a_number_that_does_not_agree_is_found() -> None:
    assert unselected("a", " { $points } points", "en") == ["a points"]
    assert unselected("a", " { $points } punti", "it") == ["a points"]
    assert (
        unselected("a", " { $points ->\n    [one] one point\n   *[other] { $points } points\n}", "en") == []
    )


def test_french_never_elides_before_a_name() -> None:
    """No one knows whether a name begins with a vowel: “la place de Anna” would be wrong."""
    short = re.compile(rf"\b(?:de|que|jusque|ne|se|le|la) \{{ \$(?:{NAMES})\b", re.IGNORECASE)
    assert [name for name, text in said("fr").items() if short.search(text)] == []


def test_italian_puts_no_preposition_before_an_article() -> None:
    """These variables begin with an article: “di il Deserto” would be wrong, and so would “a l’Abisso”."""
    apart = re.compile(r"\b(?:di|a|da|in|su) \{ \$(?:card|square)\b", re.IGNORECASE)
    assert [name for name, text in said("it").items() if apart.search(text)] == []


def test_french_relative_clauses_have_a_head() -> None:
    """A sentence that begins with “qui” is a question, not “Qui a avancé peut…”."""
    sentence = re.compile(r"(?:^|[.:;!?»]\s)qui\b[^.!?]*[.!?]?", re.IGNORECASE)
    found = [
        f"{name}: {match}"
        for name, text in said("fr").items()
        for match in sentence.findall(text)
        if not match.endswith("?")
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_has_one_name(language: str) -> None:
    called = defaultdict(set)
    for game in OUR_GAMES:
        for level in KITS[game].levels:
            called[level].add(say(f"{game}-level-{level}", language))
    assert {level: names for level, names in called.items() if len(names) > 1} == {}
