"""The page of a table when the server cannot be reached, or has been replaced by another version."""

from playwright.sync_api import expect

from tests.support.browser.fixtures import NewPage
from tests.support.browser.person import Person, player_of
from tests.support.browser.salon import House
from tests.support.browser.sounds import Heard
from tests.support.games import ANY_GAME

ANSWER = "turn"
"""What answers when sound is switched on."""


def test_who_cannot_leave_is_told_so(house: House, new_page: NewPage) -> None:
    page = new_page("en")
    person = Person(page, house.address)
    person.open_table("Ada", seats=2, bots=1)
    page.route("**/leave", lambda route: route.abort("connectionrefused"))
    person.button("menu-leave").click()
    person.button("leave-go").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text(person.words("problem-unreachable"))
    page.unroute("**/leave")
    person.button("leave-go").click()
    page.wait_for_url(house.address + "/")


def test_a_table_that_could_not_be_prepared_is_there_with_the_next_line(
    house: House, new_page: NewPage
) -> None:
    page = new_page("en")
    person = Person(page, house.address)
    code = person.open_table("Ada", seats=2, bots=1)
    page.route("**/api/games", lambda route: route.abort("connectionrefused"))
    person.visit(f"/t/{code}")
    expect(person.button("try-again")).to_be_visible()
    page.unroute("**/api/games")
    page.wait_for_load_state("networkidle")  # nothing is cut off in the middle by the kill
    house.kill()
    house.start()
    expect(person.button("lobby-start")).to_be_visible()


def test_a_part_of_the_page_that_is_gone_leaves_no_empty_page(house: House, new_page: NewPage) -> None:
    page = new_page("en")
    person = Person(page, house.address)
    code = person.open_table("Ada", seats=2, bots=1)
    page.route("**/assets/lobby-*.js", lambda route: route.abort("connectionrefused"))
    person.visit(f"/t/{code}")
    expect(person.button("try-again")).to_be_visible()


def test_sounds_that_are_switched_on_do_not_sound_again(house: House, new_page: NewPage) -> None:
    """What happened while sounds were off stays silent when they are switched on; what comes next sounds."""
    page = new_page("en")
    heard = Heard(page)
    person = player_of(ANY_GAME)(page, house.address)
    person.open_table("Ada", seats=2, bots=1)
    person.start()
    person.await_turn()
    page.locator(f"summary[aria-label='{person.words('menu')}']").click()
    person.button("menu-sound-off").click()
    page.keyboard.press("Escape")
    person.take_turn()
    person.await_turn()
    page.locator(f"summary[aria-label='{person.words('menu')}']").click()
    heard.forget()
    person.button("menu-sound-on").click()
    heard.wait_for(ANSWER)
    assert heard.names() == [ANSWER]
    page.keyboard.press("Escape")
    person.take_turn()
    page.wait_for_function("heard.length > 1")
