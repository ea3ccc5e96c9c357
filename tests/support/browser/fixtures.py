"""Fixtures for browser tests: the machine's Chromium, driven by Playwright, with access to this machine only."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, ConsoleMessage, Page, sync_playwright

from tests.support.browser.process.nursery import Nursery
from tests.support.browser.salon import House
from tools.check.machine import find_chromium

NewPage = Callable[..., Page]
"""Opens a page in a browser context of its own, in a language, with other options of `browser.new_context`.

Nothing moves on it, unless `reduced_motion` is "no-preference": that is for tests of motion, and a whole game of each.
"""

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


def launched(chromium: BrowserType, *flags: str) -> Browser:
    """Start a browser with these flags."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    sandbox = ["--no-sandbox"] if is_root else []
    return chromium.launch(executable_path=find_chromium(), args=[*FLAGS, *sandbox, *flags])


def locale_of(language: str) -> str:
    """The locale of a browser whose owner speaks a language: British, or of the country that is named like it."""
    return "en-GB" if language == "en" else f"{language}-{language.upper()}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each test gets pages of its own."""
    with sync_playwright() as playwright:
        started = launched(playwright.chromium)
        yield started
        started.close()


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery | None]:
    """Starts servers quickly, where processes can be forked and waited for as on Linux."""
    if sys.platform != "linux":
        yield None
        return
    opened = Nursery()
    yield opened
    opened.close()


@pytest.fixture
def house(tmp_path: Path, request: pytest.FixtureRequest, nursery: Nursery | None) -> Iterator[House]:
    """A server for one test. Its cards and dice follow from the name of the test."""
    opened = House(tmp_path, request.node.name, nursery=nursery)
    yield opened
    opened.stop()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Opens pages for different people. Any exception and any error in a console fails the test."""
    wrong: list[str] = []
    contexts = []

    def open_page(language: str = "en", **wishes: Any) -> Page:
        context = browser.new_context(**{"locale": locale_of(language), "reduced_motion": "reduce", **wishes})
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if _is_our_fault(message) else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []


def _is_our_fault(message: ConsoleMessage) -> bool:
    """Whether a console message is an error of ours. A browser also reports that it cannot reach a killed server."""
    return (
        message.type == "error" and "ERR_CONNECTION" not in message.text and "WebSocket" not in message.text
    )


def accessibility_problems(page: Page) -> list[str]:
    """The problems that axe finds on the page: the rule and the element of each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{problem['id']}: {node['html']}" for problem in found for node in problem["nodes"]]


def too_wide(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide
