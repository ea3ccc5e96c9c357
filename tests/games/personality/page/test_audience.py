"""The audience of Personality: three phones vote along, and their opinion comes with the reveal."""

from typing import Any

from playwright.sync_api import Locator, ViewportSize, expect

from tests.games.personality.page.player import Masks
from tests.games.personality.page.watcher import Watcher
from tests.support.browser.fixtures import NewPage, accessibility_problems, too_wide
from tests.support.browser.salon import House

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
USUAL: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 844}}
SMALLEST_ON_TELEVISION = 32
STEP_MS, SCENE_STEPS = 200, 100


def opinion(person: Masks) -> Locator:
    return person.page.get_by_role("region", name=person.words("personality-audience-opinion"))


def hold(person: Masks) -> None:
    """Stop the clock of a page, so that a scene stays where it is."""
    person.page.clock.pause_at(person.page.evaluate("() => Date.now() + 1"))


def play_until_opinion(person: Masks) -> None:
    """Play the scene of a page that is held until it shows what the audience thinks."""
    for _ in range(SCENE_STEPS):
        if opinion(person).count():
            return
        person.page.clock.run_for(STEP_MS)


def test_three_phones_in_the_audience(house: House, new_page: NewPage) -> None:
    people = [Masks(new_page("en", **USUAL), house.address) for _ in range(3)]
    host, ben, cem = people
    for person in people:
        person.page.clock.install()
    code = host.open_short_table("Ada", seats=3)
    ben.sit_down(code, "Ben")
    cem.sit_down(code, "Cem")
    for person in people:
        person.problems = {}
    host.start()
    screen = Masks(new_page("en", viewport=TELEVISION, reduced_motion="no-preference"), house.address)
    screen.page.clock.install()
    screen.visit(f"/t/{code}/screen")
    crowd = [
        Watcher(new_page("fr", **SMALL), house.address, "fr"),
        Watcher(new_page("en", **USUAL), house.address),
        Watcher(new_page("en", **SMALL), house.address),
    ]
    for watcher in crowd:
        watcher.page.clock.install()
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

    cem.whom, everybody = 0, (screen, *people, *crowd)
    for person in (host, ben):
        person.whom = 1
        person.take_turn()
    for person in (screen, host, ben, *crowd):
        hold(person)
    cem.take_turn()
    hold(cem)
    for person in everybody:
        play_until_opinion(person)
        expect(opinion(person)).to_contain_text(person.words("personality-audience-share", share=67))
        expect(opinion(person)).to_contain_text(person.words("personality-audience-agrees"))
    expect(opinion(crowd[2])).to_contain_text(crowd[2].words("personality-audience-yours", name="Ada"))
    crowd[0].page.clock.resume()  # axe takes its time
    assert accessibility_problems(crowd[0].page) == []
    small = opinion(screen).evaluate(
        "(box) => [...box.querySelectorAll('*')].filter((e) => e.textContent.trim())"
        ".map((e) => parseFloat(getComputedStyle(e).fontSize)).filter((px) => px < 32)"
    )
    assert small == [], f"nothing on a television is under {SMALLEST_ON_TELEVISION} px"

    for person in (screen, *people, *crowd[1:]):
        person.page.clock.resume()
    host.go_on()
    host.page.get_by_label(host.words("menu"), exact=True).click()
    host.button("reactions-table-off").click()
    for watcher in crowd:
        expect(watcher.button("reactions-open")).to_have_count(0)
