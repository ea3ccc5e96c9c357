"""The move of the day and puzzles in a real browser: by touch on a phone, by mouse on a laptop, by keys alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from salon.games.personimo.puzzles.shipped import everything
from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage
from tests.support.browser.hands import HANDS, press
from tests.support.browser.salon import House

WHOLE = next(
    number for number, each in enumerate(everything(), 1) if re.match(r"-?\d+,.* \d", each.best.move)
)
"""A puzzle in which a card is placed, and another one claimed."""


class Solver(Architect):
    """Makes the first move that the page offers in a puzzle."""

    hand = "mouse"

    def spots(self) -> Locator:
        """The spots of the card as buttons; none while a card is to be claimed."""
        return self._spots()

    def make_a_move(self) -> None:
        """Choose the first spot, if a card is to be placed, and then the first card, if one is to be claimed."""
        page = self.page
        expect(page.locator("[data-lesson=district]")).to_be_visible()
        claims, spots = page.locator("button.claim"), self.spots()
        expect(claims.or_(spots).first).to_be_attached()
        if spots.count():
            press(self.hand, spots.first)
        if self.stars() is None:
            press(self.hand, claims.first)
        expect(page.locator(".grade")).to_be_visible()

    def stars(self) -> str | None:
        """The stars of the grade; None while the move is not whole."""
        grade = self.page.locator(".grade")
        expect(grade.or_(self.page.locator("button.claim")).first).to_be_visible()
        return grade.get_attribute("data-stars") if grade.count() else None


def at(house: House, new_page: NewPage, where: str, language: str = "en", **wishes: Any) -> Solver:
    person = Solver(new_page(language, reduced_motion="reduce", **wishes), house.address, language)
    person.page.goto(f"{house.address}/alone/personimo{where}")
    return person


@pytest.mark.parametrize("hand", HANDS)
def test_a_puzzle_is_played_to_its_grade(house: House, new_page: NewPage, hand: str) -> None:
    person = at(house, new_page, f"#{WHOLE}", **HANDS[hand])
    person.hand = hand
    page = person.page
    expect(page.locator("[data-lesson=district]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.make_a_move()
    onward = person.button("personimo-puzzle-next")
    expect(onward).to_be_focused()
    expect(page.locator(".why")).to_be_visible()
    press(hand, onward)
    expect(page).to_have_url(re.compile(rf"#(?!{WHOLE}$)\d+$"))
    expect(page.locator(".grade")).to_have_count(0)
    expect(page.locator("[data-lesson=district]")).to_be_visible()


def test_the_best_move_that_was_shown_has_three_stars(house: House, new_page: NewPage) -> None:
    person = at(house, new_page, f"#{WHOLE}", "fr", **HANDS["mouse"])
    page = person.page
    person.make_a_move()
    if person.stars() == "3":
        return
    shown = re.search(r"\s:\s(.*) · (.*)", page.locator(".grade .best").inner_text())
    assert shown is not None
    spot, card = shown.groups()
    person.press(person.button("personimo-puzzle-again"))
    person.press(person.spots().filter(has_text=re.compile(re.escape(spot))).first)
    person.press(page.locator("button.claim").filter(has_text=card))
    expect(page.locator(".grade[data-stars='3']")).to_be_visible()
    expect(page.locator(".grade")).to_contain_text("Seul votre premier essai compte")
    person.press(person.button("personimo-puzzle-all"))
    expect(page.locator(f"button[data-puzzle='{WHOLE}'].missed")).to_be_visible()


def test_the_move_of_the_day_begins_a_streak(house: House, new_page: NewPage) -> None:
    person = at(house, new_page, "", **HANDS["touch"])
    expect(person.page.locator("h1")).to_contain_text("Move of the day")
    person.hand = "touch"
    person.make_a_move()
    expect(person.page.locator(".streak")).to_have_text("One day in a row")
    person.page.reload()
    expect(person.page.locator(".streak")).to_be_visible()


@pytest.mark.parametrize("number", ["0", "99999", "abc", "%"])
def test_a_link_with_a_wrong_number_is_answered_in_words(
    house: House, new_page: NewPage, number: str
) -> None:
    person = at(house, new_page, f"#{number}", **HANDS["touch"])
    expect(person.page.get_by_role("alert")).to_contain_text(f"from 1 to {len(everything())}")
    person.press(person.button("personimo-puzzle-choose"))
    expect(person.page.locator("button[data-puzzle='1']")).to_be_visible()


def test_puzzles_by_theme(house: House, new_page: NewPage) -> None:
    person = at(house, new_page, "#all", **HANDS["mouse"])
    page = person.page
    expect(page.locator("button[data-puzzle]")).to_have_count(len(everything()))
    person.press(person.button("personimo-puzzle-theme-denial"))
    assert 0 < page.locator("button[data-puzzle]").count() < len(everything())
    page.locator("button[data-puzzle]").last.click()
    expect(page.locator("h1")).to_contain_text("Denial")
    page.go_back()
    expect(page.locator("button[data-puzzle]").first).to_be_visible()
