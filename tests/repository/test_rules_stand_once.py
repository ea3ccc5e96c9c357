"""Rules are written once, in Python: the page reads no option of a game and cites no rule."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from salon.games.registry import KITS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
RULE_ID = re.compile(r"\b[A-Z]{2}-\d+\b")
ACCESS = re.compile(r"\boptions\)?(?:\(\))?\??\.?(?:\[\s*[\"'`](\w+)[\"'`]\s*\]|(?<=\.)(\w+))")
"""Matches the reading of an option from `options`, `view.options`, `options()` …, by key or as a property."""
QUOTED = re.compile(r"[\"'`](\w+)[\"'`]")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)


def option_names() -> set[str]:
    """The names of all options and extras of all games."""
    specs = [kit.game.spec for kit in KITS.values()]
    return {option.name for spec in specs for option in spec.options} | {
        extra.name for spec in specs for extra in spec.extras
    }


def code_in(path: Path) -> str:
    """A file without its comments."""
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), path.read_text("utf-8"))


def hand_written() -> Iterator[tuple[str, str]]:
    """The name and the code of every file of the page that is neither generated nor a test."""
    for path in sorted((*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"))):
        name = path.relative_to(PAGE).as_posix()
        if not name.startswith("generated/") and not name.endswith(".test.ts"):
            yield name, code_in(path)


def options_read(code: str, names: set[str]) -> set[str]:
    """The options of a game that some code knows by name.

    Names such as `board` and `size` are common words and count only if they are read from `options`. A name with an
    underscore counts wherever it is quoted.
    """
    read = {key or name for key, name in ACCESS.findall(code)}
    quoted = {name for name in QUOTED.findall(code) if "_" in name}
    return (read | quoted) & names


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('view.options["jacynimo"] === true', {"jacynimo"}),
        ("table.options.attraction_from", {"attraction_from"}),
        ('options()["model"]', {"model"}),
        ('(options)?.["size"]', {"size"}),
        ("const { x } = pick('don_giovanni')", {"don_giovanni"}),
        ('t("chess-option-model"); view.board.size; options[name]', set()),
        ('{ "size": 3 }', set()),
        ("options.length; options.map((model) => model)", set()),
    ],
)
def test_what_counts_as_reading_an_option(code: str, found: set[str]) -> None:
    assert options_read(code, option_names()) == found


def test_the_page_reads_no_option_of_a_game() -> None:
    names = option_names()
    assert {"jacynimo", "don_giovanni", "pair_votes"} <= names
    files = list(hand_written())
    assert len(files) > 100
    found = {name: sorted(options_read(code, names)) for name, code in files}
    assert {name: read for name, read in found.items() if read} == {}


def test_the_page_cites_no_rule_in_its_code() -> None:
    """Comments may name a rule. What a player reads comes from the server or from the Fluent files."""
    cited = {name: RULE_ID.findall(code) for name, code in hand_written() if name.startswith("games/")}
    assert {name: rules for name, rules in cited.items() if rules} == {}
