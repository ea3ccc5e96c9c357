"""The lesson in a real browser: by touch on a small phone, by mouse on a laptop, and by keys alone."""

import msgspec
import pytest
from msgspec import UNSET

from salon.games.polyminix.model.problem import Placement
from salon.lessons import LessonStep
from tests.games.polyminix.page.fingers import FingerSolver
from tests.games.polyminix.page.player import Solver
from tests.support.browser.fixtures import NewPage
from tests.support.browser.hands import HANDS, HANDS_AND_LANGUAGES, press
from tests.support.browser.lessons import play_lesson
from tests.support.browser.salon import House


class Dragger(Solver):
    def lay(self, placement: Placement) -> None:
        self.lay_by_dragging(placement)


LEARNERS: dict[str, type[Solver]] = {"touch": FingerSolver, "mouse": Dragger, "keys": Solver}

BELOW_THE_EDGE = "tools => tools.getBoundingClientRect().bottom + scrollY - innerHeight"
"""How far the tools reach below the edge of the screen, unless somebody scrolls."""


def follow(hand: str, person: Solver, step: LessonStep) -> None:
    """Do what a step asks for, or read it."""
    if step.do is UNSET:
        press(hand, person.button("lesson-next"))
        return
    action = msgspec.json.decode(step.do)
    if action["type"] == "Roll":
        press(hand, person.page.locator("main .roll"))
    else:
        assert person.page.locator(".race .tools .tools").evaluate(BELOW_THE_EDGE) < 1, step.words
        person.lay(Placement(action["piece"], tuple(map(tuple, action["cells"]))))


@pytest.mark.parametrize(("hand", "language"), HANDS_AND_LANGUAGES)
def test_the_lesson_is_played_to_the_end(house: House, new_page: NewPage, hand: str, language: str) -> None:
    page = new_page(language, reduced_motion="reduce", **HANDS[hand])
    person = LEARNERS[hand](page, house.address, language)
    play_lesson(person, "polyminix", lambda step: follow(hand, person, step))
