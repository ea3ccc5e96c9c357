"""How hard a test is (PX-5), measured with a search that works as people do.

Measurements and weights are kept apart. The weights below are a first guess; `fit` finds better ones from the times
of real players.
"""

from collections.abc import Sequence
from itertools import cycle
from math import log2
from statistics import fmean, median

from msgspec import Struct
from msgspec.structs import asdict

from salon.games.polyminix import solver
from salon.games.polyminix.model.boxes import Quota, quotas
from salon.games.polyminix.model.pieces import needs_no_flip, normal, oriented
from salon.games.polyminix.model.problem import Placement, Problem
from salon.games.polyminix.solver import plain

TRIES = 7
FIRST_PATIENCE = 60
"""Pieces laid down before a player clears the figure and begins anew; it doubles with every round."""
MOST_WORK = 30_000
MANY_SOLUTIONS = 1000


class Effort(Struct, frozen=True):
    """What it took to solve a test, over several tries."""

    work: float
    """Pieces laid down, as a power of two, beyond the one time that each piece of the cover needs."""
    pieces: float
    """Pieces in the cover."""
    forced: float
    """The share of them that went where nothing else could."""
    flips: float
    """Pieces in the cover that had to be turned over."""
    decoys: float
    """Pieces that could have been used and were not."""
    solutions: float
    """How many covers there are, as a power of two, up to a thousand."""


class Weights(Struct, frozen=True):
    """The weight of each part of the effort. The weighted sum is the logarithm, to base two, of a time."""

    work: float = 1.0
    pieces: float = 0.3
    forced: float = -0.8
    flips: float = 0.15
    decoys: float = 0.08
    solutions: float = -0.05
    constant: float = 0.0


GUESSED = Weights()


def difficulty(effort: Effort, weights: Weights = GUESSED) -> float:
    """One number: one more means twice as long."""
    worth = asdict(weights)
    total: float = worth["constant"] + sum(worth[name] * value for name, value in asdict(effort).items())
    return total


def measure(problem: Problem, seed: int = 1) -> Effort:
    """The effort of a test that has a solution, over a few tries."""
    choices = list(quotas(problem.box, problem.kit, problem.figure.area))
    tries = [_solve(problem, choices, seed * 1_000_003 + i * 7919 + 1) for i in range(TRIES)]
    allowed = len({piece for quota in choices for piece in quota.pieces})
    covers = [cover for _, cover, _ in tries if cover]
    pieces = fmean(map(len, covers)) if covers else float(allowed)
    return Effort(
        work=round(median(log2(max(1.0, laid / pieces)) for laid, _, _ in tries), 3),
        pieces=round(pieces, 3),
        forced=round(fmean(forced / len(cover) for _, cover, forced in tries if cover) if covers else 0.0, 3),
        flips=round(fmean(sum(map(_is_flipped, cover)) for cover in covers) if covers else 0.0, 3),
        decoys=round(allowed - pieces, 3),
        solutions=round(log2(max(1, solver.count_up_to(problem, MANY_SOLUTIONS))), 3),
    )


def _solve(problem: Problem, choices: list[Quota], chance: int) -> tuple[int, list[Placement], int]:
    """Try until it is solved, or too much work: all pieces laid down, the cover, and how many were forced."""
    attempts = _attempts(problem, choices)
    laid = 0
    for rounds, choice in enumerate(cycle(range(len(choices)))):
        patience = FIRST_PATIENCE << (rounds // len(choices))
        tried, cover, forced = attempts.on(choice, chance + rounds * 104_729, patience)
        laid += tried
        if cover or laid > MOST_WORK:
            return laid, cover, forced
    raise ValueError("no pieces of this kit have the area of this figure")


def _attempts(problem: Problem, choices: list[Quota]) -> "_Plain | _Compiled":
    return (_Compiled if solver.is_compiled() else _Plain)(problem, choices)


class _Plain:
    def __init__(self, problem: Problem, choices: list[Quota]) -> None:
        self.problem, self.choices = problem, choices

    def on(self, choice: int, chance: int, patience: int) -> tuple[int, list[Placement], int]:
        return plain.attempt(self.problem, self.choices[choice], chance, patience)


class _Compiled:
    def __init__(self, problem: Problem, choices: list[Quota]) -> None:
        from salon.games.polyminix.solver.engine import NumberedProblem, QuotaSearch

        numbered = NumberedProblem(problem)
        self.searches = [QuotaSearch(numbered, quota) for quota in choices]

    def on(self, choice: int, chance: int, patience: int) -> tuple[int, list[Placement], int]:
        return self.searches[choice].attempt(chance, patience)


def _is_flipped(placement: Placement) -> bool:
    return not needs_no_flip(placement.piece) and normal(placement.cells) not in {
        oriented(placement.piece, turns) for turns in range(4)
    }


def fit(times: Sequence[tuple[Effort, float]], caution: float = 1.0) -> Weights:
    """The weights that best explain the times of real players, in seconds: least squares, drawn towards the guess."""
    names = list(asdict(GUESSED))
    guess = list(asdict(GUESSED).values())
    rows = [[*asdict(effort).values(), 1.0] for effort, _ in times]
    missed = [
        log2(max(seconds, 0.1)) - _dot(row, guess) for row, (_, seconds) in zip(rows, times, strict=True)
    ]
    size = range(len(names))
    squares = [[sum(row[i] * row[j] for row in rows) + caution * (i == j) for j in size] for i in size]
    better = _solve_linear(
        squares, [sum(row[i] * miss for row, miss in zip(rows, missed, strict=True)) for i in size]
    )
    return Weights(**{name: old + change for name, old, change in zip(names, guess, better, strict=True)})


def _dot(left: Sequence[float], right: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(left, right, strict=True))


def _solve_linear(matrix: list[list[float]], values: list[float]) -> list[float]:
    """Gaussian elimination; the matrix is symmetric and positive, so no row is ever swapped."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    for i, row in enumerate(rows):
        for other in rows[i + 1 :]:
            factor = other[i] / row[i]
            for j in range(i, len(row)):
                other[j] -= factor * row[j]
    found: list[float] = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        found[i] = (rows[i][-1] - _dot(rows[i][i + 1 : -1], found[i + 1 :])) / rows[i][i]
    return found
