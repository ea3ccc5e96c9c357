"""What the documentation refers to exists: files, headings, Python modules and names, commands."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from salon import cli
from tests.support.files import ROOT, tracked

PAGES = [
    path.relative_to(ROOT).as_posix()
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
]
FILES = frozenset(tracked())
FOLDERS = frozenset(parent.as_posix() for name in FILES for parent in Path(name).parents)

FILE = re.compile(
    r"`([\w.<>/*-]+\.(?:py|ts|svelte|json|ftl|md|txt|toml|npz|svg|yml|yaml|conf|service|timer|Dockerfile))`"
)
"""A file in a text: `store/sql.py`, or with a part that stands for many: `words/<language>/explain.ftl`."""
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]*)(?:#([^)\s]*))?\)")
IMPORT = re.compile(r"^(?:>>> )?from (salon[\w.]*) import ([\w, ]+)$", re.MULTILINE)
COMMAND = re.compile(r"(?:^|`)(?:\./)?salon ([a-z]+)", re.MULTILINE)

NOT_OURS = {
    "record.json",
    "cover.svg",
    "drawing.txt",
    "lighthouse.json",
    "tiny.txt",
    "match.jsonl",
    "mybot.py",
    "tests/test_mygame.py",
}
"""Files that readers have or write themselves."""
MADE_LATER = {"preloads.json"}
"""Files that the build writes."""


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def is_somewhere(name: str) -> bool:
    """Whether a tracked file has this path, or one that ends with it."""
    pattern = re.sub(r"<\w+>|\\\*", "[^/]+", re.escape(name).replace("\\<", "<").replace("\\>", ">"))
    wanted = re.compile(rf"(?:^|/){pattern}$")
    return any(wanted.search(path) for path in FILES)


@pytest.mark.parametrize("page", PAGES)
def test_files_exist(page: str) -> None:
    named = {name.removeprefix("./") for name in FILE.findall(text_of(page))} - NOT_OURS - MADE_LATER
    assert [name for name in sorted(named) if not is_somewhere(name)] == []


def anchors(page: Path) -> Iterator[str]:
    """The ends of addresses that lead to the headings of a page."""
    for heading in re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        yield re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    broken = []
    for target, anchor in LINK.findall(text_of(page)):
        if target.startswith(("http:", "https:")):
            continue
        path = (ROOT / page).parent / target if target else ROOT / page
        found = path.exists() and (not anchor or anchor in anchors(path))
        if not found:
            broken.append(f"{target}#{anchor}")
    assert broken == []


@pytest.mark.parametrize("page", [page for page in PAGES if IMPORT.search(text_of(page))])
def test_imports_work(page: str) -> None:
    for module, names in IMPORT.findall(text_of(page)):
        found = import_module(module)
        for name in names.split(","):
            if not hasattr(found, name.strip()):
                import_module(f"{module}.{name.strip()}")


@pytest.mark.parametrize("page", PAGES)
def test_commands_exist(page: str) -> None:
    known = {*cli.COMMANDS, "setup", "test", "audit", "build"}
    assert set(COMMAND.findall(text_of(page))) - known == set()
