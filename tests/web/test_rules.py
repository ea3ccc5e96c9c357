"""The rules pages in a real browser: the game in one minute, the variants, the rules by their ids."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from salon.diagrams import diagrams_of, variants_of
from salon.games.registry import KITS
from tests.support.browser.fixtures import NewPage, accessibility_problems, too_wide
from tests.support.browser.person import NEVER_LONGER, Person
from tests.support.browser.salon import House
from tests.support.games import OUR_GAMES

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1366, "height": 768}, "color_scheme": "dark"}


def show_all_variants(reader: Person) -> Locator:
    """Unfold the variants and scroll past them, so that all their pictures are drawn. Returns their cards."""
    cards, unfold = reader.page.locator(".variants > li"), reader.page.locator("#variants .more button")
    expect(cards.first).to_be_visible(timeout=NEVER_LONGER)
    if unfold.count():
        unfold.click()
    for card in cards.all():
        card.scroll_into_view_if_needed()
        expect(card.locator(".picture svg, .picture .trait").first).to_be_visible()
    return cards


def in_sight(target: Locator) -> bool:
    box = target.bounding_box()
    height: int = target.page.evaluate("innerHeight")
    return box is not None and 0 <= box["y"] < height


@pytest.mark.parametrize(("language", "wishes"), [("fr", PHONE), ("en", LAPTOP)], ids=["phone", "laptop"])
def test_the_rules_of_every_game_are_told_in_pictures(
    house: House, new_page: NewPage, language: str, wishes: dict[str, Any]
) -> None:
    reader = Person(new_page(language, reduced_motion="reduce", **wishes), house.address, language)
    for game in OUR_GAMES:
        look_at_the_rules(reader, game)
        find_a_variant(reader, game)
        follow_the_contents(reader, phone=wishes is PHONE)
        open_a_rule(reader, game)
        play_a_variant(reader, game)


def look_at_the_rules(reader: Person, game: str) -> None:
    reader.visit(f"/rules/{game}")
    steps = reader.page.locator("#minute ol > li")
    expect(steps.first).to_be_visible(timeout=NEVER_LONGER)
    written = diagrams_of(KITS[game]).steps
    titles = [reader.words(f"{game}-minute-{step.words}-title") for step in written]
    expect(steps.locator("h3")).to_have_text(titles)
    assert steps.locator(".pictures > figure").count() == sum(len(step.pictures) for step in written)
    for figure in steps.locator(".pictures > figure").all():
        expect(figure.locator("svg, .trait, .gifts").first).to_be_visible()
    learn = reader.page.get_by_role("link", name=reader.words("home-learn"))
    expect(learn).to_have_attribute("href", f"/learn/{game}")
    expect(show_all_variants(reader)).to_have_count(len(variants_of(KITS[game])))
    for section in reader.page.locator("#how details, #full details").all():
        section.evaluate("section => section.open = true")
    assert too_wide(reader.page) <= 0
    assert accessibility_problems(reader.page) == []
    said = reader.page.get_by_role("main").inner_text()
    assert re.findall(rf"\b{game}-(?:minute|picture|variant|option)-\S+", said) == []


def find_a_variant(reader: Person, game: str) -> None:
    """By its group, and by its rule where there are enough variants to search."""
    variants, cards = variants_of(KITS[game]), reader.page.locator(".variants > li")
    group = variants[-1].option.group
    reader.button(f"{game}-group-{group}").click()
    expect(cards).to_have_count(sum(variant.option.group == group for variant in variants))
    reader.button("rules-variants-all").click()
    search = reader.page.get_by_role("searchbox")
    if search.count():
        search.fill((variants[0].option.rule or "").lower())
        expect(cards.first.locator("a.rule")).to_have_text(variants[0].option.rule or "")
        assert cards.count() < len(variants)
        search.fill("qqqq")
        expect(cards).to_have_count(0)
        expect(reader.page.locator("#variants [role=status]")).to_have_text(
            reader.words("rules-variants-found", count=0)
        )
        search.fill("")


def follow_the_contents(reader: Person, *, phone: bool) -> None:
    """The last section in full: on a phone the contents unfold, and fold again when one is chosen."""
    contents = reader.page.get_by_role("navigation", name=reader.words("rules-sections"))
    if phone:
        contents.locator("summary").click()
    link = contents.locator("a[href^='#full-']").last
    link.click()
    section = reader.page.locator("#full details").last
    expect(section).to_have_attribute("open", "")
    assert in_sight(section)
    if phone:
        expect(link).not_to_be_visible()


def open_a_rule(reader: Person, game: str) -> None:
    """A link from outside: the rule is unfolded, brought into sight and marked."""
    rule = next(variant.option.rule for variant in variants_of(KITS[game]) if variant.option.rule)
    reader.page.goto("about:blank")
    reader.visit(f"/rules/{game}#{rule}")
    marked = reader.page.locator(".sought")
    expect(marked).to_have_id(rule)
    expect(marked).to_be_visible()
    assert in_sight(marked)


def play_a_variant(reader: Person, game: str) -> None:
    """The set-up that opens has the variant and all that it needs: the table that is made has it."""
    variant = variants_of(KITS[game])[1]
    cards = show_all_variants(reader)
    cards.nth(1).get_by_role("link", name=reader.words("rules-play-this")).click()
    reader.page.wait_for_url(re.compile(rf"/new/{game}\?{variant.option.name}="))
    reader.page.get_by_label(reader.words("who-name")).fill("Ada")
    reader.button("new-create").click()
    reader.page.wait_for_url(re.compile(r"/t/\w+$"))
    assert options_of(reader.page)[variant.option.name] == variant.value


def options_of(page: Page) -> dict[str, Any]:
    code = page.url.rsplit("/", 1)[1]
    table = page.request.get(f"{page.url.split('/t/')[0]}/api/tables/{code}").json()
    options: dict[str, Any] = table["options"]
    return options
