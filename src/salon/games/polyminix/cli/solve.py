"""`salon polyminix solve`: cover a figure."""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from salon.core.errors import Refusal
from salon.games.polyminix import solver
from salon.games.polyminix.cli.drawing import as_svg, as_text
from salon.games.polyminix.model.boxes import Anything, Box, Must, Plus, Sizes, Without
from salon.games.polyminix.model.figures import Figure, parse_figure
from salon.games.polyminix.model.pieces import find_kit
from salon.games.polyminix.model.problem import Cancelled, Problem, Solution, Stop


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument(
        "--figure",
        required=True,
        help="a size such as 6x10, a drawing such as '##./###', a file, or - for standard input",
    )
    parser.add_argument(
        "--kit", default="polyminix", help="a kit's name, or pieces such as I5,L4,I2 (default: polyminix)"
    )
    box = parser.add_mutually_exclusive_group()
    box.add_argument("--must", metavar="PIECES", help="exactly these pieces: I5,L4,I2")
    box.add_argument("--plus", metavar="PIECES+N", help="these pieces and N others: I5,L4+2")
    box.add_argument("--without", metavar="PIECES", help="any pieces but these")
    box.add_argument("--sizes", help="pieces of exactly these sizes: 2,3,5,5,5")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--first", action="store_true", help="one cover (the default)")
    what.add_argument("--all", action="store_true", help="every cover")
    what.add_argument("--count", action="store_true", help="how many covers there are, also up to symmetry")
    parser.add_argument(
        "--distinct",
        action="store_true",
        help="with --all: only one of those a symmetry turns into each other",
    )
    parser.add_argument("--most", type=_at_least_one, metavar="N", help="with --all: stop after so many")
    parser.add_argument("--json", action="store_true", help="answer in JSON")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="also draw the first cover to a file")
    parser.add_argument("--seconds", type=float, help="give up after so many seconds")


def run(options: argparse.Namespace) -> int:
    """Solve and print; 1 if there is no cover."""
    problem = Problem(read_figure(options.figure), find_kit(options.kit), read_box(options))
    problem.check()
    began = time.perf_counter()
    try:
        answer, found = _solve(problem, options, _stop_after(options.seconds))
    except Cancelled:
        print(f"salon: no answer within {options.seconds:g} s", file=sys.stderr)
        return 3
    answer["seconds"] = round(time.perf_counter() - began, 6)
    if options.svg and found:
        try:
            options.svg.write_text(as_svg(problem.figure, found[0]), encoding="utf-8")
        except OSError as error:
            print(f"salon: {options.svg} cannot be written: {error.strerror}", file=sys.stderr)
            return 2
    if options.json:
        print(msgspec.json.encode(answer | _described(problem)).decode())
    else:
        _print(problem, answer, found)
    return 0 if answer["solutions"] else 1


def _solve(
    problem: Problem, options: argparse.Namespace, stop: Stop
) -> tuple[dict[str, Any], list[Solution]]:
    if options.count:
        found = [cover] if options.svg and (cover := solver.first(problem, stop)) else []
        total = solver.count(problem, stop)
        return {"solutions": total, "distinct": solver.count_distinct(problem, stop, total)}, found
    covers: Iterator[Solution] = (solver.distinct_solutions if options.distinct else solver.solutions)(
        problem, stop
    )
    if options.all:
        found = list(islice(covers, options.most))
    else:
        cover = solver.first(problem, stop)
        found = [] if cover is None else [cover]
    return {
        "solutions": len(found),
        "covers": [[(p.piece, p.cells) for p in cover] for cover in found],
    }, found


def _described(problem: Problem) -> dict[str, Any]:
    return {
        "figure": problem.figure.rows,
        "area": problem.figure.area,
        "kit": problem.kit.name,
        "box": problem.box,
        "compiled": solver.is_compiled(),
    }


def _print(problem: Problem, answer: dict[str, Any], found: list[Solution]) -> None:
    if "distinct" in answer:
        print(f"{answer['solutions']} covers, {answer['distinct']} up to symmetry")
        return
    print("\n\n".join(as_text(problem.figure, cover) for cover in found) if found else "no cover")


def _at_least_one(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"“{word}” is not a number from 1 on")
    return int(word)


def _stop_after(seconds: float | None) -> Stop:
    end = None if seconds is None else time.monotonic() + seconds
    return lambda: end is not None and time.monotonic() > end


def read_figure(words: str) -> Figure:
    """A figure from a size, a drawing, a file's name, or standard input."""
    try:
        if words == "-":
            return parse_figure(sys.stdin.read())
        if os.path.isfile(words):  # noqa: PTH113 a Path would trip over a drawing that is too long for a name
            return parse_figure(Path(words).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("figure-not-text", "PX-3", file=words) from error
    return parse_figure(words)


def read_box(options: argparse.Namespace) -> Box:
    """The box that the options describe."""
    if options.must is not None:
        return Must(_pieces(options.must))
    if options.plus is not None:
        pieces, _, free = options.plus.partition("+")
        return Plus(_pieces(pieces), _number(free))
    if options.without is not None:
        return Without(_pieces(options.without))
    if options.sizes is not None:
        return Sizes(tuple(_number(word) for word in _pieces(options.sizes)))
    return Anything()


def _pieces(words: str) -> tuple[str, ...]:
    return tuple(words.replace(",", " ").split())


def _number(word: str) -> int:
    if not word.strip().isdecimal():
        raise Refusal("not-a-number", "PX-4", word=word)
    return int(word)
