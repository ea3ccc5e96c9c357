"""A rule without a test fails here. `not_built_yet.txt` lists the rules that are still to be built: it only shrinks."""

from pathlib import Path

from tests.support.rules import rules_of_the_book, rules_with_a_test

BOOK = rules_of_the_book()
TESTED = rules_with_a_test()
NOT_BUILT = {
    line
    for line in Path(__file__).with_name("not_built_yet.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
}


def ordered(ids: set[str]) -> list[str]:
    return sorted(ids, key=lambda found: (found[:2], int(found[3:])))


def test_the_rulebook_is_read() -> None:
    assert {"PM-1", "PM-92", "PY-1", "PX-1"} <= BOOK


def test_every_rule_has_a_test() -> None:
    assert ordered(BOOK - TESTED - NOT_BUILT) == [], "rules of docs/rules that no test is marked with"


def test_tests_name_rules_that_exist() -> None:
    assert ordered(TESTED - BOOK) == [], "rules that tests name and docs/rules does not have"


def test_what_is_not_built_yet_only_shrinks() -> None:
    assert ordered(NOT_BUILT & TESTED) == [], "rules that have a test: take them off not_built_yet.txt"
    assert ordered(NOT_BUILT - BOOK) == [], "rules in not_built_yet.txt that docs/rules does not have"
