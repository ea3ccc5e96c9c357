"""Getting people to a table: open to the network, on a phone, on another device, late, and on the big screen."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from salon.games.registry import KITS
from tests.support.browser.fixtures import NewPage, accessibility_problems
from tests.support.browser.person import Person
from tests.support.browser.salon import House

NETWORK = "127.0.0.2"
OPEN_GAME = next(name for name, kit in KITS.items() if not kit.game.spec.hidden_hands and kit.levels)

SMALL_TEXT = """() => [...document.querySelectorAll("main *")]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== ""))
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1 && one.closest("svg") === null)
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 32)
  .map((one) => one.textContent.trim())"""


class Visitor(Person):
    """Opens tables of a game in which nothing is hidden, and which has bots."""

    game = OPEN_GAME


@pytest.fixture
def here(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """A salon that only this machine can reach; 127.0.0.2 stands for its address on the network."""
    opened = House(tmp_path, request.node.name, network=NETWORK)
    yield opened
    opened.stop()


def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_from_a_closed_salon_to_a_late_comer(here: House, new_page: NewPage) -> None:
    host = Visitor(new_page("en", viewport={"width": 1366, "height": 768}), here.address)
    code = host.open_table("Ada", seats=3, bots=0)
    screen = host.page.context.new_page()
    screen.set_viewport_size({"width": 1920, "height": 1080})
    screen.goto(f"{here.address}/t/{code}/screen")
    for page in (host.page, screen):
        expect(page.get_by_text(host.words("network-closed"))).to_be_visible()
        expect(page.get_by_role("button", name=host.words("network-open"))).to_be_visible()
        expect(page.get_by_role("img", name=host.words("lobby-qr"))).to_have_count(0)
    assert accessibility_problems(host.page) == []

    host.press(host.button("network-open"))
    network = here.address.replace("127.0.0.1", NETWORK)
    for page in (host.page, screen):
        expect(page.get_by_text(re.compile(re.escape(network.removeprefix("http://"))))).to_be_visible()
        expect(page.get_by_role("button", name=host.words("network-close"))).to_be_visible()
        expect(page.get_by_role("img", name=host.words("lobby-qr"))).to_have_attribute(
            "src", re.compile(NETWORK)
        )

    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
    guest = Visitor(new_page("fr", **phone), network, "fr")
    guest.sit_down(code, "Ben")
    expect(guest.page.get_by_role("heading", name=guest.words("lobby-in"))).to_be_in_viewport()
    expect(guest.page.get_by_text(guest.words("lobby-wait-for", name="Ada"))).to_be_in_viewport()
    expect(guest.page.get_by_text("Ada", exact=True)).to_be_visible()
    for button in ("network-open", "network-close", "lobby-add-bot", "lobby-start"):
        expect(guest.button(button)).to_have_count(0)
    expect(guest.page.get_by_role("img", name=guest.words("lobby-qr"))).to_have_count(0)
    assert accessibility_problems(guest.page) == []
    assert fits(guest.page)

    guest.press(guest.button("rename"))
    guest.write(guest.page.get_by_role("textbox", name=guest.words("who-name")), "Béatrice")
    guest.press(guest.button("rename-go"))
    for page in (host.page, screen):
        expect(page.get_by_text("Béatrice", exact=True)).to_be_visible()
    assert screen.evaluate(SMALL_TEXT) == []
    assert accessibility_problems(screen) == []
    expect(screen.get_by_role("heading", name=host.words("screen-how"))).to_be_in_viewport()
    assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")

    other = moves_to_another_device(guest, new_page)
    expect(guest.page.get_by_text(guest.words("moved-away"))).to_be_visible()
    guest.press(guest.button("moved-back"))
    expect(guest.page.get_by_role("heading", name=guest.words("lobby-in"))).to_be_visible()
    expect(other.page.get_by_text(other.words("moved-away"))).to_be_visible()

    host.press(host.button("lobby-add-bot"))
    host.start()
    expect(screen.get_by_text(code)).to_be_visible()
    late = Visitor(new_page("en", **phone), network)
    late.visit(f"/t/{code}")
    expect(late.page.get_by_role("heading", name=late.words("late-title"))).to_be_visible()
    assert accessibility_problems(late.page) == []
    late.press(late.page.get_by_role("button", name=late.words("late-bot")))
    late.write(late.page.get_by_role("textbox", name=late.words("who-name")), "Cem")
    late.press(late.button("lobby-sit-down"))
    expect(late.page.get_by_role("heading", name=late.words("late-title"))).to_have_count(0)
    late.press(late.page.get_by_label(late.words("menu"), exact=True))
    late.press(late.button("rename"))
    late.write(late.page.get_by_role("textbox", name=late.words("who-name")), "Dan")
    late.press(late.button("rename-go"))
    expect(screen.get_by_text("Dan", exact=True).first).to_be_visible()

    host.page.evaluate(
        "([path, body]) => fetch(path, { method: 'PUT', body: JSON.stringify(body) })",
        [f"/api/tables/{code}/network", {"open": False}],
    )
    expect(late.page.get_by_text(late.words("table-lost"))).to_be_visible()
    expect(screen.get_by_text(NETWORK)).to_have_count(0)


def moves_to_another_device(guest: Visitor, new_page: NewPage) -> Visitor:
    """The guest shows the code, and opens the table with it on another device."""
    guest.press(guest.button("move-seat"))
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name=guest.words("move-qr"))).to_be_visible()
    assert accessibility_problems(guest.page) == []
    typed = dialog.locator(".code").inner_text()
    other = Visitor(new_page("en"), guest.address)
    other.page.goto(f"{guest.page.url}#move={typed.replace(' ', '')}")
    expect(other.button("move-go")).to_be_focused()
    bring = other.page.get_by_role("checkbox", name=other.words("move-bring"))
    expect(bring).not_to_be_checked()
    expect(other.page.get_by_role("heading", name=other.words("lobby-in"))).to_have_count(0)
    other.press(other.button("move-go"))
    expect(other.page.get_by_role("heading", name=other.words("lobby-in"))).to_be_visible()
    expect(other.page.get_by_text("Béatrice", exact=True).first).to_be_visible()
    assert "#" not in other.page.url, "the code leaves the address"
    other.page.wait_for_load_state("networkidle")  # its number for the shuffle has arrived
    return other
