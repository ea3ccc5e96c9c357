"""The pictures of the README, taken from real games: `python -m tests.support.browser.pictures [GAME…]`."""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.games.personality.page.player import Masks
from tests.games.polyminix.page.player import Solver
from tests.support.browser.fixtures import launched
from tests.support.browser.person import NEVER_LONGER, Person
from tests.support.browser.salon import House

PICTURES = Path(__file__).parents[3] / "docs" / "pictures"
SETTLE_MS = 700
"""Time for the last animation to end."""
PICTURED_TURN = 30
PICTURED_VOTE = 7
PICTURED_RACE = 4
BOT = "Clio"


def main(games: Sequence[str]) -> None:
    """Play with a phone, a laptop and a television, and take pictures on the way."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), "pictures")
        browser = launched(playwright.chromium)
        try:
            for game in games:
                for name in PICTURED[game][1]:
                    (PICTURES / f"{name}.png").unlink(missing_ok=True)
                PICTURED[game][0](browser, house.address)
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


def _personality(browser: Browser, address: str) -> None:
    """A vote: on a phone with a mask whose eyes have a colour, and on the big screen, with masks on their way."""
    laptop = _Quick(_page(browser, "en", 1366, 800), address)
    phone = _Quick(_page(browser, "fr", 390, 844, phone=True), address, "fr")
    television = _page(browser, "en", 1920, 1080)
    code = laptop.open_table("Ada", seats=5, bots=3, game="personality")
    phone.sit_down(code, "Émile")
    laptop.start()
    television.goto(f"{address}/t/{code}/screen")
    phone.whom, votes = 1, 0
    while votes < PICTURED_VOTE:
        for person in (phone, laptop):
            phase = person.phase()
            if person.go_on():
                continue
            votes += person is phone and phase == "choose"
            if votes < PICTURED_VOTE:
                person.take_turn()
        laptop.page.wait_for_timeout(20)
    phone.mark()
    _take(phone.page, "personality-phone")
    expect(television.locator(".stage.dark")).to_have_count(0, timeout=NEVER_LONGER)
    _take(television, "personality")


class _Quick(Masks):
    """Plays, and lets nobody look at the page for faults on the way."""

    def look(self, screen: str) -> None:
        del screen

    def mark(self) -> None:
        """Choose and bet, and do not lock in yet."""
        self._pick(self.whom)
        self._pick(self.bet - 1, group=1)


def _polyminix(browser: Browser, address: str) -> None:
    """A race: on a laptop with a piece in hand, on a phone, and on the big screen."""
    laptop = Solver(_page(browser, "en", 1366, 800), address)
    phone = Solver(_page(browser, "fr", 390, 844, phone=True), address, "fr")
    television = _page(browser, "en", 1920, 1080, color_scheme="dark")
    code = laptop.open_table("Ada", seats=3, bots=1, game="polyminix", options={"starts": "1"})
    phone.sit_down(code, "Émile")
    laptop.start()
    television.goto(f"{address}/t/{code}/screen")
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
        _take(page, name)


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


PICTURED = {
    "personimo": (_personimo, ("home", "table", "phone", "television", "result")),
    "personality": (_personality, ("personality", "personality-phone")),
    "polyminix": (_polyminix, ("polyminix", "polyminix-phone", "polyminix-screen")),
}
"""How each game is pictured, and the names of its pictures."""


if __name__ == "__main__":
    main(sys.argv[1:] or list(PICTURED))
