"""Takes pictures of pages for the README."""

from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.support.browser.fixtures import locale_of

PICTURES = Path(__file__).parents[3] / "docs" / "pictures"
SETTLE_MS = 700
"""How long to wait for the last animation to end."""


class Camera:
    """Opens pages of different devices, and takes pictures of them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self._browser = browser

    def laptop(self) -> Page:
        return self._page("en", 1366, 800)

    def phone(self) -> Page:
        return self._page("fr", 390, 844, phone=True)

    def television(self, *, dark: bool = False) -> Page:
        return self._page("en", 1920, 1080, dark=dark)

    def take(self, page: Page, name: str) -> None:
        page.wait_for_timeout(SETTLE_MS)
        page.screenshot(path=PICTURES / f"{name}.png")

    def has(self, name: str) -> bool:
        """Whether a picture has been taken."""
        return (PICTURES / f"{name}.png").exists()

    def _page(
        self, language: str, width: int, height: int, *, phone: bool = False, dark: bool = False
    ) -> Page:
        context = self._browser.new_context(
            locale=locale_of(language),
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        return context.new_page()
