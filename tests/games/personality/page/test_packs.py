"""Cards of one's own: written on a phone, mixed with the house's at a table, shared by a link and as a file."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.games.personality.page.player import Masks
from tests.support.browser.fixtures import NewPage, accessibility_problems, too_wide
from tests.support.browser.salon import House
from tests.support.rules import rule

SMALL_PHONE = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
LAPTOP = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce"}
CARDS = (
    "Raconte toujours la même histoire de vacances.",
    "Cache du chocolat dans son bureau.",
    "Ferait demi-tour pour un chat perdu.",
)


def write_cards(writer: Masks, name: str, cards: tuple[str, ...] = CARDS) -> None:
    """Write a pack and keep it."""
    writer.visit("/packs/personality")
    writer.button("packs-new").click()
    writer.page.get_by_label(writer.words("packs-name"), exact=True).fill(name)
    for number, text in enumerate(cards):
        writer.page.locator("textarea").nth(number).fill(text)
    writer.button("packs-save").click()
    expect(writer.page.get_by_role("status").get_by_text(writer.words("packs-saved"))).to_be_visible()


def look(person: Masks) -> list[str]:
    wide = too_wide(person.page)
    return accessibility_problems(person.page) + ([f"{wide} px too wide"] if wide else [])


def playing(person: Masks, name: str) -> Locator:
    """What everybody at the table is told of its pack."""
    return person.page.get_by_text(person.words("packs-playing", name=name, count=3))


@rule("PY-76")
def test_three_cards_written_on_a_phone_come_up_at_the_table(house: House, new_page: NewPage) -> None:
    ada = Masks(new_page("fr", **SMALL_PHONE), house.address, "fr")
    lou = Masks(new_page("en", **LAPTOP), house.address)
    write_cards(ada, "Les Durand")
    expect(ada.page.locator(".trait .text").nth(1)).to_have_text(CARDS[1])
    assert look(ada) == []
    ada.page.get_by_text(ada.words("personality-pack-more")).first.click()
    ada.page.get_by_text(ada.words("personality-tag-food"), exact=True).first.click()
    assert look(ada) == []
    ada.button("packs-play").click()
    ada.page.get_by_label(ada.words("who-name")).fill("Ada")
    ada._count("new-seats", 3)
    ada._count("new-bots", 1)
    assert look(ada) == []
    ada.button("new-create").click()
    ada.page.wait_for_url(re.compile(r"/t/\w+$"))
    code = ada.page.url.rsplit("/", 1)[1]
    expect(playing(ada, "Les Durand")).to_be_visible()
    lou.sit_down(code, "Lou")
    expect(playing(lou, "Les Durand")).to_be_visible()
    assert not [card for card in CARDS if card in lou.page.content()]
    ada.start()
    came_up: set[str] = set()
    for _ in range(300):
        for person in (ada, lou):
            shown = person.page.locator("[lang=fr]") if person is lou else person.page.locator("main")
            came_up |= {card for card in CARDS for text in shown.all_text_contents() if card in text}
        if came_up or ada.is_over():
            break
        for person in (ada, lou):
            person.take_turn()
    assert came_up, "a card of the pack is dealt, and Lou's are marked as French"


def test_what_is_wrong_is_said_at_the_card(house: House, new_page: NewPage) -> None:
    ada = Masks(new_page("en", **SMALL_PHONE), house.address)
    ada.visit("/packs/personality")
    ada.button("packs-new").click()
    field = ada.page.locator("textarea").first
    field.fill("<img src=x onerror=alert(1)>\u202e " + "endless" * 12)
    card = ada.page.get_by_role("article", name=ada.words("personality-pack-card", number=1))
    expect(card.get_by_text("U+202E")).to_be_visible()
    expect(card.get_by_text(re.compile("too long for one word"))).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(card.locator(".trait .text")).to_contain_text("<img src=x")
    expect(card.locator("img")).to_have_count(0)
    expect(ada.button("packs-save")).to_be_disabled()
    assert look(ada) == []


def test_a_link_and_a_file_take_it_to_others(house: House, new_page: NewPage, tmp_path: Path) -> None:
    ada = Masks(new_page("fr", **SMALL_PHONE), house.address, "fr")
    lou = Masks(new_page("en", **LAPTOP), house.address)
    max_ = Masks(new_page("en", **LAPTOP), house.address)
    write_cards(ada, "Les Durand")
    ada.button("packs-share").click()
    field = ada.page.get_by_label(ada.words("packs-share-link"))
    link = field.input_value()
    lou.visit(link.removeprefix(house.address))
    expect(lou.page.locator(".trait .text[lang=fr]").first).to_have_text(CARDS[0])
    assert look(lou) == []
    lou.button("packs-shared-copy").click()
    expect(lou.page.locator("textarea").first).to_have_value(CARDS[0])
    lou.page.locator("textarea").first.fill("Never finishes a sentence.")
    lou.button("packs-save").click()
    expect(lou.page.get_by_role("status").get_by_text(lou.words("packs-saved"))).to_be_visible()
    with ada.page.expect_download() as download:
        ada.button("packs-export").click()
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    assert kept.name == "les-durand.json"
    max_.visit("/packs/personality")
    max_.page.locator("input[type=file]").set_input_files(kept)
    expect(max_.page.locator("textarea")).to_have_count(3)
    max_.button("packs-save").click()
    max_.button("packs-yours").click()
    expect(max_.page.get_by_role("button", name=re.compile("Les Durand"))).to_be_visible()
    (tmp_path / "bad.json").write_text("[1]", encoding="utf-8")
    max_.page.locator("input[type=file]").set_input_files(tmp_path / "bad.json")
    expect(max_.page.get_by_text(max_.words("packs-bad-file"))).to_be_visible()
    ada.button("packs-share-end").click()
    expect(ada.button("packs-share")).to_be_visible()
    gone = lou.page.request.get(f"{house.address}/api/shared-packs/{link.rsplit('/', 1)[1]}")
    assert (gone.status, gone.json()["text"]) == (404, lou.words("refused-no-such-pack"))


def test_the_host_takes_a_pack_to_the_lobby_and_away_again(house: House, new_page: NewPage) -> None:
    ada = Masks(new_page("en", **LAPTOP), house.address)
    code = ada.open_table("Ada", seats=3, bots=2)
    ada.page.get_by_text(ada.words("lobby-settings")).click()
    ada.page.get_by_role("link", name=ada.words("packs-choose-write")).click()
    ada.button("packs-new").click()
    for number, text in enumerate(CARDS):
        ada.page.locator("textarea").nth(number).fill(text)
    ada.button("packs-play").click()
    ada.page.wait_for_url(re.compile(f"/t/{code}$"))
    named = playing(ada, ada.words("packs-unnamed"))
    expect(named).to_be_visible()
    ada.page.get_by_text(ada.words("lobby-settings")).click()
    ada.page.get_by_role("combobox", name=ada.words("packs-choose"), exact=True).select_option("")
    expect(named).to_have_count(0)
