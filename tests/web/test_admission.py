"""On the page: a host locks the table, removes somebody for good, and lets somebody take an abandoned seat."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.fixtures import NewPage, accessibility_problems, too_wide
from tests.support.browser.person import Person
from tests.support.browser.salon import House
from tests.support.games import SECRET_GAME

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


class Secretive(Person):
    """Opens tables of a game with hidden hands."""

    game = SECRET_GAME


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def look(page: Page, name: str) -> None:
    """The page fits a phone and is accessible. With SALON_SHOTS a picture is kept in that folder."""
    assert too_wide(page) == 0, name
    assert accessibility_problems(page) == [], name
    if folder := os.environ.get("SALON_SHOTS"):
        page.wait_for_timeout(700)
        page.screenshot(path=Path(folder) / f"{name}.png")


def test_a_host_locks_the_table(house: House, new_page: NewPage, language: str) -> None:
    host = Person(new_page(language, **PHONE), house.address, language)
    guest = Person(new_page(language, **PHONE), house.address, language)
    late = Person(new_page(language, **PHONE), house.address, language)
    code = host.open_table("Ada", seats=3, bots=0)
    guest.sit_down(code, "Ben")
    late.visit(f"/t/{code}")
    expect(late.button("lobby-sit-down")).to_be_visible()
    host.button("lock-close").click()
    expect(host.page.get_by_text(host.words("lock-on-host"))).to_be_visible()
    host.page.get_by_text(host.words("lock-on-host")).scroll_into_view_if_needed()
    look(host.page, f"locked-host-{language}")
    for person in (guest, late):
        expect(person.page.get_by_text(person.words("lock-on"))).to_be_visible()
        expect(person.button("lock-open")).to_have_count(0)
    expect(late.button("lobby-sit-down")).to_have_count(0)
    look(late.page, f"locked-newcomer-{language}")
    host.start()
    host.page.locator(f"summary[aria-label='{host.words('menu')}']").click()
    look(host.page, f"locked-menu-{language}")
    host.button("lock-open").click()
    expect(host.button("lock-close")).to_be_visible()
    guest.page.locator(f"summary[aria-label='{guest.words('menu')}']").click()
    expect(guest.page.get_by_text(guest.words("lock-on"))).to_have_count(0)


def test_a_host_removes_somebody_for_good_and_lets_them_back(
    house: House, new_page: NewPage, language: str
) -> None:
    host = Person(new_page(language, **PHONE), house.address, language)
    guest = Person(new_page(language, **PHONE), house.address, language)
    code = host.open_table("Ada", seats=3, bots=0)
    guest.sit_down(code, "Ada")
    expect(host.page.get_by_text("Ada 2", exact=True)).to_be_visible()
    host.button("remove-person", name="Ada 2").click()
    dialog = host.page.get_by_role("dialog")
    expect(dialog.get_by_role("checkbox")).not_to_be_checked()
    look(host.page, f"remove-dialog-{language}")
    host.button("remove-go").click()
    expect(dialog).to_have_count(0)
    refused = guest.words("refused-removed")
    expect(guest.page.get_by_role("heading", name=refused)).to_be_visible()
    look(guest.page, f"removed-guest-{language}")
    for path in (f"/t/{code}", f"/t/{code}/screen"):
        guest.page.goto(house.address + path)
        expect(guest.page.get_by_role("heading", name=refused)).to_be_visible()
    restore = host.button("removed-restore-name", name="Ada 2")
    restore.scroll_into_view_if_needed()
    look(host.page, f"removed-list-{language}")
    restore.click()
    expect(restore).to_have_count(0)
    guest.sit_down(code, "Ben")


def test_the_network_can_be_kept_out_too(house: House, new_page: NewPage) -> None:
    host, guest = (Person(new_page("en"), house.address) for _ in range(2))
    code = host.open_table("Ada", seats=3, bots=0)
    guest.sit_down(code, "Ben")
    host.button("remove-person", name="Ben").click()
    host.page.get_by_label(host.words("remove-network")).check()
    host.button("remove-go").click()
    expect(host.page.get_by_text(host.words("removed-network"))).to_be_visible()
    stranger = Person(new_page("en"), house.address)
    stranger.visit(f"/t/{code}")
    expect(stranger.page.get_by_role("heading", name=stranger.words("refused-removed"))).to_be_visible()
    host.page.reload()
    expect(host.button("lobby-start")).to_be_visible()


@pytest.mark.parametrize("granted", [True, False])
def test_a_host_decides_who_takes_an_abandoned_seat(
    house: House, new_page: NewPage, language: str, granted: bool
) -> None:
    host = Secretive(new_page(language, **PHONE), house.address, language)
    gone = Secretive(new_page(language), house.address, language)
    eve = Secretive(new_page(language, **PHONE), house.address, language)
    code = host.open_table("Ada", seats=3, bots=1)
    gone.sit_down(code, "Ben")
    host.start()
    gone.page.locator(f"summary[aria-label='{gone.words('menu')}']").click()
    gone.button("menu-leave").click()
    gone.button("leave-go").click()
    gone.page.wait_for_url(house.address + "/")
    eve.visit(f"/t/{code}")
    eve.page.locator("button.latest").click()
    expect(eve.button("player-take-over")).to_have_count(0)
    eve.button("player-ask").click()
    eve.page.get_by_label(eve.words("who-name")).fill("Eve")
    look(eve.page, f"ask-{language}")
    eve.button("ask-go").click()
    waiting = eve.page.get_by_text(eve.words("request-waiting", seat="Ben"))
    expect(waiting).to_be_visible()
    expect(host.page.get_by_text(host.words("request-host", name="Eve", seat="Ben"))).to_be_visible()
    look(host.page, f"request-{language}")
    host.button("request-grant" if granted else "request-refuse").click()
    expect(host.button("request-grant")).to_have_count(0)
    expect(waiting).to_have_count(0)
    if granted:
        expect(eve.page.get_by_text(eve.words("table-looking-on"))).to_have_count(0)
        expect(eve.page.locator("aside").get_by_text("Eve", exact=True)).to_have_count(1)
    else:
        expect(eve.page.get_by_text(eve.words("request-refused", seat="Ben"))).to_be_visible()
        expect(eve.button("player-ask")).to_have_count(0)
    close = eve.page.locator("aside button.closer")
    if close.is_visible():
        close.click()
    look(eve.page, f"{'granted' if granted else 'refused'}-{language}")


def test_a_host_removes_somebody_in_the_middle_of_a_game(house: House, new_page: NewPage) -> None:
    host = Secretive(new_page("en", **PHONE), house.address)
    guest = Secretive(new_page("en"), house.address)
    code = host.open_table("Ada", seats=3, bots=1)
    guest.sit_down(code, "Ben")
    host.start()
    host.page.locator("button.latest").click()
    host.page.locator("summary", has_text=re.compile(host.words("table-host"))).click()
    button = host.button("remove-person", name="Ben")
    button.scroll_into_view_if_needed()
    look(host.page, "host-tools")
    button.click()
    host.button("remove-go").click()
    expect(guest.page.get_by_role("heading", name=guest.words("refused-removed"))).to_be_visible()
    expect(host.button("remove-person", name="Ben")).to_have_count(0)
    expect(host.button("removed-restore-name", name="Ben")).to_be_visible()
