"""A newcomer's first game, and a table set up by picture: on a small phone and on a laptop, in two languages."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from salon.games.registry import KITS
from tests.support.browser.fixtures import NewPage, accessibility_problems
from tests.support.browser.person import Person
from tests.support.browser.salon import House
from tests.support.games import ANY_GAME

KIT = KITS[ANY_GAME]
SPEC = KIT.game.spec
FEW = next(
    preset
    for preset in KIT.presets or SPEC.presets
    if preset.seats and preset.options and not {1, 4} & set(preset.seats)
)
"""A ready-made game for fewer players than a new table has seats, with options of its own."""

SIZES = [("en", 360, 640), ("fr", 1366, 768)]


@pytest.fixture
def person(house: House, new_page: NewPage, request: pytest.FixtureRequest) -> Person:
    language, width, height = request.param
    page = new_page(language, viewport={"width": width, "height": height}, reduced_motion="reduce")
    return Person(page, house.address, language)


def is_in_sight(thing: Locator) -> bool:
    return bool(
        thing.evaluate(
            """(thing) => {
              const { top, bottom, left, right } = thing.getBoundingClientRect();
              return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
            }"""
        )
    )


def table_of(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        "fetch(location.pathname.replace('/t/', '/api/tables/')).then((answer) => answer.json())"
    )
    return found


def open_menu(person: Person) -> None:
    person.page.locator("summary[aria-label]").click()


@pytest.mark.parametrize("person", SIZES, indirect=True)
def test_a_table_is_set_up_by_picture(person: Person) -> None:
    page = person.page
    person.visit(f"/new/{ANY_GAME}")
    create = person.button("new-create")
    expect(create).to_be_visible()
    for share in (0, 0.5, 1):
        page.evaluate("(share) => scrollTo(0, share * document.body.scrollHeight)", share)
        assert is_in_sight(create), f"the button is out of sight at {share} of the page"
    presets = KIT.presets or SPEC.presets
    tiles = page.get_by_role("group", name=person.words("presets")).get_by_role("button")
    expect(tiles).to_have_count(len(presets))
    expect(tiles.locator("svg")).to_have_count(len(presets))

    tile = tiles.filter(has_text=person.words(f"{ANY_GAME}-preset-{FEW.name}")).first
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    seats = page.get_by_role("group", name=person.words("new-seats"))
    expect(seats.locator("output")).to_have_text(str(max(FEW.seats)))
    seats.get_by_role("button", name=person.words("more")).click()
    conflict = page.get_by_text(person.words("options-conflict"))
    expect(conflict).to_be_visible()
    expect(create).to_be_disabled()
    assert is_in_sight(conflict), "the reason stands beside the button"
    assert accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.button("options-fix-seats", seats=max(FEW.seats)).click()
    expect(conflict).to_have_count(0)
    expect(create).to_be_enabled()
    expect(page.locator("main").get_by_role("link", name=person.words("home-learn"))).to_have_attribute(
        "href", f"/learn/{ANY_GAME}"
    )

    option, value = next(iter(FEW.options.items()))
    person.visit(f"/new/{ANY_GAME}?{option}={str(value).lower() if value is True else value}")
    expect(tile).to_have_attribute("aria-pressed", "true")
    create.click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_role("list", name=person.words("options-chosen"))).to_be_visible()
    assert table_of(page)["options"][option] == value
    expect(page.get_by_role("link", name=person.words("home-learn"))).to_be_visible()


@pytest.mark.parametrize("person", SIZES, indirect=True)
def test_a_newcomer_meets_gentle_bots_and_the_coach(person: Person) -> None:
    page = person.page
    person.visit()
    card = page.get_by_role("article").filter(has_text=person.words(f"{ANY_GAME}-name")).first

    def level(name: str) -> Locator:
        return card.get_by_role("radio", name=person.words(f"{ANY_GAME}-level-{name}"), exact=True)

    expect(level(KIT.levels[0])).to_be_checked()
    card.get_by_role("button", name=re.compile(re.escape(person.words("home-play-now")))).click()
    person.button("lesson-offer-skip").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    person.await_turn()
    advice = page.get_by_role("region", name=person.words("coach"))
    expect(advice.get_by_role("listitem").first).to_be_visible()
    levels = {seat["level"] for seat in table_of(page)["seats"] if seat["kind"] == "bot"}
    assert levels == {KIT.levels[0]}

    open_menu(person)
    page.get_by_role("button", name=person.words("bots-pace-now", pace="normal")).click()
    assert accessibility_problems(page) == []
    page.get_by_role("radio", name=re.compile("^" + re.escape(person.words("bots-pace-slow")))).check()
    page.keyboard.press("Escape")
    open_menu(person)
    expect(page.get_by_role("button", name=person.words("bots-pace-now", pace="slow"))).to_be_visible()
    assert table_of(page)["bot_pace"] == "slow"
    page.get_by_role("switch", name=person.words("coach-every-turn")).click()
    expect(advice).to_have_count(0)

    person.visit()
    level(KIT.levels[-1]).check()
    page.reload()
    expect(level(KIT.levels[-1])).to_be_checked()
