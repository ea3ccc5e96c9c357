"""The finale of Personality: step by step on every device, for the host to lead, and secret until it is shown."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.games.personality.page.evening.finales import curtain, press_next, told_winner
from tests.games.personality.page.evening.finished import CODE, NAMES, Evening
from tests.games.personality.page.player import Masks
from tests.support.browser.fixtures import NewPage, accessibility_problems, too_wide
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House
from tests.support.rules import rule

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
THREE = ("Ada", "Émile", "Lou")
MOST_TURNS = 400
LEAST = 32
"""The least size of letters on a television of 1920 × 1080."""

SMALL_OR_CUT = """(least) => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const one = node.parentElement, words = node.textContent.trim();
        if (words === "" || one.closest(".unseen, script, style, noscript, [hidden]")) continue;
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const scale = one.getBoundingClientRect().width / (one.offsetWidth || 1);
        const size = parseFloat(getComputedStyle(one).fontSize) * (one.offsetWidth ? scale : 1);
        const slack = size / 4; // the box of a line may be lower than its letters' own
        if (size < least - 0.01) found.push(`${size.toFixed(1)} px: ${words}`);
        for (let parent = one; parent !== null; parent = parent.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(parent);
            const edge = parent === document.documentElement
                ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
                : parent.getBoundingClientRect();
            const cutX = overflowX !== "visible" && (box.left < edge.left - 1 || box.right > edge.right + 1);
            const cutY = overflowY !== "visible" && (box.top < edge.top - slack || box.bottom > edge.bottom + slack);
            if (cutX || cutY || box.bottom > innerHeight + 1) { found.push(`cut: ${words}`); break; }
        }
    }
    return found;
}"""


@rule("PY-60")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("cards", [(9, 3, 5), (13, 7, 4, 3, 2, 0)], ids=["three", "six"])
def test_every_step_is_whole_and_large_on_a_television(
    house: House, new_page: NewPage, cards: tuple[int, ...], language: str
) -> None:
    evening = Evening(NAMES[: len(cards)], cards)
    page = new_page(language, **TELEVISION, reduced_motion="reduce")
    evening.attach(page)
    problems: list[str] = []
    for step in range(evening.steps + 1):
        evening.enter(step)
        page.goto(f"{house.address}/t/{CODE}/screen")
        settled(page)
        problems += [f"step {step}: {one}" for one in page.evaluate(SMALL_OR_CUT, LEAST)]
        if step in (0, evening.steps - 1, evening.steps):
            problems += [f"step {step}: {one}" for one in accessibility_problems(page)]
    assert not problems, "\n".join(problems)


@rule("PY-60")
def test_two_winners_share_the_moment(house: House, new_page: NewPage) -> None:
    evening = Evening(NAMES[:4], (2, 2, 1, 1), winners=(1, 2))
    page = new_page("fr", **TELEVISION, reduced_motion="reduce")
    evening.attach(page)
    evening.enter(evening.steps - 1)
    page.goto(f"{house.address}/t/{CODE}/screen")
    settled(page)
    stage = page.locator(".winner")
    for seat in (1, 2):
        expect(stage).to_contain_text(NAMES[seat])
    assert page.evaluate(SMALL_OR_CUT, LEAST) == []


@rule("PY-60", "PY-70")
def test_the_host_leads_three_phones_and_a_television(house: House, new_page: NewPage) -> None:
    ada = Masks(new_page("en", **PHONE, reduced_motion="reduce"), house.address)
    emile = Masks(new_page("fr", **SMALL, reduced_motion="reduce"), house.address, "fr")
    lou = Masks(new_page("en", **PHONE, reduced_motion="reduce"), house.address)
    people = (ada, emile, lou)
    code = ada.open_short_table("Ada", seats=3)
    emile.problems = lou.problems = ada.problems
    emile.sit_down(code, "Émile")
    lou.sit_down(code, "Lou")
    ada.start()
    screen = Masks(new_page("en", **TELEVISION, reduced_motion="reduce"), house.address)
    screen.visit(f"/t/{code}/screen")
    everywhere = (*people, screen)
    play_to_the_finale(people)

    for person in everywhere:  # the television plays every scene to its end first
        expect(curtain(person)).to_be_visible(timeout=NEVER_LONGER)
    steps = int(ada.page.locator("header p").first.inner_text().split("/")[1])
    expect(emile.page.get_by_text(emile.words("finale-host", name="Ada"))).to_be_visible()
    assert emile.button("finale-next").count() == 0
    for step in range(steps - 1):
        for person in everywhere:
            expect(curtain(person)).to_have_attribute("data-step", str(step))
            assert told_winner(person, THREE) == [], f"step {step}"
        for person in people:
            assert too_wide(person.page) <= 0
        if step == 1:
            emile.page.reload()
            screen.page.reload()
            ada.look("finale")
        press_next(ada)
    # The winner's moment: "Ada" has not been said to win before it, and is now.
    for person in everywhere:
        expect(curtain(person)).to_have_attribute("data-step", str(steps - 1))
        expect(person.page.locator(".winner h2")).to_be_visible()
    assert told_winner(screen, THREE) != []
    assert told_winner(ada, THREE) != []
    ada.look("winner")

    # The host leaves at the curtain: the others can go on.
    ada.page.close()
    going_on = emile.button("finale-next")
    expect(emile.page.get_by_text(emile.words("finale-host-away", name="Ada"))).to_be_visible()
    expect(going_on).to_be_enabled()
    going_on.click()
    for person in (emile, lou):
        expect(person.page.get_by_role("heading", name=person.words("result-sheets"))).to_be_attached()
        expect(person.page.get_by_role("figure")).to_have_count(4)
    expect(screen.page.get_by_role("region", name=screen.words("table-result"))).to_contain_text("Ada")
    lou.page.reload()
    expect(lou.page.get_by_role("figure")).to_have_count(4)
    late = Masks(new_page("fr", **SMALL), house.address, "fr")
    late.visit(f"/t/{code}")
    expect(late.page.get_by_role("figure")).to_have_count(4)
    assert ada.found() == []


def test_somebody_who_watches_sees_it_too(house: House, new_page: NewPage) -> None:
    evening = Evening(NAMES[:3], (2, 1, 1))
    page = new_page("fr", **SMALL, reduced_motion="reduce")
    evening.attach(page)
    evening.enter(1)
    page.goto(f"{house.address}/t/{CODE}")
    person = Masks(page, house.address, "fr")
    expect(page.get_by_text(person.words("finale-host", name=NAMES[0]))).to_be_visible()
    assert person.button("finale-next").count() == 0
    assert accessibility_problems(page) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pictures_can_be_shared_and_kept(house: House, new_page: NewPage, language: str) -> None:
    """With the system's share sheet where there is one."""
    evening = Evening(NAMES, (13, 7, 4, 3, 2, 0))
    page = new_page(language, **SMALL)
    page.add_init_script(
        """navigator.canShare = ({ files }) => files.length === 1;
        window.shared = new Promise((done) => {
            navigator.share = async ({ title, files: [file] }) => done([title, file.name, file.type, file.size]);
        });"""
    )
    evening.attach(page, seat=1)
    evening.enter(evening.steps)
    page.goto(f"{house.address}/t/{CODE}")
    person = Masks(page, house.address, language)
    person.button("personality-finale-share-poster").click()
    title, name, kind, size = page.evaluate("window.shared")
    assert (title, name, kind) == (
        person.words("personality-finale-poster"),
        "poster-personality.png",
        "image/png",
    )
    assert size > 20_000
    own = person.words("personality-finale-portrait", name=NAMES[1])
    expect(page.get_by_role("figure").nth(1)).to_contain_text(own)
    assert accessibility_problems(page) == []
    assert too_wide(page) <= 0


def settled(page: Page) -> None:
    """Wait for the last part of a step, and for the fonts."""
    expect(page.locator(".theatre")).to_be_visible()
    page.evaluate("document.fonts.ready")
    expect(page.locator(".coming, .suspense")).to_have_count(0, timeout=20_000)


def play_to_the_finale(people: Sequence[Masks]) -> None:
    """Play until the curtain, which every device shows once its last reveal has been closed."""
    for _ in range(MOST_TURNS):
        if curtain(people[0]).is_visible():
            break
        for person in people:
            person.take_turn()
        people[0].moment()
    for person in people:
        person.go_on()
