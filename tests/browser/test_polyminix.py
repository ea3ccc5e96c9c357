"""Polyminix at the page: a race against a bot, two people and a bot with the power gone in the middle, and alone."""

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
def test_a_turn_against_a_bot_by_drag_and_by_keyboard(house: House, new_page: NewPage, language: str) -> None:
    page = new_page(language, **(PHONE if language == "fr" else {}))
    person = Solver(page, house.address, language)
    person.open_table("Ada", seats=2, bots=1, game="polyminix")
    person.start()
    person.begin()
    assert accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.cover(drag_first=True)
    expect(page.get_by_role("main").get_by_text(HOW_LONG).first).to_be_visible()


@rule("PX-15")
def test_two_people_and_a_bot_race_and_the_power_goes_in_the_middle(house: House, new_page: NewPage) -> None:
    ada, bob = Solver(new_page("en"), house.address), Solver(new_page("en"), house.address)
    code = ada.open_table("Ada", seats=3, bots=1, game="polyminix")
    bob.sit_down(code, "Bob")
    ada.start()
    while not ada.page.locator(".race").count():
        for person in (ada, bob):
            person.answer()
    first, *_ = ada.solution()
    ada.lay_by_keyboard(first)
    ada.has_laid(1)
    house.kill()
    house.start()
    ada.has_laid(1)
    ada.cover()
    expect(ada.page.get_by_role("main").get_by_text(HOW_LONG).first).to_be_visible()


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
