"""The hands that a person may use: a finger, a mouse, or keys alone."""

from typing import Any

from playwright.sync_api import Locator, expect

PHONE, LAPTOP = {"width": 360, "height": 640}, {"width": 1366, "height": 768}
HANDS: dict[str, dict[str, Any]] = {
    "touch": {"viewport": PHONE, "has_touch": True},
    "mouse": {"viewport": LAPTOP},
    "keys": {"viewport": LAPTOP},
}
"""What a page is opened with for each."""


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
