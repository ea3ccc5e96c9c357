"""The server is killed in the middle of a game, and the game goes on when it is back."""

from playwright.sync_api import expect

from tests.support.browser.fixtures import NewPage
from tests.support.browser.person import player_of
from tests.support.browser.salon import House
from tests.support.games import ANY_GAME


def test_a_game_goes_on_after_a_power_cut(house: House, new_page: NewPage) -> None:
    person = player_of(ANY_GAME)(new_page("en"), house.address)
    person.open_table("Ada", seats=2, bots=1)
    person.start()
    for _ in range(4):
        person.await_turn()
        person.take_turn()
    person.await_turn()
    before = person.log()
    house.kill()
    expect(person.page.get_by_text(person.words("table-lost"))).to_be_visible()
    house.start()
    expect(person.page.get_by_text(person.words("table-lost"))).to_be_hidden()
    assert person.log()[: len(before)] == before
    person.page.reload()
    person.await_turn()
    person.take_turn()
