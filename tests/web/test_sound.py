"""Sounds as a browser decodes them, when they are loaded, and how a big screen asks for them."""

import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, Request, ViewportSize, expect

from tests.support.browser.fixtures import NewPage
from tests.support.browser.person import Person, Player, player_of
from tests.support.browser.salon import House
from tests.support.browser.sounds import LISTING, SOUND, WANT_A_TAP
from tests.support.games import ANY_GAME

LOOPS = [name for name, facts in LISTING.items() if facts.get("loops", False)]
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}

COUNT_CONTEXTS = """
    window.contexts = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real { constructor(...how) { super(...how); window.contexts += 1; } };
"""

# What a browser makes of a file. For a loop: how alike two passages are that lie one round apart, from -1 to 1.
DECODE = """
    async ([address, round]) => {
      const response = await fetch(address);
      const context = new OfflineAudioContext(1, 1, 32000);
      const sound = await context.decodeAudioData(await response.arrayBuffer());
      const samples = sound.getChannelData(0);
      const loudest = (from, to) =>
        samples.slice(Math.max(0, from), to).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      const around = Math.round(0.005 * sound.sampleRate);
      let alike = 0;
      if (round > 0) {
        const [start, length, later] = [0.1, 0.3, round].map((time) => Math.round(time * sound.sampleRate));
        let [both, first, second] = [0, 0, 0];
        for (let at = start; at < start + length; at += 1) {
          both += samples[at] * samples[at + later];
          first += samples[at] ** 2;
          second += samples[at + later] ** 2;
        }
        alike = both / Math.sqrt(first * second);
      }
      const squares = samples.reduce((sum, one) => sum + one * one, 0);
      return {
        kind: response.headers.get("content-type"),
        cache: response.headers.get("cache-control"),
        seconds: sound.duration,
        peak: loudest(0, samples.length),
        loud: Math.sqrt(squares / samples.length),
        begins: loudest(0, around),
        ends: loudest(samples.length - around, samples.length),
        alike,
      };
    }
"""


def addresses() -> dict[str, str]:
    """Where each sound lies in the built page."""
    assets = files("salon").joinpath("page", "assets")
    found = [
        (name, SOUND.search(f"/assets/{name}")) for name in sorted(each.name for each in assets.iterdir())
    ]
    return {match[1]: f"/assets/{name}" for name, match in found if match is not None}


