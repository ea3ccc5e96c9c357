"""Small phones, long names, full tables: what is asked for is in sight, and nothing covers anything else."""

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage, too_wide
from tests.support.browser.salon import House

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
    person = Architect(new_page("fr", **ON_ITS_SIDE, reduced_motion="reduce"), house.address, "fr")
    person.open_table("Zoé", seats=3, bots=2)
    person.start()
    person.await_turn()
    person.take_turn()
    person.await_turn()
    person.page.evaluate("scrollTo(0, 0)")
    for part in (person.page.locator(".ground"), person.button("personimo-page-place")):
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("wishes", [TABLET, LAPTOP], ids=["tablet", "laptop"])
def test_six_players_with_long_names(house: House, new_page: NewPage, wishes: dict[str, object]) -> None:
    host = Architect(new_page("en"), house.address)
    code = host.open_table(LONGEST, seats=6, bots=4)
    guest = Architect(new_page("fr", **wishes, reduced_motion="reduce"), house.address, "fr")
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
    host = Architect(new_page("en", reduced_motion="reduce"), house.address)
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


def overlapping(cards: Locator) -> list[int]:
    """Which of these lie on the one before."""
    boxes = [box for card in cards.all() if (box := card.bounding_box()) is not None]
    pairs = enumerate(pairwise(boxes))
    return [index for index, (one, next_one) in pairs if one["x"] + one["width"] > next_one["x"] + 1]
