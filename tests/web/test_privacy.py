"""The privacy note, one's own data, withdrawn replays, and tables that the house closes, in the page."""

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.fixtures import NewPage, accessibility_problems
from tests.support.browser.person import Person, player_of
from tests.support.browser.salon import House
from tests.support.games import ANY_GAME
from tests.support.server.admin import admin_at


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of the house's database."""
    return f"sqlite:///{tmp_path / 'salon.sqlite3'}"


def tables_of(page: Page) -> list[object]:
    return list(page.evaluate("fetch('/api/me/tables').then((answer) => answer.json())"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_note_says_how_long_and_links_to_ones_data(
    house: House, new_page: NewPage, language: str
) -> None:
    person = Person(new_page(language), house.address, language)
    person.visit("/about")
    person.page.get_by_role("link", name=person.words("about-privacy-link")).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.words("privacy-title"))
    for message, days in (
        ("tables-what", 2),
        ("games-what", 30),
        ("replays-what", 400),
        ("cookie-what", 400),
    ):
        expect(person.page.get_by_text(person.words(f"privacy-{message}", days=days))).to_be_visible()
    person.page.get_by_role("link", name=person.words("privacy-rights-link")).click()
    expect(person.page.get_by_role("heading", name=person.words("data-title"))).to_be_visible()


def test_data_are_downloaded_and_erased(house: House, new_page: NewPage) -> None:
    person = Person(new_page("en"), house.address)
    code = person.open_table("Benvenuto", seats=2, bots=1)
    person.visit("/about")
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name=person.words("data-download")).click()
    data = msgspec.json.decode(Path(download.value.path()).read_bytes())
    assert [(table["code"], table["name"]) for table in data["tables"]] == [(code, "Benvenuto")]
    person.button("data-erase").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog.get_by_text(person.words("data-erase-final"))).to_be_visible()
    assert accessibility_problems(person.page) == []
    person.button("data-keep").click()
    assert len(tables_of(person.page)) == 1
    person.button("data-erase").click()
    person.button("data-erase-go").click()
    expect(person.page.get_by_role("status")).to_have_text(person.words("data-erased"))
    assert tables_of(person.page) == []
    assert person.page.context.cookies() == []
    assert "Benvenuto" not in person.page.evaluate("JSON.stringify({ ...localStorage })")
    person.visit(f"/new/{ANY_GAME}")
    expect(person.page.get_by_label(person.words("who-name"))).not_to_have_value("Benvenuto")


def test_a_player_withdraws_a_replay(house: House, new_page: NewPage) -> None:
    person = player_of(ANY_GAME)(new_page("en", reduced_motion="reduce"), house.address)
    person.open_table("Ada", seats=2, bots=1)
    person.start()
    person.play()
    person.page.get_by_role("link", name=person.words("result-replay")).click()
    expect(person.button("withdraw")).to_be_visible()
    address = person.page.url
    stranger = Person(new_page("en"), house.address)
    stranger.page.goto(address)
    expect(stranger.page.get_by_role("slider")).to_be_visible()
    stranger.page.wait_for_load_state("networkidle")
    expect(stranger.button("withdraw")).to_have_count(0)
    person.button("withdraw").click()
    person.button("withdraw-go").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.words("withdraw-done"))
    person.visit("/")
    expect(person.page.get_by_role("heading", name=person.words("home-my-tables"))).to_be_visible()
    expect(person.page.get_by_role("heading", name=person.words("home-finished"))).to_have_count(0)


def open_whole_lobby(person: Person) -> str:
    """Open a table, and wait for all that its lobby asks the server: later answers would be errors in the console."""
    with person.page.expect_response(re.compile(r"/contribution$")):
        return person.open_table("Ada", seats=2, bots=1)


def test_who_is_at_a_table_that_is_closed_or_is_blocked_is_told(
    house: House, new_page: NewPage, database: str
) -> None:
    person = Person(new_page("en"), house.address)
    code = open_whole_lobby(person)
    admin_at(database, "close", code)
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.words("refused-table-closed"))
    open_whole_lobby(person)
    admin_at(database, "block", "127.0.0.1")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.words("refused-blocked"))
