"""A person without a mouse, who reaches everything with the Tab key and uses Enter, letters and arrows."""

from playwright.sync_api import Locator

from tests.support.browser.person import Person

MOST_TABS = 150


class WithoutMouse(Person):
    """A person who uses only the keyboard. Inherit from it before the player of a game."""

    def press(self, button: Locator) -> None:
        self.tab_to(button)
        self.page.keyboard.press("Enter")

    def write(self, field: Locator, text: str) -> None:
        self.tab_to(field)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def choose(self, field: Locator, value: str) -> None:
        self.tab_to(field)
        self.page.keyboard.press("Home")
        for _ in range(field.locator("option").count()):
            if field.input_value() == value:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"{value!r} cannot be chosen with the arrow keys")

    def tab_to(self, element: Locator) -> None:
        """Press Tab until the element has the focus."""
        element.wait_for()
        for _ in range(MOST_TABS):
            if element.evaluate("(element) => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{element} cannot be reached with the Tab key")
