"""Polyminix at the page: a race of two people and a bot, by keyboard alone, with the line cut, and alone."""

import re
from itertools import zip_longest

import pytest
from playwright.sync_api import expect

from tests.games.polyminix.page.fingers import FingerSolver
from tests.games.polyminix.page.keys import KeySolver
from tests.games.polyminix.page.player import MOMENT, Solver, turns_of
from tests.support.browser.fixtures import NewPage, accessibility_problems
from tests.support.browser.line import Line
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House
from tests.support.rules import rule

HOW_LONG = re.compile(r"\d:\d\d")
DONE = re.compile(r"\+[123]|✓ \d:\d\d")
"""What a player's lane says: points when the turn is over, or at least that all is covered."""
SOME = re.compile(r"[1-9]\d* %")
PHONE = {"viewport": {"width": 360, "height": 740}}
TELEVISION = {"viewport": {"width": 1920, "height": 1080}, "reduced_motion": "reduce"}
TOUCH = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1366, "height": 768}}
UNITS = "pieces => [...new Set(pieces.map((piece) => piece.getScreenCTM().a.toFixed(1)))]"
"""The scales of some drawings, each once."""


@rule("PX-14")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_figure_is_covered_by_drag_and_by_keyboard(house: House, new_page: NewPage, language: str) -> None:
    page = new_page(language, **(PHONE if language == "fr" else {}))
    ada, bob = race(
        Solver(page, house.address, language), Solver(new_page(language), house.address, language)
    )
    assert accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.cover(drag_first=True)
    expect(page.get_by_role("main").get_by_text(HOW_LONG).first).to_be_visible()
    assert bob.page.get_by_role("main").is_visible()


@rule("PX-14")
def test_a_figure_is_covered_by_finger_alone(house: House, new_page: NewPage) -> None:
    """Taps turn, resting flips, dragging lays."""
    person = FingerSolver(new_page(**TOUCH), house.address)
    alone(person, "challenge")
    person.page.locator("main li button", has_text="Whale").tap()
    person.page.locator("main .boxes button").nth(1).tap()
    expect(person.page.locator(".race")).to_be_visible()
    scale_is_one(person)
    for tool in person.page.locator(".tools button").all():
        expect(tool).to_be_in_viewport(ratio=1)
    assert {"r", "f"} <= {key for placement in person.solution() for key in turns_of(placement)}
    person.cover()
    expect(person.page.get_by_text("Salon · Polyminix")).to_be_visible()


def test_on_a_laptop_the_race_has_the_whole_width(house: House, new_page: NewPage) -> None:
    """Players and log are folded away until somebody unfolds them, also after a reload; all pieces have one scale."""
    page = new_page(**LAPTOP)
    ada, _ = race(Solver(page, house.address), Solver(new_page(), house.address))
    scale_is_one(ada)
    last = ada.page.locator("[data-piece]").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    side, folded = page.get_by_role("complementary"), page.locator(".race").bounding_box()
    expect(side).to_be_hidden()
    ada.button("table-side-unfold").click()
    expect(side).to_be_visible()
    page.reload()
    expect(side).to_be_visible()
    expect(page.locator(".race")).to_be_visible()
    beside = page.locator(".race").bounding_box()
    assert folded is not None
    assert beside is not None
    assert folded["width"] > beside["width"]
    ada.button("table-side-fold").click()
    expect(side).to_be_hidden()


def scale_is_one(person: Solver) -> None:
    """All pieces of the tray have one scale, also when one of them is turned."""
    pieces = person.page.locator("[data-piece] svg")
    assert len(pieces.evaluate_all(UNITS)) == 1
    person.take_in_hand(person.piece("I5"))
    person.page.keyboard.press("r")
    assert len(pieces.evaluate_all(UNITS)) == 1
    person.page.keyboard.press("r")
    person.page.keyboard.press("Escape")


@rule("PX-15", "PX-32")
def test_two_people_and_a_bot_race(house: House, new_page: NewPage) -> None:
    """Any of the three may be first; on a slow machine it may be the bot."""
    ada, bob = (Solver(new_page(reduced_motion="no-preference"), house.address) for _ in range(2))
    race(ada, bob, bots=1)
    for _ in zip_longest(ada.covering(drag_first=True), bob.covering()):
        pass
    agree(ada, bob)
    (first, *_), seconds = zip(*ada.completions(), strict=True)
    assert sorted(seconds) == list(seconds), "the log tells them in the order of the server's clock"
    for person in (ada, bob):
        told = person.page.get_by_role("main").get_by_role("listitem").filter(has_text=first)
        expect(told.filter(has_text=DONE).first).to_be_visible()


@rule("PX-15", "PX-20")
def test_two_people_race_by_keyboard_alone_and_a_bot_with_them(house: House, new_page: NewPage) -> None:
    """A test of game 2 in the mode "first, second and third", in which all can finish in any order."""
    ada, bob = KeySolver(new_page(), house.address), KeySolver(new_page(), house.address)
    race(ada, bob, bots=1, options={"game": "solve", "starts": "1", "limit_seconds": "0"})
    covering = zip_longest(ada.covering(), bob.covering())
    next(covering)
    for one, other in ((ada, "Bob"), (bob, "Ada")):
        expect(one.share_of(other)).to_have_text(SOME)
        assert one.page.locator(".board .laid").count() == 1, "only one's own pieces are seen"
    television = new_page(**TELEVISION)
    television.goto(f"{ada.page.url}/screen")
    expect(television.get_by_role("timer")).to_be_visible()
    expect(television.get_by_role("listitem").filter(has_text="Ada").filter(has_text=SOME)).to_be_visible()
    assert television.locator(".piece").count() == 0, "nobody's pieces are shown"
    assert accessibility_problems(television) == []
    for _ in covering:
        pass
    agree(ada, bob)
    names, seconds = zip(*ada.completions(), strict=True)
    assert {"Ada", "Bob"} <= set(names)
    assert sorted(seconds) == list(seconds)
    places = [
        line.split()[2].strip(",") for line in ada.log() if re.match(r"\w+ is (first|second|third)", line)
    ]
    assert places == ["first", "second", "third"][: len(names)]


