"""The end of a game: the score sheets are counted line by line, once, and readers have them at once."""

import re

from playwright.sync_api import expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage, accessibility_problems
from tests.support.browser.salon import House


def test_the_sheet_is_counted_once_and_lights_the_line_that_is_pointed_at(
    house: House, new_page: NewPage
) -> None:
    person = Architect(new_page(), house.address)
    person.visit()
    person.button("personimo-preset-waning").click()
    expect(person.page).to_have_url(re.compile(r"/t/\w+$"))
    person.await_turn()
    person.choose_headquarters("rite")
    while not person.is_over():
        person.take_turn()
    sheet = person.page.locator(".result .sheet")
    total = person.totals()[0]
    expect(sheet.locator("header strong .unseen")).to_have_text(str(total))
    skip = person.button("personimo-page-count-skip")
    expect(skip).to_have_count(0)
    expect(sheet.locator("header strong [aria-hidden]")).to_have_text(str(total))
    expect(sheet.locator("li.later")).to_have_count(0)
    person.button("result-look").click()
    person.button("table-result").click()
    expect(sheet).to_be_visible()
    expect(skip).to_have_count(0)
    line = sheet.locator("li button").first
    line.focus()
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(sheet.locator(".areas .lit")).to_have_count(1)
    assert accessibility_problems(person.page) == []


def test_people_who_want_no_motion_see_the_whole_sheet(house: House, new_page: NewPage) -> None:
    """Also with letters on the blocks, which are a setting of the device."""
    person = Architect(new_page(reduced_motion="reduce"), house.address)
    person.visit()
    person.page.get_by_label(person.words("menu"), exact=True).click()
    person.page.get_by_role("switch", name=person.words("menu-letters")).click()
    person.page.keyboard.press("Escape")
    person.button("personimo-preset-waning").click()
    expect(person.page).to_have_url(re.compile(r"/t/\w+$"))
    person.await_turn()
    person.choose_headquarters("rite")
    while not person.is_over():
        person.take_turn()
        assert person.page.locator(".personimo .skip").count() == 0
    letters = {person.words(f"personimo-page-letter-{suit}") for suit in ("moons", "suns", "waves", "leaves")}
    letters |= {person.words(f"personimo-page-letter-{suit}") for suit in ("wyrms", "knots")}
    shown = person.page.locator(".result .drawing text.letter").all_text_contents()
    assert shown
    assert {*shown} <= letters
