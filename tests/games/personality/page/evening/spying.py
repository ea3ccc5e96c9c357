"""Looks out for texts that stand on a page too early: at any moment, also in labels and in the title of the tab."""

from playwright.sync_api import Page

from tests.games.personality.page.player import Masks
from tests.support.browser.person import NEVER_LONGER

SPY = """([result, secrets]) => {
  const spied = (window.spied = { shown: null, told: [] });
  const look = () => {
    // What anybody could read or have read out: texts, labels, and the title of the tab.
    const labelled = [...document.querySelectorAll("[aria-label], [title]")];
    const labels = labelled.map((one) => `${one.ariaLabel} ${one.title}`);
    const all = [document.title, document.body.textContent, ...labels].join(" ");
    if (spied.shown === null && document.querySelector(result) !== null) spied.shown = Date.now();
    if (spied.shown !== null) return;
    for (const one of secrets) {
      const at = all.indexOf(one);
      if (at >= 0) spied.told.push(`${one}: … ${all.slice(Math.max(0, at - 60), at + one.length + 60)} …`);
    }
  };
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, everything);
  look();
}"""
"""Notes every secret that stands on the page at any moment before the scene shows the result."""


def spy(person: Masks, result: str, outcome: list[str]) -> None:
    person.page.evaluate(SPY, [result, outcome])


def told(page: Page) -> list[str]:
    """The secrets that were there too early, and what stood around them, once the result has been shown."""
    page.wait_for_function("() => window.spied.shown !== null", timeout=NEVER_LONGER)
    found: list[str] = page.evaluate("() => window.spied.told")
    return found
