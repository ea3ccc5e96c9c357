"""Everything on the boards of Personimo explains itself, and a refused spot says why, citing its rule."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.explained import Walk, overlap, start_table
from tests.support.browser.fixtures import NewPage
from tests.support.browser.salon import House

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
TALL_PHONE: ViewportSize = {"width": 390, "height": 844}
MOST_TURNS = 20
LAPTOP = {"viewport": {"width": 1366, "height": 768}}
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
VARIANTS = {"soothsayer": True, "reveal": True, "excuses_wild": True, "bonus_complete": True}
TURNS = 6
BASE = {
    *("suit", "personality", "attraction", "rank", "claim", "claimed", "bring", "architect", "row-taken"),
    *("row-next", "deck", "placed", "open", "headquarters", "free", "spot", "chosen", "neighbourhood"),
    *("district", "hand"),
}


def test_everything_on_the_boards_is_explained(house: House, new_page: NewPage) -> None:
    person = Architect(new_page("fr", **PHONE, reduced_motion="reduce"), house.address, "fr")
    code = start_table(person, "Zoé", seats=3, bots=["gentle"] * 2, **VARIANTS)
    screen = new_page("en", **TELEVISION)
    screen.goto(f"{house.address}/t/{code}/screen")
    walk = Walk("personimo")
    for _ in range(TURNS):
        person.await_turn()
        expect(person.page.locator(":is(.gain, .coin)").first).to_be_visible()
        if person.asked() == person.words("personimo-ask-place"):
            person.page.keyboard.press("ArrowRight")
            expect(person.page.locator(".sum").first).to_be_visible()
        walk.look(person.page)
        walk.look(screen)
        person.take_turn()
    assert BASE | {"foreseen", "aside", "bonus"} <= walk.topics
    walk.check(screen, house.address)


def test_the_headquarters_to_choose_from_are_explained(house: House, new_page: NewPage) -> None:
    """The Waning begins with cards of which one becomes the headquarters, and shows titles and cards set aside."""
    person = Architect(new_page("fr", **PHONE, reduced_motion="reduce"), house.address, "fr")
    start_table(person, "Zoé", seats=1, bots=[])
    walk = Walk("personimo")
    expect(person.page.locator("button[data-candidate]").first).to_be_visible()
    walk.look(person.page)
    person.take_turn()
    person.await_turn()
    expect(person.page.locator(".market .row").first).to_be_visible()
    walk.look(person.page)
    assert {"candidate", "title"} <= walk.topics
    walk.check(person.page, house.address)


def test_a_card_dropped_where_it_cannot_lie_is_told_why_there(house: House, new_page: NewPage) -> None:
    person = Architect(new_page("en", **LAPTOP, reduced_motion="reduce"), house.address)
    page = person.page
    start_table(person, "Ada", seats=2, bots=["gentle"])
    while not person.may_act() or person.asked() != person.words("personimo-ask-place"):
        if person.may_act():
            person.take_turn()
        person.moment()
    card, corner = page.locator(".card-in-hand"), page.locator(".ground .free").first
    (left, top), end = middle_of(card), middle_of(corner)
    page.mouse.move(left, top)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()
    spot, words = page.locator("[data-refused]"), page.locator(".toast")
    expect(words).to_contain_text("PM-31")
    assert not overlap(words.bounding_box(), spot.bounding_box())
    assert middle_of(spot) == pytest.approx(end, abs=60)
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    expect(spot).to_have_count(0)


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


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
    page = new_page(viewport=TALL_PHONE, has_touch=True, reduced_motion="reduce")
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
