"""The human-like search has a plain twin, and its weights can be fitted to the times of players."""

import random
from math import log2

import pytest

from salon.games.polyminix import KITS, Must, Problem, parse_figure, solver
from salon.games.polyminix.content.difficulty import GUESSED, Effort, difficulty, fit, measure
from salon.games.polyminix.model.boxes import quotas
from salon.games.polyminix.solver import plain
from tests.games.polyminix.solver.examples import random_problems


def test_the_twin_makes_the_same_choices() -> None:
    from salon.games.polyminix.solver.engine import NumberedProblem, QuotaSearch

    tried = 0
    for problem in random_problems(6, 60, squares=(8, 16)):
        for quota in quotas(problem.box, problem.kit, problem.figure.area):
            for chance in (1, 99):
                theirs = plain.attempt(problem, quota, chance, 40)
                assert QuotaSearch(NumberedProblem(problem), quota).attempt(chance, 40) == theirs
                tried += 1
    assert tried > 60


def test_without_numba_the_measure_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = Problem(parse_figure("3x5"), KITS["pentominoes"], Must(("L5", "V5", "P5")))
    compiled = measure(problem)
    monkeypatch.setattr(solver, "is_compiled", lambda: False)
    assert measure(problem) == compiled


def test_a_figure_with_one_cover_is_harder() -> None:
    kit = KITS["pentominoes"]
    loose, tight = parse_figure("5x6"), parse_figure("3x20")
    assert difficulty(measure(Problem(loose, kit))) + 3 < difficulty(measure(Problem(tight, kit)))


def test_weights_are_found_again_from_times() -> None:
    chance = random.Random(1)
    truth = {"work": 0.7, "pieces": 0.5, "forced": -0.3, "flips": 0.4, "decoys": 0.0, "solutions": -0.1}
    times = []
    for _ in range(500):
        effort = Effort(**{name: chance.uniform(0, 8) for name in truth})
        hard = 2.0 + sum(truth[name] * getattr(effort, name) for name in truth)
        times.append((effort, 2 ** (hard + chance.gauss(0, 0.5))))
    found = fit(times)
    for name, worth in truth.items():
        assert getattr(found, name) == pytest.approx(worth, abs=0.05)
    assert difficulty(times[0][0], found) == pytest.approx(log2(times[0][1]), abs=1.5)
    assert fit([]) == GUESSED
