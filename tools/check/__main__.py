"""Runs the chosen layers and prints a summary: one line for each, and the number of tests."""

import argparse
import sys
from collections.abc import Sequence

from tools.check.layers import LAYERS, QUICK, Asked
from tools.check.result import Result
from tools.check.running import run_all


def main(words: Sequence[str]) -> int:
    """Run the layers. Returns 0 only if nothing failed."""
    options, for_pytest = _parser().parse_known_args(words)
    if options.long:
        for_pytest.append("--long")
    names = [*dict.fromkeys(options.only or (QUICK if options.quick else LAYERS))]
    outcomes = run_all(names, Asked([word for word in for_pytest if word != "--"], options.quick))
    print("\n=== summary")
    for layer, result, seconds in outcomes:
        print(f"{layer:<8} {'failed' if result.failed else 'ok':<7} {seconds:6.1f} s   {result}")
    total = sum((outcome.result for outcome in outcomes), Result())
    print(total, flush=True)
    return 1 if total.failed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="salon test",
        description="Run all checks and tests. Other arguments go to pytest: ./salon test --only tests -k market",
        allow_abbrev=False,
    )
    extent = parser.add_mutually_exclusive_group()
    extent.add_argument(
        "--quick",
        action="store_true",
        help="in less than a minute: lint, types, vitest and the tests that start no server, browser or kernel",
    )
    extent.add_argument(
        "--long", action="store_true", help="also run the long tests: more random games, load tests"
    )
    parser.add_argument(
        "--only",
        action="append",
        choices=LAYERS,
        metavar="LAYER",
        help=f"run only this layer: {', '.join(LAYERS)} (can be given several times)",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
