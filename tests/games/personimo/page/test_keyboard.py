"""Cards are claimed and placed by keyboard alone, and the focus is never lost."""

import re

from playwright.sync_api import Page, expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage
from tests.support.browser.salon import House

MOST_TABS = 60
FEW_TABS = 3
"""From the head of the table to the first card that can be claimed."""


def test_a_card_is_claimed_and_placed_by_keyboard(house: House, new_page: NewPage) -> None:
    page = new_page("en")
    person = Architect(page, house.address)
    person.open_table("Ada", seats=3, bots=2)
    tab_to(page, person.words("lobby-start"))
    page.keyboard.press("Enter")
    person.await_turn()
    expect(page.get_by_role("main")).to_be_focused()
    expect(page.get_by_role("button", name="Claim: ").first).to_be_visible()
    assert tab_to(page, "Claim: ") <= FEW_TABS
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).not_to_have_text(person.words("personimo-ask-claim"))
    expect(page.get_by_role("heading", level=1)).to_have_text(person.words("personimo-ask-place"))
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status").filter(has_text="row")).to_be_visible()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name=re.compile("District of Ada.*1 card,"))).to_be_visible()


def test_what_was_opened_gives_the_focus_back(house: House, new_page: NewPage) -> None:
    page = new_page("en", viewport={"width": 420, "height": 800})
    person = Architect(page, house.address)
    person.open_table("Ada", seats=2, bots=1)
    person.start()
    person.await_turn()
    latest = page.locator("button.latest")
    latest.focus()
    page.keyboard.press("Enter")
    expect(
        page.get_by_role("complementary").get_by_role("button", name=person.words("close"))
    ).to_be_focused()
    page.keyboard.press("Escape")
    expect(latest).to_be_focused()
    menu = page.locator(f"summary[aria-label='{person.words('menu')}']")
    for key in ("Escape", "Enter"):  # the first button stays
        menu.click()
        person.button("menu-leave").click()
        expect(person.button("leave-stay")).to_be_focused()
        page.keyboard.press(key)
        expect(menu).to_be_focused()


def tab_to(page: Page, name: str) -> int:
    """Press Tab until the focus is on something with this name; how often that took."""
    for presses in range(1, MOST_TABS + 1):
        page.keyboard.press("Tab")
        if name in page.evaluate("document.activeElement?.closest('button, a')?.textContent ?? ''"):
            return presses
    raise AssertionError(f"{name!r} cannot be reached with the Tab key")
