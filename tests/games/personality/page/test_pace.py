"""The pace of Personality on the page: what is picked counts, and neither a swap nor a player who is away holds it up.

The server's clock is set forward, so that nothing is waited for.
"""

import re
from typing import Any

from playwright.sync_api import expect

from tests.games.personality.page.player import Masks
from tests.support.browser.fixtures import NewPage
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House
from tests.support.rules import rule

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}


def three_phones(house: House, new_page: NewPage, language: str = "en") -> list[Masks]:
    """Ada, Ben and Lou, at a table whose first card Ada has read."""
    people = [Masks(new_page(language, **PHONE), house.address, language) for _ in range(3)]
    code = people[0].open_short_table("Ada", seats=3)
    for person, name in zip(people[1:], ("Ben", "Lou"), strict=True):
        person.problems = people[0].problems
        person.sit_down(code, name)
    people[0].start()
    people[0].take_turn()
    for person in people:
        expect(person.button("personality-page-lock")).to_be_visible()
    return people


def seq(person: Masks) -> int:
    return int(person.page.get_by_role("main").get_attribute("data-seq") or 0)


def told(person: Masks, line: str) -> None:
    """Wait until the log has a line."""
    log = person.page.get_by_role("list", name=person.words("table-log"), include_hidden=True)
    items = log.get_by_role("listitem", include_hidden=True)
    expect(items.filter(has_text=re.compile(line)).first).to_be_attached(timeout=NEVER_LONGER)


def pick(person: Masks, whom: int, bet: int) -> None:
    """Choose and bet without locking in, and wait until the server has it."""
    before = seq(person)
    person._pick(whom)
    person._pick(bet - 1, group=1)
    expect(person.page.locator(f"main[data-seq='{before}']")).to_have_count(0)


@rule("PY-74")
def test_what_was_picked_counts_when_the_time_is_over(house: House, new_page: NewPage) -> None:
    ada, ben, lou = three_phones(house, new_page)
    expect(ada.page.get_by_role("timer")).to_be_visible()
    pick(ada, whom=1, bet=2)
    expect(ben.page.get_by_role("main")).to_have_attribute("data-seq", str(seq(ada)))
    assert "Ada" not in " ".join(ben.log()[-1:]), "nobody is told"
    ada.page.reload()
    expect(ada.page.get_by_role("radio", name="Ben")).to_be_checked()
    ben.whom, ben.bet = 1, 3
    ben.take_turn()
    house.set_forward(45_000)
    told(lou, "Ada moves to square 2")
    assert not any("Lou moves" in line for line in lou.log()), "who has picked nothing does not move"
    assert ada.found() == []


@rule("PY-16")
def test_a_swap_holds_nobody_up(house: House, new_page: NewPage) -> None:
    ada, ben, lou = people = three_phones(house, new_page)
    for person in people:
        person.whom, person.bet = 1, 1
        person.take_turn()
    for person in people:
        expect(person.button("personality-page-go-on")).to_be_visible()
        person.go_on()
    aside = ada.page.locator("details", has_text=ada.words("personality-page-may-swap"))
    expect(aside.get_by_role("radio").first).to_be_visible()
    ada.look("swap beside the reading")
    ben.take_turn()
    ada.whom = 0
    expect(ada.button("personality-page-lock")).to_be_visible()
    ada.look("swap beside the vote")
    aside.locator("summary").click()
    aside.get_by_role("radio").first.check()
    ada.button("personality-page-swap").click()
    expect(aside).to_have_count(0)
    ada.take_turn()
    for person in (ben, lou):
        person.take_turn()
    told(lou, "Ada swaps a card")
    told(lou, "Round 3")
    assert ada.found() == []


@rule("PY-71")
def test_the_page_counts_until_the_game_goes_on_without_somebody(house: House, new_page: NewPage) -> None:
    ada, ben, lou = three_phones(house, new_page)
    for person in (ada, ben):
        person.whom, person.bet = 1, 1
        person.take_turn()
    lou.page.close()
    counted = ada.page.get_by_role("timer").filter(has_text=re.compile(r"^Going on without Lou in \d+ s$"))
    expect(counted).to_be_visible()
    ada.look("somebody is away")
    house.set_forward(20_000)
    for person in (ada, ben):
        told(person, "Round 2")
    expect(ada.page.get_by_text(ada.words("table-skipped", names="Lou"))).to_be_attached()
    assert ada.found() == []
