"""Everything on the boards of Personimo explains itself, by mouse, by touch and by keys."""

from playwright.sync_api import expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.explained import Walk, start_table
from tests.support.browser.fixtures import NewPage
from tests.support.browser.salon import House

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
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
