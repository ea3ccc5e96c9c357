"""The lesson in a real browser: by touch on a small phone, by mouse on a laptop, and by keys alone."""

import re
from typing import Any

import pytest
from msgspec import UNSET
from playwright.sync_api import Locator, Page, expect

from salon.lessons import LessonStep
from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage
from tests.support.browser.hands import HANDS, HANDS_AND_LANGUAGES, press
from tests.support.browser.lessons import play_lesson
from tests.support.browser.salon import House


class Learner(Architect):
    """Follows the lesson with one kind of hand."""

    hand = "mouse"

    def press(self, button: Locator) -> None:
        press(self.hand, button)

    def follow(self, step: LessonStep) -> None:
        """Do what a step asks for, or read it."""
        if step.do is UNSET:
            onward = self.button("lesson-next")
            expect(onward).to_be_focused()
            self.press(onward)
        elif step.refused:
            self.try_what_is_refused()
        else:
            self.make_the_move()

    def try_what_is_refused(self) -> None:
        if self.hand == "keys":
            self.press(self.button("lesson-show-me"))
        else:
            self.tap_the_corner()
        expect(self.page.locator(".remark.refused")).to_contain_text(re.compile(r"PM-3[125]"))
        self.press(self.button("lesson-next"))

    def tap_the_corner(self) -> None:
        """Tap the square at the bottom right, where neither card fits."""
        corner = self.page.locator(".ground rect.free").last
        corner.evaluate("square => square.scrollIntoView({block: 'center'})")
        box = corner.bounding_box()
        assert box is not None
        tap = self.page.touchscreen.tap if self.hand == "touch" else self.page.mouse.click
        tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def make_the_move(self) -> None:
        discard, marked = self.button("personimo-page-discard"), self.page.locator(".advised circle")
        card = self.page.get_by_role("button").filter(has=self.page.locator("span.advised"))
        expect(discard.or_(marked).or_(card).first).to_be_visible()
        if discard.is_visible():
            self.press(discard)
        elif marked.count():
            self.place_at()
        else:
            self.press(card.first)

    def place_at(self) -> None:
        if self.hand == "keys":
            spots = self._spots()
            spots.first.focus()
            for _ in range(spots.count()):
                if self.page.locator(".advised.chosen").count():
                    break
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
            return
        x, y = spot_of(self.page)
        if self.hand == "touch":
            self.page.touchscreen.tap(x, y)
            self.press(self.button("personimo-page-place"))
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)


def spot_of(page: Page) -> tuple[float, float]:
    """Where the middle of the advised spot is on the screen."""
    point: Any = page.evaluate(
        """() => {
          const mark = document.querySelector(".advised circle");
          mark.scrollIntoView({block: "center"});
          const middle = new DOMPoint(mark.cx.baseVal.value + 22, mark.cy.baseVal.value + 22);
          const {x, y} = middle.matrixTransform(mark.getScreenCTM());
          return [x, y];
        }"""
    )
    return point[0], point[1]


@pytest.mark.parametrize(("hand", "language"), HANDS_AND_LANGUAGES)
def test_the_lesson_is_played_to_the_end(house: House, new_page: NewPage, hand: str, language: str) -> None:
    person = Learner(new_page(language, reduced_motion="reduce", **HANDS[hand]), house.address, language)
    person.hand = hand
    play_lesson(person, "personimo", person.follow)
    expect(person.page.get_by_role("button", name=person.words("lesson-play"))).to_be_focused()
