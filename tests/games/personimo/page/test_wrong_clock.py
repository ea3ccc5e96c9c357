"""A device whose clock is wrong shows the time that is left by the clock of the server."""

from playwright.sync_api import expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage
from tests.support.browser.salon import House


def test_who_comes_in_the_middle_of_a_turn_sees_the_time_that_is_left(
    house: House, new_page: NewPage
) -> None:
    person = Architect(new_page("en"), house.address)
    person.page.add_init_script("{ const right = Date.now; Date.now = () => right() + 3_600_000; }")
    person.open_table("Ada", seats=2, bots=1, options={"turn_seconds": "120"})
    person.start()
    person.await_turn()
    person.page.reload()
    person.await_turn()
    expect(person.page.get_by_role("timer")).to_contain_text("1:")
