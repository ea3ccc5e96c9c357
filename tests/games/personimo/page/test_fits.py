"""Small phones, long names, full tables: what is asked for is in sight, and nothing covers anything else."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.explained import overlap
from tests.support.browser.fixtures import NewPage, too_wide
from tests.support.browser.hands import Fingers, middle_of
from tests.support.browser.salon import House

ON_ITS_SIDE = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
SMALL_PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
LAPTOP = {"viewport": {"width": 1366, "height": 768}}
LONGEST = "Wolfeschlegelsteinhausen"
HIGHEST = 280
"""Pixels that a small district may take, with its name."""
ENOUGH = 3
"""Turns after which both rows of the market lie there."""
CELL, COIN, NUMERAL = 44, 28, 13
"""The least sizes on a small phone, in pixels: of squares, coins and numerals."""
MEASURED = """() => {
  const seen = (element) => element.getBoundingClientRect();
  const cut = (element) => element.scrollWidth > element.clientWidth || seen(element).right > innerWidth;
  const texts = [...document.querySelectorAll(".ground :is(.coin, .sum, .tag) text")];
  return {
    cell: document.querySelector(".ground svg").getScreenCTM().a * 100,
    coins: [...document.querySelectorAll(".ground .coin circle")].map((coin) => seen(coin).width),
    numerals: texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a),
    cut: [...document.querySelectorAll("h1, h3:not(.cut)")].filter(cut).map((heading) => heading.textContent),
    free: seen(document.querySelector(".hand")).top - seen(document.querySelector(".ground")).bottom,
  };
}"""
SCALES = "svgs => [...new Set(svgs.map((svg) => svg.getScreenCTM().a.toFixed(3)))]"


def measured_at_rest(person: Architect) -> Any:
    """The sizes on the board, once nothing that was just drawn is still being fitted."""
    expect(person.page.locator(".ground")).to_be_visible()
    sizes = person.page.evaluate(MEASURED)
    for _ in range(100):
        if not sizes["cut"]:
            break
        person.moment()
        sizes = person.page.evaluate(MEASURED)
    assert not sizes["cut"], "this is cut off"
    return sizes


@pytest.mark.parametrize(("language", "seats"), [("en", 3), ("fr", 4)])
def test_a_small_phone_shows_all_that_is_asked_for_large_enough(
    house: House, new_page: NewPage, language: str, seats: int
) -> None:
    """Squares, coins and numerals can be seen and hit in every phase, no heading is cut, and no button is hidden."""
    person = Architect(new_page(language, **SMALL_PHONE, reduced_motion="reduce"), house.address, language)
    person.open_table("Zoé", seats=seats, bots=seats - 1)
    person.start()
    coins = 0
    for _ in range(14):
        person.await_turn()
        person.page.evaluate(
            "document.querySelector('details[open]')?.removeAttribute('open'); scrollTo(0, 0)"
        )
        place = person.button("personimo-page-place")
        if place.is_visible():
            expect(place).to_be_in_viewport(ratio=1)
        sizes = measured_at_rest(person)
        assert sizes["cell"] >= CELL - 0.01
        assert min(sizes["coins"], default=COIN) >= COIN - 0.01
        assert min(sizes["numerals"], default=NUMERAL) >= NUMERAL - 0.01
        assert sizes["free"] >= 0, "the bar covers the district"
        assert too_wide(person.page) <= 0
        coins += len(sizes["coins"])
        person.take_turn()
    assert coins


def test_the_number_of_an_advised_card_stays_below_the_heading(house: House, new_page: NewPage) -> None:
    person = Architect(new_page("fr", **SMALL_PHONE, reduced_motion="reduce"), house.address, "fr")
    person.open_table("Zoé", seats=1, bots=0)
    person.start()
    person.await_turn()
    person.take_turn()
    person.await_turn()
    person.button("table-hint").tap()
    numbers = person.page.locator(".market .advised")
    expect(numbers.first).to_be_visible()
    heading = person.page.locator(".market .now h3").bounding_box()
    for number in numbers.all():
        assert not overlap(heading, number.bounding_box())


def test_pinched_and_panned_the_tapped_square_is_right(house: House, new_page: NewPage) -> None:
    """Two fingers zoom and one pans without placing; a tap chooses what lies under the finger; two taps go back."""
    page = new_page("en", **SMALL_PHONE, reduced_motion="reduce")
    person, fingers = Architect(page, house.address), Fingers(page)
    person.open_table("Ada", seats=2, bots=1)
    person.start()
    while not person.button("personimo-page-place").is_visible():
        person.await_turn()
        person.take_turn()
    person.await_turn()
    at_rest = scale(page)
    x, y = middle_of(page.locator(".ground"))
    fingers.slide([(x - 30, y), (x + 30, y)], [(x - 60, y - 10), (x + 60, y - 10)])
    assert scale(page) == pytest.approx(2 * at_rest, rel=0.1)
    assert person.button("personimo-page-place").is_disabled()
    fingers.slide([(x, y)], [(x + 70, y + 40)])
    assert person.button("personimo-page-place").is_disabled()
    coin = middle_of(page.locator(".ground .coin circle").first)
    fingers.tap(coin)
    ghost = page.locator(".ground .ghost")
    assert middle_of(ghost) == pytest.approx(coin, abs=3)
    page.wait_for_timeout(400)  # two quick taps go back to the whole district
    fingers.tap(middle_of(page.locator(".ground")))
    fingers.tap(middle_of(page.locator(".ground")))
    assert scale(page) == pytest.approx(at_rest)
    page.keyboard.press("+")
    assert scale(page) > at_rest
    page.keyboard.press("0")
    assert scale(page) == pytest.approx(at_rest)
    coin = middle_of(page.locator(".ground .coin circle").last)
    fingers.tap(coin)
    assert middle_of(ghost) == pytest.approx(coin, abs=3)
    seq = page.locator("main").get_attribute("data-seq")
    person.button("personimo-page-place").tap()
    expect(page.locator(f"main[data-seq='{seq}']")).to_have_count(0)


def scale(page: Page) -> float:
    """How many pixels a unit of the district is large."""
    found: float = page.locator(".ground svg").first.evaluate("svg => svg.getScreenCTM().a")
    return found


def test_a_phone_on_its_side_shows_district_and_buttons(house: House, new_page: NewPage) -> None:
    person = Architect(new_page("fr", **ON_ITS_SIDE, reduced_motion="reduce"), house.address, "fr")
    person.open_table("Zoé", seats=3, bots=2)
    person.start()
    person.await_turn()
    person.take_turn()
    person.await_turn()
    person.page.evaluate("scrollTo(0, 0)")
    for part in (person.page.locator(".ground"), person.button("personimo-page-place")):
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("wishes", [TABLET, LAPTOP], ids=["tablet", "laptop"])
def test_six_players_with_long_names(house: House, new_page: NewPage, wishes: dict[str, object]) -> None:
    host = Architect(new_page("en"), house.address)
    code = host.open_table(LONGEST, seats=6, bots=4)
    guest = Architect(new_page("fr", **wishes, reduced_motion="reduce"), house.address, "fr")
    guest.visit(f"/t/{code}")
    expect(guest.page.get_by_label(guest.words("who-name"))).to_be_in_viewport(ratio=1)
    guest.sit_down(code, "Bénédicte")
    host.start()
    turns = 0
    while turns < ENOUGH:
        for person in (host, guest):
            if person.may_act():
                person.take_turn()
                turns += person is guest
        guest.moment()
    assert overlapping(guest.page.locator(".market .place")) == []
    for other in guest.page.locator(".others button").all():
        box = other.bounding_box()
        assert box is not None
        assert box["height"] <= HIGHEST
    assert too_wide(guest.page) <= 0


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_nobody_has_to_scroll_the_big_screen(house: House, new_page: NewPage, seats: int) -> None:
    host = Architect(new_page("en", reduced_motion="reduce"), house.address)
    code = host.open_table("Ada", seats=seats, bots=seats - 1)
    host.start()
    screen = new_page("en", viewport=TELEVISION)
    screen.goto(f"{house.address}/t/{code}/screen")
    for _ in range(ENOUGH):
        host.await_turn()
        host.take_turn()
    expect(screen.locator(".told")).not_to_be_empty()
    assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert len(screen.locator(".districts .board svg").evaluate_all(SCALES)) == 1
    assert too_wide(screen) <= 0


def overlapping(cards: Locator) -> list[int]:
    """Which of these lie on the one before."""
    boxes = [box for card in cards.all() if (box := card.bounding_box()) is not None]
    pairs = enumerate(pairwise(boxes))
    return [index for index, (one, next_one) in pairs if one["x"] + one["width"] > next_one["x"] + 1]
