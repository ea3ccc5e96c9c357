"""A real browser for the tests: Debian's Chromium, driven by Playwright, talking to this machine only."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.check.machine import find_chromium

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each test gets pages of its own."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*FLAGS, "--no-sandbox"] if is_root else FLAGS
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=find_chromium(), args=flags)
        yield started
        started.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A person's browser: its own cookies, an English one. Tests with several people open several."""
    opened = browser.new_context(locale="en-GB")
    opened.set_default_timeout(10_000)
    yield opened
    opened.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page; anything it throws fails the test that caused it."""
    thrown: list[str] = []
    opened = context.new_page()
    opened.on("pageerror", lambda error: thrown.append(str(error)))
    yield opened
    assert thrown == []


def accessibility_problems(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands now: rule, and the element it is about."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{problem['id']}: {node['html']}" for problem in found for node in problem["nodes"]]
