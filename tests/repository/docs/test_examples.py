"""Runs every example of the documentation that starts with `>>>`."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGES = [
    path.relative_to(ROOT).as_posix()
    for path in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
    if ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("page", PAGES)
def test_examples_work(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0
