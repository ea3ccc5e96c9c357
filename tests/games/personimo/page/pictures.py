"""The pictures of Personimo in the README."""

from tests.games.personimo.page.player import Architect
from tests.support.browser.camera import SETTLE_MS, Camera

NAMES = ("home", "table", "phone", "television", "result")
PICTURED_TURN = 30


def picture(camera: Camera) -> None:
    """The home page, a card being placed on each device, and the result."""
    laptop = Architect(camera.laptop(), camera.address)
    phone = Architect(camera.phone(), camera.address, "fr")
    television = camera.television(dark=True)
    laptop.visit("/")
    camera.take(laptop.page, "home")
    code = laptop.open_table("Ada", seats=4, bots=2)
    phone.sit_down(code, "Émile")
    laptop.start()
    television.goto(f"{camera.address}/t/{code}/screen")
    turns = 0
    while not laptop.is_over():
        for person, name in ((laptop, "table"), (phone, "phone")):
            if not person.may_act():
                continue
            turns += 1
            placing = person.asked() == person.words("personimo-ask-place")
            if turns >= PICTURED_TURN and placing and not camera.has(name):
                person.page.wait_for_timeout(SETTLE_MS)
                person.page.evaluate("document.querySelector('details[open]')?.removeAttribute('open')")
                person.page.evaluate("scrollTo(0, 0)")
                person.page.keyboard.press("ArrowRight")
                camera.take(person.page, name)
                camera.take(television, "television")
            person.page.wait_for_timeout(SETTLE_MS // 4)
            person.take_turn()
        laptop.page.wait_for_timeout(20)
    camera.take(laptop.page, "result")
