"""Words: both languages say the same things, and everything that can be said has a sentence."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource
from fluent.syntax.visitor import Visitor

from salon.core import IllegalAction
from salon.games.personality.content.cards import KINDS, Tag
from salon.games.personality.content.personas import PERSONAS
from salon.games.personality.model.public_state import Phase
from salon.games.personimo.model.cards import CATALOGUE, NATURAL_ORDER
from salon.games.polyminix.model.public_state import Phase as PolyminixPhase
from salon.games.registry import GAMES, KITS
from salon.words import DEFAULT, LANGUAGES, explain, say

SOURCE = Path(str(files("salon")))
OTHERS = [language for language in LANGUAGES if language != DEFAULT]
PLAY = Path(__file__).parents[2] / "docs" / "play"
FOLDERS = [SOURCE / "words", *SOURCE.glob("games/*/words")]
FRENCH = [*(path for folder in FOLDERS for path in folder.glob("fr/*.ftl")), *PLAY.glob("*.fr.md")]


def pages(language: str) -> dict[str, Resource]:
    return {
        f"{folder.parent.name} {path.name}": FluentParser().parse(path.read_text("utf-8"))
        for folder in FOLDERS
        for path in sorted((folder / language).glob("*.ftl"))
    }


def messages(language: str) -> dict[str, Message]:
    found = [entry for page in pages(language).values() for entry in page.body if isinstance(entry, Message)]
    by_id = {entry.id.name: entry for entry in found}
    assert len(by_id) == len(found), "an id is used once"
    return by_id


class Gaps(Visitor):
    """The names of what a message speaks of."""

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
    assert different == set(), "these speak of other things"


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.name)
def test_no_line_of_french_begins_with_a_colon(path: Path) -> None:
    """What stands apart from its word in French (: ; ! ? % and guillemets) is kept with it by a no-break space."""
    lines = path.read_text("utf-8").splitlines()
    assert [line for line in lines if re.search("« | [:;!?%»]", line)] == []


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.name)
def test_what_asks_and_exclaims_has_a_narrow_space(path: Path) -> None:
    """French sets ; ! and ? with a thin space, and : with a whole one."""
    lines = path.read_text("utf-8").splitlines()
    assert [line for line in lines if re.search("\u00a0[;!?]", line)] == []


def codes() -> Iterator[str]:
    """Every code with which something is refused, read off the source."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code)), *_]) if (
                    name in REFUSALS
                ):
                    yield code


REFUSALS = {"IllegalAction", "BadSetup", "Refusal", "Obstacle"}
COMPOSED = {
    *(f"personimo-asked-to-{what}" for what in ("place", "claim", "settle")),
    *(f"personality-asked-to-{what}" for what in get_args(Phase) if what != "over"),
    *(f"polyminix-asked-to-{what}" for what in get_args(PolyminixPhase) if what != "over"),
    "personality-no-such-card",
    "personality-no-such-player",
    "personimo-claimed",
    "personimo-no-such-card",
}
"""Codes that are put together where they are raised."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    raised = {*codes(), *COMPOSED}
    assert len(raised) > 15
    said = {name.removeprefix("refused-") for name in messages(language) if name.startswith("refused-")}
    assert sorted(raised - said) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_names_itself_its_options_and_its_bots(language: str) -> None:
    said = messages(language)
    for name, game in GAMES.items():
        wanted = [f"{name}-name", f"{name}-about"]
        for option in game.spec.options:
            wanted += [f"{name}-group-{option.group}"]
            wanted += [f"{name}-option-{option.name}", f"{name}-option-{option.name}-about"]
            wanted += [f"{name}-option-{option.name}-{value}".lower() for value in option.values]
        wanted += [f"{name}-level-{level}" for level in KITS[name].levels]
        assert [each for each in wanted if each not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_suit_of_personimo_has_a_name(language: str) -> None:
    said = messages(language)
    wanted = [f"personimo-suit-{suit}" for suit in NATURAL_ORDER]
    wanted += [f"personimo-{how}-{card.id}" for how in ("card", "the") for card in CATALOGUE]
    assert [each for each in wanted if each not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_theme_persona_and_question_of_personality_has_words(language: str) -> None:
    said = messages(language)
    wanted = [f"personality-kind-{kind}" for kind in KINDS]
    wanted += [f"personality-tag-{tag}" for tag in get_args(Tag)]
    wanted += [f"personality-persona-{name}{part}" for name in PERSONAS for part in ("", "-about")]
    wanted += [f"personality-{how}-{what}" for how in ("ask", "asked") for what in get_args(Phase)[:-1]]
    assert [each for each in wanted if each not in said] == []


def test_numbers_agree_with_their_nouns() -> None:
    refusal = IllegalAction("personimo-must-place", "PM-33", spots=1)
    assert explain(refusal) == "A card that fits must be placed, and there is one spot for this one."
    line: dict[str, str | int] = {"suit": "moons", "blocks": 1, "marks": 3}
    assert say("personimo-line-neighbourhood", "en", line) == "Moons: 1 block × 3 marks"
    assert say("personimo-line-neighbourhood", "fr", line) == "Lunes\u00a0: 1 case × 3 marques"


def test_what_has_no_words_is_called_by_its_id() -> None:
    assert say("no-such-message", "fr") == "no-such-message"
    assert say("personimo-name", "tlh") == "Personimo"


@pytest.mark.parametrize(
    ("message", "language", "particulars", "sentence"),
    [
        ("refused-seats", "en", {"seats": 1, "allowed": "3, 4"}, "One player is not possible here"),
        (
            "refused-option-seats",
            "en",
            {"pick": "Waning", "allowed": "1", "seats": 3},
            "for a table of 1, not of 3",
        ),
        ("coach-review-progress", "fr", {"done": 0, "total": 12}, "0 coup examiné sur 12"),
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
        ("personimo-note-tarred", "en", {"points": 1}, "Only 1 point:"),
        ("personimo-note-tarred", "fr", {"points": 0}, "0 point"),
        ("personimo-line-other-district", "fr", {"points": 1}, "(1 point)"),
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
