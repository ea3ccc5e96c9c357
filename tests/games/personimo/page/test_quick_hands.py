"""Who is quicker than the line, or has more than one finger on the table."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.games.polyminix.page.player import Solver
from tests.support.browser.fixtures import NewPage
from tests.support.browser.person import Person
from tests.support.browser.salon import House

POINTER = """(element, [type, pointerId, x, y, button]) => element.dispatchEvent(new PointerEvent(type, {
    pointerId, clientX: x, clientY: y, button, pointerType: "touch", bubbles: true, cancelable: true,
}))"""


def test_a_card_that_is_pressed_twice_is_claimed_once(house: House, new_page: NewPage) -> None:
    page = new_page("en")
    acts = acts_of(page)
    person = Person(page, house.address)
    person.open_table("Ada", seats=2, bots=1)
    person.start()
    person.await_turn()
    page.locator("button.claim").first.evaluate("(card) => { card.click(); card.click(); }")
    expect(page.locator("main[data-seq='0']")).to_have_count(0)
    assert len(acts) == 1


def test_a_move_that_is_taken_back_twice_is_taken_back_once(house: House, new_page: NewPage) -> None:
    page = new_page("en")
    sent = acts_of(page, "TakeBack")
    person = Person(page, house.address)
    person.open_table("Ada", seats=2, bots=1)
    person.start()
    back = person.button("table-take-back")
    while not back.is_visible():
        person.await_turn()
        person.take_turn()
        page.wait_for_timeout(200)
    back.evaluate("(button) => { button.click(); button.click(); }")
    expect(page.get_by_role("list", name=person.words("table-log"))).to_contain_text("takes it back")
    assert len(sent) == 1


def test_another_finger_does_not_drop_the_card_and_another_button_does_not_lift_it(
    house: House, new_page: NewPage
) -> None:
    page = new_page("en")
    person = Person(page, house.address)
    person.open_table("Ada", seats=2, bots=1)
    person.start()
    card, dragged = page.locator(".card-in-hand"), page.locator(".dragged")
    while not card.is_visible():
        person.await_turn()
        person.take_turn()
        person.await_turn()

    def point(*event: str | int) -> None:
        card.evaluate(POINTER, event)

    point("pointerdown", 1, 50, 50, 2)
    point("pointermove", 1, 90, 90, -1)
    expect(dragged).to_have_count(0)
    point("pointerup", 1, 90, 90, 2)
    point("pointerdown", 1, 50, 50, 0)
    point("pointermove", 1, 90, 90, -1)
    expect(dragged).to_be_visible()
    point("pointerup", 2, 200, 200, 0)
    point("pointercancel", 2, 200, 200, 0)
    point("pointermove", 1, 99, 99, -1)
    expect(dragged).to_be_visible()
    point("pointercancel", 1, 99, 99, 0)
    expect(dragged).to_have_count(0)


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
    person.button("polyminix-page-way-challenge").click()
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
    expect(page.locator(".say .hint")).not_to_have_text("…")
    expect(page.locator(".toast")).to_have_count(0)


def acts_of(page: Page, kind: str = "Act") -> list[str]:
    """The messages of a kind that a page sends, as they go out."""
    sent: list[str] = []

    def keep(message: str | bytes) -> None:
        if json.loads(message)["type"] == kind:
            sent.append(str(message))

    page.on("websocket", lambda socket: socket.on("framesent", keep))
    return sent
