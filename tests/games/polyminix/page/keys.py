"""A player of Polyminix without a mouse."""

from playwright.sync_api import Locator

from tests.games.polyminix.page.player import Solver
from tests.support.browser.keys import WithoutMouse


class KeySolver(WithoutMouse, Solver):
    """Takes pieces in hand by the Tab key and Enter."""

    def take_in_hand(self, piece: Locator) -> None:
        self.press(piece)
