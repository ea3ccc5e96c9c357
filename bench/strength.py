"""Draws strength over thinking time from results of the arena: `python -m bench.strength [FILES] [--out FILE]`.

It reads `bench/results/*.json` (the output of `salon arena --json`) and draws every bot that has a budget in its name,
such as `mce:200ms`, to `docs/pictures/strength.svg`. There is one line for each kind of bot and set of opponents.
"""

import argparse
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.chart import Line, Point, draw
from salon.games.registry import GAMES

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "results"
PICTURE = ROOT / "docs" / "pictures" / "strength.svg"
BUDGET = re.compile(r"(?P<kind>[\w-]+):(?P<number>[\d.]+)(?P<unit>ms|s)")
UNITS = {"ms": 1, "s": 1000}

REFERENCE = Line(
    "Kingdomino, 3 × full-greedy (Gedda et al. 2018)",
    (Point(1000, 0.52), Point(8000, 0.765), Point(10000, 0.775)),
)
"""Results of a search with greedy playouts in Kingdomino, the published game that is most like Personimo."""


class Found(NamedTuple):
    """The result of one bot with a budget in one match."""

    series: str
    point: Point


def found_in(result: Any) -> Iterator[Found]:
    """The bots with a budget in one result, each with its opponents. Results of other benchmarks have none."""
    for standing in result.get("standings", ()):
        named = BUDGET.fullmatch(standing["bot"])
        wins = standing["wins"]
        if named is None or wins is None:
            continue
        others = ", ".join(
            f"{each['seats']} × {each['bot']}" for each in result["standings"] if each is not standing
        )
        budget_ms = float(named["number"]) * UNITS[named["unit"]]
        yield Found(
            f"{played_in(result['match'])}, {named['kind']} against {others}",
            Point(budget_ms, wins["mean"], wins["low"], wins["high"]),
        )


def played_in(match: Any) -> str:
    """The game of a match, and the options that differ from their defaults."""
    spec = GAMES[match["game"]].spec
    usual = {option.name: option.default for option in spec.options}
    chosen = [name for name, value in match["options"].items() if value != usual[name]]
    return " with ".join([spec.name.capitalize(), *filter(None, [", ".join(chosen)])])


def lines(results: Sequence[Any]) -> list[Line]:
    """All points of all results, by series."""
    by_series: defaultdict[str, list[Point]] = defaultdict(list)
    for result in results:
        for found in found_in(result):
            by_series[found.series].append(found.point)
    return [Line(name, tuple(sorted(points))) for name, points in sorted(by_series.items())]


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw strength over thinking time.")
    parser.add_argument(
        "files", nargs="*", type=Path, help="result files of the arena (default: all in bench/results)"
    )
    parser.add_argument("--out", type=Path, default=PICTURE, help="output file (default: %(default)s)")
    options = parser.parse_args()
    files = options.files or sorted(RESULTS.glob("*.json"))
    drawn = lines([json.loads(file.read_text(encoding="utf-8")) for file in files])
    if not drawn:
        raise SystemExit("none of these results has a bot with a budget, such as mce:200ms")
    options.out.write_text(draw("Wins over thinking time", [*drawn, REFERENCE]), encoding="utf-8")
    print(f"{options.out}: {sum(len(line.points) for line in drawn)} points from {len(files)} results")


if __name__ == "__main__":
    main()
