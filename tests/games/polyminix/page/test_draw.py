"""Figures of one's own in a real browser (PX-35): drawn with mouse, finger and keys, shared by link, and raced on."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from salon.games.polyminix import solver
from salon.games.polyminix.model.figures import rectangle
from salon.games.polyminix.model.problem import Problem, Solution
from tests.games.polyminix.page.player import Solver
from tests.support.browser.fixtures import NewPage, accessibility_problems, too_wide
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House
from tests.support.rules import rule

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
FIFTEEN = rectangle(3, 5)
LINK = "/alone/polyminix#own=1f-1f-1f&title=Fifteen"


class Drawer(Solver):
    """A person who draws, and covers three rows of five squares."""

    def solution(self) -> Solution:
        found = solver.first(Problem(FIFTEEN))
        assert found is not None
        return found

    def square(self, row: int, column: int) -> Locator:
        return self.page.locator(f"[data-square='{row} {column}']")

    def stroke(self, start: tuple[int, int], *to: tuple[int, int]) -> None:
        """Draw with the mouse, quickly: only the corners of the stroke are reached."""
        for step, place in enumerate((start, *to)):
            box = self.square(*place).bounding_box()
            assert box is not None
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            if step == 0:
                self.page.mouse.down()
        self.page.mouse.up()

    def says(self, message: str, **particulars: str | int) -> None:
        expect(self.page.locator(".editor")).to_contain_text(
            self.words(f"polyminix-draw-{message}", **particulars), timeout=NEVER_LONGER
        )

    def has(self, squares: int) -> None:
        expect(self.page.locator("[data-square][aria-selected='true']")).to_have_count(squares)


def at_the_editor(
    house: House, page: Page, path: str = "/alone/polyminix#own", language: str = "en"
) -> Drawer:
    person = Drawer(page, house.address, language)
    person.visit(path)
    expect(person.square(0, 0)).to_be_visible()
    return person


@rule("PX-35")
@pytest.mark.parametrize(("language", "wishes"), [("en", LAPTOP), ("fr", PHONE)])
def test_a_figure_is_drawn_and_its_covers_are_counted(
    house: House, new_page: NewPage, language: str, wishes: dict[str, Any]
) -> None:
    page = new_page(language, **wishes)
    person = at_the_editor(house, page, language=language)
    person.says("empty", most=64)
    person.stroke((3, 2), (3, 6))
    person.says("ways", covers=3, more="no")
    person.stroke((4, 6), (4, 2))
    person.stroke((5, 2), (5, 6))
    person.has(15)
    person.says("ways", covers=1000, more="yes")
    person.says("level", level=person.words("polyminix-page-level-green"))
    assert accessibility_problems(page) == []
    assert too_wide(page) == 0
    for message in ("race", "play", "share"):
        expect(person.button(f"polyminix-draw-{message}")).to_be_in_viewport(ratio=0.95)


@rule("PX-35")
def test_keys_draw_and_what_is_wrong_is_said_at_once(house: House, new_page: NewPage) -> None:
    person = at_the_editor(house, new_page(**LAPTOP))
    page = person.page
    page.get_by_role("grid").focus()
    page.keyboard.press("Space")
    person.has(1)
    person.says("no-cover")
    expect(person.button("polyminix-draw-race")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    person.says("parts", parts=2)
    page.keyboard.press("Control+z")
    person.has(1)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Space")
    person.says("ways", covers=1, more="no")
    person.button("polyminix-draw-turn").click()
    person.button("polyminix-draw-mirror").click()
    person.has(2)
    person.button("polyminix-draw-clear").click()
    person.has(0)
    for row in range(7):
        person.stroke((row, 0), (row, 9))
    person.says("too-many", squares=70, most=64, over=6)
    expect(person.button("polyminix-draw-share")).to_be_disabled()


@rule("PX-35")
def test_a_link_is_opened_in_another_browser(house: House, new_page: NewPage) -> None:
    person = at_the_editor(house, new_page(**PHONE))
    person.square(2, 2).tap()
    person.square(2, 3).tap()
    person.write(person.page.get_by_label(person.words("polyminix-draw-title")), "Été & co")
    person.page.wait_for_url("**title=*")
    other = at_the_editor(house, new_page(**LAPTOP), person.page.url.removeprefix(house.address))
    other.has(2)
    expect(other.page.get_by_label(other.words("polyminix-draw-title"))).to_have_value("Été & co")
    other.says("ways", covers=1, more="no")
    other.page.reload()
    other.has(2)


@rule("PX-35")
@pytest.mark.parametrize("text", ["hello", "7-5-7-", "ffff", "1-1-1-1-1-1-1-1-1-1-1"])
def test_a_link_to_nonsense_is_the_empty_editor(house: House, new_page: NewPage, text: str) -> None:
    person = at_the_editor(house, new_page(**PHONE), f"/alone/polyminix#own={text}")
    expect(
        person.page.get_by_role("alert").filter(has_text=person.words("polyminix-draw-bad-link"))
    ).to_be_visible()
    person.has(0)
    person.square(4, 4).tap()
    person.has(1)
    expect(person.page.get_by_text(person.words("polyminix-draw-bad-link"))).to_have_count(0)


@rule("PX-35")
def test_two_race_on_it(house: House, new_page: NewPage) -> None:
    ada = at_the_editor(house, new_page(**LAPTOP, reduced_motion="reduce"), LINK)
    bob = Drawer(new_page(reduced_motion="reduce", **PHONE), house.address)
    ada.has(15)
    ada.press(ada.button("polyminix-draw-race"))
    ada.page.wait_for_url("**/t/*")
    bob.sit_down(ada.page.url.rpartition("/")[2], "Bob")
    ada.start()
    expect(bob.page.get_by_text("Fifteen").first).to_be_visible()
    while ada.figure() is None or bob.figure() is None:
        for person in (ada, bob):
            person.answer()
    assert accessibility_problems(bob.page) == []
    bob.cover()
    ada.cover()
    for person in (ada, bob):
        expect(person.page.get_by_text(person.words("polyminix-draw-same")).first).to_be_visible(
            timeout=NEVER_LONGER
        )
    ada.page.get_by_text(ada.words("polyminix-draw-same")).first.click()
    ada.has(15)


@rule("PX-35")
def test_it_is_played_alone_and_found_from_the_set_up(house: House, new_page: NewPage) -> None:
    person = Drawer(new_page(**PHONE, reduced_motion="reduce"), house.address)
    person.visit("/new/polyminix")
    person.page.get_by_role("link", name=person.words("polyminix-own-link")).click()
    expect(person.square(0, 0)).to_be_visible()
    for row in (1, 2, 3):
        person.stroke((row, 1), (row, 5))
    person.press(person.button("polyminix-draw-play"))
    person.page.wait_for_url("**/t/*")
    person.begin()
    person.cover()
    expect(person.page.get_by_text(person.words("polyminix-draw-same"))).to_be_visible(timeout=NEVER_LONGER)
