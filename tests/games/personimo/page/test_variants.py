"""Variants in a real browser: chosen in the form, seen on the table, and a solitaire from home to its verdict."""

import re

from playwright.sync_api import expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage, accessibility_problems
from tests.support.browser.salon import House

PHONE = {"width": 360, "height": 740}
BESIDE = """([one, other]) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return b.width > 0 && (b.left >= a.right || b.bottom <= a.top);
}"""
"""Whether one thing lies to the right of another, or above it: both measured at one moment."""


def test_a_solitaire_starts_with_one_press_and_ends_with_a_verdict(house: House, new_page: NewPage) -> None:
    """From the home page to tar and feathers, or Architect of the Year (PM-110, PM-112)."""
    person = Architect(new_page(viewport=PHONE, reduced_motion="reduce"), house.address)
    person.visit()
    person.button("personimo-preset-waning").click()
    expect(person.page).to_have_url(re.compile(r"/t/\w+$"))
    person.await_turn()
    person.choose_headquarters("rite")
    expect(person.page.get_by_text(person.words("personimo-page-alone-any"))).to_be_visible()
    expect(person.page.get_by_role("group", name=person.words("personimo-page-titles"))).to_be_visible()
    person.take_turn()
    person.take_turn()
    closed = person.page.get_by_text("PM-110")
    expect(closed.first).to_be_attached()
    assert accessibility_problems(person.page) == []
    while not person.is_over():
        person.take_turn()
    verdicts = ["architect-of-the-year", "unremarked", "tarred"]
    points = person.totals()[0]
    said = [person.words(f"personimo-note-{verdict}", points=points) for verdict in verdicts]
    assert person.asked() in said


def test_what_does_not_go_together_is_said_in_the_form(house: House, new_page: NewPage) -> None:
    """The form explains before anything is pressed; presets bring their options and seats."""
    page = new_page("fr", viewport=PHONE)
    person = Architect(page, house.address, "fr")
    person.visit("/new/personimo")
    page.get_by_text(person.words("options-all"), exact=True).click()
    page.get_by_label(person.words("options-search")).fill(person.words("personimo-option-sprawl"))
    page.get_by_label(person.words("personimo-option-sprawl"), exact=True).check()
    page.get_by_label(person.words("options-search")).fill("PM-90")
    complete = page.get_by_label(person.words("personimo-option-bonus_complete"), exact=True)
    expect(complete).to_be_disabled()
    sentence = person.words(
        "options-exclude",
        pick=person.words("personimo-option-sprawl"),
        other=person.words("personimo-option-bonus_complete"),
    )
    expect(page.get_by_text(sentence)).to_be_visible()
    assert accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # By keyboard: the 6×6 game is for two, and brings its seats.
    six = page.get_by_role("button", name=re.compile("^" + re.escape(person.words("personimo-preset-6x6"))))
    six.focus()
    page.keyboard.press("Enter")
    expect(six).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("group", name=person.words("new-seats")).locator("output")).to_have_text("2")
    page.get_by_role("group", name=person.words("new-seats")).get_by_role(
        "button", name=person.words("more")
    ).click()
    expect(page.get_by_text(person.words("options-conflict"))).to_be_visible()
    expect(person.button("new-create")).to_be_disabled()


def test_a_table_with_variants_shows_them(house: House, new_page: NewPage) -> None:
    """Chips in the lobby; the row foreseen, the cards set aside and the bonuses at the table (PM-60, PM-65, PM-97)."""
    page = new_page(reduced_motion="reduce")
    person = Architect(page, house.address)
    person.visit("/new/personimo")
    page.get_by_role("button", name=person.words("personimo-preset-badgers"), exact=True).click()
    page.get_by_text(person.words("options-all"), exact=True).click()
    for option in ("soothsayer", "reveal", "don_giovanni"):
        page.get_by_label(person.words(f"personimo-option-{option}"), exact=True).check()
    group = page.get_by_role("group", name=person.words("new-seats"))
    for _ in range(2):
        group.get_by_role("button", name=person.words("fewer")).click()
    page.get_by_role("group", name=person.words("new-bots")).get_by_role(
        "button", name=person.words("more")
    ).click()
    person.button("new-create").click()
    chips = page.get_by_role("list", name=person.words("options-chosen"))
    for option in ("soothsayer", "reveal", "don_giovanni", "courting_danger", "bonus_complete"):
        expect(chips.get_by_text(person.words(f"personimo-option-{option}"), exact=True)).to_be_visible()
    person.start()
    expect(page.get_by_role("region", name=person.words("personimo-page-foreseen"))).to_be_visible()
    expect(page.get_by_role("region", name=person.words("personimo-page-bonuses"))).to_be_visible()
    for _ in range(5):
        person.await_turn()
        person.take_turn()
    person.await_turn()
    assert accessibility_problems(page) == []


def test_the_buttons_of_a_large_district_do_not_lie_on_it(house: House, new_page: NewPage) -> None:
    """Nearer and farther are beside the squares of 9×9, on a phone and on a laptop (PM-72)."""
    page = new_page(viewport=PHONE, reduced_motion="reduce")
    person = Architect(page, house.address)
    person.visit("/new/personimo")
    page.get_by_label(person.words("who-name")).fill("Ada")
    page.get_by_role("button", name=re.compile("^" + re.escape(person.words("personimo-preset-9x9")))).click()
    page.get_by_role("group", name=person.words("new-bots")).get_by_role(
        "button", name=person.words("more")
    ).click()
    person.button("new-create").click()
    person.start()
    district = page.get_by_role("region", name=person.words("personimo-page-ground"))
    for width, height in ((360, 740), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        for message in ("personimo-page-nearer", "personimo-page-farther"):
            page.wait_for_function(
                BESIDE, arg=[district.element_handle(), person.button(message).element_handle()]
            )
