"""The hands that a person may use: a finger, a mouse, or keys alone."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

PHONE, LAPTOP = {"width": 360, "height": 640}, {"width": 1366, "height": 768}
HANDS: dict[str, dict[str, Any]] = {
    "touch": {"viewport": PHONE, "has_touch": True},
    "mouse": {"viewport": LAPTOP},
    "keys": {"viewport": LAPTOP},
}
"""What a page is opened with for each."""
HANDS_AND_LANGUAGES = (("touch", "en"), ("touch", "fr"), ("mouse", "en"), ("keys", "fr"))
"""Each hand in some language, and the small phone in both: there the words have the least room."""


def press(hand: str, button: Locator) -> None:
    """Press a button, or choose a radio button by its label."""
    expect(button).to_be_attached()
    is_radio = button.get_attribute("type") == "radio"
    if hand == "keys":
        button.press("Space" if is_radio else "Enter")
        return
    target = button.locator("xpath=ancestor::label") if is_radio else button
    target.evaluate("element => element.scrollIntoView({block: 'center'})")
    (target.tap if hand == "touch" else target.click)()


class Fingers:
    """Several fingers on one screen."""

    STEPS = 5

    def __init__(self, page: Page) -> None:
        self._page = page
        self._screen = page.context.new_cdp_session(page)

    def tap(self, at: tuple[float, float]) -> None:
        self.slide([at], [at])

    def slide(self, start: list[tuple[float, float]], end: list[tuple[float, float]]) -> None:
        """Put some fingers down, move each from its start to its end, and lift them."""
        self._touch("touchStart", start)
        for step in range(1, self.STEPS + 1) if start != end else ():
            part = step / self.STEPS
            pairs = zip(start, end, strict=True)
            self._touch("touchMove", [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in pairs])
        self._touch("touchEnd", [])

    def _touch(self, what: str, points: list[tuple[float, float]]) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._screen.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})


def middle_of(thing: Locator) -> tuple[float, float]:
    """The middle of what is drawn, on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
