"""The floor plan: a game is named in its own folders only, and no folder has too many files."""

import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import PurePosixPath

import pytest

from salon.games.registry import KITS
from tests.support.files import ROOT, tracked

GAMES = tuple(
    name for name in KITS if any((ROOT / place / name).is_dir() for place in ("src/salon/games", "examples"))
)
"""The games of this repository. Other installed games may have any name, so they are not searched for."""

OWN_FOLDERS = ("src/salon/games", "web/src/games", "tests/games")
"""Each has a folder for each game, in which the game may be named."""

NAMED_ANYWHERE = (
    "docs",
    "examples",
    "bench",
    "web/src/generated",
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
)
"""Documentation, examples, generated files, and benchmarks, which measure particular games."""

PLUGGED_IN = "pyproject.toml"
"""The file whose entry points name the games."""

NAMES_NOT_YET: set[str] = set()
"""Files and folders that still name games. Remove an entry when it no longer does."""

MOST_FILES = 12
SOURCE_FOLDERS = ("src", "web/src", "tests", "tools", "bench", "examples")
SOURCES = (".py", ".ts", ".svelte", ".css")
NOT_COUNTED = re.compile(r"(^|/)__init__\.py$|\.test\.ts$|(^|/)generated/|/migrations/versions/")

FOLDERS_NOT_YET: set[str] = set()
"""Patterns of folders that still have more files. Remove an entry when its folder has been split."""


def is_in(path: str, places: tuple[str, ...] | set[str]) -> bool:
    """Whether a file is in a list of files and folders."""
    return any(path == place or path.startswith(f"{place}/") for place in places)


def named(name: str) -> re.Pattern[str]:
    """Matches a game's name as a word or at the start of a part of an identifier: `go`, `GO`, `go_board`, `GoBoard`."""
    return re.compile(rf"(?<![A-Za-z])(?i:{re.escape(name)})(?![a-z])")


def is_word_of(game: str, name: str) -> bool:
    """Whether the rulebook of a game uses another game's name as an ordinary word."""
    book = ROOT / "docs" / "rules" / f"{game}.md"
    return book.is_file() and re.search(rf"\b{re.escape(name)}\b", book.read_text("utf-8")) is not None


def lines_of(path: str) -> list[tuple[int, str]]:
    """The numbered lines of a text file, without the entry points. A binary file has none."""
    try:
        lines = list(enumerate((ROOT / path).read_text("utf-8").splitlines(), 1))
    except UnicodeDecodeError:
        return []
    if path != PLUGGED_IN:
        return lines
    kept, table = [], ""
    for number, line in lines:
        table = line if line.startswith("[") else table
        if not table.startswith("[project.entry-points"):
            kept.append((number, line))
    return kept


def owner_of(path: str) -> str | None:
    """The game in whose folder a file is, if any."""
    return next(
        (game for game in GAMES if is_in(path, tuple(f"{folder}/{game}" for folder in OWN_FOLDERS))), None
    )


def found(game: str) -> Iterator[str]:
    """Every place outside its folders where a game is named.

    If the name is also a word of another game's rulebook, the files of that other game may use the word. They may
    neither import the game nor use its messages.
    """
    word = named(game)
    reference = re.compile(rf"games[./]{re.escape(game)}\b|\b{re.escape(game)}-")
    for path in tracked():
        owner = owner_of(path)
        if owner == game or is_in(path, NAMED_ANYWHERE):
            continue
        looked_for = reference if owner is not None and is_word_of(owner, game) else word
        if word.search(path) and looked_for is word:
            yield path
        yield from (f"{path}:{number}" for number, line in lines_of(path) if looked_for.search(line))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_in_its_own_folders_only(game: str) -> None:
    assert [place for place in found(game) if not is_in(place.partition(":")[0], NAMES_NOT_YET)] == []


def test_names_are_found_in_every_spelling() -> None:
    word = named("halma")
    for line in (
        "Halma",
        "halma's",
        "a halma-like game",
        "HALMA = 1",
        "new_halma_2",
        "HalmaBoard",
        "games.halma.kit",
    ):
        assert word.search(line), line
    for line in ("halmas", "Halmaesque", "LockHalma"):
        assert not word.search(line), line


def counted() -> Counter[str]:
    """The number of source files in each folder."""
    return Counter(
        PurePosixPath(path).parent.as_posix()
        for path in tracked()
        if is_in(path, SOURCE_FOLDERS) and path.endswith(SOURCES) and not NOT_COUNTED.search(path)
    )


def too_large() -> dict[str, int]:
    """Folders with too many files."""
    return {folder: count for folder, count in counted().items() if count > MOST_FILES}


def test_folders_are_small() -> None:
    unsorted = {
        folder: count
        for folder, count in too_large().items()
        if not any(fnmatch(folder, pattern) for pattern in FOLDERS_NOT_YET)
    }
    assert unsorted == {}, f"more than {MOST_FILES} files: sort them into folders"


def test_what_is_not_done_yet_only_shrinks() -> None:
    named_in = [place.partition(":")[0] for game in GAMES for place in found(game)]
    assert [place for place in NAMES_NOT_YET if not any(is_in(path, {place}) for path in named_in)] == []
    assert [pattern for pattern in FOLDERS_NOT_YET if not any(fnmatch(f, pattern) for f in too_large())] == []
