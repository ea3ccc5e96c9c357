"""A reveal: nothing is known before it is shown, on no device and in no text of the page."""

from playwright.sync_api import ViewportSize, expect

from tests.games.personality.page.evening.puppets import Puppets, settled
from tests.games.personality.page.evening.spying import spy, told
from tests.games.personality.page.player import Masks
from tests.support.browser.fixtures import NewPage
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House
from tests.support.rules import rule

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def outcome(person: Masks, *, winner: str, voters: tuple[str, ...], square: int) -> list[str]:
    """What it makes known that all have elected `winner`, in the words of the page."""
    where = person.words("personality-square-plain", square=square)
    return [
        person.words("personality-event-elected", name=winner, votes=3, unanimous="yes"),
        person.words("personality-event-trait-received", name=winner, card="").split("“")[0].split("«")[0],
        *(person.words("personality-event-moved", name=one, square=where) for one in voters),
        *(person.words("personality-page-stands", name=one, square=where) for one in voters),
        person.words("personality-page-votes-of", votes=3, voters=3),
        person.words("personality-ask-swap"),
        person.words("personality-page-lead-swap"),
    ]


def goes_on(person: Masks) -> None:
    """After a reveal: the next card is being read, and one may swap a card meanwhile (PY-16)."""
    expect(person.stage.get_by_text(person.words("personality-page-may-swap"), exact=True)).to_be_visible()


def at_the_last_vote(table: Puppets) -> None:
    """Seats 0 and 1 have chosen seat 1 and bet 2, and the person at seat 2 is still to choose."""
    table.whom, table.bets = {0: 1, 1: 1}, {0: 2, 1: 2}
    table.until("choose")
    table.answer(0)
    table.answer(1)


@rule("PY-13", "PY-70")
def test_phones_look_up_and_nobody_knows_before_the_screen_shows_it(house: House, new_page: NewPage) -> None:
    table = Puppets(new_page("en"), house.address)
    code = table.open_table("Ada", "Ben", seats=3)
    lou = Masks(new_page("fr", **PHONE), house.address, "fr")
    lou.sit_down(code, "Lou")
    guest = Masks(new_page("en"), house.address)
    screen = Masks(new_page("en", viewport=TELEVISION), house.address)
    screen.visit(f"/t/{code}/screen")
    table.start()
    guest.visit(f"/t/{code}")
    if guest.page.get_by_role("dialog").count():
        guest.page.keyboard.press("Escape")
    at_the_last_vote(table)
    lou.await_turn()
    lou.whom, lou.bet = 1, 1
    spy(screen, ".headline span", outcome(screen, winner="Ben", voters=("Ada", "Ben"), square=2))
    spy(lou, ".look-up .verdict", outcome(lou, winner="Ben", voters=("Ada", "Ben"), square=2))
    lou._choose()
    look_up = lou.page.get_by_text(lou.words("personality-stage-look-up"))
    expect(look_up).to_be_visible()
    expect(lou.page.get_by_role("heading", level=1)).to_have_text(lou.words("personality-event-revealed"))
    assert told(screen.page) == []
    verdict = lou.page.get_by_text(lou.words("personality-stage-verdict-hit"))
    expect(verdict).to_be_visible()
    assert told(lou.page) == []
    settled(screen.page)
    expect(lou.page.locator(".look-up")).to_have_count(0, timeout=NEVER_LONGER)
    goes_on(lou)


@rule("PY-13")
def test_one_skips_for_oneself_alone(house: House, new_page: NewPage) -> None:
    table = Puppets(new_page("en"), house.address)
    code = table.open_table("Ada", "Ben", seats=3)
    lou = Masks(new_page("en", **PHONE), house.address)
    lou.sit_down(code, "Lou")
    screen = Masks(new_page("en", viewport=TELEVISION), house.address)
    screen.visit(f"/t/{code}/screen")
    table.start()
    at_the_last_vote(table)
    lou.await_turn()
    lou.whom, lou.bet = 1, 1
    lou._choose()
    lou.button("personality-page-go-on").click()
    expect(lou.page.locator(".look-up")).to_have_count(0)
    goes_on(lou)
    expect(screen.page.locator(".reveal")).to_be_visible()
    # A phone that comes back in the middle of a reveal is asked what is asked now.
    lou.page.reload()
    goes_on(lou)
    expect(lou.page.locator(".look-up")).to_have_count(0)
    expect(screen.page.locator(".reveal")).to_be_visible()


@rule("PY-13")
def test_without_a_big_screen_a_phone_plays_the_whole_scene(house: House, new_page: NewPage) -> None:
    table = Puppets(new_page("en"), house.address)
    code = table.open_table("Ada", "Ben", seats=3)
    lou = Masks(new_page("en", **PHONE), house.address)
    lou.sit_down(code, "Lou")
    table.start()
    at_the_last_vote(table)
    lou.await_turn()
    lou.whom, lou.bet = 1, 1
    spy(lou, ".headline span", outcome(lou, winner="Ben", voters=("Ada", "Ben"), square=2))
    lou._choose()
    scene = lou.page.get_by_role("dialog", name=lou.words("personality-event-revealed"))
    expect(scene.locator(".masks .head")).to_have_count(3)
    assert told(lou.page) == []
    expect(scene.locator(".track")).to_be_visible(timeout=NEVER_LONGER)
    expect(scene.locator(".moved")).to_have_count(3, timeout=NEVER_LONGER)  # all is shown again at the end
    log = lou.page.locator("aside ol")
    expect(log).not_to_contain_text("moves to")
    lou.button("personality-page-go-on").click()
    expect(scene).to_have_count(0)
    goes_on(lou)
    expect(log).to_contain_text("moves to")
