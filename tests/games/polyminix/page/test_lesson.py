"""The lesson in a real browser: by touch on a small phone, by mouse on a laptop, and by keys alone."""

import msgspec
import pytest
from msgspec import UNSET
from playwright.sync_api import expect

from salon.games.polyminix.model.problem import Placement
from salon.games.registry import KITS
from salon.lessons import LessonStep, lessons_of
from tests.games.polyminix.page.fingers import FingerSolver
from tests.games.polyminix.page.player import Solver
from tests.support.browser.fixtures import NewPage, accessibility_problems
from tests.support.browser.hands import HANDS, press
from tests.support.browser.salon import House

LESSON = lessons_of(KITS["polyminix"])["basics"]


class Dragger(Solver):
    def lay(self, placement: Placement) -> None:
        self.lay_by_dragging(placement)


LEARNERS: dict[str, type[Solver]] = {"touch": FingerSolver, "mouse": Dragger, "keys": Solver}


def follow(hand: str, person: Solver, step: LessonStep) -> None:
    """Do what a step asks for, or read it."""
    if step.do is UNSET:
        press(hand, person.button("lesson-next"))
        return
    action = msgspec.json.decode(step.do)
    if action["type"] == "Roll":
        press(hand, person.page.locator("main .roll"))
    else:
        person.lay(Placement(action["piece"], tuple(map(tuple, action["cells"]))))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("hand", HANDS)
def test_the_lesson_is_played_to_the_end(house: House, new_page: NewPage, hand: str, language: str) -> None:
    page = new_page(language, reduced_motion="reduce", **HANDS[hand])
    person = LEARNERS[hand](page, house.address, language)
    person.visit("/learn/polyminix")
    for step in LESSON.steps[:-1]:
        words = person.words(f"polyminix-lesson-{step.words}")
        expect(page.locator(".words .say p").first).to_have_text(words, timeout=20_000)
        follow(hand, person, step)
    expect(page.locator(".words .say p").first).to_have_text(
        person.words("polyminix-lesson-race"), timeout=20_000
    )
    assert accessibility_problems(page) == []
