"""Whether everything on a board explains itself, as a person finds it by pointing."""

import re
from collections.abc import Sequence
from urllib.parse import unquote

from playwright.sync_api import FloatRect, Page, expect

from salon.games.registry import KITS
from salon.words import LANGUAGES, say
from tests.support.browser.person import Person

DRAWN = """() => {
  const board = document.querySelector("dialog:modal") ?? document.querySelector("main");
  const shapes = "svg :is(path, rect, circle, ellipse, polygon, line, text)";
  // Signs that are letters or numbers are hidden from readers, who have them in words.
  const signs = "[aria-hidden=true]";
  const seen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return one.checkVisibility() && width + height > 2;
  };
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "";
  const written = (one) => [...one.childNodes].some(isText);
  // Icons of buttons stand beside their words, and what is inert flies by.
  const things = [...board.querySelectorAll(shapes), ...[...board.querySelectorAll(signs)].filter(written)].filter(
    (one) => seen(one) && !one.closest(".button, clipPath, [inert]"),
  );
  return {
    silent: things.filter((one) => !one.closest("[data-explain]")).map((one) => one.outerHTML.slice(0, 200)),
    told: [...new Set([...board.querySelectorAll("[data-explain]")].map((one) => one.dataset.explain))],
  };
}"""
LEFT_OUT = re.compile(r"\{|\$|%[0-9A-F]{2}")


def start_table(
    person: Person, name: str, *, seats: int, bots: Sequence[str], **options: bool | str | int
) -> str:
    """Start a table with bots of these levels, without the set-up form. Return its code."""
    person.visit("/")
    wish = {
        "game": person.game,
        "name": name,
        "seats": seats,
        "bots": bots,
        "options": options,
        "start": True,
    }
    code: str = person.page.evaluate(
        """async (wish) => {
          const headers = { "content-type": "application/json" };
          const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
          return (await answer.json()).code;
        }""",
        wish,
    )
    person.visit(f"/t/{code}")
    return code


class Walk:
    """Collects what the boards of one game explain, and what they do not."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.topics: set[str] = set()
        self.silent: set[str] = set()
        self.wrong: set[str] = set()

    def look(self, page: Page) -> None:
        """Look at everything that a board shows now."""
        found = page.evaluate(DRAWN)
        self.silent |= {*found["silent"]}
        for attribute in found["told"]:
            topic, _, pairs = attribute.partition("?")
            values = dict(pair.split("=", 1) for pair in pairs.split("&")) if pairs else {}
            particulars = {key: _value(unquote(value)) for key, value in values.items()}
            self.topics.add(topic)
            for language in LANGUAGES:
                message = f"{self.game}-explain-{topic}"
                sentence = say(message, language, particulars)
                if sentence in ("", message) or LEFT_OUT.search(sentence):
                    self.wrong.add(f"{attribute} ({language}): {sentence}")

    def check(self, page: Page, address: str) -> None:
        """All of it is explained, in every language, and each explanation leads to a rule of the rules page."""
        assert not self.silent, "nothing explains these:\n" + "\n".join(sorted(self.silent))
        assert not self.wrong, "\n".join(sorted(self.wrong))
        data = KITS[self.game].page_data
        assert data is not None
        rules = {data()["EXPLANATIONS"][topic] for topic in self.topics}
        page.goto(f"{address}/rules/{self.game}")
        expect(page.locator(f"#{min(rules)}")).to_be_attached()
        anchors = page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
        assert rules - {*anchors} == set()


def _value(text: str) -> str | int:
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def overlap(one: FloatRect | None, other: FloatRect | None) -> bool:
    """Whether two boxes cover each other."""
    assert one is not None
    assert other is not None
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )
