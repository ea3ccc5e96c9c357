"""The pictures of Polyminix in the README."""

from playwright.sync_api import expect

from tests.games.polyminix.page.player import Solver
from tests.support.browser.camera import Camera
from tests.support.browser.person import NEVER_LONGER

NAMES = ("polyminix", "polyminix-phone", "polyminix-screen")
PICTURED_RACE = 4
OTHER = "Clio"


def picture(camera: Camera) -> None:
    """A race: on a laptop with a piece in hand, on a phone, and on the big screen."""
    laptop = Solver(camera.laptop(), camera.address)
    phone = Solver(camera.phone(), camera.address, "fr")
    other = Solver(camera.laptop(), camera.address)
    television = camera.television(dark=True)
    code = laptop.open_table("Ada", seats=3, bots=0, options={"starts": "1"})
    phone.sit_down(code, "Émile")
    other.sit_down(code, OTHER)
    people = (laptop, phone, other)
    laptop.start()
    television.goto(f"{camera.address}/t/{code}/screen")
    for turn in range(PICTURED_RACE):
        while any(person.figure() is None for person in people):
            for person in people:
                person.answer()
        if turn + 1 < PICTURED_RACE:
            for person in (*people[turn:], *people[:turn]):
                person.cover()
            laptop.await_race_end()
    *most, last = laptop.solution()
    for placement in most[: len(most) // 2 + 1]:
        laptop.lay_by_keyboard(placement)
    for placement in phone.solution()[:2]:
        phone.lay_by_keyboard(placement)
    other.lay_by_keyboard(other.solution()[0])
    expect(laptop.share_of(OTHER)).not_to_have_text("0 %", timeout=NEVER_LONGER)
    laptop.hold(last)
    phone.page.evaluate("scrollTo(0, 0)")
    for page, name in (
        (laptop.page, "polyminix"),
        (phone.page, "polyminix-phone"),
        (television, "polyminix-screen"),
    ):
        camera.take(page, name)
