"""Every page fits a small phone with large letters. What fits in one game is in `tests/games/<game>/page`."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.browser.fixtures import launched, too_wide
from tests.support.browser.person import player_of
from tests.support.browser.salon import House
from tests.support.games import OUR_GAMES

SMALL: ViewportSize = {"width": 360, "height": 740}


@pytest.mark.parametrize("game", OUR_GAMES)
def test_letters_twice_as_large_fit_on_a_phone(house: House, browser: Browser, game: str) -> None:
    """People who need them set them in the browser: no page is wider than the phone, from the first to the game."""
    large = launched(browser.browser_type, "--blink-settings=defaultFontSize=32")
    person = player_of(game)(large.new_page(locale="fr-FR", viewport=SMALL), house.address, "fr")
    for path in ("/", "/about", f"/rules/{game}", f"/new/{game}", "/new/chess", "/t/AAAAA"):
        person.visit(path)
        expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
        assert too_wide(person.page) <= 0, path
    person.open_table("Zoé", seats=3, bots=2)
    assert too_wide(person.page) <= 0, "lobby"
    person.start()
    person.await_turn()
    assert too_wide(person.page) <= 0, "game"
    large.close()
