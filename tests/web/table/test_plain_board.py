"""The plain board: a game of another package in lobby, table, big screen, result and replay."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from salon.words import Words
from tests.support import wordless as wordless_games
from tests.support.browser.fixtures import NewPage, accessibility_problems
from tests.support.browser.person import Person
from tests.support.browser.salon import House

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1366, "height": 800}}
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
FINGER = 44


class Marker(Person):
    """Somebody who plays noughts and crosses, by the words of the package."""

    game = "noughts"
    packages: Path

    def words(self, message: str, **particulars: str | int) -> str:
        folders = (files("salon.words"), self.packages / "noughts" / "words")
        return Words(self.language, folders).say(message, particulars)

    def cells(self) -> Locator:
        """The cells that can be marked."""
        return self.page.get_by_role("table").get_by_role("button")

    def mark(self, cell: Locator) -> None:
        seq = self.page.get_by_role("main").get_attribute("data-seq")
        self.press(cell)
        expect(self.page.locator(f"main[data-seq='{seq}']")).to_have_count(0)

    def play_to_the_end(self) -> None:
        while not self.is_over():
            if self.may_act() and self.cells().count():
                self.mark(self.cells().first)
            self.moment()


@pytest.fixture
def salon_with_noughts(tmp_path: Path, noughts: Path) -> Iterator[House]:
    """A salon beside which the example is installed."""
    opened = House(tmp_path, "noughts", packages=noughts)
    yield opened
    opened.stop()


def problems(person: Person) -> list[str]:
    """What axe says, and whether the page is wider than its window."""
    wide = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return accessibility_problems(person.page) + ([f"{wide} px too wide"] if wide > 0 else [])


def arrive(new_page: NewPage, house: House, noughts: Path, language: str, **wishes: object) -> Marker:
    person = Marker(new_page(language, **wishes, reduced_motion="reduce"), house.address, language)
    person.packages = noughts
    return person


def test_a_person_and_a_bot_play_it_to_the_end_on_a_phone_in_french(
    salon_with_noughts: House, new_page: NewPage, noughts: Path
) -> None:
    house = salon_with_noughts
    ada = arrive(new_page, house, noughts, "fr", **PHONE)
    ada.visit("/")
    expect(ada.page.get_by_role("heading", name="Morpion")).to_be_visible()
    assert problems(ada) == []
    code = ada.open_table("Ada", seats=2, bots=1)
    expect(ada.page.get_by_role("heading", name="Morpion")).to_be_visible()
    assert problems(ada) == []
    screen = arrive(new_page, house, noughts, "fr", **TELEVISION, color_scheme="dark")
    screen.visit(f"/t/{code}/screen")
    ada.start()
    ada.await_turn()
    assert ada.asked() == "Choisissez une case"
    assert problems(ada) == []
    box = ada.cells().first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER
    ada.mark(ada.cells().first)
    expect(screen.page.get_by_role("table")).to_be_visible()
    assert screen.cells().count() == 0
    assert problems(screen) == []
    ada.play_to_the_end()
    assert problems(ada) == []
    expect(ada.page.get_by_text(re.compile("Partie (gagnée|perdue)|Match nul")).first).to_be_visible()
    expect(screen.page.get_by_role("region", name=screen.words("table-result"))).to_be_visible()
    ada.page.get_by_role("link", name=ada.words("result-replay")).click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    ada.press(ada.button("replay-last"))
    expect(ada.page.get_by_text(re.compile("aligne trois signes|La grille est pleine")).first).to_be_visible()
    assert ada.page.get_by_role("table").first.get_by_text(re.compile("croix|rond")).count() >= 5
    assert problems(ada) == []


def test_both_devices_have_a_part_in_the_shuffle_and_check_it(
    tmp_path: Path, new_page: NewPage, noughts: Path
) -> None:
    house = House(tmp_path, "", packages=noughts)
    try:
        check_the_shuffle(house, new_page, noughts)
    finally:
        house.stop()


def check_the_shuffle(house: House, new_page: NewPage, noughts: Path) -> None:
    ada = arrive(new_page, house, noughts, "en", **LAPTOP)
    ben = arrive(new_page, house, noughts, "fr", **PHONE)
    ben.sit_down(ada.open_table("Ada", seats=2, bots=0), "Ben")
    for person in (ada, ben):
        while '"confirmed":true' not in person.page.evaluate(
            "localStorage.getItem('salon-contributions') ?? ''"
        ):
            person.moment()
    ada.start()
    while not (ada.is_over() and ben.is_over()):
        for person in (ada, ben):
            if person.may_act() and person.cells().count():
                person.mark(person.cells().first)
        ada.moment()
    for person in (ada, ben):
        person.page.locator("summary", has_text=person.words("fair-title")).click()
        for message in ("fair-joint-kept", "fair-own-used"):
            expect(person.page.get_by_text(person.words(message))).to_be_visible()
        expect(person.page.get_by_text(person.words("fair-number", name="Ben"))).to_be_visible()
    link = ada.page.get_by_role("link", name=ada.words("result-replay")).get_attribute("href")
    ada.visit(str(link))
    ada.page.locator("summary", has_text=ada.words("fair-title")).click()
    for message in ("fair-joint-kept", "fair-own-used", "fair-redrawn"):
        expect(ada.page.get_by_text(ada.words(message))).to_be_visible()

    def without_her_number(route: Route) -> None:
        answer = route.fetch()
        forged = answer.json() | {"contributions": [None, "0" * 32]}
        route.fulfill(response=answer, json=forged)

    ada.page.route("**/api/replays/*", without_her_number)
    ada.visit(str(link))
    ada.page.locator("summary", has_text=ada.words("fair-title")).click()
    for message in ("fair-joint-broken", "fair-own-missing"):
        expect(ada.page.get_by_text(ada.words(message))).to_be_visible()


def test_a_game_that_starts_with_one_press_has_a_number_of_this_device(
    tmp_path: Path, new_page: NewPage, noughts: Path
) -> None:
    house = House(tmp_path, "", packages=noughts)
    try:
        ada = arrive(new_page, house, noughts, "en", **LAPTOP)
        ada.visit("/")
        card = ada.page.get_by_role("article").filter(has_text=ada.words("noughts-name"))
        ada.press(card.get_by_role("button", name=re.compile(ada.words("home-play-now"))))
        ada.page.wait_for_url(re.compile(r"/t/\w+$"))
        ada.await_turn()
        kept = ada.page.evaluate("JSON.parse(localStorage.getItem('salon-contributions'))")
        first = next(each for each in kept if each["round"] == 1)
        assert (first["confirmed"], bool(first["game"])) == (True, True)
    finally:
        house.stop()


def test_two_people_play_the_other_aim_by_keyboard(
    salon_with_noughts: House, new_page: NewPage, noughts: Path
) -> None:
    house = salon_with_noughts
    ada = arrive(new_page, house, noughts, "en", **LAPTOP)
    ben = arrive(new_page, house, noughts, "fr", **PHONE)
    ada.visit("/new/noughts")
    ada.press(ada.page.locator("summary", has_text=ada.words("options-all")))
    ada.page.get_by_role("checkbox", name=ada.words("noughts-option-misere")).check()
    ada.write(ada.page.get_by_label(ada.words("who-name")), "Ada")
    ada.press(ada.button("new-create"))
    ada.page.wait_for_url(re.compile(r"/t/\w+$"))
    ben.sit_down(ada.page.url.rsplit("/", 1)[1], "Ben")
    ada.start()
    expect(ada.page.get_by_text("Three in a row")).to_be_visible()
    expect(ada.page.get_by_text("loses", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("c’est perdu")).to_be_visible()
    while not (ada.may_act() or ben.may_act()):
        ada.moment()
    first, second = (ada, ben) if ada.may_act() else (ben, ada)
    names = {ada: "Ada", ben: "Ben"}
    first.cells().first.focus()
    first.page.keyboard.press("ArrowRight")
    first.page.keyboard.press("ArrowDown")
    first.page.keyboard.press("Enter")
    second.await_turn()
    expect(second.cells()).to_have_count(8)
    told = second.words("noughts-event-Marked", seat=names[first], row=2, column=2)
    expect(second.page.get_by_text(told).first).to_be_attached()
    # Nothing is hidden, so a move can be taken back; the log says so in the shell's own words.
    first.press(first.button("table-take-back"))
    expect(first.cells()).to_have_count(9)


def test_rules_and_credits_are_the_packages_own(
    salon_with_noughts: House, new_page: NewPage, noughts: Path
) -> None:
    ada = arrive(new_page, salon_with_noughts, noughts, "fr", **LAPTOP)
    ada.visit("/rules/noughts")
    expect(ada.page.get_by_text("Le sort désigne qui commence")).to_be_visible()
    play = ada.page.get_by_role("link", name=ada.words("rules-play"), exact=True)
    expect(play).to_have_attribute("href", "/new/noughts")
    assert problems(ada) == []
    ada.visit("/about")
    expect(ada.page.get_by_text("Les Romains gravaient")).to_be_visible()


@pytest.fixture
def wordless(tmp_path: Path) -> Iterator[House]:
    """A salon with games that have neither words nor a page."""
    opened = House(tmp_path / "data", "wordless", packages=wordless_games.install(tmp_path / "packages"))
    yield opened
    opened.stop()


class Voter(Person):
    """Somebody who plays a game without words."""

    game = "wordless"


class Guesser(Person):
    """Somebody who plays a game that does not list its moves."""

    game = "unlisted"


class Gardener(Person):
    """Somebody who plays a game with several moves for a cell."""

    game = "gardening"


def test_a_game_without_words_is_told_by_the_names_in_its_program(wordless: House, new_page: NewPage) -> None:
    ada = Voter(new_page("en", **PHONE, reduced_motion="reduce"), wordless.address)
    ben = Voter(new_page("fr", **LAPTOP, reduced_motion="reduce"), wordless.address, "fr")
    code = ada.open_table("Ada", seats=2, bots=0)
    ben.sit_down(code, "Ben")
    ada.start()
    for person in (ada, ben):
        person.press(person.page.get_by_role("button", name=re.compile("^Vote.*points 2$")))
    expect(ada.page.get_by_role("region", name="Hand")).to_be_visible()
    expect(ada.page.get_by_text("Scores 2").first).to_be_visible()
    assert problems(ada) == []
    assert problems(ben) == []
    for person in (ada, ben):
        person.await_turn()
        person.press(person.page.get_by_role("button", name="Pass", exact=True))
        if person is ada:
            for other in (ada, ben):
                other.press(other.page.get_by_role("button", name=re.compile("^Vote.*points 0$")))
    expect(ada.page.get_by_role("heading", name=ada.words("result-sheets"))).to_be_visible()


def test_a_game_that_does_not_list_its_moves_says_so(wordless: House, new_page: NewPage) -> None:
    ada = Guesser(new_page("en", **PHONE), wordless.address)
    ben = Guesser(new_page("fr", **PHONE), wordless.address, "fr")
    ben.sit_down(ada.open_table("Ada", seats=2, bots=0), "Ben")
    ada.start()
    expect(ada.page.get_by_text(ada.words("plain-unlisted"))).to_be_visible()
    expect(ben.page.get_by_text(ben.words("plain-unlisted"))).to_be_visible()


def test_a_cell_with_several_moves_asks_which(wordless: House, new_page: NewPage) -> None:
    ada = Gardener(new_page("en", **PHONE, reduced_motion="reduce"), wordless.address)
    ada.open_table("Ada", seats=1, bots=0)
    ada.start()
    ada.await_turn()
    first = ada.page.get_by_role("table").get_by_role("button").first
    ada.press(first)
    here = ada.page.get_by_role("group", name=ada.words("plain-here"))
    expect(here.get_by_role("button").first).to_be_focused()
    ada.press(ada.button("plain-elsewhere"))
    expect(here).to_have_count(0)
    ada.press(first)
    assert problems(ada) == []
    ada.press(here.get_by_role("button", name=re.compile("tulip")))
    expect(ada.page.get_by_role("heading", name=ada.words("result-sheets"))).to_be_visible()
