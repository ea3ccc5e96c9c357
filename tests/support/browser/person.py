"""A person at the page, who does what people do in every game and finds everything by its text in their language.

Each game has a player in `tests/games/<game>/page/player.py` who also takes turns.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from playwright.sync_api import Locator, Page, expect

from salon.words import say
from tests.support.games import ANY_GAME, module_of

NEVER_LONGER = 30_000
"""Milliseconds to wait for something that must come. It is a limit, not a measurement."""


LEAST_STILL, MOST_STILL = 20, 200
"""Milliseconds between two looks at a page on which something changes, and on which nothing does."""
SOMETHING_CHANGES = """([least, most]) => new Promise((resolve) => {
  const end = () => { watching.disconnect(); resolve(); };
  const watching = new MutationObserver(() => setTimeout(end, least));
  watching.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  setTimeout(end, most);
})"""


class Person:
    """A person with a browser. Everything is found by role and by its name in the person's language."""

    game: ClassVar[str] = ANY_GAME
    """The game of the tables that they open."""

    def __init__(self, page: Page, address: str, language: str = "en") -> None:
        self.page = page
        self.address = address
        self.language = language
        page.set_default_timeout(NEVER_LONGER)

    def words(self, message: str, **particulars: str | int) -> str:
        return say(message, self.language, particulars)

    def button(self, message: str, **particulars: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(message, **particulars), exact=True)

    def press(self, button: Locator) -> None:
        """Click a button; a person without a mouse overrides this."""
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
        options: Mapping[str, str] = MappingProxyType({}),
    ) -> str:
        """Open a table as its host, and return its code."""
        self.visit(f"/new/{self.game}")
        self.write(self.page.get_by_label(self.words("who-name")), name)
        self._count("new-seats", seats)
        if bots > 0:  # the form has no such field for a game without bots
            self._count("new-bots", bots)
        if options:
            self.press(self.page.locator("summary", has_text=self.words("options-all")))
        for option, value in options.items():
            label = self.words(f"{self.game}-option-{option}")
            self.choose(self.page.get_by_role("combobox", name=label, exact=True), value)
        self.press(self.button("new-create"))
        self.page.wait_for_url(re.compile(r"/t/\w+$"))
        return self.page.url.rsplit("/", 1)[1]

    def sit_down(self, code: str, name: str) -> None:
        """Open the table by its link, and take a seat."""
        self.visit(f"/t/{code}")
        self.write(self.page.get_by_label(self.words("who-name")).first, name)
        self.press(self.button("lobby-sit-down").first)
        expect(self.page.get_by_text(name, exact=True).first).to_be_visible()

    def add_on_this_device(self, name: str) -> None:
        """Seat another person who shares this device."""
        self.page.get_by_role("button", name=self.words("lobby-hot-seat-short")).first.click()
        self.page.get_by_label(self.words("who-name")).last.fill(name)
        self.button("lobby-sit-down").last.click()
        expect(self.page.get_by_text(name, exact=True).first).to_be_visible()

    def start(self) -> None:
        self.press(self.button("lobby-start"))
        expect(self.page.get_by_role("main", name=self.words("table-board"))).to_be_visible()

    def is_over(self) -> bool:
        expect(self.page.get_by_role("main")).to_be_visible()
        result = self.page.get_by_role("heading", name=self.words("result-sheets"))
        finale = self.page.get_by_role("heading", level=1, name=self.words("finale-title"))
        if self.button("table-result").is_visible() and not self.page.locator("dialog[open]").count():
            expect(
                result.or_(finale).first
            ).to_be_visible()  # the page shows the last position for a moment first
        self.skip_finale()
        return result.is_visible()

    def skip_finale(self) -> None:
        """Go to the end of the finale, if one is shown and this person leads through it."""
        for button in (self.button("finale-skip"), self.button("finale-next")):
            if button.is_visible() and button.is_enabled():
                self.press(button)
                expect(self.page.get_by_role("heading", name=self.words("result-sheets"))).to_be_visible()
                return

    def moment(self) -> None:
        """Wait until something changes on the page, and at most a moment: others may have something to do."""
        self.page.evaluate(SOMETHING_CHANGES, [LEAST_STILL, MOST_STILL])

    def may_act(self) -> bool:
        return self.page.title().startswith("●")

    def await_turn(self) -> None:
        expect(self.page).to_have_title(re.compile("^●"), timeout=NEVER_LONGER)

    def totals(self) -> list[int]:
        """The points on the result page, in the order of the ranks."""
        places = self.page.get_by_role("main").get_by_role("list").first.get_by_role("listitem")
        return [int(re.findall(r"\d+", place)[-1]) for place in places.all_inner_texts()]

    def log(self) -> list[str]:
        """The lines of the log, also while it is folded away."""
        log = self.page.get_by_role("list", name=self.words("table-log"), include_hidden=True)
        return log.get_by_role("listitem", include_hidden=True).all_inner_texts()

    def asked(self) -> str:
        """The text of the status line."""
        return self._status().inner_text()

    def _status(self) -> Locator:
        """The heading that says whose turn it is or, at the end, who has won."""
        return self.page.get_by_role("heading", level=1)

    def _count(self, message: str, wanted: int) -> None:
        group = self.page.get_by_role("group", name=self.words(message))
        for _ in range(8):
            now = int(re.findall(r"\d+", group.inner_text())[0])
            if now == wanted:
                return
            word = "more" if now < wanted else "fewer"
            self.press(group.get_by_role("button", name=self.words(word)))
        raise AssertionError(f"could not count {message} to {wanted}")


class Player(Person, ABC):
    """A person who plays one game."""

    @abstractmethod
    def take_turn(self) -> None:
        """Take a legal action, and wait until the page shows it."""

    def play(self) -> None:
        """Play until the game is over."""
        while not self.is_over():
            if self.may_act():
                self.take_turn()
            self.moment()


def player_of(game: str) -> type[Player]:
    """The class of a game's player."""
    found: type[Player] = module_of(game, "page.player").PLAYER
    return found
