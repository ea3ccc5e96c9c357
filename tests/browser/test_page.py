"""The built page starts in a real browser."""

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import accessibility_problems

BUILT = Path(__file__).parents[2] / "src" / "salon" / "page"


@pytest.fixture
def address() -> Iterator[str]:
    handler = functools.partial(SimpleHTTPRequestHandler, directory=str(BUILT))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_page_has_a_heading(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_first_page_is_accessible(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert accessibility_problems(page) == []
