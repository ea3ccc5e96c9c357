"""What the host sets in the lobby: the page shows what the table has, even if a request fails."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from salon.words import LANGUAGES
from tests.support.browser.fixtures import NewPage
from tests.support.browser.person import Person
from tests.support.browser.salon import House
from tests.support.games import COACHED_GAME

GAMES = re.compile(r"/api/games$")
TABLE = re.compile(r"/api/tables/\w+$")


class Host(Person):
    """Opens tables at which the host decides who may ask the coach."""

    game = COACHED_GAME


def test_changes_in_quick_succession_are_all_made(house: House, new_page: NewPage) -> None:
    page = new_page("en")
    person, guest = Host(page, house.address), Person(new_page("en"), house.address)
    code = person.open_table("Ada", seats=2, bots=1)
    open_settings(person)
    answers = [page.get_by_label(person.words(f"lobby-{which}")) for which in ("away-wait", "coach-never")]
    page.evaluate(
        "(fields) => fields.forEach((field) => field.click())", [a.element_handle() for a in answers]
    )
    guest.visit(f"/t/{code}")
    open_settings(guest)
    for which in ("away-wait", "coach-never"):
        expect(guest.page.get_by_label(person.words(f"lobby-{which}"))).to_be_checked()


def test_what_was_refused_is_not_shown_as_chosen(house: House, new_page: NewPage) -> None:
    page = new_page("en")
    person = Host(page, house.address)
    person.open_table("Ada", seats=2, bots=1)
    open_settings(person)
    before = shown(page)
    page.route(TABLE, lambda route: route.abort("connectionrefused"))
    page.get_by_label(person.words("lobby-away-wait")).check(force=True)
    expect(page.get_by_text(person.words("problem-unreachable"))).to_be_visible()
    page.evaluate("document.querySelector('details input[type=checkbox]:enabled').click()")
    page.evaluate("document.querySelector('details input[type=checkbox]:enabled').click()")
    expect(page.get_by_label(person.words("lobby-away-bot"))).to_be_checked()
    assert shown(page) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_busy_house_says_so_where_bots_are_chosen(house: House, new_page: NewPage, language: str) -> None:
    page = new_page(language)
    person = Host(page, house.address, language)
    person.open_table("Ada", seats=2, bots=1)
    busy = page.get_by_text(person.words("house-busy"))
    expect(page.get_by_text(person.words("lobby-start"))).to_be_visible()
    expect(busy).to_have_count(0)
    page.route(GAMES, with_busy)
    page.reload()
    expect(busy).to_be_visible()


def with_busy(route: Route) -> None:
    """The games, as a busy server tells them."""
    answer = route.fetch()
    route.fulfill(response=answer, json=[{**game, "busy": True} for game in answer.json()])


def open_settings(person: Person) -> None:
    person.page.locator("summary", has_text=person.words("lobby-settings")).click()


def shown(page: Page) -> list[bool]:
    return list(
        page.evaluate("[...document.querySelectorAll('details input')].map((field) => field.checked)")
    )
