"""The pictures of the README, taken from a real game: `python -m tests.browser.pictures`."""

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.person import Person
from tools.check.machine import find_chromium

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SETTLE_MS = 700
"""Time for the last animation to end."""
PICTURED_TURN = 30


def main() -> None:
    """Play a game with a phone, a laptop and a television, and take pictures on the way."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=flags)
        try:
            _personimo(browser, house.address)
        finally:
            browser.close()
            house.stop()


def _personimo(browser: Browser, address: str) -> None:
    laptop = Person(_page(browser, "en", 1366, 800), address)
    phone = Person(_page(browser, "fr", 390, 844, phone=True), address, "fr")
    television = _page(browser, "en", 1920, 1080, color_scheme="dark")
    laptop.visit("/")
    _take(laptop.page, "home")
    code = laptop.open_table("Ada", seats=4, bots=2)
    phone.sit_down(code, "Émile")
    laptop.start()
    television.goto(f"{address}/t/{code}/screen")
    turns = 0
    while not laptop.is_over():
        for person, name in ((laptop, "table"), (phone, "phone")):
            if not person.may_act():
                continue
            turns += 1
            placing = person.asked() == person.words("personimo-ask-place")
            if turns >= PICTURED_TURN and placing and not (PICTURES / f"{name}.png").exists():
                person.page.wait_for_timeout(SETTLE_MS)
                person.page.evaluate("document.querySelector('details[open]')?.removeAttribute('open')")
                person.page.evaluate("scrollTo(0, 0)")
                person.page.keyboard.press("ArrowRight")
                _take(person.page, name)
                _take(television, "television")
            person.page.wait_for_timeout(SETTLE_MS // 4)
            person.take_turn()
        laptop.page.wait_for_timeout(20)
    _take(laptop.page, "result")


def _page(
    browser: Browser,
    language: str,
    width: int,
    height: int,
    *,
    phone: bool = False,
    color_scheme: str = "light",
) -> Page:
    context = browser.new_context(
        locale={"en": "en-GB", "fr": "fr-FR"}[language],
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        color_scheme="dark" if color_scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    return context.new_page()


def _take(page: Page, name: str) -> None:
    page.wait_for_timeout(SETTLE_MS)
    page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    for picture in PICTURES.glob("*.png"):
        picture.unlink()
    main()
