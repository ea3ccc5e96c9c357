"""The page, in its source and as built, contains nothing that the content security policy would block."""

import re
from importlib.resources import files
from pathlib import Path

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
