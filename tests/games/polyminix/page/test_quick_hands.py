"""A player who is quicker than the network."""

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.games.polyminix.page.player import Solver
from tests.support.browser.fixtures import NewPage
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House


def test_a_hint_waits_for_the_pieces_that_are_on_their_way(house: House, new_page: NewPage) -> None:
    page = new_page("en")
    held: list[str | bytes] = []
    routes: list[WebSocketRoute] = []
    slow = False

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        routes.append(route)
        server.on_message(lambda message: held.append(message) if slow else route.send(message))

    page.route_web_socket("**/ws/**", connect)
    person = Solver(page, house.address)
    person.visit()
    person.button("polyminix-start-challenge").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    page.locator("main li button").first.click()
    page.locator("main .boxes button").first.click()
    expect(page.locator(".race")).to_be_visible()
    person.hold(person.solution()[0])
    slow = True
    page.keyboard.press("Enter")
    expect(page.get_by_text(person.words("table-sending"))).to_be_visible()
    person.button("polyminix-page-hint").click()
    person.button("polyminix-hint-solvable").click()
    page.wait_for_timeout(200)
    slow = False
    for message in held:
        routes[0].send(message)
    expect(page.locator(".say .hint")).not_to_have_text("…", timeout=NEVER_LONGER)
    expect(page.locator(".toast")).to_have_count(0)
