"""Pictures of stages, and a contact sheet that shows all of them."""

import base64
from collections.abc import Sequence
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page

SETTLE_MS = 500
"""How long to wait for the last animation to end."""
MOST_BYTES = 700_000
STYLE = """
body { margin: 0; padding: 16px; width: 1888px; background: #f6f0e4; color: #23211e; }
body { font: 15px/1.25 sans-serif; }
h2 { margin: 14px 0 8px; font-size: 24px; }
div { display: flex; flex-wrap: wrap; gap: 10px; margin-bottom: 12px; }
figure { margin: 0; }
img { display: block; border-radius: 4px; }
.television img { width: 306px; }
.phone img { width: 126px; }
.phone figcaption { width: 126px; }
"""


class Pictures:
    """The pictures of one group, each with its device and its stage."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.taken: list[tuple[str, str, Path]] = []
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, device: str, stage: str, *, settle: int = SETTLE_MS) -> None:
        """Take a picture once the page has settled."""
        page.wait_for_timeout(settle)
        path = self.folder / f"{len(self.taken):02} {device} {stage}.jpg"
        page.screenshot(path=path, type="jpeg", quality=88)
        self.taken.append((device, stage, path))

    def drop_last(self) -> None:
        """Forget the picture that was taken last."""
        self.taken.pop()[2].unlink()


def contact_sheet(browser: Browser, groups: Sequence[tuple[str, Pictures]], path: Path) -> None:
    """Put all pictures on one sheet, as good as its size allows."""
    page = browser.new_page(viewport={"width": 1920, "height": 1080})
    page.set_content(f"<style>{STYLE}</style>{''.join(_section(*group) for group in groups)}")
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    for quality in range(85, 20, -5):
        page.screenshot(path=path, type="jpeg", quality=quality, full_page=True)
        if path.stat().st_size <= MOST_BYTES:
            return
    raise ValueError(f"{path.name} is larger than {MOST_BYTES} bytes")


def _section(title: str, pictures: Pictures) -> str:
    rows = "".join(
        f"<h2>{escape(title)}, {device}</h2><div class='{device}'>{''.join(_figures(pictures, device))}</div>"
        for device in ("television", "phone")
    )
    return f"<section>{rows}</section>"


def _figures(pictures: Pictures, device: str) -> list[str]:
    return [
        f"<figure><img src='data:image/jpeg;base64,{base64.b64encode(path.read_bytes()).decode()}'>"
        f"<figcaption>{escape(stage)}</figcaption></figure>"
        for one, stage, path in pictures.taken
        if one == device
    ]
