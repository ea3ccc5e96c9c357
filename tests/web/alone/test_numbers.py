"""One's own numbers: after a game, taken along as a file, deleted, and brought back."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.support.browser.fixtures import NewPage, accessibility_problems, too_wide
from tests.support.browser.person import player_of
from tests.support.browser.salon import House
from tests.support.games import ANY_GAME
from tests.support.numbers.files import a_file, a_line

MOST_SHOWN = 60
"""The kinds of games that the page draws."""


def test_export_delete_and_import(house: House, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("en", viewport={"width": 390, "height": 844})
    person = player_of(ANY_GAME)(page, house.address)
    person.visit("/numbers")
    expect(page.get_by_text(person.words("numbers-none"))).to_be_visible()
    person.open_table("Ada", seats=2, bots=1)
    person.start()
    person.play()

    person.visit()
    page.get_by_role("link", name=person.words("home-numbers"), exact=True).click()
    one = page.get_by_text(person.words("numbers-games", count=1))
    expect(one.first).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(1)
    assert too_wide(page) == 0
    assert accessibility_problems(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name=person.words("numbers-download"), exact=True).click()
    taken = tmp_path / "taken.json"
    download.value.save_as(taken)

    person.press(person.button("numbers-delete"))
    person.press(person.button("numbers-delete-go"))
    expect(page.get_by_text(person.words("numbers-deleted"))).to_be_visible()
    expect(page.get_by_text(person.words("numbers-none"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(person.words("numbers-none"))).to_be_visible()

    field = page.get_by_label(person.words("numbers-import"))
    for added in (1, 0):
        field.set_input_files(taken)
        expect(page.get_by_text(person.words("numbers-imported", added=added))).to_be_visible()
        expect(page.get_by_role("article")).to_have_count(1)


def test_games_of_other_salons_are_shown_by_their_ids(house: House, new_page: NewPage) -> None:
    page = new_page("en", viewport={"width": 390, "height": 844})
    person = player_of(ANY_GAME)(page, house.address)
    person.visit("/numbers")
    expect(page.get_by_text(person.words("numbers-none"))).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    lines = [a_line(number, game="elsewhere", mode=f"preset-{number}") for number in range(MOST_SHOWN + 20)]
    body = json.dumps(a_file(*lines)).encode()
    field = page.get_by_label(person.words("numbers-import"))
    field.set_input_files({"name": "numbers.json", "mimeType": "application/json", "buffer": body})
    expect(page.get_by_text(person.words("numbers-imported", added=len(lines)))).to_be_visible()
    expect(page.get_by_role("heading", name="elsewhere", exact=True)).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(MOST_SHOWN)
    assert [url for url in asked if "elsewhere" in url] == []
