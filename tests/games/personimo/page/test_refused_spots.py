"""A square on which a card cannot lie, tapped in a real browser: the server says why, and cites its rule."""

import re

from playwright.sync_api import Page, expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage
from tests.support.browser.salon import House

PHONE = {"width": 390, "height": 844}
MOST_TURNS = 20


def refusals(page: Page) -> set[str]:
    """What the page says when each free square is tapped in turn."""
    said = set()
    squares, place, toast = (
        page.locator(".ground rect.free"),
        page.locator(".hand .button.main"),
        page.get_by_role("alert").locator("p"),
    )
    for number in range(squares.count()):
        squares.nth(number).tap(force=True)
        expect(place.and_(page.locator(":enabled")).or_(toast)).to_be_visible()
        if toast.is_visible():
            said.add(toast.inner_text())
            page.get_by_role("alert").get_by_role("button").tap()
            expect(toast).to_be_hidden()
    return said


def test_jacynimo_cites_its_own_rule_for_suits_that_do_not_match(house: House, new_page: NewPage) -> None:
    """In Jacynimo a card that shares no suit with what it touches is refused by PM-101, not by PM-32."""
    page = new_page(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    person = Architect(page, house.address)
    person.visit("/new/personimo")
    page.get_by_label(person.words("who-name")).fill("Ada")
    jacynimo = re.compile("^" + re.escape(person.words("personimo-preset-jacynimo")))
    page.get_by_role("button", name=jacynimo).click()
    bots = page.get_by_role("group", name=person.words("new-bots"))
    seats = page.get_by_role("group", name=person.words("new-seats"))
    while seats.locator("output").inner_text() != "2":
        seats.get_by_role("button", name=person.words("fewer")).click()
    while bots.locator("output").inner_text() != "1":
        bots.get_by_role("button", name=person.words("more")).click()
    person.button("new-create").click()
    person.start()
    said: set[str] = set()
    for _ in range(MOST_TURNS):
        person.await_turn()
        if person.asked() == person.words("personimo-ask-place"):
            expect(person.button("personimo-page-place")).to_be_visible()
            said |= refusals(page)
        if any("PM-101" in sentence for sentence in said):
            break
        person.take_turn()
    (cited,) = (sentence for sentence in said if "PM-101" in sentence)
    assert cited.startswith(person.words("refused-personimo-no-match", spots=0).split(".")[0])
    assert not [sentence for sentence in said if "PM-32" in sentence]
