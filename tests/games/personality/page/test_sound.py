"""An evening of Personality is heard from the big screen: phones beside it are quiet, and may vibrate."""

import re

from playwright.sync_api import Page, Request, ViewportSize, expect

from tests.games.personality.page.player import Masks
from tests.support.browser.fixtures import NewPage
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
PHONE = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "no-preference",
}
"""A phone does not vibrate where motion is reduced."""
LOOK_UP, SHOWN = "25,90,25", "70"
FEEL = "window.felt = []; navigator.vibrate = (pattern) => window.felt.push(pattern) > 0;"


def sounds_of(page: Page) -> set[str]:
    """The sounds that a page asks for, from now on."""
    asked: set[str] = set()

    def note(request: Request) -> None:
        match = re.search(r"/assets/([a-z-]+)-[\w-]{8}\.mp3$", request.url)
        if match is not None:
            asked.add(match[1])

    page.on("request", note)
    return asked


def test_the_big_screen_sounds_and_phones_are_quiet(house: House, new_page: NewPage) -> None:
    page = new_page("fr", **PHONE)
    page.add_init_script(FEEL)
    on_phone = sounds_of(page)
    person = Masks(page, house.address, "fr")
    code = person.open_short_table("Zoé", seats=3, bots=2)
    screen = Masks(new_page("fr", viewport=TELEVISION), house.address, "fr")
    on_screen = sounds_of(screen.page)
    screen.visit(f"/t/{code}/screen")
    screen.page.get_by_role("main").get_by_role("button", name=screen.words("sound-turn-on")).click()
    screen.page.mouse.move(300, 300)
    screen.button("sound-more").click()
    screen.page.get_by_role("checkbox", name=screen.words("sound-captions")).check()
    screen.page.keyboard.press("Escape")
    person.start()
    person.page.get_by_label(person.words("menu"), exact=True).click()
    expect(person.page.get_by_text(person.words("sound-beside"))).to_be_visible()
    expect(person.button("menu-sound-off")).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    for _ in range(3):  # bots may read first
        person.await_turn()
        phase = person.phase()
        person.take_turn()
        if phase == "choose":
            break
    expect(screen.page.get_by_text(re.compile(r"^\[.+\]$"))).to_be_visible()
    assert "stamp" in on_screen
    assert on_phone == set(), "the big screen sounds for all"
    assert [35] in page.evaluate("window.felt")
    for pattern in (LOOK_UP, SHOWN):  # the big screen tells what happens; the phone lets one feel it
        page.wait_for_function(
            f"() => window.felt.some((one) => one.join() === '{pattern}')", timeout=NEVER_LONGER
        )
