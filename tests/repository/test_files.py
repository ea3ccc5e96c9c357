"""Every file in the repository is short enough to read, and names no machine and no registry."""

import re
from pathlib import Path

from tests.support.files import ROOT, tracked

SOURCES = ("src/", "tests/", "tools/", "web/", "bench/")
CODE = {".py", ".ts", ".js", ".svelte", ".css", ".c"}
LONGEST = 300

# Files and folders that may have longer files, with the reason.
LONGER_FOR_A_REASON: dict[str, str] = {
    "web/src/generated": "generated: one type for each message",
    "tests/server/test_incidents.py": "every incident of one list, in one place",
}

# Paths of one machine, and addresses of registries.
BELONGS_TO_A_MACHINE = re.compile(
    r"(?<![\w.])/(?:work|root|tmp/bash|home/\w+)/|(?:pypi|registry|npmjs|pythonhosted|files)[.](?:org|com|npm)\b"
    r"|resolved\W+http|--(?:extra-)?index[-]url|[-]-find-links",
)


def excused(name: str) -> bool:
    return any(name == other or name.startswith(f"{other}/") for other in LONGER_FOR_A_REASON)


def test_files_are_short() -> None:
    long = {}
    for name in tracked():
        if name.startswith(SOURCES) and Path(name).suffix in CODE and not excused(name):
            lines = (ROOT / name).read_text(encoding="utf-8").count("\n")
            if lines > LONGEST:
                long[name] = lines
    assert long == {}, f"longer than {LONGEST} lines: split them, or list them above with a reason"


def test_files_that_may_be_longer_are_there() -> None:
    assert [name for name in LONGER_FOR_A_REASON if not (ROOT / name).exists()] == []


def test_nothing_names_a_machine_or_a_registry() -> None:
    found = []
    for name in tracked():
        if name == "tests/repository/test_files.py":
            continue
        text = (ROOT / name).read_bytes().decode("utf-8", errors="ignore")
        found += [f"{name}: {match[0]}" for match in BELONGS_TO_A_MACHINE.finditer(text)]
    assert found == []
