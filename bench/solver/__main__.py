"""Compares Salon's solver with others and with a plain search in C, on the same problems and one core.

    python -m bench.solver [--limit SECONDS]

The other solvers are installed with `pip install -r bench/requirements.txt`; the search in C needs `cc`. What is
missing is skipped.
"""

import argparse
import multiprocessing as processes
import os
import random
import resource
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from statistics import median

from bench.solver.peers import PEERS, Count, Rows, installed
from salon.games.polyminix import KITS, Figure, Must, Problem, parse_figure, solver
from salon.games.polyminix.content.challenges import load_deck
from salon.games.polyminix.model.boxes import quotas
from salon.games.polyminix.model.pieces import DEFAULT_KIT
from salon.games.polyminix.solver.independent import placements

PENTOMINOES = KITS["pentominoes"]
HOLED_SQUARE = parse_figure("/".join(["########"] * 3 + ["###..###"] * 2 + ["########"] * 3))
BIG = {
    "6×10, 12 pentominoes": Problem(parse_figure("6x10"), PENTOMINOES, Must(PENTOMINOES.pieces)),
    "8×8 less its centre": Problem(HOLED_SQUARE, PENTOMINOES, Must(PENTOMINOES.pieces)),
}
CARDS = 200


def rows_of(problem: Problem) -> tuple[Rows, int]:
    """Return an exact set as an exact-cover problem: a column for each square and each piece."""
    assert isinstance(problem.box, Must)
    column = {cell: i for i, cell in enumerate(problem.figure.cells)}
    rows = [
        [*(column[cell] for cell in cells), len(column) + i]
        for i, piece in enumerate(problem.box.pieces)
        for cells in placements(problem.figure, piece)
    ]
    return rows, len(column) + len(problem.box.pieces)


def random_cards() -> list[Problem]:
    """Return random exact-set boxes of the deck, those with few covers first, so that a limit cuts off the rest."""
    chance = random.Random(1)
    deck = load_deck(1)
    tests = [(one, face) for one in deck.challenges() for face in ("must-1", "must-2")]
    cards = [one.problem(face, deck.kit) for one, face in chance.choices(tests, k=CARDS)]
    return sorted(cards, key=solver.count)


def fresh(problem: Problem) -> Problem:
    """Return the same problem with nothing cached."""
    return Problem(Figure(problem.figure.rows), problem.kit, problem.box)


def timed(call: Callable[[], int], times: int = 1) -> tuple[int, float]:
    """Return the answer, and the seconds of the fastest of some calls.

    A single, long call is timed in processor time, which does not depend on other load. That clock is too coarse for
    short calls; for them it is the fastest of several in wall-clock time.
    """
    clock = time.process_time if times == 1 else time.perf_counter
    seconds = []
    answer = 0
    for _ in range(times):
        began = clock()
        answer = call()
        seconds.append(clock() - began)
    return answer, min(seconds)


Found = tuple[int, float]
"""A number of covers, and the seconds it took."""


def with_limit(work: Callable[[], Iterable[Found]], limit: int) -> list[Found]:
    """Run some work in its own process, and return what it finds within a limit of processor time, in seconds."""
    here, there = processes.Pipe(duplex=False)

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        for found in work():
            there.send(found)

    child = processes.get_context("fork").Process(target=limited, daemon=True)
    child.start()
    there.close()
    every: list[Found] = []
    with suppress(EOFError):
        while True:
            every.append(here.recv())
    child.join()
    return every


def ours_big(problem: Problem) -> tuple[int, float]:
    return min((timed(lambda: solver.count(fresh(problem))) for _ in range(5)), key=lambda found: found[1])


def ours_cards(cards: list[Problem]) -> tuple[list[int], float]:
    found = [timed(lambda card=card: solver.count(fresh(card)), 5) for card in cards]  # type: ignore[misc]
    return [count for count, _ in found], median(seconds for _, seconds in found)


def peer(count: Count, problems: Iterable[Problem], times: int) -> Iterator[Found]:
    count([[0], [1], [0, 1]], 2)  # a moment to load and compile
    for problem in problems:
        rows, columns = rows_of(problem)
        yield timed(lambda rows=rows, columns=columns: count(rows, columns), times)  # type: ignore[misc]


