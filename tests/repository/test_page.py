"""The page, in its source and as built, contains nothing that the content security policy would block."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from salon.games.registry import KITS
from salon.words import LANGUAGES

WEB = Path(__file__).parents[2] / "web"

OWN_TEXTS = {
    "shell/rules/Sections.svelte": "the rules, written by us and made into markup when the page is built"
}
MARKUP = re.compile(
    r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcdoc|javascript:"
)


def test_nothing_from_outside_becomes_markup() -> None:
    sources = [path for kind in ("svelte", "ts") for path in (WEB / "src").rglob(f"*.{kind}")]
    assert len(sources) > 50
    found = {
        path.relative_to(WEB / "src").as_posix()
        for path in sources
        if MARKUP.search(path.read_text(encoding="utf-8"))
    }
    assert found == set(OWN_TEXTS)


def pages() -> dict[str, str]:
    """The page's `index.html` in its source and, if it has been built, as built."""
    found = {"web": (WEB / "index.html").read_text(encoding="utf-8")}
    built = files("salon").joinpath("page", "index.html")
    if built.is_file():
        found["built"] = built.read_text("utf-8")
    return found


def test_the_page_has_no_inline_script_or_style() -> None:
    for name, page in pages().items():
        scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page, flags=re.DOTALL)
        assert scripts, name
        assert [body for attributes, body in scripts if body.strip() or "src=" not in attributes] == [], name
        assert re.findall(r"<style|\sstyle=|\son\w+=", page) == [], name
        addresses = re.findall(r'(?:src|href)="([^"]+)"', page)
        assert [address for address in addresses if not address.startswith("/")] == [], name


FIRST_LOAD_BYTES = 150_000
FIRST_LOAD_FILES = 9
"""The page, its icon, two fonts, the script and style of all pages, the home page and its words. Drawings are extra."""
LOADED_LATER = re.compile(rf"/(?i:lesson|rules|table|lobby|replay|sound|late|{'|'.join(KITS)})")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_loads_little(language: str) -> None:
    """All that the home page loads is small, and lessons, rules, sounds and boards are not part of it."""
    built = files("salon").joinpath("page")
    if not built.joinpath("preloads.json").is_file():
        pytest.skip("the page has not been built")
    listed = json.loads(built.joinpath("preloads.json").read_text("utf-8"))
    named = re.findall(r'(?:href|src)="/([^"]+)"', built.joinpath("index.html").read_text("utf-8"))
    loaded = {"index.html", *named, *listed["home"], *listed["pictures"], *listed[f"words {language}"]}
    sizes = {}
    for name in loaded:
        packed = built.joinpath(f"{name}.br")
        sizes[name] = len((packed if packed.is_file() else built.joinpath(name)).read_bytes())
    assert 5 <= len(sizes) <= FIRST_LOAD_FILES + len(KITS), sizes
    assert sum(sizes.values()) <= FIRST_LOAD_BYTES, sizes
    assert [name for name in sizes if LOADED_LATER.search(name)] == []
