"""Takes the pictures of the README from real games: `python -m tests.support.browser.pictures [GAME…]`.

The pictures of a game are defined in `tests/games/<game>/page/pictures.py`.
"""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.support.browser.camera import PICTURES, Camera
from tests.support.browser.fixtures import launched
from tests.support.browser.salon import House
from tests.support.games import module_of, names_with


def main(games: Sequence[str]) -> None:
    """Play games on a phone, a laptop and a television, and take the pictures."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), "pictures")
        browser = launched(playwright.chromium)
        try:
            for game in games:
                pictured = module_of(game, "page.pictures")
                for name in pictured.NAMES:
                    (PICTURES / f"{name}.png").unlink(missing_ok=True)
                pictured.picture(Camera(browser, house.address))
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main(sys.argv[1:] or names_with("page.pictures"))
