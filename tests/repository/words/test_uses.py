"""Every message is used, by the page or by the program."""

import re
from pathlib import Path

from salon.words import DEFAULT
from tests.support.words import SOURCE, messages

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "web" / "src"
LITERAL = re.compile(r"[\"'`]([a-z][\w-]*)[\"'`]")
TEMPLATE = re.compile(r"`([\w-]*(?:\$\{[^`]*?\}[\w-]*)+)`|f\"([\w-]*(?:\{[^\"{}]*\}[\w-]*)+)\"")
GAP = re.compile(r"\$?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")


def sources() -> str:
    """The code of the page and of the program, and the data of the games, which name messages too."""
    paths = [path for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"}]
    paths = [path for path in paths if "generated" not in path.parts and not path.name.endswith(".test.ts")]
    paths += [path for path in SOURCE.rglob("*") if path.suffix in {".py", ".json"}]
    return "\n".join(path.read_text("utf-8") for path in paths)


def unused(ids: set[str], texts: list[str], code: str) -> list[str]:
    """The ids that no literal names, no template can make, and no other message includes."""
    literals = set(LITERAL.findall(code))
    gaps = {GAP.sub("\0", page or program) for page, program in TEMPLATE.findall(code)}
    telling = [gap for gap in gaps if sum(map(str.isalpha, gap)) >= 3 and "-" in gap]
    made = re.compile("|".join(re.escape(gap).replace("\0", r"[\w-]+") for gap in telling) or "(?!)")
    codes = re.compile(f"refused-(?:{made.pattern})")
    return [
        name
        for name in sorted(ids)
        if name not in literals
        and name.removeprefix("refused-") not in literals
        and not (codes if name.startswith("refused-") else made).fullmatch(name)
        and not any(f"{{ {name} }}" in text for text in texts)
    ]


def test_every_message_is_used() -> None:
    texts = [path.read_text("utf-8") for path in SOURCE.rglob(f"words/{DEFAULT}/*.ftl")]
    assert unused(set(messages(DEFAULT)), texts, sources()) == []


def test_what_is_not_used_is_found() -> None:
    ids = {"close", "fox-level-mild", "fox-lesson-end", "refused-late", "lost", "part"}
    code = 't("close") t(`${game}-level-${one}`) say(f"{name}-lesson-{step}") Refusal("late")'
    assert unused(ids, ["whole = { part }"], code) == ["lost"]
