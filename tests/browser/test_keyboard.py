"""Without a mouse: claiming and placing by keyboard alone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import House
from tests.browser.person import Person

MOST_TABS = 60


def test_a_card_is_claimed_and_placed_by_keyboard(house: House, new_page: NewPage) -> None:
    page = new_page("en")
    person = Person(page, house.address)
    person.open_table("Ada", seats=3, bots=2)
    tab_to(page, person.words("lobby-start"))
    page.keyboard.press("Enter")
    person.await_turn()
    tab_to(page, "Claim: ")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).not_to_have_text(person.words("personimo-ask-claim"))
    expect(page.get_by_role("heading", level=1)).to_have_text(person.words("personimo-ask-place"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name=re.compile("District of Ada.*1 card,"))).to_be_visible()


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focus is on something with this name."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if name in page.evaluate("document.activeElement?.closest('button, a')?.textContent ?? ''"):
            return
    raise AssertionError(f"{name!r} cannot be reached with the Tab key")
