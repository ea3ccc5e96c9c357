"""Two people, two bots, a spectator and the big screen: a whole game through the page, in two languages."""

from playwright.sync_api import expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage
from tests.support.browser.salon import House
from tests.support.browser.sounds import Heard

MOST_TURNS = 200
ENDS = ("win", "end")
"""The sounds of the end of a game, for a winner and for others."""


MOVING = {"reduced_motion": "no-preference"}


def test_two_people_and_two_bots_play_to_the_end(house: House, new_page: NewPage) -> None:
    host = Architect(new_page("en"), house.address, "en")
    guest = Architect(new_page("fr", **MOVING), house.address, "fr")
    onlooker = Architect(new_page("fr"), house.address, "fr")
    screen = Architect(new_page("en", **MOVING), house.address, "en")
    heard = Heard(host.page)
    code = host.open_table("Ada", seats=4, bots=2)
    guest.sit_down(code, "Émile")
    host.start()
    onlooker.visit(f"/t/{code}")
    screen.visit(f"/t/{code}/screen")

    turns = play(host, guest)
    assert turns == 2 * 24, "each of the two claims twelve cards, and lays or discards them"
    for person in (host, guest, onlooker):
        expect(person.page.get_by_role("heading", name=person.words("result-sheets"))).to_be_visible()
    expect(screen.page.get_by_role("main")).to_contain_text("Ada")
    totals = [person.totals() for person in (host, guest, onlooker)]
    assert totals[0] == totals[1] == totals[2]
    assert len(totals[0]) == 4
    host.button("result-look").click()
    expect(host.button("table-result")).to_be_visible()
    heard.wait_for(*ENDS)
    assert len([name for name in heard.names() if name in ENDS]) == 1
    host.button("table-result").click()
    host.button("result-rematch").click()
    for person in (host, guest, onlooker):
        expect(person.page.get_by_role("main", name=person.words("table-board"))).to_be_visible()


def play(host: Architect, guest: Architect) -> int:
    """Play on until the game is over; the guest reloads in the middle. How many actions the two took."""
    turns = 0
    while not host.is_over():
        assert turns < MOST_TURNS
        for person in (host, guest):
            if person.may_act():
                person.take_turn()
                turns += 1
                if person is guest and turns % 20 == 10:
                    person.page.reload()
        host.moment()
    return turns


def test_who_comes_in_the_middle_of_a_turn_sees_the_time_that_is_left(
    house: House, new_page: NewPage
) -> None:
    """A device whose clock is wrong shows the time that is left by the clock of the server."""
    person = Architect(new_page("en"), house.address)
    person.page.add_init_script("{ const right = Date.now; Date.now = () => right() + 3_600_000; }")
    person.open_table("Ada", seats=2, bots=1, options={"turn_seconds": "120"})
    person.start()
    person.await_turn()
    person.page.reload()
    person.await_turn()
    expect(person.page.get_by_role("timer")).to_contain_text("1:")
