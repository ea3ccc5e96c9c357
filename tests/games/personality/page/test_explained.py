"""Everything on the boards of Personality explains itself."""

from playwright.sync_api import expect

from tests.games.personality.page.player import Masks
from tests.support.browser.explained import Walk, start_table
from tests.support.browser.fixtures import NewPage
from tests.support.browser.salon import House

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
BOARD = {
    *("square-plain", "square-start", "square-pit", "square-pair", "square-inversion", "square-gate"),
    *(
        "square-insight",
        "way",
        "mask",
        "trait",
        "kind",
        "hand",
        "choice",
        "ballot",
        "bet-1",
        "bet-2",
        "bet-3",
    ),
    *("lock", "reveal", "voter", "portrait"),
}
MOST_TURNS = 40


class _Walker(Masks):
    """Looks at every board on the way, instead of checking it with axe."""

    walk: Walk

    def look(self, screen: str) -> None:
        self.walk.look(self.page)
        del screen


def test_everything_on_the_boards_is_explained(house: House, new_page: NewPage) -> None:
    person = _Walker(new_page("fr", **PHONE, reduced_motion="reduce"), house.address, "fr")
    person.walk = Walk("personality")
    code = start_table(person, "Zoé", seats=3, bots=["fair"] * 2)
    screen = new_page("en", **TELEVISION)
    screen.goto(f"{house.address}/t/{code}/screen")
    expect(screen.get_by_role("region")).to_be_visible()
    for _ in range(MOST_TURNS):
        person.take_turn()
        person.walk.look(person.page)
        person.walk.look(screen)
        if person.walk.topics >= BOARD:
            break
        person.moment()
    assert BOARD - person.walk.topics == set()
    person.walk.check(screen, house.address)
