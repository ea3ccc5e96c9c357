"""Counts the taps and the seconds of a round of Personality, on four phones and on one that is passed round.

    python -m bench.personality.round [--baseline COMMIT] [--json FILE]

Four people play two rounds in a real browser. Everybody votes for the same player and bets, so all move up and may
swap a card; nobody wants to. Before each tap a person takes a second. A reveal is left to itself if it goes away by
itself, and otherwise pressed away after four seconds, when it has been told. A hand-over is a press of "I'm …". All
numbers are means of a round, and `most hand-overs` is the largest number for one player in one round. With a baseline,
the page of that commit is measured too.
"""

import argparse
import json
import re
import sys
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, expect, sync_playwright

from bench.page.trees import HERE, build, serving, tree_at
from tests.games.personality.page.player import Masks
from tests.support.browser.fixtures import launched

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NAMES = ("Ada", "Ben", "Cleo", "Dot")
BETS = (3, 2)
"""The bet of all players in each round: no mask lands on a special square."""
THINKS_S = 1.0
TOLD_S = 4.0
PHASES = ("read", "choose", "swap")
LOOK_MS = 30


class Hands(Masks):
    """A person who taps one thing at a time."""

    def __init__(self, *args: Any, presses_reveals_away: bool, **more: Any) -> None:
        super().__init__(*args, **more)
        self.taps = Counter[int]()
        self.hand_overs = Counter[tuple[int, str]]()
        self._presses = presses_reveals_away
        self._ready = 0.0
        self._revealed: float | None = None
        self._asked = ""
        self._done: list[str] = []

    def look(self, screen: str) -> None:
        """Nothing is checked here."""

    def rounds_told(self) -> int:
        """How many rounds have begun, as this person's own log tells: other phones may be ahead of it."""
        lines = self.page.get_by_role("list", name=self.words("table-log"), include_hidden=True)
        told = lines.get_by_role("listitem", include_hidden=True).all_text_contents()
        return sum(line.strip().startswith("Round ") for line in told)

    def step(self) -> None:
        """Tap the next thing, if there is one and a second has passed since the last."""
        now = time.monotonic()
        if now < self._ready:
            return
        going_on = self.button("personality-page-go-on")
        if going_on.is_visible():
            self._revealed = self._revealed or now
            if self._presses and now - self._revealed >= TOLD_S:
                self._tap(going_on)
            return
        self._revealed = None
        here = self.page.get_by_role("button", name=re.compile("^I’m (Ada|Ben|Cleo|Dot)"))
        if here.count():
            name = here.first.inner_text()
            self.hand_overs[self.rounds_told(), name] += 1
            self._tap(here.first, counts=False)
            return
        if not self.may_act():
            self._done = []
        elif (target := self._next()) is not None:
            self._tap(target)

    def _next(self) -> Locator | None:
        asked = self.asked()
        if asked != self._asked:
            self._asked, self._done = asked, []
        phase = next(
            (one for one in PHASES if self.words(f"personality-ask-{one}").casefold() in asked.casefold()), ""
        )
        if phase == "swap":
            return self._once("keep", self.button("personality-page-keep"))
        groups = self.stage.get_by_role("group")
        if phase == "read":
            return self._once("card", groups.nth(0).get_by_role("radio").first) or self._once(
                "read", self.button("personality-page-read")
            )
        if phase == "choose":
            return (
                self._once("whom", groups.nth(0).get_by_role("radio").nth(1))
                or self._once("bet", groups.nth(1).get_by_role("radio").nth(self._bet() - 1))
                or self._once("lock", self.button("personality-page-lock"))
            )
        return None

    def _bet(self) -> int:
        return BETS[min(self.rounds_told(), len(BETS)) - 1]

    def _once(self, what: str, target: Locator) -> Locator | None:
        if what in self._done or not target.count() or target.is_disabled():
            return None
        self._done.append(what)
        return target

    def _tap(self, target: Locator, *, counts: bool = True) -> None:
        target.evaluate("(thing) => thing.click()")
        self.taps[self.rounds_told()] += counts
        self._ready = time.monotonic() + THINKS_S


def play(people: list[Hands]) -> list[float]:
    """Play the rounds, and return the seconds of each."""
    took: list[float] = []
    began, read = time.monotonic(), 0
    while len(took) < len(BETS):
        for person in people:
            person.step()
        told = people[0].rounds_told()
        if told > read:
            if read:
                took.append(time.monotonic() - began)
            began, read = time.monotonic(), told
            print(f"round {read}", file=sys.stderr, flush=True)
        people[0].page.wait_for_timeout(LOOK_MS)
    return took


def measure(browser: Browser, address: str, *, presses_reveals_away: bool) -> dict[str, float]:
    """The numbers of one page."""
    found: dict[str, float] = {}
    for shared in (False, True):
        pages = [browser.new_context(locale="en-GB", **PHONE).new_page() for _ in range(1 if shared else 4)]
        people = [Hands(page, address, "en", presses_reveals_away=presses_reveals_away) for page in pages]
        code = people[0].open_table("Ada", seats=4, bots=0)
        for person, name in zip(people[1:], NAMES[1:], strict=False):
            person.sit_down(code, name)
        for name in NAMES[1:] if shared else ():
            people[0].add_on_this_device(name)
        people[0].start()
        for person in people:
            expect(person.page.get_by_role("main", name=person.words("table-board"))).to_be_visible()
        took = play(people)
        where = "one phone" if shared else "four phones"
        taps = sum(person.taps[number] for person in people for number in range(1, len(BETS) + 1))
        found[f"{where}: taps"] = round(taps / len(BETS), 1)
        found[f"{where}: seconds"] = round(sum(took) / len(took), 1)
        if shared:
            made = people[0].hand_overs.items()
            overs = {key: count for key, count in made if 1 <= key[0] <= len(BETS)}
            found[f"{where}: hand-overs"] = round(sum(overs.values()) / len(BETS), 1)
            found[f"{where}: most hand-overs"] = max(overs.values())
        for page in pages:
            page.context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--baseline", metavar="COMMIT", help="also build and measure the page of this commit")
    parser.add_argument("--json", type=Path, help="also write the numbers to a file")
    options = parser.parse_args()
    found: dict[str, Any] = {"command": " ".join(["python -m bench.personality.round", *sys.argv[1:]])}
    found |= {"players": len(NAMES), "rounds": len(BETS), "seconds_before_a_tap": THINKS_S}
    with ExitStack() as open_:
        browser = launched(open_.enter_context(sync_playwright()).chromium)
        open_.callback(browser.close)
        if options.baseline is not None:
            address = open_.enter_context(serving(open_.enter_context(tree_at(options.baseline))))
            found["before"] = measure(browser, address, presses_reveals_away=True)
        build(HERE)
        address = open_.enter_context(serving(HERE))
        found["now"] = measure(browser, address, presses_reveals_away=False)
    for what, value in found["now"].items():
        print(f"{what:30}{found.get('before', {}).get(what, '-'):>8}{value:>8}")
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
