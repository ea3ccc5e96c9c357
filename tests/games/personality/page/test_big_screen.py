"""The big screen of Personality, which everybody in the room sees."""

from playwright.sync_api import ViewportSize, expect

from tests.games.personality.page.player import Masks
from tests.support.browser.fixtures import NewPage
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
LAPTOP = {"viewport": {"width": 1366, "height": 768}}


def test_the_big_screen_gives_nothing_away(house: House, new_page: NewPage) -> None:
    person = Masks(new_page("fr", **LAPTOP, reduced_motion="reduce"), house.address, "fr")
    code = person.open_short_table("Zoé", seats=3, bots=2)
    screen = Masks(new_page("fr", viewport=TELEVISION), house.address, "fr")
    person.start()
    screen.visit(f"/t/{code}/screen")
    title = screen.page.get_by_role("heading", level=1)
    for _ in range(3):  # bots may read first
        person.await_turn()
        phase = person.phase()
        person.take_turn()
        if phase == "choose":
            break
    expect(title).to_have_text(screen.words("personality-event-revealed"))
    expect(title).not_to_have_text(screen.words("personality-event-revealed"), timeout=NEVER_LONGER)
