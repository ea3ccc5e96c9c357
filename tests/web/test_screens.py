"""Every screen is accessible, fits a narrow phone, and loads quickly over a slow connection."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, Request, expect

from salon.games.registry import KITS
from tests.support.browser.fixtures import NewPage, accessibility_problems, too_wide
from tests.support.browser.person import Person, player_of
from tests.support.browser.salon import House
from tests.support.games import ANY_GAME

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1366, "height": 800}}
FIRST_LOAD_BYTES = 150_000
"""What the home page may load, and a running table by its link: with its board, and what late-comers are offered."""
FIRST_LOAD_REQUESTS = {"home": 12, "table": 16}
"""A table has more: which board and which words it needs is known only when the server has told what is played."""
LOADED_LATER = re.compile(
    rf"/assets/(?i:lesson|rules|table|lobby|replay|{'|'.join(KITS)})[^/]*$|\.(mp3|ogg|wav|opus|m4a)$"
)


@pytest.mark.parametrize(
    ("language", "wishes"),
    [
        ("en", PHONE | {"color_scheme": "light"}),
        ("fr", LAPTOP | {"color_scheme": "dark"}),
        ("it", PHONE | {"color_scheme": "dark"}),
    ],
    ids=["english-phone-day", "french-laptop-night", "italian-phone-night"],
)
def test_every_screen_is_accessible_and_fits(
    house: House, new_page: NewPage, language: str, wishes: dict[str, object]
) -> None:
    page = new_page(language, **wishes, reduced_motion="reduce")
    person = player_of(ANY_GAME)(page, house.address, language)
    seen: list[str] = []

    def look(screen: str) -> None:
        seen.extend(f"{screen}: {problem}" for problem in problems(person.page))

    for path in ("/", "/about", "/privacy", f"/rules/{ANY_GAME}", f"/new/{ANY_GAME}", "/nowhere", "/t/ZZZZZ"):
        person.visit(path)
        expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
        look(path)
    code = person.open_table("Ada", seats=2, bots=1)
    expect(person.button("lobby-start")).to_be_visible()
    look("lobby")
    person.start()
    for screen in ("first turn", "second turn"):
        person.await_turn()
        look(screen)
        person.take_turn()
    screen_page = Person(new_page(language, color_scheme=wishes["color_scheme"]), house.address, language)
    screen_page.visit(f"/t/{code}/screen")
    seen.extend(f"screen: {problem}" for problem in problems(screen_page.page))
    person.play()
    look("result")
    person.page.get_by_role("link", name=person.words("result-replay")).click()
    expect(person.page.get_by_role("slider")).to_be_visible()
    look("replay")
    person.visit("/")
    expect(person.page.get_by_role("heading", name=person.words("home-finished"))).to_be_visible()
    look("home with games")
    assert seen == []


def test_a_guest_with_a_wrong_code_can_type_the_right_one(house: House, new_page: NewPage) -> None:
    code = Person(new_page("en"), house.address).open_table("Ada", seats=3, bots=1)
    guest = Person(new_page("fr"), house.address, "fr")
    guest.visit("/t/ZZZZZ")
    expect(guest.page.get_by_role("heading", name=guest.words("table-gone"))).to_be_visible()
    guest.write(guest.page.get_by_label(guest.words("home-join-code")), code.lower())
    guest.press(guest.button("home-join-go"))
    expect(guest.button("lobby-sit-down").first).to_be_visible()


def problems(page: Page) -> list[str]:
    """What axe says, and whether the page is wider than its window."""
    wide = too_wide(page)
    return accessibility_problems(page) + ([f"{wide} px too wide"] if wide > 0 else [])


@pytest.mark.parametrize("game", KITS)
def test_the_first_load_is_small(house: House, new_page: NewPage, game: str) -> None:
    host = player_of(game)(new_page("en"), house.address)
    seats = min(number for number in KITS[game].game.spec.seats if number > 1)
    code = host.open_table("Ada", seats=seats, bots=seats - 1)
    host.start()
    host.await_turn()  # nobody moves while the table is loaded, so that nothing is to be heard
    for what, path in (("home", "/"), ("table", f"/t/{code}")):
        page = new_page("en")
        sizes: dict[str, int] = {}
        page.on("requestfinished", partial(weigh, sizes))
        Person(page, house.address).visit(path)
        page.wait_for_load_state("networkidle")
        assert sum(sizes.values()) <= FIRST_LOAD_BYTES, largest_first(sizes)
        assert len(sizes) <= FIRST_LOAD_REQUESTS[what], largest_first(sizes)
        assert any(url.endswith(".js") for url in sizes), "the page's own files were weighed"
        later = [url for url in sizes if LOADED_LATER.search(url)]
        assert path != "/" or later == [], "lessons, rules, sounds and boards load when they are needed"


def largest_first(sizes: dict[str, int]) -> str:
    """What was loaded, one file a line."""
    ordered = sorted(sizes.items(), key=lambda item: -item[1])
    return "\n".join(f"{size:7} {url.rpartition('/')[2]}" for url, size in ordered)


def weigh(sizes: dict[str, int], request: Request) -> None:
    """Note how many bytes a response had."""
    sizes[request.url] = request.sizes()["responseBodySize"]
