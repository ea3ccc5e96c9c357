"""The threat model: every threat names tests, and every test that it names exists."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "threat-model.md"
NAMED = re.compile(r"`((?:tests|src/salon/testing)/[\w/]+\.py)::(test_\w+)`")


def lines() -> list[list[str]]:
    """The rows of all tables, as lists of cells."""
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    return [row for row in cells if row[0] not in ("who", "---")]


@cache
def names_in(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in ast.walk(tree) if isinstance(node, kinds)}


def test_every_threat_has_a_test() -> None:
    assert len(lines()) > 40
    assert [row[:2] for row in lines() if len(row) != 4 or not NAMED.search(row[3])] == []


def test_every_test_it_names_exists() -> None:
    named = NAMED.findall(PAGE.read_text(encoding="utf-8"))
    missing = [
        f"{path}::{name}" for path, name in named if not (ROOT / path).is_file() or name not in names_in(path)
    ]
    assert missing == []


def test_every_incident_is_in_it() -> None:
    named = {name for path, name in NAMED.findall(PAGE.read_text(encoding="utf-8")) if "incidents" in path}
    incidents = {name for name in names_in("tests/server/test_incidents.py") if name.startswith("test_")}
    assert incidents - named == set()
