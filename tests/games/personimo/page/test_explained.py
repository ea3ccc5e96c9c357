"""Everything on the boards of Personimo explains itself, by mouse, by touch and by keys."""

import pytest
from playwright.sync_api import Locator, expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.explained import Walk, overlap, start_table
from tests.support.browser.fixtures import NewPage
from tests.support.browser.salon import House

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
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


def test_a_card_dropped_where_it_cannot_lie_is_told_why_there(house: House, new_page: NewPage) -> None:
    person = Architect(new_page("en", **LAPTOP, reduced_motion="reduce"), house.address)
    page = person.page
    start_table(person, "Ada", seats=2, bots=["gentle"])
    while not person.may_act() or person.asked() != person.words("personimo-ask-place"):
        if person.may_act():
            person.take_turn()
        page.wait_for_timeout(20)
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
