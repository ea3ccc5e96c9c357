"""The pictures of Polyminix in the README."""

from playwright.sync_api import expect

from tests.games.polyminix.page.player import Solver
from tests.support.browser.camera import Camera
from tests.support.browser.person import NEVER_LONGER

NAMES = ("polyminix", "polyminix-phone", "polyminix-screen")
PICTURED_RACE = 4
BOT = "Clio"


def picture(camera: Camera) -> None:
    """A race: on a laptop with a piece in hand, on a phone, and on the big screen."""
    laptop = Solver(camera.laptop(), camera.address)
    phone = Solver(camera.phone(), camera.address, "fr")
    television = camera.television(dark=True)
    code = laptop.open_table("Ada", seats=3, bots=1, options={"starts": "1"})
    phone.sit_down(code, "Émile")
    laptop.start()
    television.goto(f"{camera.address}/t/{code}/screen")
    for turn in range(PICTURED_RACE):
        while laptop.figure() is None or phone.figure() is None:
            laptop.answer()
            phone.answer()
        if turn + 1 < PICTURED_RACE:
            for person in (laptop, phone) if turn % 2 else (phone, laptop):
                person.cover()
            laptop.await_race_end()
    *most, last = laptop.solution()
    for placement in most[: len(most) // 2 + 1]:
        laptop.lay_by_keyboard(placement)
    for placement in phone.solution()[:2]:
        phone.lay_by_keyboard(placement)
    expect(laptop.share_of(BOT)).not_to_have_text("0 %", timeout=NEVER_LONGER)
    laptop.hold(last)
    for page, name in (
        (laptop.page, "polyminix"),
        (phone.page, "polyminix-phone"),
        (television, "polyminix-screen"),
    ):
        camera.take(page, name)
