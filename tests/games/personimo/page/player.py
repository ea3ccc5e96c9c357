"""A person who plays Personimo: claims good cards and lays them by the text view of the district."""

import re

from playwright.sync_api import Locator, expect

from tests.support.browser.person import Player


class Architect(Player):
    """Takes what the page marks as best, or lays every card on the worst spot."""

    game = "personimo"
    plays_badly = False

    def take_turn(self) -> None:
        """Do what is asked: choose the headquarters, claim a good card, lay or discard a card.

        A card is laid on the best spot, or on the worst.
        """
        seq = self.page.get_by_role("main").get_attribute("data-seq")
        claim = self.words("personimo-page-claim-card", card="|").split("|")[0]
        plain = " ".join(claim.split())  # names are compared with plain spaces
        claims = self.page.get_by_role("button", name=re.compile("^" + re.escape(plain)))
        discard = self.button("personimo-page-discard")
        place = self.button("personimo-page-place")
        select = self.page.get_by_role("button", name=re.compile("^" + re.escape(self._build_around())))
        expect(claims.or_(discard).or_(place).or_(select).first).to_be_visible()
        if select.count():
            select.click()
        elif claims.count():
            best = claims.filter(has=self.page.locator(".best"))
            (best if best.count() else claims).first.click()
        elif discard.is_visible():
            discard.click()
        else:
            spots = self._spots()
            (spots.last if self.plays_badly else spots.first).click()
        expect(self.page.locator(f"main[data-seq='{seq}']")).to_have_count(0)

    def choose_headquarters(self, card: str) -> None:
        """Try a headquarters on the board, see it there, and build around it."""
        button = self.page.locator(f"button[data-candidate='{card}']")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        name = self.words(f"personimo-card-{card}")
        expect(self.page.get_by_role("img", name=name)).to_be_visible()
        self.button("personimo-page-select-this", card=self.words(f"personimo-the-{card}")).click()
        expect(self.page.locator("button[data-candidate]")).to_have_count(0)

    def _build_around(self) -> str:
        """The beginning of the button that chooses the headquarters."""
        return " ".join(self.words("personimo-page-select-this", card="|").split("|")[0].split())

    def _spots(self) -> Locator:
        """The legal spots as buttons, the best first, in the text view of the district."""
        words = self.page.locator("details", has_text=self.words("personimo-page-in-words"))
        if words.get_attribute("open") is None:
            words.locator("summary").click()
        return words.get_by_role("list").first.get_by_role("button")


PLAYER = Architect
