"""A person at the page: does what people do, by the words they see, in their language."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from playwright.sync_api import Locator, Page, expect

from salon.words import say

NEVER_LONGER = 30_000
"""Milliseconds to wait for something that must come; a limit, not a measurement."""


class Person:
    """Somebody with a browser. Everything is found by role and by its name in the person's language."""

    def __init__(self, page: Page, address: str, language: str = "en") -> None:
        self.page = page
        self.address = address
        self.language = language
        self.plays_badly = False
        page.set_default_timeout(NEVER_LONGER)

    def words(self, message: str, **particulars: str | int) -> str:
        return say(message, self.language, particulars)

    def button(self, message: str, **particulars: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(message, **particulars), exact=True)

    def press(self, button: Locator) -> None:
        """A click; somebody without a mouse does it otherwise."""
        button.click()

    def write(self, field: Locator, text: str) -> None:
        field.fill(text)

    def choose(self, field: Locator, value: str) -> None:
        field.select_option(value)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        expect(self.page.get_by_role("main")).to_be_visible()

    def open_table(
        self,
        name: str,
        *,
        seats: int,
        bots: int,
        game: str = "personimo",
        options: Mapping[str, str] = MappingProxyType({}),
    ) -> str:
        """Make a table as host, and return its code."""
        self.visit(f"/new/{game}")
        self.write(self.page.get_by_label(self.words("who-name")), name)
        self._count("new-seats", seats)
        if bots > 0:  # a game without bots does not ask
            self._count("new-bots", bots)
        if options:
            self.press(self.page.locator("summary", has_text=self.words("options-all")))
        for option, value in options.items():
            label = self.words(f"{game}-option-{option}")
            self.choose(self.page.get_by_role("combobox", name=label, exact=True), value)
        self.press(self.button("new-create"))
        self.page.wait_for_url(re.compile(r"/t/\w+$"))
        return self.page.url.rsplit("/", 1)[1]

    def sit_down(self, code: str, name: str) -> None:
        """Come by the link and take a seat."""
        self.visit(f"/t/{code}")
        self.write(self.page.get_by_label(self.words("who-name")).first, name)
        self.press(self.button("lobby-sit-down").first)
        expect(self.page.get_by_text(name, exact=True).first).to_be_visible()

    def start(self) -> None:
        self.press(self.button("lobby-start"))
        expect(self.page.get_by_role("main", name=self.words("table-board"))).to_be_visible()

    def is_over(self) -> bool:
        expect(self.page.get_by_role("main")).to_be_visible()
        result = self.page.get_by_role("heading", name=self.words("result-sheets"))
        if self.button("table-result").is_visible() and not self.page.locator("dialog[open]").count():
            expect(result).to_be_visible()  # after a last look at the table
        return result.is_visible()

    def may_act(self) -> bool:
        return self.page.title().startswith("●")

    def await_turn(self) -> None:
        expect(self.page).to_have_title(re.compile("^●"), timeout=NEVER_LONGER)

    def totals(self) -> list[int]:
        """The points on the result page, in the order of the places."""
        places = self.page.get_by_role("main").get_by_role("list").first.get_by_role("listitem")
        return [int(re.findall(r"\d+", place)[-1]) for place in places.all_inner_texts()]

    def log(self) -> list[str]:
        """What has happened so far, in words."""
        return (
            self.page.get_by_role("list", name=self.words("table-log"))
            .get_by_role("listitem")
            .all_inner_texts()
        )

    def take_turn(self) -> None:
        """Whatever is asked: claim a good card, lay a card on the best (or worst) spot, or discard it."""
        seq = self.page.get_by_role("main").get_attribute("data-seq")
        claim = self.words("personimo-page-claim-card", card="|").split("|")[0]
        plain = " ".join(claim.split())  # names are compared with plain spaces
        claims = self.page.get_by_role("button", name=re.compile("^" + re.escape(plain)))
        discard = self.button("personimo-page-discard")
        place = self.button("personimo-page-place")
        expect(claims.or_(discard).or_(place).first).to_be_visible()
        if claims.count():
            best = claims.filter(has=self.page.locator(".best"))
            (best if best.count() else claims).first.click()
        elif discard.is_visible():
            discard.click()
        else:
            spots = self._spots()
            (spots.last if self.plays_badly else spots.first).click()
        expect(self.page.locator(f"main[data-seq='{seq}']")).to_have_count(0)

    def asked(self) -> str:
        """What the status line says."""
        return self._status().inner_text()

    def _status(self) -> Locator:
        """The heading that says whose turn it is or, at the end, who has won."""
        return self.page.get_by_role("heading", level=1)

    def _spots(self) -> Locator:
        """The legal spots as buttons, the best first, in the text view of the district."""
        words = self.page.locator("details", has_text=self.words("personimo-page-in-words"))
        if words.get_attribute("open") is None:
            words.locator("summary").click()
        return words.get_by_role("list").first.get_by_role("button")

    def _count(self, message: str, wanted: int) -> None:
        group = self.page.get_by_role("group", name=self.words(message))
        for _ in range(8):
            now = int(re.findall(r"\d+", group.inner_text())[0])
            if now == wanted:
                return
            word = "more" if now < wanted else "fewer"
            self.press(group.get_by_role("button", name=self.words(word)))
        raise AssertionError(f"could not count {message} to {wanted}")
