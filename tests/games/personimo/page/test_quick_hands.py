"""Players who are quicker than the network, or have more than one finger on the table."""

import json

from playwright.sync_api import Page, expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage
from tests.support.browser.salon import House

POINTER = """(element, [type, pointerId, x, y, button]) => element.dispatchEvent(new PointerEvent(type, {
    pointerId, clientX: x, clientY: y, button, pointerType: "touch", bubbles: true, cancelable: true,
}))"""


def test_a_card_that_is_pressed_twice_is_claimed_once(house: House, new_page: NewPage) -> None:
    page = new_page("en")
    acts = acts_of(page)
    person = Architect(page, house.address)
    person.open_table("Ada", seats=2, bots=1)
    person.start()
    person.await_turn()
    page.locator("button.claim").first.evaluate("(card) => { card.click(); card.click(); }")
    expect(page.locator("main[data-seq='0']")).to_have_count(0)
    assert len(acts) == 1


def test_a_move_that_is_taken_back_twice_is_taken_back_once(house: House, new_page: NewPage) -> None:
    page = new_page("en")
    sent = acts_of(page, "TakeBack")
    person = Architect(page, house.address)
    # Two people on one device: nobody else acts in between, however fast the server is.
    person.open_table("Ada", seats=2, bots=0)
    person.add_on_this_device("Ben")
    person.start()
    for _ in range(5):
        person.await_turn()
        person.take_turn()
    back = person.button("table-take-back")
    expect(back).to_be_visible()
    back.evaluate("(button) => { button.click(); button.click(); }")
    expect(page.get_by_role("list", name=person.words("table-log"))).to_contain_text("undoes that")
    assert len(sent) == 1


def test_another_finger_does_not_drop_the_card_and_another_button_does_not_lift_it(
    house: House, new_page: NewPage
) -> None:
    page = new_page("en")
    person = Architect(page, house.address)
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


def acts_of(page: Page, kind: str = "Act") -> list[str]:
    """The messages of a kind that a page sends, as they go out."""
    sent: list[str] = []

    def keep(message: str | bytes) -> None:
        if json.loads(message)["type"] == kind:
            sent.append(str(message))

    page.on("websocket", lambda socket: socket.on("framesent", keep))
    return sent
