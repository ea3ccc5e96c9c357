"""What is looked at on a television while a game goes on: the size of every text, and whether any is cut off."""

from playwright.sync_api import Page

WATCH = """() => {
  const found = (window.shortcomings = new Map());
  const visible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const note = (what, node) => found.set(`${what}: ${node.data.trim().slice(0, 60)}`, true);
  const look = () => {
    const corner = document.querySelector(".corner")?.getBoundingClientRect();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (node.data.trim() === "" || parent.closest("script, style, .unseen, .skip") || !visible(parent)) continue;
      const drawn = parent.closest("svg");
      const scale = drawn === null ? 1 : parent.getScreenCTM().a;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < 31.9) note(`${size.toFixed(1)} px`, node);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const { left, top, right, bottom } = box;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) note("outside", node);
        if (!corner || parent.closest(".corner")) continue;
        const beside = right <= corner.left || left >= corner.right;
        if (!beside && bottom > corner.top && top < corner.bottom) note("under the corner", node);
      }
      for (let box = parent; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === "hidden" && box.scrollWidth > box.clientWidth + 2) note("cut", node);
        if (overflowY === "hidden" && box.scrollHeight > box.clientHeight + 2) note("cut", node);
      }
    }
  };
  setInterval(look, 120);
}"""


def watch(page: Page) -> None:
    """Look at every text of a television from now on, several times a second. Its motions are to be reduced."""
    page.evaluate(WATCH)


def shortcomings(page: Page) -> list[str]:
    """The texts that were under 32 px, cut off or covered."""
    page.wait_for_timeout(300)
    found: list[str] = page.evaluate("() => [...window.shortcomings.keys()]")
    return found
