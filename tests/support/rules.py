"""Connects rules and tests: `@rule("PM-31")` says which rules of docs/rules a test checks."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules"

_DEFINED = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, or a class of tests, with the rules it checks."""
    return pytest.mark.rule(*ids)


def rules_of_the_book() -> set[str]:
    """The id of every rule. Rules are defined by an id in bold in docs/rules."""
    return {
        found for page in RULES.glob("*.md") for found in _DEFINED.findall(page.read_text(encoding="utf-8"))
    }


def rules_with_a_test() -> set[str]:
    """The ids that tests are marked with. They are read from the source, since a run may collect only some tests."""
    return {found for file in TESTS.rglob("test_*.py") for found in _marked(file)}


def _marked(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                match decorator:
                    case ast.Call(func=ast.Name(id="rule"), args=ids):
                        yield from (ast.literal_eval(each) for each in ids)
