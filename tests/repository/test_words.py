"""Words: all languages have the same messages, and no message is missing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Message
from fluent.syntax.visitor import Visitor

from salon.games.registry import KITS
from salon.words import DEFAULT, LANGUAGES, say
from tests.support.games import ANY_GAME, OUR_GAMES
from tests.support.words import FOLDERS, SOURCE, messages, pages, unsaid

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
PLAY = Path(__file__).parents[2] / "docs" / "play"


def written(language: str) -> list[Path]:
    """Every file for players in a language."""
    return [
        *(path for folder in FOLDERS for path in folder.glob(f"{language}/*.ftl")),
        *PLAY.glob(f"*.{language}.md"),
    ]


FRENCH, ITALIAN = written("fr"), written("it")


class Gaps(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: object) -> None:  # noqa: N802
        self.names.add(node.id.name)  # type: ignore[attr-defined]


def gaps(message: Message) -> set[str]:
    visitor = Gaps()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_misspelt(language: str) -> None:
    junk = [
        entry.content for page in pages(language).values() for entry in page.body if isinstance(entry, Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert pages(language).keys() == pages(DEFAULT).keys()
    ours, theirs = messages(DEFAULT), messages(language)
    assert sorted(ours.keys() ^ theirs.keys()) == []
    different = {name for name in ours if gaps(ours[name]) != gaps(theirs[name])}
    assert different == set(), "these have other variables"


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.name)
def test_no_line_of_french_begins_with_a_colon(path: Path) -> None:
    """In French, a no-break space separates : ; ! ? % and guillemets from their word."""
    lines = path.read_text("utf-8").splitlines()
    assert [line for line in lines if re.search("« | [:;!?%»]", line)] == []


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.name)
def test_what_asks_and_exclaims_has_a_narrow_space(path: Path) -> None:
    """In French, the space before ; ! and ? is narrow, and the one before : has full width."""
    lines = path.read_text("utf-8").splitlines()
    assert [line for line in lines if re.search("\u00a0[;!?]", line)] == []


MISSPELT_ITALIAN = {
    "a straight apostrophe": r"\w'\w",
    "a space before a mark": r"\w [;:!?](?!\w)",
    "guillemets": r"[«»]",
    "a grave accent for an acute one": r"\b(?:perchè|poichè|finchè|benchè|affinchè|nè|sè)\b",
    "an acute accent for a grave one": r"\b(?:é|cioé|piú|giá|puó|cosí)\b",
    "an apostrophe for an accent": r"\bE’ ",
    "an apostrophe too many": r"\b(?:qual’è|qual’era|un’(?:altro|isolato|aiuto|asso|ultimo))\b",
    "an accent for an apostrophe": r"\b(?:pò|dì la|fà|stà|và|quì|quà)\b",
    "no elision": r"\b(?:un[ao]|quell[ao]|(?:d|n|da|su|a)e?ll[ao]) [aeiouàèéìòù]\w{3}",
    "a d between different vowels": r"\b(?:ed [^eèé]|ad [^aà]|od )",
}
"""What Italian readers stumble over, and how to find it."""


def misspelt(text: str) -> list[str]:
    return [
        f"{what}: {found.group()}"
        for what, pattern in MISSPELT_ITALIAN.items()
        for found in re.finditer(pattern, text, re.IGNORECASE if what != "an apostrophe for an accent" else 0)
    ]


@pytest.mark.parametrize("path", ITALIAN, ids=lambda path: path.name)
def test_italian_is_spelt_as_in_a_book(path: Path) -> None:
    """Curved apostrophes, accents on the right side, elisions, and no space before a mark."""
    assert len(ITALIAN) == len(FRENCH)
    assert misspelt(path.read_text("utf-8")) == []


def test_italian_that_is_misspelt_is_found() -> None:
    wrong = "Perchè? E’ un pò tardi : la carta dell'asso sta nella isola ed il re è «qui»."
    assert len(misspelt(wrong)) == 9
    assert misspelt("Perché? È un po’ tardi: la carta dell’asso sta nell’isola e il re è “qui”.") == []


def codes() -> Iterator[str]:
    """Every code of a refusal in the source.

    Codes that a game composes at run time are in `tests/games/<game>/test_words.py`.
    """
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code)), *_]) if (
                    name in REFUSALS
                ):
                    yield code


REFUSALS = {"IllegalAction", "BadSetup", "Refusal", "Obstacle"}
"""The classes whose first argument is the code of a refusal."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    raised = sorted({*codes()})
    assert len(raised) > 15
    assert unsaid([f"refused-{code}" for code in raised], language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OUR_GAMES)
def test_every_game_names_itself_its_options_its_bots_and_its_starts(name: str, language: str) -> None:
    kit = KITS[name]
    wanted = [f"{name}-name", f"{name}-about"]
    for option in kit.game.spec.options:
        wanted += [f"{name}-group-{option.group}"]
        wanted += [f"{name}-option-{option.name}", f"{name}-option-{option.name}-about"]
        wanted += [f"{name}-option-{option.name}-{value}".lower() for value in option.values]
    wanted += [f"{name}-level-{level}" for level in kit.levels]
    wanted += [f"{name}-start-{start.name}" for start in kit.quick_starts]
    assert unsaid(wanted, language) == []


def test_what_has_no_words_is_called_by_its_id() -> None:
    assert say("no-such-message", "fr") == "no-such-message"


def test_a_language_that_is_not_there_is_english() -> None:
    assert say(f"{ANY_GAME}-name", "tlh") == say(f"{ANY_GAME}-name", DEFAULT) != f"{ANY_GAME}-name"


@pytest.mark.parametrize(
    ("message", "language", "particulars", "sentence"),
    [
        ("refused-seats", "en", {"seats": 1, "allowed": "3, 4"}, "One player won’t do"),
        (
            "refused-option-seats",
            "en",
            {"pick": "Waning", "allowed": "1", "seats": 3},
            "for a table of 1, not of 3",
        ),
        ("coach-review-progress", "fr", {"done": 0, "total": 12}, "0 coup examiné sur 12"),
    ],
)
def test_one_is_not_several(
    message: str, language: str, particulars: dict[str, str | int], sentence: str
) -> None:
    assert sentence in say(message, language, particulars)
