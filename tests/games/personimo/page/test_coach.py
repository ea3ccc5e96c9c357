"""The coach at the page: a hint in a game against a bot, and the review of one's moves after it."""

import re

from playwright.sync_api import Locator, expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage, accessibility_problems
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House


def advised(person: Architect) -> Locator:
    """The moves that the coach names, as buttons."""
    return (
        person.page.get_by_role("region", name=person.words("coach"))
        .get_by_role("listitem")
        .get_by_role("button")
    )


def ask(person: Architect) -> None:
    person.await_turn()
    person.button("table-hint").click()
    expect(advised(person).first).to_be_visible()


def play_badly(person: Architect) -> None:
    """To the end of the game, every card on the worst spot."""
    person.plays_badly = True
    person.play()


def test_a_hint_in_a_game_alone_and_a_review_after_it(house: House, new_page: NewPage) -> None:
    page = new_page("fr")
    person = Architect(page, house.address, "fr")
    person.open_table("Ada", seats=1, bots=0)
    person.start()
    person.await_turn()
    person.take_turn()

    ask(person)
    expect(page.locator(".market .advised")).to_have_count(advised(person).count())
    advised(person).nth(1).click()
    second = page.locator(".market button.claim").filter(has=page.locator(".advised", has_text="2"))
    expect(second).to_be_focused()
    page.keyboard.press("Enter")
    expect(advised(person)).to_have_count(0)

    person.await_turn()
    page.get_by_role("button", name=person.words("table-hint")).focus()
    page.keyboard.press("Enter")
    expect(advised(person)).to_have_count(3)
    expect(page.locator("svg .advised")).to_have_count(3)
    assert accessibility_problems(page) == []
    place = person.button("personimo-page-place")
    expect(place).to_be_disabled()
    advised(person).first.focus()
    page.keyboard.press("Enter")
    expect(place).to_be_enabled()
    expect(page.locator(".ghost")).to_be_visible()
    place.click()
    expect(page.get_by_role("img", name=re.compile(r"Ada.*[:,] 1 "))).to_be_visible()

    play_badly(person)
    page.get_by_role("link", name=person.words("result-review")).click()
    heading = page.get_by_role("heading", name=person.words("coach-review-costliest"))
    expect(heading).to_be_visible(timeout=6 * NEVER_LONGER)  # some twenty searches, one after the other
    section = page.get_by_role("region", name=person.words("coach-review"), exact=True)
    worst = section.locator("ol.worst > li")
    assert 1 <= worst.count() <= 3
    marked = page.locator(".events .cost")
    expect(marked).to_have_count(worst.count())
    assert accessibility_problems(page) == []
    worst.first.get_by_role("button").first.click()
    now = page.locator(".events [aria-current]")
    expect(now.locator(".cost")).to_be_visible()
    expect(page.locator("svg .better, .market .proposed").first).to_be_visible()
    section.locator("summary").click()
    rows = section.get_by_role("row")
    assert rows.count() > 15
    rows.nth(1).get_by_role("button").click()
    expect(page.locator(".events [aria-current]")).to_have_text(re.compile("Ada"))


def test_the_host_decides_where_several_play(house: House, new_page: NewPage) -> None:
    host, guest = (Architect(new_page("en"), house.address) for _ in range(2))
    code = host.open_table("Ada", seats=2, bots=0)
    guest.sit_down(code, "Ben")
    host.start()
    for person in (host, guest):
        expect(person.page.get_by_role("region", name=person.words("personimo-page-market"))).to_be_visible()
        expect(person.button("table-hint")).to_have_count(0)

    code = host.open_table("Ada", seats=2, bots=0)
    guest.sit_down(code, "Ben")
    host.page.locator("summary", has_text=host.words("lobby-settings")).click()
    host.page.get_by_label(host.words("lobby-coach-always"), exact=True).check()
    host.start()
    while not (host.may_act() or guest.may_act()):
        host.moment()
    ask(host if host.may_act() else guest)
