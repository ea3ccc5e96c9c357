"""Measures the page on a slow phone: processor 4 times slower, 180 kB/s, 150 ms.

    python -m bench.page [--baseline COMMIT] [--runs 5] [--json FILE]

Everything is served by `salon play` on loopback, and every run begins with an empty cache. `visible`: the title of the
home page has been painted; `usable`: its first main button has been painted and the page is free to answer it;
`first load`: bytes of all that the home page loads, as sent. `longest task` is that between pressing *Play now* and a
board that has settled, in processor time; `with waiting` it includes the time in which other programs had the
processor. All numbers are medians. With a baseline, the page of that commit is built and measured in turn
with this one, so that other load on the machine affects both.
"""

import argparse
import json
import os
import statistics
import sys
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench.page.phone import BYTES_A_SECOND, LATENCY_MS, PROCESSOR, enter_board, open_home, slow_phone
from bench.page.trees import HERE, build, serving, tree_at
from tests.support.browser.fixtures import launched

Numbers = dict[str, list[float]]


def games_at(address: str) -> list[tuple[str, list[str]]]:
    """The games of a salon and their lessons, in the order of the home page."""
    with urllib.request.urlopen(f"{address}/api/games") as answer:
        games = json.load(answer)
    return [(game["spec"]["name"], game["lessons"]) for game in games]


def run_once(browser: Browser, address: str, numbers: Numbers) -> None:
    """Open the home page, and enter a board of each game from there."""

    def note(name: str, value: float) -> None:
        numbers.setdefault(name, []).append(value)

    games = games_at(address)
    offered = [(name, lesson) for name, lessons in games for lesson in lessons]
    for number, (name, _) in enumerate(games):
        with slow_phone(browser, offered) as (page, loaded):
            home = open_home(page, address)
            for what, value in home.items():
                note(f"home {what}", value)
            note("first load bytes", sum(request.sizes()["responseBodySize"] for request in loaded))
            note("first load requests", len(loaded))
            for what, value in enter_board(browser, page, number).items():
                note(f"{name} {what}", value)


def measure(baseline: str | None, runs: int) -> dict[str, Any]:
    """The median of each number, for this tree and for the baseline."""
    with ExitStack() as open_:
        trees = {"now": HERE}
        if baseline is not None:
            trees = {"before": open_.enter_context(tree_at(baseline)), **trees}
        build(HERE)
        addresses = {name: open_.enter_context(serving(tree)) for name, tree in trees.items()}
        playwright = open_.enter_context(sync_playwright())
        browser = launched(playwright.chromium)
        open_.callback(browser.close)
        found: dict[str, Numbers] = {name: {} for name in trees}
        for run in range(runs):
            for name, address in addresses.items():
                run_once(browser, address, found[name])
            print(f"run {run + 1} of {runs}", file=sys.stderr, flush=True)
    return {name: {what: _rounded(values) for what, values in each.items()} for name, each in found.items()}


def _rounded(values: list[float]) -> float:
    middle = statistics.median(values)
    return round(middle, 4) if middle < 1 else round(middle)


def show(found: dict[str, Any]) -> None:
    columns = [name for name in ("before", "now") if name in found]
    print(f"{'':34}" + "".join(f"{name:>10}" for name in columns))
    for what in found["now"]:
        print(f"{what:34}" + "".join(f"{found[name].get(what, '-'):>10}" for name in columns))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--baseline", metavar="COMMIT", help="also build and measure the page of this commit")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--json", type=Path, help="also write the numbers to a file")
    options = parser.parse_args()
    measured = measure(options.baseline, options.runs)
    found = {
        "command": " ".join(["python -m bench.page", *sys.argv[1:]]),
        "runs": options.runs,
        "processors": os.cpu_count(),
        "slower": PROCESSOR,
        "bytes_a_second": BYTES_A_SECOND,
        "latency_ms": LATENCY_MS,
        **measured,
    }
    show(found)
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
