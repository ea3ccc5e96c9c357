"""Everything on the boards of Polyminix explains itself, and its tests are drawn."""

import pytest
from playwright.sync_api import expect

from tests.games.polyminix.page.player import Solver
from tests.support.browser.explained import Walk, start_table
from tests.support.browser.fixtures import NewPage
from tests.support.browser.salon import House

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}


def test_everything_on_the_boards_is_explained(house: House, new_page: NewPage) -> None:
    person = Solver(new_page("fr", **PHONE, reduced_motion="reduce"), house.address, "fr")
    code = start_table(person, "Zoé", seats=2, bots=["gentle"])
    screen = new_page("en", **TELEVISION)
    screen.goto(f"{house.address}/t/{code}/screen")
    expect(screen.locator(".track")).to_be_visible()
    walk = Walk("polyminix")
    while person.figure() is None:
        walk.look(person.page)
        walk.look(screen)
        person.answer()
    expect(screen.locator(".pictures").first).to_be_visible()
    person.lay(person.solution()[0])
    person.has_laid(1)
    walk.look(person.page)
    walk.look(screen)
    seen = {"die-waits", "die-turn", "die-test", "deck", "kit", "track", "goal", "standing", "lane", "figure"}
    assert seen | {"square", "piece-laid"} <= walk.topics
    assert any(topic.startswith("box-") for topic in walk.topics)
    walk.check(screen, house.address)


@pytest.mark.parametrize("mode", ["challenge", "problem"])
def test_tests_are_drawn_and_put_in_a_line(house: House, new_page: NewPage, mode: str) -> None:
    """In the list and in the race, with the pieces themselves, and never as letters and sums."""
    person = Solver(new_page("en", **PHONE, reduced_motion="reduce"), house.address)
    walk = Walk("polyminix")
    person.visit("/")
    person.button(f"polyminix-start-{mode}").click()
    offered = person.page.locator("main :is(ul, .sizes) button")
    expect(offered.first).to_be_visible()
    walk.look(person.page)
    offered.first.click()
    if mode == "challenge":
        boxes = person.page.locator(".boxes button")
        expect(boxes).to_have_count(6)
        expect(boxes.locator(".box svg").first).to_be_visible()
        words = " ".join(boxes.locator("[aria-hidden=true]:not(.box)").all_inner_texts())
        assert "A+B" not in words
        walk.look(person.page)
        boxes.last.click()
    expect(person.page.locator(".race .demand svg").first).to_be_visible()
    walk.look(person.page)
    assert "A+B" not in person.page.locator(".race .demand").inner_text()
    walk.check(person.page, house.address)
