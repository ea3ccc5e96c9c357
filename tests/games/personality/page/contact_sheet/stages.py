"""Takes a picture of every stage on a television and a phone, and makes a contact sheet in `docs/pictures`.

With a folder as its argument it keeps the pictures there, in full size.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.games.personality.page.contact_sheet.groups import (
    GROUPS,
    JOIN,
    WATCH_ALONG,
    Group,
    connect,
    vote,
)
from tests.games.personality.page.contact_sheet.sheet import Pictures, contact_sheet
from tests.games.personality.page.evening.finished import CODE, Evening
from tests.games.personality.page.evening.puppets import Puppets
from tests.games.personality.page.player import Masks
from tests.games.personality.page.test_packs import write_cards
from tests.support.browser.camera import PICTURES
from tests.support.browser.fixtures import launched, locale_of
from tests.support.browser.salon import House

SHEET = PICTURES / "personality-stages.jpg"
MOST_ACTIONS = 700
FRAME_MS = 60
MOMENT_MS = 2000
CURTAIN_MS = 20_000
"""How long a step of the finale may last."""
AWAY_MS = 9000
"""How long it takes at most until a player whose device is gone is away."""

SHOWN = """() => {
  const is = (one) => document.querySelector(one) !== null;
  if (is(".look-up .verdict")) return "the result on a phone";
  if (is(".look-up")) return "look up";
  if (is(".fanfare.pit")) return is(".mask.falling") ? "the Pit" : "back to the Gate";
  if (is(".fanfare")) return "a special square";
  if (is(".movers")) return "the move";
  if (is(".handed")) return "the card is given";
  if (is(".ballots .moved")) return "bets pay";
  if (is(".headline span")) return "the result";
  if (is(".masks .mask:not(.turned)") && is(".ballots")) return "masks turn";
  return is(".ballots") ? "masks face down" : null;
}"""
"""Which part of a reveal a page shows; null outside of one."""
SCENES = (
    "masks face down",
    "masks turn",
    "the result",
    "the card is given",
    "bets pay",
    "the move",
    "a special square",
    "the Pit",
)
"""The parts of a reveal on a television."""
STEP_MS = 200
PAINT_MS = 80


class Stages:
    """One group at its table: all but the last play as puppets, and the last one has the phone that is pictured."""

    def __init__(self, browser: Browser, house: House, group: Group, pictures: Pictures) -> None:
        self.group = group
        self.pictures = pictures
        self.house = house
        self.browser = browser
        self.television = self._context(1920, 1080).new_page()
        self.television.clock.install()
        own = self._context(*group.phone, phone=True)
        self.phone = own.new_page()
        self.table = Puppets(self._context(800, 600).new_page(), house.address)
        self.hand = Puppets(own.new_page(), house.address)
        self.away = Puppets(self._context(800, 600).new_page(), house.address)
        self.seen: set[str] = set()
        self.crowd = [self._context(800, 600).new_page() for _ in range(3)]

    def play(self) -> None:
        """Play until every stage has been pictured."""
        last, away = self.group.names[-1], self.group.names[-2]
        players = len(self.group.names)
        others = self.group.names[:-2]
        code = self.table.open_table(*others, seats=players, board="short", choice_seconds=120)
        for puppets, name in ((self.away, away), (self.hand, last)):
            puppets.page.evaluate(JOIN, [code, name])
            puppets.code = code
        self.phone.goto(f"{self.house.address}/t/{code}")
        self.television.goto(f"{self.house.address}/t/{code}/screen")
        expect(self.television.get_by_text(code, exact=True)).to_be_visible()
        self._both("lobby")
        self.table.start()
        for puppets in (self.away, self.hand):
            connect(puppets)
        for number, watcher in enumerate(self.crowd):
            watcher.goto(f"{self.house.address}/about")
            watcher.evaluate(WATCH_ALONG, [code, min(number, 1)])
        for number in range(MOST_ACTIONS):
            if self._step(number):
                break
        print(f"{players} players: {sorted(self.seen)}")

    def _step(self, number: int) -> bool:
        """One action of anybody; whether all is done."""
        now = self._news()
        phase, at = str(now["phase"]), int(now["round"]["number"])
        wanted = self.group.stages | {f"television {part}" for part in SCENES}
        if phase == "over" or (wanted <= self.seen and number > 16 * len(self.group.names)):
            return True
        asked = [(puppets, seat) for puppets in self._all() for seat in puppets.news()["asked"]]
        own = any(puppets is self.hand for puppets, _seat in asked)
        kind = phase + (" inverted" if now["round"]["subject"] is not None and phase == "choose" else "")
        kind += " pair" if now["round"]["pairs"] and phase == "choose" else ""
        if kind not in self.seen:
            self.seen |= {kind, phase}
            self._after_scenes()
            self.pictures.take(self.television, "television", kind)
            if not own:
                self.pictures.take(self.phone, "phone", kind)
            if kind == "choose":
                self._with_one_away()
        if own and f"{kind}, asked" not in self.seen:
            self.seen.add(f"{kind}, asked")
            self._after_scenes()
            self.pictures.take(self.phone, "phone", f"{kind}, asked")
        for puppets in self._all():
            vote(puppets, at, len(self.group.names))
        asked.sort(key=lambda one: one[0] is not self.hand)  # the phone shows how it waits
        puppets, seat = asked[0]
        puppets.answer(seat)
        if (
            phase in ("choose", "second", "contest")
            and puppets is self.hand
            and f"{kind}, locked" not in self.seen
        ):
            self.seen.add(f"{kind}, locked")
            self.pictures.take(self.phone, "phone", f"{kind}, locked in")
        if len(asked) == 1 and phase in ("choose", "second", "contest"):
            self._watch()
        return False

    def _news(self) -> dict[str, Any]:
        """What is new, once all puppets know it."""
        while True:
            known = [puppets.news() for puppets in self._all()]
            if len({news["seq"] for news in known}) == 1:
                return known[0]
            self.television.wait_for_timeout(FRAME_MS)

    def _all(self) -> Iterator[Puppets]:
        yield from (self.table, self.away, self.hand)

    def _watch(self) -> None:
        """Picture what is new in a reveal. The television plays it step by step, however long a picture takes."""
        if all(f"television {part}" in self.seen for part in SCENES):
            self._after_scenes()
            return
        self.television.wait_for_selector(".ballots")
        self.television.clock.pause_at(self.television.evaluate("() => Date.now() + 1"))
        while True:
            for device in ("television", "phone"):
                page = self._page(device)
                part = page.evaluate(SHOWN)
                if part is not None and f"{device} {part}" not in self.seen:
                    self.seen.add(f"{device} {part}")
                    self.pictures.take(page, device, part, settle=PAINT_MS)
            if self.television.evaluate(SHOWN) is None:
                break
            self.television.clock.run_for(STEP_MS)
        self._result_on_phone()
        self.television.clock.resume()
        self.television.clock.set_system_time(
            datetime.now(tz=UTC)
        )  # a clock that is ahead has missed the next one
        self._after_scenes()

    def _result_on_phone(self) -> None:
        """What a reveal means for the player of the phone, which shows it in its own time."""
        part = "the result on a phone"
        if f"phone {part}" not in self.seen and self.phone.locator(".look-up").count():
            self.phone.locator(".look-up .verdict").wait_for(timeout=CURTAIN_MS)
            self.seen.add(f"phone {part}")
            self.pictures.take(self.phone, "phone", part, settle=PAINT_MS)

    def _after_scenes(self) -> None:
        """Skip what is still shown of a reveal."""
        self.television.keyboard.press("Escape")
        button = self.phone.locator(".look-up .button")
        with suppress(PlaywrightTimeout):  # it may be over by itself
            if button.count() > 0:
                button.first.click(timeout=MOMENT_MS)

    def _with_one_away(self) -> None:
        self.away.page.evaluate("() => window.puppets.socket.close()")
        self.television.locator(".away").first.wait_for(timeout=AWAY_MS)
        self._both("one away")
        connect(self.away)

    def _both(self, stage: str) -> None:
        self.pictures.take(self.television, "television", stage)
        self.pictures.take(self.phone, "phone", stage)

    def finale(self) -> None:
        """The finale of an evening that is over."""
        evening = Evening(self.group.names, tuple(5 - seat % 4 for seat in range(len(self.group.names))))
        evening.attach(self.television)
        evening.attach(self.phone, len(self.group.names) - 1)
        for step, stage in (
            (0, "a curtain"),
            (evening.steps - 2, "the winner’s curtain"),
            (evening.steps - 1, "the winner"),
            (evening.steps, "the summary"),
        ):
            evening.enter(step)
            self.television.goto(f"{self.house.address}/t/{CODE}/screen")
            self.phone.goto(f"{self.house.address}/t/{CODE}")
            for page in (self.television, self.phone):
                expect(page.locator(".coming, .suspense")).to_have_count(0, timeout=CURTAIN_MS)
            self._both(stage)

    def pack(self) -> None:
        """The editor of packs, on the phone."""
        writer = Masks(self.phone, self.house.address, self.group.language)
        write_cards(writer, "Salon")
        self.pictures.take(self.phone, "phone", "a pack")

    def _page(self, device: str) -> Page:
        return self.television if device == "television" else self.phone

    def _context(self, width: int, height: int, *, phone: bool = False) -> BrowserContext:
        return self.browser.new_context(
            locale=locale_of(self.group.language),
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )


def main(folder: Path | None) -> None:
    """Play, take the pictures, and put them together."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        kept = folder or Path(data) / "pictures"
        house = House(Path(data), "stages")
        browser = launched(playwright.chromium)
        try:
            taken = []
            for group in GROUPS:
                pictures = Pictures(kept / f"{len(group.names)}")
                stages = Stages(browser, house, group, pictures)
                stages.play()
                stages.finale()
                stages.pack()
                taken.append((f"{len(group.names)} players", pictures))
            contact_sheet(browser, taken, SHEET)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