@rule("PX-15")
def test_a_line_is_lost_in_the_middle_of_a_race(house: House, new_page: NewPage) -> None:
    """Pieces stay, the clock goes on, pieces laid offline are sent later, and the race can still be won."""
    ada, bob = Solver(new_page(), house.address), Solver(new_page(), house.address)
    line = Line(ada.page)
    race(ada, bob)
    covering, other = ada.covering(), bob.covering()
    next(covering)
    share = bob.share_of("Ada")
    expect(share).to_have_text(SOME)
    before = share.inner_text()
    line.cut()
    lost = ada.page.get_by_text(ada.words("table-lost"))
    expect(lost).to_be_visible()
    time_left = ada.page.get_by_role("timer").inner_text()
    next(covering)
    next(other)
    ada.has_laid(2)
    assert share.inner_text() == before, "the house has not heard of it"
    expect(ada.share_of("Bob")).to_have_text("0 %")
    expect(ada.page.get_by_role("timer")).not_to_have_text(time_left)
    line.mend()
    expect(lost).to_have_count(0, timeout=NEVER_LONGER)
    expect(ada.share_of("Bob")).not_to_have_text("0 %")
    expect(share).not_to_have_text(before)
    ada.has_laid(2)
    for _ in covering:
        pass
    agree(ada, bob)
    assert [name for name, _ in bob.completions()] == ["Ada"]


@rule("PX-15")
def test_the_power_goes_in_the_middle_of_a_race(house: House, new_page: NewPage) -> None:
    ada, _bob = race(Solver(new_page(), house.address), Solver(new_page(), house.address))
    first, *_ = ada.solution()
    ada.lay_by_keyboard(first)
    ada.has_laid(1)
    house.kill()
    house.start()
    ada.has_laid(1)
    ada.cover()
    expect(ada.page.get_by_role("main").get_by_text(HOW_LONG).first).to_be_visible()


@rule("PX-30")
def test_alone_any_challenge_can_be_picked_and_the_result_sent_to_friends(
    house: House, new_page: NewPage
) -> None:
    person = Solver(new_page(), house.address)
    alone(person, "challenge")
    person.page.locator("main li button").first.click()
    person.page.locator("main .boxes button").first.click()
    stopwatch = person.page.get_by_role("timer")
    expect(stopwatch).to_have_text("0:01", timeout=NEVER_LONGER)
    person.cover()
    expect(person.page.get_by_text("Salon · Polyminix")).to_be_visible()
    assert accessibility_problems(person.page) == []


@rule("PX-30", "PX-20")
def test_alone_a_test_of_game_2_is_picked_by_what_it_asks_for(house: House, new_page: NewPage) -> None:
    person = Solver(new_page("fr", **PHONE), house.address, "fr")
    alone(person, "problem")
    assert accessibility_problems(person.page) == []
    person.button("polyminix-task-rectangle-area", area=15).click()
    expect(person.page.locator(".race")).to_be_visible()
    person.cover()
    expect(person.page.get_by_text("Salon · Polyminix")).to_be_visible()


@rule("PX-33")
def test_a_new_challenge_is_made_on_demand(house: House, new_page: NewPage) -> None:
    """The same number gives two people the same figure."""
    figures = []
    for _ in range(2):
        person = Solver(new_page(**PHONE), house.address)
        alone(person, "challenge")
        person.button("polyminix-page-new-short").click()
        person.button("polyminix-page-level-yellow").click()
        person.page.get_by_label(person.words("polyminix-page-new-number"), exact=True).fill("4711")
        assert accessibility_problems(person.page) == []
        person.button("polyminix-page-new-make").click()
        person.button("polyminix-page-start").click(timeout=NEVER_LONGER)
        expect(person.page.locator(".race")).to_have_attribute("data-challenge", "new-yellow-any-4711-a")
        figures.append(person.page.locator(".board svg rect").count())
    assert figures[0] == figures[1] > 0


def race(
    ada: Solver, bob: Solver, *, bots: int = 0, options: dict[str, str] | None = None
) -> tuple[Solver, Solver]:
    """Two people open a table and play until the race begins."""
    code = ada.open_table("Ada", seats=2 + bots, bots=bots, options=options or {})
    bob.sit_down(code, "Bob")
    ada.start()
    while ada.figure() is None or bob.figure() is None:
        for person in (ada, bob):
            person.answer()
    return ada, bob


def alone(person: Solver, way: str) -> None:
    """Start alone, with one press on the home page."""
    person.visit()
    person.button(f"polyminix-start-{way}").click()
    person.page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(person.page.locator("main[data-seq]")).to_be_visible()


def agree(ada: Solver, bob: Solver) -> None:
    """Wait until both pages say the same about who has completed."""
    line = f"{ada.completions()[0][0]} is "
    unfold = bob.button("table-side-unfold")
    if unfold.is_visible():
        bob.press(unfold)
    expect(bob.page.get_by_role("list", name=bob.words("table-log"))).to_contain_text(line)
    for _ in range(NEVER_LONGER // MOMENT):
        if ada.completions() == bob.completions():
            return
        ada.page.wait_for_timeout(MOMENT)
    assert ada.completions() == bob.completions()