class Reference:
    """The search in C, compiled when needed."""

    def __init__(self, folder: Path) -> None:
        self.program = folder / "reference"
        source = Path(__file__).with_name("reference.c")
        subprocess.run(["cc", "-O3", "-march=native", "-o", self.program, source], check=True)

    def count(self, problem: Problem, by_symmetry: bool) -> tuple[int, float]:
        from salon.games.polyminix.solver.counting import roots_of
        from salon.games.polyminix.solver.engine import NumberedProblem, QuotaSearch

        numbered = NumberedProblem(problem)
        search = QuotaSearch(numbered, next(quotas(problem.box, problem.kit, problem.figure.area)))
        roots = roots_of(numbered, search) if by_symmetry else [(0, 0, 1)]
        lines = chain([(numbered.squares, len(search.places), len(roots))], search.places.tolist(), roots)
        text = "\n".join(" ".join(map(str, line)) for line in lines)
        said = subprocess.run(
            [self.program], input=text, capture_output=True, text=True, check=True
        ).stdout.split()
        return int(said[0]), float(said[1])


def table(limit: int) -> list[tuple[str, list[str]]]:
    """Return a line for each solver."""
    cards = random_cards()
    solver.count(Problem(parse_figure("3x5")))
    expected = [ours_big(problem) for problem in BIG.values()]
    counts, seconds = ours_cards(cards)
    lines = [("Salon", [_seconds(took) for _, took in expected] + [_seconds(seconds)])]
    if shutil.which("cc"):
        with tempfile.TemporaryDirectory() as folder:
            reference = Reference(Path(folder))
            for name, by_symmetry in (("plain C", False), ("plain C, by symmetry", True)):
                found = [reference.count(problem, by_symmetry) for problem in BIG.values()]
                assert [count for count, _ in found] == [count for count, _ in expected]
                took = median(reference.count(card, by_symmetry)[1] for card in cards)
                lines.append(
                    (name, [_seconds(each) for _, each in found] + [f"{_seconds(took)} (search alone)"])
                )
    for name, count in PEERS.items():
        version = installed(name)
        if version is None:
            print(f"{name} is not installed: skipped")
            continue
        print(f"{name} {version}...", flush=True)
        cells = []
        for problem, right in zip(BIG.values(), expected, strict=True):
            found = with_limit(lambda problem=problem, count=count: peer(count, [problem], 1), limit)  # type: ignore[misc]
            cells.append(_median(found, [right[0]], limit))
        found = with_limit(lambda count=count: peer(count, cards, 3), limit)  # type: ignore[misc]
        cells.append(_median(found, counts, limit))
        lines.append((f"{name} {version}", cells))
    return lines


def _median(found: list[Found], right: list[int], limit: int) -> str:
    """Return the median of the seconds; what was not finished took longer than anything that was."""
    if any(answer != count for (answer, _), count in zip(found, right, strict=False)):
        return "wrong"
    if len(found) <= len(right) // 2:
        return f"> {limit} s"
    return _seconds(sorted(seconds for _, seconds in found)[len(right) // 2])


def _seconds(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{seconds * 1000:.3g} ms"


def only_ours() -> list[tuple[str, str]]:
    """Measure the problems that the other solvers are not given."""
    curved = Problem(parse_figure("5x8"), KITS["curved"])
    count, took = timed(lambda: solver.count(curved))
    assert count == 108_963_424
    square = Problem(parse_figure("8x8"), DEFAULT_KIT)
    _, first = timed(lambda: len(solver.first(fresh(square)) or ()), 20)
    return [
        ("5×8, any of 15 pieces: 108,963,424 covers", _seconds(took)),
        ("8×8 with the whole kit: a first cover", _seconds(first)),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--limit", type=int, default=60, help="seconds for a solver at a problem (default: 60)"
    )
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    lines = table(options.limit)
    print(f"\n| | {' | '.join([*BIG, f'a card, median of {CARDS}'])} |\n| --- | --- | --- | --- |")
    for name, cells in lines:
        print(f"| {name} | {' | '.join(cells)} |")
    print()
    for name, cell in only_ours():
        print(f"- {name}: {cell}")


if __name__ == "__main__":
    main()
