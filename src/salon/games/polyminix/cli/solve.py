"""`salon polyminix solve`: cover a figure."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from salon.games.polyminix import solver
from salon.games.polyminix.cli.drawing import as_svg, as_text
from salon.games.polyminix.cli.reading import at_least_one, read_problem, seconds
from salon.games.polyminix.model.boxes import Must, Plus, Sizes
from salon.games.polyminix.model.figures import rectangle
from salon.games.polyminix.model.pieces import area
from salon.games.polyminix.model.problem import Cancelled, Problem, Solution, Stop

NO_COVER, OUT_OF_TIME = 1, 3
"""Exit codes: there is no cover, or time was up before all was known."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument(
        "--figure", help="a size such as 6x10, a drawing such as '##./###', a file, or - for standard input"
    )
    parser.add_argument(
        "--problem",
        metavar="FILE",
        help="""figure, kit and box in JSON, from a file or - for standard input:
        {"figure": ["##.", "###"], "kit": "polyminix", "box": {"type": "must", "pieces": ["I3", "I2"]}}""",
    )
    parser.add_argument(
        "--kit", default="polyminix", help="name of a kit, or pieces such as I5,L4,I2 (default: polyminix)"
    )
    box = parser.add_mutually_exclusive_group()
    box.add_argument("--must", metavar="PIECES", help="exactly these pieces: I5,L4,I2")
    box.add_argument("--plus", metavar="PIECES+N", help="these pieces and N others: I5,L4+2")
    box.add_argument("--without", metavar="PIECES", help="any pieces but these")
    box.add_argument("--sizes", help="pieces of exactly these sizes: 2,3,5,5,5")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--first", action="store_true", help="find one cover (the default)")
    what.add_argument(
        "--all", action="store_true", help="find every cover, and print each as soon as it is found"
    )
    what.add_argument("--count", action="store_true", help="count the covers, also up to symmetry")
    what.add_argument(
        "--sample", type=at_least_one, metavar="SEED", help="find a random cover, with this seed"
    )
    parser.add_argument(
        "--distinct",
        action="store_true",
        help="with --all: only one of each set of symmetric covers",
    )
    parser.add_argument("--most", type=at_least_one, metavar="N", help="with --all: stop after N covers")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="also draw the first cover to this file")
    parser.add_argument(
        "--seconds", type=seconds, help="stop after this many seconds and print what was found"
    )


def run(options: argparse.Namespace) -> int:
    """Solve and print; 1 if there is no cover, 3 if time was up."""
    problem = read_problem(options)
    problem.check()
    # What has to be loaded first does not count.
    solver.first(Problem(rectangle(1, 2)))
    began = time.perf_counter()
    found: list[Solution] = []
    try:
        answer = _solve(problem, options, _stop_after(options.seconds), found)
    except Cancelled:
        print(_out_of_time(options, found), file=sys.stderr)
        if not found:
            return OUT_OF_TIME
        answer = _covers(found) | {"complete": False}
    answer["seconds"] = round(time.perf_counter() - began, 6)
    if options.svg and found and not _draw(options.svg, problem, found[0]):
        return 2
    if options.json:
        print(msgspec.json.encode(answer | _described(problem)).decode())
    elif "distinct" in answer:
        print(f"{answer['solutions']} covers, {answer['distinct']} up to symmetry")
    elif not found:
        print("no cover")
    if not answer["solutions"]:
        _say_why(problem)
        return NO_COVER
    return 0 if answer.get("complete", True) else OUT_OF_TIME


def _solve(
    problem: Problem, options: argparse.Namespace, stop: Stop, found: list[Solution]
) -> dict[str, Any]:
    """The answer. Covers are added to `found` one by one, and told unless JSON is wanted."""
    if options.count:
        if options.svg and (cover := solver.first(problem, stop)):
            found.append(cover)
        total = solver.count(problem, stop)
        return {"solutions": total, "distinct": solver.count_distinct(problem, stop, total)}
    tell: Callable[[Solution], None] = (lambda _: None) if options.json else _teller(problem)
    for cover in _wanted(problem, options, stop):
        found.append(cover)
        tell(cover)
    return _covers(found)


def _wanted(problem: Problem, options: argparse.Namespace, stop: Stop) -> Iterator[Solution]:
    if options.all:
        every = solver.distinct_solutions if options.distinct else solver.solutions
        yield from islice(every(problem, stop), options.most)
        return
    cover = None if options.sample is None else solver.sample(problem, options.sample)
    # A search in a random order gives up early; then the first cover is as good as any.
    cover = cover or solver.first(problem, stop)
    if cover is not None:
        yield cover


def _teller(problem: Problem) -> Callable[[Solution], None]:
    """Prints covers with an empty line between them."""
    told = iter(range(1 << 62))

    def tell(cover: Solution) -> None:
        print("\n" * bool(next(told)) + as_text(problem.figure, cover), flush=True)

    return tell


def _covers(found: list[Solution]) -> dict[str, Any]:
    return {
        "solutions": len(found),
        "covers": [[(p.piece, p.cells) for p in cover] for cover in found],
    }


def _out_of_time(options: argparse.Namespace, found: list[Solution]) -> str:
    if not found:
        return f"salon: no answer within {options.seconds:g} s"
    return f"salon: time is up after {options.seconds:g} s; there may be more than these {len(found)} covers"


def _draw(file: Path, problem: Problem, cover: Solution) -> bool:
    try:
        file.write_text(as_svg(problem.figure, cover), encoding="utf-8")
    except OSError as error:
        print(f"salon: {file} cannot be written: {error.strerror}", file=sys.stderr)
        return False
    return True


def _say_why(problem: Problem) -> None:
    """Say so if the areas alone rule out a cover."""
    figure, box = problem.figure.area, problem.box
    if isinstance(box, Must) and area(box.pieces) != figure:
        print(f"salon: these pieces have {area(box.pieces)} squares, the figure {figure}", file=sys.stderr)
    elif isinstance(box, Sizes) and sum(box.sizes) != figure:
        print(
            f"salon: these sizes add up to {sum(box.sizes)} squares, the figure has {figure}", file=sys.stderr
        )
    elif isinstance(box, Plus) and area(box.pieces) > figure:
        print(
            f"salon: these pieces have {area(box.pieces)} squares, the figure only {figure}", file=sys.stderr
        )
    elif problem.kit.area < figure:
        print(f"salon: the whole kit has {problem.kit.area} squares, the figure {figure}", file=sys.stderr)


def _described(problem: Problem) -> dict[str, Any]:
    return {
        "figure": problem.figure.rows,
        "area": problem.figure.area,
        "kit": problem.kit.name,
        "box": problem.box,
        "compiled": solver.is_compiled(),
    }


def _stop_after(seconds: float | None) -> Stop:
    end = None if seconds is None else time.monotonic() + seconds
    return lambda: end is not None and time.monotonic() > end
