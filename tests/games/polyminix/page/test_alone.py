"""Alone in a real browser: the map, where one goes on; a day that counts once; a solution after giving up."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.rules.goals import challenges
from salon.games.polyminix.rules.solo import campaign
from tests.games.polyminix.page.player import Solver
from tests.support.browser.fixtures import NewPage
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House
from tests.support.rules import rule

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}


def at_the_map(house: House, new_page: NewPage, language: str = "en", **wishes: Any) -> Solver:
    person = Solver(new_page(language, reduced_motion="reduce", **wishes), house.address, language)
    person.page.goto(f"{house.address}/alone/polyminix")
    expect(person.page.locator("ol li button").first).to_be_visible()
    return person


def wait_for_table(page: Page) -> None:
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(page.locator("main[data-seq]")).to_be_visible()


def stars(person: Solver, challenge: str) -> int:
    return person.page.locator(f"button[data-challenge='{challenge}'] .stars .has").count()


@rule("PX-30", "PX-34")
def test_the_campaign_goes_on_where_one_has_left_it(house: House, new_page: NewPage) -> None:
    person = at_the_map(house, new_page, **PHONE)
    page = person.page
    first, second = campaign(Level.GREEN)[:2]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(f"button[data-challenge='{first}']").click()
    wait_for_table(page)
    person.begin()
    person.cover()
    expect(page.locator(".solution .picture")).to_be_visible(timeout=NEVER_LONGER)
    page.goto(f"{house.address}/alone/polyminix")
    expect(page.locator(f"button[data-challenge='{first}'] .has").first).to_be_visible()
    assert stars(person, first) >= 2, "solved, and without help"
    page.reload()
    expect(page.locator(f"button[data-challenge='{second}'][aria-current='step']")).to_be_visible()
    assert stars(person, second) == 0


@rule("PX-34")
def test_the_campaign_goes_on_on_another_device(house: House, new_page: NewPage) -> None:
    """A seat that moves by its code takes the stars and the numbers along."""
    person = at_the_map(house, new_page, **LAPTOP)
    first, second = campaign(Level.GREEN)[:2]
    person.page.locator(f"button[data-challenge='{first}']").click()
    wait_for_table(person.page)
    person.begin()
    person.cover()
    expect(person.page.locator(".solution .picture")).to_be_visible(timeout=NEVER_LONGER)
    found = stars(at_map_again(person), first)
    assert found >= 2

    person.open_table("Ada", seats=2, bots=0)
    person.press(person.button("move-seat"))
    code = person.page.get_by_role("dialog").locator(".code").inner_text().replace(" ", "")
    other = Solver(new_page(reduced_motion="reduce", **PHONE), house.address)
    other.page.goto(f"{person.page.url}#move={code}")
    other.page.get_by_role("checkbox", name=other.words("move-bring")).check()
    other.button("move-go").click()
    expect(other.page.get_by_text("Ada", exact=True).first).to_be_visible()
    expect(other.button("move-seat")).to_be_visible()
    assert stars(at_map_again(other), first) == found
    expect(other.page.locator(f"button[data-challenge='{second}'][aria-current='step']")).to_be_visible()
    other.visit("/numbers")
    expect(other.page.get_by_text(other.words("numbers-games", count=1)).first).to_be_visible()


def at_map_again(person: Solver) -> Solver:
    person.page.goto(f"{person.address}/alone/polyminix")
    expect(person.page.locator("ol li button .has").first).to_be_visible()
    return person


@rule("PX-31")
def test_after_giving_up_a_right_cover_is_shown(house: House, new_page: NewPage) -> None:
    person = at_the_map(house, new_page, "fr", **LAPTOP)
    page = person.page
    page.locator(f"button[data-challenge='{campaign(Level.GREEN)[2]}']").click()
    wait_for_table(page)
    person.begin()
    race = person.race()
    person.button("polyminix-page-give-up").click()
    person.button("polyminix-page-really-give-up").click()
    shown = page.locator(".solution .picture svg")
    expect(shown).to_be_visible(timeout=NEVER_LONGER)
    squares = len(challenges()[race["challenge"]].figure.cells)
    assert shown.locator("rect").count() >= squares
    assert shown.locator("g.piece").count() > 2
    expect(page.locator(".solution p")).to_be_visible()


@rule("PX-30", "PX-34")
def test_a_day_that_is_solved_twice_counts_once(house: House, new_page: NewPage) -> None:
    person = at_the_map(house, new_page, **LAPTOP)
    page = person.page
    for _ in range(2):
        page.goto(f"{house.address}/alone/polyminix#calendar")
        page.reload()
        page.locator(".head .main").click()
        wait_for_table(page)
        person.begin()
        person.cover()
        expect(page.locator(".solution")).to_be_visible()
    page.goto(f"{house.address}/alone/polyminix#calendar")
    page.reload()
    expect(page.locator("td .solved")).to_have_count(1)
    expect(page.get_by_text(person.words("polyminix-alone-streak", days=1))).to_be_visible()


@rule("PX-30")
def test_any_test_is_found_by_its_picture(house: House, new_page: NewPage) -> None:
    person = at_the_map(house, new_page, **PHONE)
    page = person.page
    person.button("polyminix-alone-tests").click()
    page.get_by_label(person.words("polyminix-alone-filter-level")).select_option("red")
    page.get_by_label(person.words("polyminix-alone-filter-box")).select_option("sizes")
    expect(page.get_by_text(person.words("polyminix-alone-shown", count=32))).to_be_visible()
    page.locator("main li button").first.click()
    wait_for_table(page)
    person.begin()
    assert person.race()["test"] == "sizes"