def test_every_sound_is_heard_as_it_was_made(house: House, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{house.address}/privacy")
    built = addresses()
    assert built.keys() == LISTING.keys()
    for name, facts in LISTING.items():
        round_s = facts["seconds"] if name in LOOPS else 0
        heard: dict[str, Any] = page.evaluate(DECODE, [built[name], round_s])
        assert (heard["kind"], heard["cache"]) == ("audio/mpeg", "public, max-age=31536000, immutable"), name
        assert 0.1 < heard["peak"] < 1.0, f"{name} clips, or is silent"
        assert 0.004 < heard["loud"] < 0.2, name
        if name in LOOPS:
            assert heard["seconds"] > facts["seconds"] + 0.4, f"{name} has no room for its loop"
            assert heard["alike"] > 0.97, f"one hears where {name} begins again"
        else:
            assert heard["seconds"] == pytest.approx(facts["seconds"], abs=0.12), name
            assert max(heard["begins"], heard["ends"]) < 0.03, f"{name} clicks"


def sounds_of(page: Page) -> list[str]:
    """The sounds that a page asks for, from now on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        match = SOUND.search(request.url)
        if match is not None:
            asked.append(match[1])

    page.on("request", note)
    return asked


@pytest.fixture
def listening(new_page: NewPage, house: House) -> tuple[Player, list[str]]:
    """A person at a page that counts its audio contexts and sounds."""
    page = new_page()
    page.add_init_script(COUNT_CONTEXTS)
    return player_of(ANY_GAME)(page, house.address), sounds_of(page)


def some_turns(person: Player) -> None:
    person.open_table("Ada", seats=2, bots=1)
    person.start()
    for _turn in range(2):
        person.await_turn()
        person.take_turn()
    person.await_turn()


def test_off_is_off(listening: tuple[Player, list[str]]) -> None:
    person, asked = listening
    person.visit("/")
    person.page.get_by_label(person.words("menu"), exact=True).click()
    person.button("menu-sound-off").click()
    expect(person.button("menu-sound-off")).to_have_attribute("aria-pressed", "true")
    expect(person.page.get_by_role("slider")).to_have_count(0)
    some_turns(person)
    assert asked == []
    assert person.page.evaluate("window.contexts") == 0


def test_a_sound_is_loaded_when_it_is_heard_and_only_once(listening: tuple[Player, list[str]]) -> None:
    person, asked = listening
    person.visit("/")
    assert asked == []
    some_turns(person)
    assert "turn" in asked
    assert len(asked) >= 2
    assert len(asked) == len(set(asked))
    assert not any(name in LOOPS for name in asked), "music is for big screens"
    assert person.page.evaluate("window.contexts") == 1


def test_the_volume_is_remembered(house: House, new_page: NewPage) -> None:
    person = Person(new_page("fr"), house.address, "fr")
    person.visit("/")
    person.page.get_by_label(person.words("menu"), exact=True).click()
    slider = person.page.get_by_role("slider", name=person.words("sound-volume"))
    slider.fill("0.3")
    person.page.reload()
    person.page.get_by_label(person.words("menu"), exact=True).click()
    expect(slider).to_have_value("0.3")


def test_a_big_screen_asks_once(house: House, new_page: NewPage) -> None:
    person = player_of(ANY_GAME)(new_page(), house.address)
    code = person.open_table("Ada", seats=2, bots=1)
    screen = Person(new_page("fr", viewport=TELEVISION), house.address, "fr")
    screen.page.add_init_script(WANT_A_TAP)
    asked = sounds_of(screen.page)
    screen.visit(f"/t/{code}/screen")
    question = screen.page.get_by_role("main").get_by_role("button", name=screen.words("sound-turn-on"))
    expect(question).to_be_visible()
    assert asked == []
    question.click()
    expect(question).to_have_count(0)
    screen.page.reload()
    expect(screen.page.get_by_role("heading", level=1)).to_be_visible()
    expect(question).to_have_count(0)
    # The browser wants a tap on the new page, so the screen says so in its corner.
    corner = screen.page.get_by_role("button", name=screen.words("sound-turn-on"))
    expect(corner).to_be_visible()
    corner.click()
    expect(corner).to_have_count(0)
    person.start()
    person.await_turn()
    person.take_turn()
    expect(screen.page.get_by_role("heading", name=screen.words("table-board"))).to_be_visible()
    person.await_turn()
    assert "turn" in asked, "the answer to the tap"
    assert len(asked) >= 2, "the table"


def test_a_big_screen_that_was_told_to_be_silent_stays_so(house: House, new_page: NewPage) -> None:
    person = player_of(ANY_GAME)(new_page(), house.address)
    code = person.open_table("Ada", seats=2, bots=1)
    page = new_page(viewport=TELEVISION)
    page.add_init_script(COUNT_CONTEXTS)
    screen = Person(page, house.address)
    asked = sounds_of(page)
    screen.visit(f"/t/{code}/screen")
    screen.button("sound-stay-silent").click()
    expect(screen.button("sound-stay-silent")).to_have_count(0)
    person.start()
    person.await_turn()
    person.take_turn()
    person.await_turn()
    assert asked == []
    assert page.evaluate("window.contexts") == 0


def test_a_big_screen_says_what_sounds(house: House, new_page: NewPage) -> None:
    person = player_of(ANY_GAME)(new_page(), house.address)
    code = person.open_table("Ada", seats=2, bots=1)
    screen = Person(new_page("fr", viewport=TELEVISION), house.address, "fr")
    screen.visit(f"/t/{code}/screen")
    screen.page.get_by_role("main").get_by_role("button", name=screen.words("sound-turn-on")).click()
    screen.page.mouse.move(400, 400)
    screen.button("sound-more").click()
    screen.page.get_by_role("checkbox", name=screen.words("sound-captions")).check()
    screen.page.keyboard.press("Escape")
    person.start()
    person.await_turn()
    person.take_turn()
    caption = screen.page.get_by_text(re.compile(r"^\[.+\]$"))
    expect(caption).to_be_visible()
    known = {screen.words(f"sound-caption-{name}") for name in LISTING}
    assert set((caption.text_content() or "").strip("[]").split(" · ")) <= known
