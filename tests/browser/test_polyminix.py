"""Polyminix at the page: a race of two, the power gone in the middle of one, and alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, accessibility_problems
from tests.browser.house import House
from tests.browser.pieces import Solver
from tests.rules import rule

HOW_LONG = re.compile(r"\d:\d\d")
PHONE = {"viewport": {"width": 360, "height": 740}}


@rule("PX-14")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_figure_is_covered_by_drag_and_by_keyboard(house: House, new_page: NewPage, language: str) -> None:
    page = new_page(language, **(PHONE if language == "fr" else {}))
    ada, bob = race(
        Solver(page, house.address, language), Solver(new_page(language), house.address, language)
    )
    assert accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.cover(drag_first=True)
    expect(page.get_by_role("main").get_by_text(HOW_LONG).first).to_be_visible()
    assert bob.page.get_by_role("main").is_visible()


@rule("PX-15")
def test_the_power_goes_in_the_middle_of_a_race(house: House, new_page: NewPage) -> None:
    ada, _bob = race(Solver(new_page("en"), house.address), Solver(new_page("en"), house.address))
    first, *_ = ada.solution()
    ada.lay_by_keyboard(first)
    ada.has_laid(1)
    house.kill()
    house.start()
    ada.has_laid(1)
    ada.cover()
    expect(ada.page.get_by_role("main").get_by_text(HOW_LONG).first).to_be_visible()


def race(ada: Solver, bob: Solver) -> tuple[Solver, Solver]:
    """Two people, from a new table to the starting gun."""
    code = ada.open_table("Ada", seats=2, bots=0, game="polyminix")
    bob.sit_down(code, "Bob")
    ada.start()
    while not ada.page.locator(".race").count():
        for person in (ada, bob):
            person.answer()
    return ada, bob


@rule("PX-30")
def test_alone_any_challenge_can_be_picked_and_the_result_sent_to_friends(
    house: House, new_page: NewPage
) -> None:
    person = Solver(new_page("en"), house.address)
    person.visit()
    person.button("polyminix-page-way-challenge").click()
    person.page.wait_for_url(re.compile(r"/t/\w+$"))
    person.page.locator("main li button").first.click()
    person.page.locator("main .boxes button").first.click()
    expect(person.page.locator(".race")).to_be_visible()
    person.cover()
    expect(person.page.get_by_text("Salon · Polyminix")).to_be_visible()
    assert accessibility_problems(person.page) == []
