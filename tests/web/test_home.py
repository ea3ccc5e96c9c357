"""The home page as a place to return to: what goes on stands first, nothing moves, and games can be put away."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser.fixtures import NewPage, accessibility_problems, too_wide
from tests.support.browser.person import Person, player_of
from tests.support.browser.salon import House
from tests.support.games import ANY_GAME

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
WATCH_SHIFTS = """
window.__moved = 0;
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.__moved += shift.value;
}).observe({ type: "layout-shift", buffered: true });
"""
MOST_MOVED = 0.01


def moved(page: Page) -> float:
    """How much the page has moved by itself since it was opened (cumulative layout shift)."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.querySelectorAll('main article svg').length > 0")
    shift: float = page.evaluate("window.__moved")
    return shift


def test_a_visitor_returns(house: House, new_page: NewPage) -> None:
    page = new_page("en", **PHONE, reduced_motion="reduce")
    page.add_init_script(WATCH_SHIFTS)
    person = player_of(ANY_GAME)(page, house.address)
    person.visit("/")
    expect(page.get_by_role("article").first).to_be_visible()
    expect(page.get_by_role("heading", name=person.words("home-my-tables"))).to_have_count(0)
    assert moved(page) <= MOST_MOVED

    first = person.open_table("Ada", seats=2, bots=1)
    person.start()
    person.play()
    second = person.open_table("Ada", seats=2, bots=1)
    person.start()
    person.await_turn()
    third = person.open_table("Ada", seats=3, bots=1)

    person.visit("/")
    listed = page.get_by_role("region", name=person.words("home-my-tables")).get_by_role("listitem")
    expect(listed).to_have_count(3)
    go_on = listed.get_by_role("link")
    assert [link.get_attribute("href") for link in go_on.all()] == [
        f"/t/{code}" for code in (second, third, first)
    ]
    expect(listed.first).to_contain_text(person.words("title-your-turn"))
    expect(listed.first).to_contain_text(person.words(f"{ANY_GAME}-name"))
    expect(page).to_have_title(re.compile("^● " + person.words("home-turns", count=1)))
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"
    region = page.get_by_role("region", name=person.words("home-finished"))
    replays = region.get_by_role("listitem").get_by_role("link")
    expect(replays).to_have_count(1)
    assert re.match("/replay/", replays.get_attribute("href") or "")
    assert moved(page) <= MOST_MOVED
    assert accessibility_problems(page) == []
    assert too_wide(page) <= 0

    # Put away by keys, undone, put away for good.
    put = listed.first.get_by_role("button", name=person.words("home-put-away"))
    put.press("Enter")
    undo = listed.first.get_by_role("button", name=person.words("home-undo"))
    expect(undo).to_be_focused()
    expect(page).not_to_have_title(re.compile("^●"))
    undo.press("Enter")
    expect(go_on.first).to_have_attribute("href", f"/t/{second}")
    put.press("Enter")
    expect(undo).to_be_focused()
    person.visit("/")
    expect(listed).to_have_count(2)
    page.get_by_role("button", name=person.words("home-put-away-show", count=1)).click()
    expect(listed).to_have_count(3)
    listed.get_by_role("button", name=person.words("home-undo")).click()
    expect(page).to_have_title(re.compile("^●"))
    page.get_by_role("link", name=re.compile(second)).click()
    person.await_turn()
    host = Person(new_page("fr"), house.address, "fr")
    host.visit("/")
    expect(host.page.get_by_role("heading", name=host.words("home-my-tables"))).to_have_count(0)
