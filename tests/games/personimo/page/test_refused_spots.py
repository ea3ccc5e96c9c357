"""A square on which a card cannot lie, tapped in a real browser: the page says why, by the server's rule."""

import re

from playwright.sync_api import Page, expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage
from tests.support.browser.salon import House

PHONE = {"width": 390, "height": 844}
MOST_TURNS = 20


def notices(page: Page) -> set[str]:
    """What the page says when each free square is tapped in turn."""
    said = set()
    squares = page.locator(".ground rect.free")
    for number in range(squares.count()):
        squares.nth(number).tap(force=True)
        notice = page.locator(".hand .notice")
        if notice.count():
            said.add(notice.inner_text())
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
    expected = person.words("personimo-page-why-no-match", rule="PM-101")
    said: set[str] = set()
    for _ in range(MOST_TURNS):
        person.await_turn()
        if person.asked() == person.words("personimo-ask-place"):
            expect(person.button("personimo-page-place")).to_be_visible()
            said |= notices(page)
        if expected in said:
            break
        person.take_turn()
    assert expected in said
    assert not [sentence for sentence in said if "PM-32" in sentence]
