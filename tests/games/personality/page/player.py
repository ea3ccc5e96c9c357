"""A person who plays Personality: answers every question, and checks each phase with axe once."""

import re
from contextlib import suppress

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.support.browser.fixtures import accessibility_problems
from tests.support.browser.person import Player

PHASES = ("read", "lay", "choose", "debate", "second", "pair", "give", "answer", "contest")

MOMENT = 3000
"""Milliseconds in which a button that is there can be pressed."""


class Masks(Player):
    """Votes for the first who can be chosen and bets 3, unless told otherwise."""

    game = "personality"
    whom = 0
    bet = 3
    contests = False
    problems: dict[str, list[str]]

    def open_short_table(self, name: str, *, seats: int, bots: int = 0) -> str:
        self.problems = {}
        return self.open_table(name, seats=seats, bots=bots, options={"board": "short"})

    @property
    def stage(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("personality-page-stage"))

    def may_act(self) -> bool:
        """Whether there is something to answer, or a reveal to go on from: nothing else is asked during one."""
        return super().may_act() or self.button("personality-page-go-on").is_visible()

    def phase(self) -> str | None:
        """What this person is asked, read from the status line; None if they are not asked."""
        if not super().may_act():
            return None
        asked = self.page.get_by_role("heading", level=1).inner_text()
        words = asked.casefold()  # after a name the question has no capital
        return next((one for one in PHASES if self.words(f"personality-ask-{one}").casefold() in words), None)

    def look(self, screen: str) -> None:
        """Check the page with axe and measure its width, once for each screen."""
        if not hasattr(self, "problems"):
            self.problems = {}
        if screen not in self.problems:
            too_wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            wide = [f"{too_wide} px too wide"] if too_wide > 0 else []
            self.problems[screen] = accessibility_problems(self.page) + wide

    def found(self) -> list[str]:
        return [f"{screen}: {one}" for screen, ones in self.problems.items() for one in ones]

    def hand(self) -> list[str]:
        """The texts of this person's cards, wherever they are shown."""
        own = self.page.locator(".card-in-hand span:not(.unseen)")
        return [re.sub(r"^.*?: ", "", text) for text in own.all_text_contents()]

    def take_turn(self) -> None:
        """Go on after a reveal, or answer what is asked. The phase is read first, so no reveal can come in between."""
        phase = self.phase()
        if self.go_on() or phase is None:
            return
        self.look(phase)
        seq = self.page.get_by_role("main").get_attribute("data-seq")
        getattr(self, f"_{phase}")()
        expect(self.page.locator(f"main[data-seq='{seq}']")).to_have_count(0)

    def go_on(self) -> bool:
        """Go on after a reveal. Returns whether there was one. Before a big screen it ends by itself, too."""
        going_on = self.button("personality-page-go-on")
        if not going_on.is_visible():
            return False
        self.look("reveal")
        with suppress(PlaywrightTimeout):
            going_on.click(timeout=MOMENT)
        expect(going_on).to_have_count(0)
        return True

    def _pick(self, choice: int = 0, group: int = 0) -> None:
        options = self.stage.get_by_role("group").nth(group).get_by_role("radio")
        expect(options.first).to_be_visible()
        options.nth(min(choice, options.count() - 1)).check()

    def _read(self) -> None:
        self._pick()
        self.button("personality-page-read").click()

    def _lay(self) -> None:
        self._pick()
        self.button("personality-page-lay").click()

    def _choose(self) -> None:
        agree = self.button("personality-page-agree")
        if agree.is_visible():
            agree.click()
            return
        self._pick(self.whom)
        self._pick(self.bet - 1, group=1)
        self.button("personality-page-lock").click()

    def _second(self) -> None:
        self._pick()
        self.button("personality-page-lock").click()

    def _contest(self) -> None:
        self._second()

    def _debate(self) -> None:
        self.page.get_by_role("textbox").fill("Et la soupe ?")
        self.button("personality-page-argue-send").click()

    def _pair(self) -> None:
        self._pick()
        self.stage.locator("button.main").click()

    def _give(self) -> None:
        self._pick()
        self._pick(group=1)
        self.stage.locator("button.main").click()

    def _answer(self) -> None:
        self.button("personality-page-contest" if self.contests else "personality-page-accept").click()


PLAYER = Masks
