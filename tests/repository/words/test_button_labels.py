"""Labels of buttons are short enough for a phone, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

from salon.words import LANGUAGES
from tests.support.words import messages

PAGE = Path(__file__).parents[3] / "web" / "src"
LONGEST = {"en": 32, "fr": 38, "it": 38}
"""Characters that fit on a button of a phone, on two lines at most."""
NAME = 8
"""The length of a name or a number in a label."""


def labels(source: str) -> Iterator[str]:
    """The messages that stand on the buttons of a component."""
    for start in (match.start() for match in re.finditer(r"<button\b", source)):
        tag = end_of_tag(source, start)
        if re.search(r"class=(?:\"|\{\[\")button\b", source[start:tag]):
            content = source[tag : source.find("</button>", tag)]
            yield from re.findall(
                r"\bt\(\s*\"([\w-]+)\"", re.sub(r"<span class=\"unseen\">.*?</span>", "", content)
            )


def end_of_tag(source: str, start: int) -> int:
    """Where a tag ends: at the first > that is in no braces."""
    depth = 0
    for place in range(start, len(source)):
        depth += {"{": 1, "}": -1}.get(source[place], 0)
        if source[place] == ">" and depth == 0:
            return place
    raise AssertionError("a tag has an end")


def length(pattern: Pattern | None) -> int:
    """The length of a message's longest variant."""
    return sum(length_of(each) for each in pattern.elements) if pattern else 0


def length_of(element: object) -> int:
    match element:
        case TextElement(value=text):
            return len(text)
        case Placeable(expression=SelectExpression(variants=variants)):
            return max(length(variant.value) for variant in variants)
        case _:
            return NAME


def too_long(names: set[str], said: dict[str, Message], most: int) -> list[str]:
    return [name for name in sorted(names) if length(said[name].value) > most]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_buttons_are_short(language: str) -> None:
    names = {name for path in PAGE.rglob("*.svelte") for name in labels(path.read_text("utf-8"))}
    assert len(names) > 80
    assert too_long(names, messages(language), LONGEST[language]) == []
