"""The cases that hold the page's own placement check to the rules are fresh, and cover every answer."""

from tests.games.polyminix.content.page_cases import FILE, page_cases, text
from tests.support.rules import rule


@rule("PX-1", "PX-14")
def test_the_cases_of_the_page_are_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), (
        "run: .venv/bin/python -m tests.games.polyminix.content.page_cases"
    )


@rule("PX-14")
def test_they_cover_every_answer_that_the_page_gives() -> None:
    answers = [case["why"] for case in page_cases()["placements"]]
    assert set(answers) == {None, "box-forbids", "sticks-out", "overlaps"}
    assert all(answers.count(answer) >= 10 for answer in set(answers))
