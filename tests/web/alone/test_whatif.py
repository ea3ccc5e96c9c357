"""*What if*: from a position of a replay to the end of another game, and links to positions."""

import re

from playwright.sync_api import expect

from tests.support.browser.fixtures import NewPage, accessibility_problems, too_wide
from tests.support.browser.person import Player, player_of
from tests.support.browser.salon import House
from tests.support.games import ANY_GAME

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def finished(person: Player) -> str:
    """Play a game against a bot to the end, and return the address of its replay."""
    person.open_table("Ada", seats=2, bots=1)
    person.start()
    person.play()
    person.page.get_by_role("link", name=person.words("result-replay"), exact=True).click()
    expect(person.button("replay-next")).to_be_enabled()
    path: str = person.page.evaluate("location.pathname")
    return path


def test_playing_on_from_a_position_to_the_end(house: House, new_page: NewPage) -> None:
    page = new_page("fr", **PHONE)
    person = player_of(ANY_GAME)(page, house.address, "fr")
    finished(person)
    for _ in range(3):
        person.press(person.button("replay-next"))
    page.wait_for_url(re.compile(r"/replay/\w+/3$"))
    link = page.url
    person.press(person.button("whatif-play-on"))
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(person.words("whatif-cards-anew"))).to_be_visible()
    assert too_wide(page) == 0
    assert accessibility_problems(page) == []
    dialog.get_by_role("radio", name="Ada").check()
    dialog.get_by_role("button", name=person.words("whatif-start"), exact=True).click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_role("main", name=person.words("table-board"))).to_be_visible()
    person.play()
    page.get_by_role("link", name=person.words("result-replay"), exact=True).click()
    expect(page.get_by_text(person.words("whatif-origin"))).to_be_visible()
    expect(page.get_by_text(person.words("replay-played-on"))).to_be_visible()
    page.get_by_text(person.words("fair-title")).click()
    expect(page.get_by_text(person.words("fair-redrawn"))).to_be_visible()

    person.visit(link.removeprefix(house.address))
    expect(page.get_by_text(re.compile(r"^3 sur \d+$")).first).to_be_visible()


def test_the_link_of_a_position_that_is_none(house: House, new_page: NewPage) -> None:
    page = new_page()
    person = player_of(ANY_GAME)(page, house.address)
    path = finished(person)
    for wrong in ("99999", "x"):
        person.visit(f"{path}/{wrong}")
        expect(page.get_by_text(re.compile(f"no position “{wrong}”"))).to_be_visible()
        expect(person.button("replay-next")).to_be_enabled()
    person.press(person.button("replay-last"))
    expect(person.button("whatif-play-on")).to_be_disabled()
