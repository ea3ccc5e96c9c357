"""The audience of Personality: three phones vote along, and their opinion comes with the reveal."""

from typing import Any

from playwright.sync_api import Locator, ViewportSize, expect

from tests.games.personality.page.player import Masks
from tests.games.personality.page.watcher import Watcher
from tests.support.browser.fixtures import NewPage, accessibility_problems, too_wide
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
USUAL: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 844}}
SMALLEST_ON_TELEVISION = 32
# Keeps the texts of the audience's opinion and the size of its smallest letters, since a reveal goes on by itself.
KEEP = """
    (name) => {
      globalThis.shown = [];
      globalThis.smallest = Infinity;
      const look = () => {
        for (const box of document.querySelectorAll("section[aria-label]")) {
          if (box.getAttribute("aria-label") !== name || shown.includes(box.textContent)) continue;
          shown.push(box.textContent);
          const texts = [...box.querySelectorAll("*")].filter((each) => each.textContent.trim());
          smallest = Math.min(smallest, ...texts.map((each) => parseFloat(getComputedStyle(each).fontSize)));
        }
      };
      look();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    }
"""


def opinion(person: Masks) -> Locator:
    return person.page.get_by_role("region", name=person.words("personality-audience-opinion"))


def keep_opinions(person: Masks) -> None:
    person.page.evaluate(KEEP, person.words("personality-audience-opinion"))


def await_opinion(person: Masks, *sentences: str) -> None:
    """Wait until the page has shown an opinion with all these sentences."""
    person.page.wait_for_function(
        "(wanted) => shown.some((text) => wanted.every((each) => text.includes(each)))",
        arg=list(sentences),
        timeout=NEVER_LONGER,
    )


def test_three_phones_in_the_audience(house: House, new_page: NewPage) -> None:
    people = [Masks(new_page("en", **USUAL), house.address) for _ in range(3)]
    host, ben, cem = people
    code = host.open_short_table("Ada", seats=3)
    ben.sit_down(code, "Ben")
    cem.sit_down(code, "Cem")
    for person in people:
        person.problems = {}
    host.start()
    screen = Masks(new_page("en", viewport=TELEVISION, reduced_motion="no-preference"), house.address)
    screen.visit(f"/t/{code}/screen")
    crowd = [
        Watcher(new_page("fr", **SMALL), house.address, "fr"),
        Watcher(new_page("en", **USUAL), house.address),
        Watcher(new_page("en", **SMALL), house.address),
    ]
    for watcher in crowd:
        watcher.come(code)
    host.take_turn()  # reads a card

    for watcher, choice in zip(crowd, (1, 1, 0), strict=True):
        watcher.vote(choice)
    crowd[2].vote(1)
    crowd[2].vote(0)
    for person in (screen, *crowd[1:]):
        expect(person.page.get_by_text(person.words("personality-audience-voted", count=3))).to_be_visible()
    for person in (*people, *crowd, screen):
        expect(opinion(person)).to_have_count(0)
    assert too_wide(crowd[0].page) <= 0
    assert accessibility_problems(crowd[0].page) == []

    crowd[0].react("laugh")
    crowd[1].react("tomato")
    ben.page.get_by_role("button", name=ben.words("reactions-open"), exact=True).click()
    assert accessibility_problems(ben.page) == []
    ben.button("reaction-heart").click()
    expect(screen.page.locator("[data-reaction=heart]").first).to_be_attached()
    crowd[2].page.reload()
    expect(crowd[2].stage.get_by_role("radio").first).to_be_checked()

    everybody = (screen, *people, *crowd)
    for person in everybody:
        keep_opinions(person)
    for person, whom in zip(people, (1, 1, 0), strict=True):
        person.whom = whom
        person.take_turn()
    for person in everybody:
        share = person.words("personality-audience-share", share=67)
        await_opinion(person, share, person.words("personality-audience-agrees"))
    await_opinion(crowd[2], crowd[2].words("personality-audience-yours", name="Ada"))
    assert accessibility_problems(crowd[0].page) == []
    smallest = screen.page.evaluate("smallest")
    assert smallest >= SMALLEST_ON_TELEVISION, f"nothing on a television is under {SMALLEST_ON_TELEVISION} px"

    host.go_on()
    host.page.get_by_label(host.words("menu"), exact=True).click()
    host.button("reactions-table-off").click()
    for watcher in crowd:
        expect(watcher.button("reactions-open")).to_have_count(0)
