"""Six friends, each with a phone, who play an evening after a plan; everything they are sent is recorded."""

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.games.personality.page.evening.whole.recording import Device
from tests.games.personality.page.player import Masks
from tests.games.personality.page.watcher import Watcher
from tests.support.browser.fixtures import NewPage, too_wide
from tests.support.browser.salon import House

HELD: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
SMALL: dict[str, Any] = {**HELD, "viewport": {"width": 360, "height": 640}}
USUAL: dict[str, Any] = {**HELD, "viewport": {"width": 390, "height": 844}}
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}

MOST_LOOKS = 600

FAVOURITE, BOT, RIVAL, CONTRARY = 0, 1, 2, 3
"""Nearly all choose the favourite; the rival bets high on that, and is first at the goal. One player is contrary: they
always choose the rival, fall into the Pit, and contest what they are given. The seat of a bot is next to the host's."""
BETS = {0: (1, 3, 2, 1, 2), 1: (2,), 3: (1,), 4: (2, 3, 1, 1, 2), 5: (1, 1, 2, 2, 1)}
"""The bets of the others, round by round: somebody comes to an inversion, and nobody else to the goal."""


SEATS = (0, 2, 3, 4, 5)
"""Those of the players who are there from the start."""


class Guest(Masks):
    """A player, whose phone is recorded."""

    def __init__(
        self, house: House, new_page: NewPage, name: str, size: dict[str, Any], language: str = "en"
    ) -> None:
        page = new_page(language, **size)
        self.name = name
        self.device = Device(page, name)
        super().__init__(page, house.address, language)

    def look(self, screen: str) -> None:
        """The other tests look at each screen with axe; here it has to fit."""
        assert too_wide(self.page) <= 0, screen

    def _contest(self) -> None:
        self._pick(self.whom)
        self.button("personality-page-lock").click()


class Onlooker(Watcher):
    """Somebody in the audience, whose phone is recorded."""

    def __init__(
        self, house: House, new_page: NewPage, name: str, size: dict[str, Any], language: str = "en"
    ) -> None:
        page = new_page(language, **size)
        self.device = Device(page, name)
        super().__init__(page, house.address, language)

    def come_by_the_banner(self, code: str) -> None:
        """Turn down the offer of a seat, and join above the board. One way in is shown at a time."""
        self.visit(f"/t/{code}")
        offer = self.page.get_by_role("heading", name=self.words("late-title"))
        expect(offer).to_be_visible()
        expect(self.button("audience-join")).to_have_count(1)
        self.button("late-look").click()
        expect(offer).to_have_count(0)
        self.button("audience-join").click()
        expect(self.page.get_by_text(self.words("audience-member"))).to_be_visible()


class Party:
    """The players at their seats. The moves come from what the first of them has been sent."""

    def __init__(self, *guests: Guest) -> None:
        self.guests = dict(zip(SEATS, guests, strict=True))
        for seat, guest in self.guests.items():
            guest.device.seats = {seat}
        self.phases: set[str] = set()

    @property
    def table(self) -> dict[str, Any]:
        """What lies on the table, as far as the players have been told."""
        told = [guest.device.news for guest in self.guests.values() if guest.device.news is not None]
        latest = max(told, key=lambda news: int(news["seq"]))
        table: dict[str, Any] = latest["seats"][0]["view"]["table"]
        return table

    @property
    def page(self) -> Page:
        return self.guests[0].page

    def play_until(self, phase: str, number: int = 1, *, left: int = 0) -> None:
        """Play until the table is in a phase, in this round or a later one, and only so many are still asked."""
        while True:
            table = self.table
            self.phases.add(table["phase"])
            there = table["phase"] == phase and table["round"]["number"] >= number
            if there and (not left or len(table["asked"]) <= left):
                return
            assert table["phase"] != "over", f"the game was over before {phase} of round {number}"
            seat = next((seat for seat in table["asked"] if seat in self.guests), None)
            if seat is None:  # a bot is asked
                self.guests[0].moment()
            else:
                self.answer(seat)

    def answer(self, seat: int) -> None:
        """Let a player answer what they are asked."""
        table, guest = self.table, self.guests[seat]
        self.plan(seat)
        for _ in range(MOST_LOOKS):
            if guest.may_act():
                guest.take_turn()  # after a reveal one goes on first
            if self.table != table:
                return
            self.guests[0].moment()
        raise AssertionError(f"{guest.name} could not answer in {table['phase']}: {guest.asked()}")

    def plan(self, seat: int) -> None:
        """What a player is going to choose."""
        table, guest = self.table, self.guests[seat]
        number = table["round"]["number"] - 1
        together = next((pair for pair in table["round"]["pairs"] if seat in pair), [seat])
        leads = RIVAL if RIVAL in together else min(together)
        guest.whom = RIVAL if leads == CONTRARY else FAVOURITE
        guest.bet = 3 if leads == RIVAL else BETS[leads][number % len(BETS[leads])]
        guest.contests = seat == CONTRARY
        if table["phase"] == "contest":  # the judges agree with the candidate
            bid = table["bid"]
            guest.whom = bid["gifts"][bid["at"]]["to"]


def keep_picture(page: Page, name: str) -> None:
    """Keep a picture of a page in the folder that SALON_SHOTS names, if it does."""
    if folder := os.environ.get("SALON_SHOTS"):
        page.screenshot(path=Path(folder) / f"{name}.png")
