"""Small phones, long names, full tables: what is asked for is in sight, and nothing lies on anything else."""

from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.games.personality.page.player import Masks
from tests.support.browser.fixtures import NewPage, launched
from tests.support.browser.person import Person
from tests.support.browser.salon import House

SMALL: ViewportSize = {"width": 360, "height": 740}
ON_ITS_SIDE = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
LAPTOP = {"viewport": {"width": 1366, "height": 768}}
LONGEST = "Wolfeschlegelsteinhausen"
HIGHEST = 280
"""Pixels that a small district may take, with its name."""
ENOUGH = 3
"""Turns after which both rows of the market lie there."""


def test_a_phone_on_its_side_shows_district_and_buttons(house: House, new_page: NewPage) -> None:
    person = Person(new_page("fr", **ON_ITS_SIDE, reduced_motion="reduce"), house.address, "fr")
    person.open_table("Zoé", seats=3, bots=2)
    person.start()
    person.await_turn()
    person.take_turn()
    person.await_turn()
    person.page.evaluate("scrollTo(0, 0)")
    for part in (person.page.locator(".ground"), person.button("personimo-page-place")):
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["personimo", "personality", "polyminix"])
def test_letters_twice_as_large_fit_on_a_phone(house: House, browser: Browser, game: str) -> None:
    """Set in the browser by whoever needs them: nothing is beside the page, from the first to the game."""
    large = launched(browser.browser_type, "--blink-settings=defaultFontSize=32")
    person = Person(large.new_page(locale="fr-FR", viewport=SMALL), house.address, "fr")
    for path in ("/", "/about", f"/rules/{game}", f"/new/{game}", "/new/chess", "/t/AAAAA"):
        person.visit(path)
        expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
        assert too_wide(person.page) <= 0, path
    person.open_table("Zoé", seats=3, bots=2, game=game)
    assert too_wide(person.page) <= 0, "lobby"
    person.start()
    person.await_turn()
    assert too_wide(person.page) <= 0, "game"
    large.close()


@pytest.mark.parametrize("wishes", [TABLET, LAPTOP], ids=["tablet", "laptop"])
def test_six_players_with_long_names(house: House, new_page: NewPage, wishes: dict[str, object]) -> None:
    host = Person(new_page("en"), house.address)
    code = host.open_table(LONGEST, seats=6, bots=4)
    guest = Person(new_page("fr", **wishes, reduced_motion="reduce"), house.address, "fr")
    guest.visit(f"/t/{code}")
    expect(guest.page.get_by_label(guest.words("who-name"))).to_be_in_viewport(ratio=1)
    guest.sit_down(code, "Bénédicte")
    host.start()
    turns = 0
    while turns < ENOUGH:
        for person in (host, guest):
            if person.may_act():
                person.take_turn()
                turns += person is guest
        guest.page.wait_for_timeout(20)
    assert overlapping(guest.page.locator(".market .place")) == []
    for other in guest.page.locator(".others button").all():
        box = other.bounding_box()
        assert box is not None
        assert box["height"] <= HIGHEST
    assert too_wide(guest.page) <= 0


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_nobody_has_to_scroll_the_big_screen(house: House, new_page: NewPage, seats: int) -> None:
    host = Person(new_page("en", reduced_motion="reduce"), house.address)
    code = host.open_table("Ada", seats=seats, bots=seats - 1)
    host.start()
    screen = new_page("en", viewport=TELEVISION)
    screen.goto(f"{house.address}/t/{code}/screen")
    for _ in range(ENOUGH):
        host.await_turn()
        host.take_turn()
    expect(screen.locator(".told")).not_to_be_empty()
    assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert too_wide(screen) <= 0


def test_the_big_screen_gives_nothing_away(house: House, new_page: NewPage) -> None:
    person = Masks(new_page("fr", **LAPTOP, reduced_motion="reduce"), house.address, "fr")
    code = person.open_short_table("Zoé", seats=3, bots=2)
    screen = Masks(new_page("fr", viewport=TELEVISION), house.address, "fr")
    person.start()
    screen.visit(f"/t/{code}/screen")
    title = screen.page.get_by_role("heading", level=1)
    for _ in range(3):  # bots may read first
        person.await_turn()
        phase = person.phase()
        person.take_turn()
        if phase == "choose":
            break
    expect(title).to_have_text(screen.words("personality-event-revealed"))
    expect(title).not_to_have_text(screen.words("personality-event-revealed"))


def overlapping(cards: Locator) -> list[int]:
    """Which of these lie on the one before."""
    boxes = [box for card in cards.all() if (box := card.bounding_box()) is not None]
    pairs = enumerate(pairwise(boxes))
    return [index for index, (one, next_one) in pairs if one["x"] + one["width"] > next_one["x"] + 1]


def too_wide(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide
