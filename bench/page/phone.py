"""A slow phone: Chromium with a slower processor and a slow line, and what it measures of a page."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, Request

VIEWPORT = {"width": 360, "height": 740}
PROCESSOR = 4
"""How many times slower the processor is."""
BYTES_A_SECOND = 180_000
LATENCY_MS = 150
PATIENCE_MS = 60_000
SETTLED_MS = 2500
"""How long a page is left to itself before and after something is measured."""

WATCH = """
(() => {
  const seen = { visible: null, usable: null, shift: 0, tasks: [] };
  window.__seen = seen;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) seen.tasks.push([task.startTime, task.duration]);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) seen.shift += shift.value;
  }).observe({ type: "layout-shift", buffered: true });
  // A frame has been painted, and the page is free to handle input, when a message posted in the frame arrives.
  const painted = (tell) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => tell(performance.now());
    channel.port2.postMessage(null);
  });
  const look = () => {
    if (seen.visible === null && document.querySelector("main h1")) {
      seen.visible = 0;
      painted((now) => (seen.visible = now));
    }
    if (seen.usable === null && document.querySelector("main .button.main:enabled")) {
      seen.usable = 0;
      painted((now) => (seen.usable = now));
      watcher.disconnect();
    }
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true });
})();
"""


@contextmanager
def slow_phone(browser: Browser, offered: list[tuple[str, str]]) -> Iterator[tuple[Page, list[Request]]]:
    """Open an empty page on a slow phone with an empty cache. The lessons named have been offered before.

    The second value lists what the page has loaded so far."""
    context = browser.new_context(viewport=VIEWPORT, has_touch=True, is_mobile=True, locale="en-GB")  # type: ignore[arg-type]
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        keys = [f"lesson {game} {lesson} offered" for game, lesson in offered]
        page.add_init_script(f"for (const key of {keys}) localStorage.setItem(key, 'done');")
        page.add_init_script(WATCH)
        loaded: list[Request] = []
        page.on("requestfinished", lambda request: loaded.append(request))
        throttle(page)
        yield page, loaded
    finally:
        context.close()


def throttle(page: Page) -> None:
    """Slow down the processor and the line."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY_MS,
            "downloadThroughput": BYTES_A_SECOND,
            "uploadThroughput": BYTES_A_SECOND,
        },
    )


def open_home(page: Page, address: str) -> dict[str, float]:
    """Open the home page, and return when it was visible and usable, in milliseconds, and how much it moved."""
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.__seen?.visible > 0 && window.__seen?.usable > 0")
    page.wait_for_load_state("networkidle")
    seen: dict[str, Any] = page.evaluate("window.__seen")
    return {"visible_ms": seen["visible"], "usable_ms": seen["usable"], "layout_shift": seen["shift"]}


def enter_board(browser: Browser, page: Page, number: int) -> dict[str, float]:
    """Press *Play now* of a game on the home page, and return the longest task until its board has settled, in
    milliseconds; also that of loading the board by its address. Nothing else is done in the page meanwhile."""
    button = page.locator("main article").nth(number).locator(".button.main")
    button.scroll_into_view_if_needed()
    page.wait_for_timeout(SETTLED_MS)
    box = button.bounding_box()
    assert box is not None
    pressed: float = page.evaluate("performance.now()")
    browser.start_tracing(page=page, categories=["toplevel"])
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_url("**/t/*", wait_until="commit")
    page.wait_for_timeout(2 * SETTLED_MS)
    trace = browser.stop_tracing()
    tasks: list[list[float]] = page.evaluate("window.__seen.tasks")
    return {
        "longest_task_ms": longest_task(trace),
        "longest_task_with_waiting_ms": max(
            (took for start, took in tasks if start + took > pressed), default=0
        ),
    }


def longest_task(trace: bytes) -> float:
    """The processor time of the longest task of a page, in milliseconds.

    Unlike the time that has passed it does not count the work of other programs on the machine."""
    events = json.loads(trace)["traceEvents"]
    threads = {(event["pid"], event["tid"]) for event in events if _is_main_thread(event)}
    times = [event["tdur"] for event in events if "tdur" in event and (event["pid"], event["tid"]) in threads]
    return float(max(times, default=0)) / 1000


def _is_main_thread(event: dict[str, Any]) -> bool:
    return event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
