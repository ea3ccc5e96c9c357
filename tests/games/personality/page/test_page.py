"""Personality through the page: phones and a big screen, one person with bots, and one phone passed round."""

import re
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import expect

from tests.games.personality.page.player import PHASES, Masks
from tests.support.browser.fixtures import NewPage, accessibility_problems
from tests.support.browser.person import NEVER_LONGER
from tests.support.browser.salon import House
from tests.support.rules import rule

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
LAPTOP = {"viewport": {"width": 1366, "height": 800}, "color_scheme": "dark", "reduced_motion": "reduce"}
TELEVISION = {"viewport": {"width": 1920, "height": 1080}, "reduced_motion": "no-preference"}
MOST_TURNS = 400


@rule("PY-60", "PY-70")
def test_three_phones_and_a_big_screen(house: House, new_page: NewPage, tmp_path: Path) -> None:
    host, emile, lou = people = [Masks(new_page("fr", **PHONE), house.address, "fr") for _ in range(3)]
    screen = Masks(new_page("fr", **TELEVISION), house.address, "fr")
    code = host.open_short_table("Ada", seats=3)
    emile.problems = lou.problems = host.problems  # each phase is looked at on one of the phones
    emile.sit_down(code, "Émile")
    lou.sit_down(code, "Lou")
    host.start()
    screen.visit(f"/t/{code}/screen")
    lou.whom = 1

    host.take_turn()
    for person in people:
        expect(person.button("personality-page-lock")).to_be_visible()
    read = host.stage.locator(".trait .text").inner_text()
    expect(screen.stage).to_contain_text(read)
    hands = [person.hand() for person in people]
    assert [len(hand) for hand in hands] == [6, 7, 7]
    for index, person in enumerate((*people, screen)):
        others = [card for owner, hand in enumerate(hands) if owner != index for card in hand]
        page = person.page.content()
        assert not [card for card in others if card in page], "nobody sees a hand but its owner"
    host.take_turn()
    expect(host.page.get_by_role("list", name=host.words("personality-page-circle"))).to_be_visible()
    host.look("locked")
    emile.page.reload()
    expect(emile.button("personality-page-lock")).to_be_visible()

    play(people, screen, reloads=lou)
    for person in people:
        pictures = person.page.get_by_role("figure").get_by_role("img")
        expect(pictures).to_have_count(4)  # the poster, and a portrait of each
        assert read in " ".join(pictures.nth(n).get_attribute("aria-label") or "" for n in range(1, 4))
    # The television plays every scene to its end; the phones were faster.
    result = screen.page.get_by_role("region", name=screen.words("table-result"))
    expect(result).to_contain_text("Ada", timeout=6 * NEVER_LONGER)
    host.look("result")
    for kind, start in (("svg", b"<svg "), ("png", b"\x89PNG")):
        with host.page.expect_download() as download:
            host.button(f"personality-page-keep-{kind}", name="Ada").click()
        kept = tmp_path / download.value.suggested_filename
        download.value.save_as(kept)
        assert kept.name == f"portrait-ada.{kind}"
        assert kept.read_bytes().startswith(start)
    assert host.found() == []


def test_one_person_and_three_bots(house: House, new_page: NewPage) -> None:
    person = Masks(new_page("en", **LAPTOP), house.address)
    person.open_short_table("Ada", seats=4, bots=3)
    person.start()
    expect(person.page.locator(".persona")).to_have_count(3)
    play([person])
    expect(person.page.get_by_role("figure")).to_have_count(5)
    person.look("result")
    person.page.get_by_role("link", name=person.words("result-replay")).click()
    expect(person.page.get_by_role("slider")).to_be_visible()
    for _ in range(8):
        person.page.keyboard.press("ArrowRight")
    person.look("replay")
    assert person.found() == []


def test_one_phone_passed_round(house: House, new_page: NewPage) -> None:
    phone = Masks(new_page("en", **PHONE), house.address)
    phone.open_short_table("Ada", seats=4)
    for name in ("Ben", "Cleo", "Dot"):
        phone.page.get_by_role("button", name=phone.words("lobby-hot-seat-short")).first.click()
        phone.page.get_by_label(phone.words("who-name")).fill(name)
        phone.button("lobby-sit-down").click()
        expect(phone.page.get_by_text(name, exact=True).first).to_be_visible()
    phone.start()

    votes = {"Ada": 0, "Ben": 0, "Cleo": 1, "Dot": 1}
    holder = "Ada"
    chosen = 0
    phases: set[str] = set()
    turns = 0
    while not phone.is_over():
        assert (turns := turns + 1) < MOST_TURNS
        here = phone.page.get_by_role("button", name=re.compile("^I’m "))
        if phone.button("personality-page-go-on").is_visible():
            phone.take_turn()
            continue
        if here.is_visible():
            assert phone.page.get_by_role("dialog", name=re.compile("^Pass the device")).is_visible()
            assert phone.page.locator(".frame").get_attribute("inert") is not None
            phone.look("covered")
            holder = here.inner_text().removeprefix("I’m ")
            here.click()
            expect(here).to_have_count(0)
        if (phase := phone.phase()) is not None:
            assert holder in phone.page.get_by_role("heading", level=1).inner_text()
            phone.whom = votes[holder] if "debate" not in phases else 0
            phone.contests = "contest" not in phases
            chosen += phase == "choose"
            # After the tie all stand on 1: two bets of 2 lead to the squares >< and ●.
            phone.bet = 2 if chosen <= 12 else 3
            phases.add(phase)
            phone.take_turn()
        else:
            phone.moment()
    assert phases == set(PHASES)
    assert "covered" in phone.problems
    assert phone.found() == []


def play(people: Sequence[Masks], screen: Masks | None = None, reloads: Masks | None = None) -> None:
    """Play on until the game is over. One reloads in the middle; the big screen is looked at now and then."""
    looked: set[str] = set()
    problems: list[str] = []
    for turn in range(MOST_TURNS):
        if people[0].is_over():
            break
        for person in people:
            phase = person.phase()
            if screen is not None and phase is not None and phase not in looked:
                looked.add(phase)
                problems += [f"screen, {phase}: {one}" for one in accessibility_problems(screen.page)]
            person.take_turn()
        if reloads is not None and turn == 12:
            reloads.page.reload()
        people[0].moment()
    assert people[0].is_over()
    assert problems == []
    for person in people:
        expect(person.page.get_by_role("heading", name=person.words("result-sheets"))).to_be_visible()
