"""The television of Personality: one thing at a time, large enough to be read, whatever the names are."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.games.personality.page.evening.puppets import Puppets, settled
from tests.games.personality.page.evening.television import shortcomings, watch
from tests.games.personality.page.player import Masks
from tests.support.browser.fixtures import NewPage, accessibility_problems
from tests.support.browser.salon import House
from tests.support.rules import rule

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
SHORT = ("Ada", "Émile", "Lou")
LONG = (
    "Maximilienne-Alexandrine",
    "Bartholomew Featherstone",
    "Théodora-Clémentine B.",
    "Wilhelmina Throckmorton",
    "Jean-Baptiste Poquelin",
    "Ann",
)
WITH_THREE = {"read", "lay", "choose", "give", "answer", "contest"}
"""Three players cannot tie, and need not come to a square for two."""
STAGES = {"read", "lay", "choose", "debate", "second", "pair", "give", "answer", "contest"}
SCENES = {".ballots", ".handed", ".movers", ".fanfare"}
MOST_ACTIONS = 900


@rule("PY-70")
@pytest.mark.parametrize(
    ("names", "stages", "language"),
    [(SHORT, WITH_THREE, "en"), (LONG, STAGES, "fr")],
    ids=["three", "six-long-names"],
)
def test_every_stage_is_large_and_whole(
    house: House, new_page: NewPage, names: tuple[str, ...], stages: set[str], language: str
) -> None:
    table = Puppets(new_page("en"), house.address)
    code = table.open_table(*names, board="short", choice_seconds=120)
    screen = Masks(new_page(language, viewport=TELEVISION, reduced_motion="reduce"), house.address, language)
    table.start()
    screen.visit(f"/t/{code}/screen")
    watch(screen.page)
    table.contests = True
    seen: set[str] = set()
    watched: set[str] = set()
    problems: list[str] = []
    for _ in range(MOST_ACTIONS):
        now = table.news()
        phase = now["phase"]
        if phase == "over" or (seen >= stages and watched >= SCENES):
            break
        if phase not in seen:
            seen.add(phase)
            screen.page.keyboard.press("Escape")  # the scene before it is over
            settled(screen.page)
            problems += [f"{phase}: {one}" for one in accessibility_problems(screen.page)]
        votes = phase in ("choose", "second", "contest") and len(now["asked"]) == 1
        vote(table, now["round"]["number"], len(names))
        table.answer(now["asked"][0], now)
        if votes:
            watched |= scenes(screen, watched)
    assert seen >= stages
    assert watched >= SCENES
    assert problems == []
    assert shortcomings(screen.page) == []


def vote(table: Puppets, number: int, players: int) -> None:
    """A tie first, so that there is a debate; then nearly all choose the first player, who comes to every square."""
    seats = range(players)
    table.whom = {seat: seat % 2 if number == 1 and players > 3 else 0 for seat in seats}
    if players == 3 and number == 1:
        table.whom = {0: 0, 1: 0, 2: 1}
    table.bets = dict.fromkeys(seats, 2 if number < 5 else 3)
    if number > 1:
        table.whom[players - 1] = 1


def scenes(screen: Masks, known: set[str]) -> set[str]:
    """Watch a reveal until there is nothing new in it, then skip it. Returns what was shown."""
    found: set[str] = set()
    for _ in range(60):
        found |= {scene for scene in SCENES if screen.page.locator(scene).count() > 0}
        if not screen.page.locator(".reveal").count() or found | known >= SCENES:
            break
        screen.page.wait_for_timeout(150)
    screen.page.keyboard.press("Escape")
    return found


def test_streamer_mode_hides_how_to_join(house: House, new_page: NewPage) -> None:
    table = Puppets(new_page("en"), house.address)
    code = table.open_table(*SHORT)
    screen = Masks(new_page("en", viewport=TELEVISION), house.address)
    screen.visit(f"/t/{code}/screen")
    expect(screen.page.get_by_text(code)).to_be_visible()
    switch = screen.page.get_by_role("switch", name=screen.words("screen-streamer"))
    switch.click()
    assert not betrays(screen, code)
    table.start()
    expect(screen.stage).to_be_visible()
    expect(switch).to_contain_text(screen.words("screen-streamer"))
    assert not betrays(screen, code)
    screen.page.reload()
    expect(switch).to_be_checked()  # this device remembers it
    screen.page.keyboard.press("s")
    expect(switch).not_to_be_checked()
    expect(screen.page.get_by_text(code)).to_be_visible()


def betrays(screen: Masks, code: str) -> bool:
    """Whether a screen shows the code or the QR code of its table."""
    expect(screen.page).to_have_title(screen.words("salon-name"))
    pictures: list[str] = screen.page.evaluate("() => [...document.images].map((one) => one.src)")
    return code in screen.page.locator("body").inner_html() or pictures != []
