"""`salon polyminix times`: how long people took, out of records, beside how hard the tests are rated."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from salon.core import Record, Refusal
from salon.games.polyminix.content.times import (
    FEWEST,
    Compared,
    Time,
    agreement,
    better_weights,
    by_level,
    by_test,
    times_in,
)
from salon.words import explain

SHOWN = 10


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument(
        "records", nargs="+", type=Path, help="records or folders of records, as written by `salon records`"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON, with every test")


def run(options: argparse.Namespace) -> int:
    """Collect and compare; 1 if there is no time in any of them."""
    times = list(_read(options.records))
    if not times:
        print("salon: no person has completed a challenge without a hint in these records", file=sys.stderr)
        return 1
    if options.json:
        print(msgspec.json.encode(_report(times)).decode())
    else:
        _print(times)
    return 0


def _read(places: list[Path]) -> Iterator[Time]:
    """The times in all records in these files and folders. Other files are reported and skipped."""
    for place in places:
        for path in sorted(place.glob("*.json")) if place.is_dir() else [place]:
            try:
                yield from tuple(times_in(Record.from_json(path.read_bytes())))
            except Refusal as error:
                print(f"salon: {path} does not replay: {explain(error)}", file=sys.stderr)
            except (OSError, ValueError) as error:
                print(f"salon: {path} is no record: {error}", file=sys.stderr)


def _report(times: list[Time]) -> dict[str, object]:
    return {
        "times": len(times),
        "agreement": agreement(times),
        "levels": [each._asdict() for each in by_level(times)],
        "tests": [each._asdict() for each in by_test(times)],
        "weights": better_weights(times),
    }


def _print(times: list[Time]) -> None:
    close = agreement(times)
    told = "" if close is None else f"; the ratings go with them at {close:.2f} (1 is perfectly)"
    print(f"{len(times)} times of people, without hints{told}\n")
    print(f"{'':<28} times   median  expected")
    for each in by_level(times):
        print(_line(each))
    print("\nfurthest from what was expected:")
    for each in by_test(times)[:SHOWN]:
        print(_line(each))
    weights = better_weights(times)
    if weights is None:
        print(f"\nnew weights need at least {FEWEST} times")
    else:
        print(f"\nweights for these times: {msgspec.json.encode(weights).decode()}")


def _line(each: Compared) -> str:
    return f"{each.what:<28} {each.times:>5} {each.seconds:>7.1f}s {each.expected:>8.1f}s"
