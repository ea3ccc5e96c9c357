"""Asking a table what its things are: by mouse, by touch, by keys, and with the sheet of keys."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.explained import overlap, start_table
from tests.support.browser.fixtures import NewPage, accessibility_problems, too_wide
from tests.support.browser.person import Person
from tests.support.browser.salon import House

LAPTOP = {"viewport": {"width": 1366, "height": 768}}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def bubble(page: Page) -> Locator:
    return page.get_by_role("note")


def hold(page: Page, thing: Locator) -> None:
    """Hold a finger on something, and let go."""
    box = thing.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(bubble(page)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_mouse_that_rests_and_keys_explain(house: House, new_page: NewPage) -> None:
    page = new_page("en", **LAPTOP, reduced_motion="reduce")
    person = Person(page, house.address)
    start_table(person, "Ada", seats=2, bots=["gentle"])
    person.await_turn()
    thing = page.locator("main [data-explain]:not(:has(button)):not(button [data-explain])").first
    before = page.locator("main").bounding_box()
    thing.hover()
    expect(bubble(page)).to_be_visible()
    expect(bubble(page).locator("p")).not_to_be_empty()
    assert not overlap(bubble(page).bounding_box(), thing.bounding_box())
    assert page.locator("main").bounding_box() == before, "nothing moves"
    more = bubble(page).get_by_role("link")
    expect(more).to_have_attribute("href", re.compile(rf"^/rules/{person.game}#[A-Z]+-\d+$"))
    more.hover()
    expect(bubble(page)).to_be_visible()
    page.mouse.move(1, 1)
    expect(bubble(page)).to_be_hidden()

    # By keys: what is in focus, then the next thing in it; Tab leads to its rule, Escape back.
    claim = page.locator("main button[data-fly]").first
    claim.focus()
    page.keyboard.press("i")
    first = bubble(page).locator("p").inner_text()
    page.keyboard.press("i")
    expect(bubble(page).locator("p")).not_to_have_text(first)
    expect(page.locator("[aria-live=polite]", has_text=bubble(page).locator("p").inner_text())).to_have_count(
        1
    )
    assert accessibility_problems(page) == []
    page.keyboard.press("Tab")
    expect(more).to_be_focused()
    page.keyboard.press("Escape")
    expect(bubble(page)).to_be_hidden()
    expect(claim).to_be_focused()

    # The sheet of keys, also from the menu.
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name=person.words("menu-keys"))
    expect(sheet.get_by_text(person.words("keys-here"))).to_be_visible()
    assert accessibility_problems(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(claim).to_be_focused()
    menu = page.locator("summary.button")
    menu.click()
    page.keyboard.press("Escape")
    expect(person.button("menu-keys")).to_be_hidden()
    menu.click()
    person.button("menu-keys").click()
    expect(sheet).to_be_visible()


def test_fingers_explain_without_acting(house: House, new_page: NewPage) -> None:
    page = new_page("fr", **PHONE, reduced_motion="reduce")
    person = Person(page, house.address, "fr")
    start_table(person, "Zoé", seats=2, bots=["gentle"])
    person.await_turn()
    seq = page.get_by_role("main").get_attribute("data-seq")
    claim = page.locator("main button[data-fly]").first
    hold(page, claim)
    expect(bubble(page)).to_be_visible()
    assert not overlap(bubble(page).bounding_box(), page.locator(".ring").bounding_box())
    assert too_wide(page) <= 0
    assert accessibility_problems(page) == []
    page.keyboard.press("Escape")
    expect(bubble(page)).to_be_hidden()
    # A tap explains what does nothing else.
    page.locator("main h3[data-explain]").first.tap()
    expect(bubble(page)).to_be_visible()
    # Asked from the menu, a tap explains anything, until that is closed.
    page.locator("summary.button").tap()
    person.button("menu-explain").tap()
    asking = page.get_by_role("status").filter(has_text=person.words("explain-asking"))
    expect(asking).to_be_visible()
    claim.tap()
    expect(bubble(page)).to_be_visible()
    assert page.get_by_role("main").get_attribute("data-seq") == seq, "nothing was done"
    asking.get_by_role("button").tap()
    expect(bubble(page)).to_be_hidden()
    claim.tap()
    expect(page.locator(f"main[data-seq='{seq}']")).to_have_count(0)
