"""The solver: the first cover, the number of covers, all of them, and all of them up to symmetry.

It uses Numba where that is installed. Otherwise the plain solver gives the same answers, slowly. Neither is imported
before it is needed.
"""

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from itertools import islice

from salon.games.polyminix.model.problem import Placement, Problem, Solution, Stop, in_order, never


@cache
def is_compiled() -> bool:
    """Return whether the compiled solver is available."""
    return find_spec("numba") is not None


def first(problem: Problem, stop: Stop = never) -> Solution | None:
    """Return a cover, or None if there is none."""
    return next(_solutions(problem, stop, at_once=1), None)


def solutions(problem: Problem, stop: Stop = never) -> Iterator[Solution]:
    """Yield every cover."""
    return _solutions(problem, stop, at_once=256)


def sample(problem: Problem, seed: int, patience: int = 20_000) -> Solution | None:
    """Return a random cover, or None if none is found within `patience` nodes.

    Placements are tried in a different order for every seed.
    """
    problem.check()
    if not is_compiled():
        return first(problem)
    from salon.games.polyminix.solver.engine import NumberedProblem, QuotaSearch

    numbered = NumberedProblem(problem)
    if not numbered.squares:
        return first(problem)
    for quota in numbered.quotas():
        search = QuotaSearch(numbered, quota)
        search.shuffle(seed)
        search.begin()
        found = search.next_cover(patience)
        if found is not None:
            return found
    return None


def count(problem: Problem, stop: Stop = never) -> int:
    """Return the number of covers."""
    problem.check()
    if is_compiled():
        from salon.games.polyminix.solver import counting

        return counting.count(problem, stop)
    return sum(1 for _ in solutions(problem, stop))


def count_up_to(problem: Problem, most: int, stop: Stop = never) -> int:
    """Return the number of covers, or `most` if there are at least that many."""
    problem.check()
    if is_compiled():
        from salon.games.polyminix.solver import counting

        return counting.count_up_to(problem, most, stop)
    return sum(1 for _ in islice(solutions(problem, stop), most))


def distinct_solutions(problem: Problem, stop: Stop = never) -> Iterator[Solution]:
    """Yield every cover, but only the first found of those that a symmetry of the figure takes to each other."""
    moves = [problem.figure.moved(name) for name in problem.figure.symmetries]
    seen: set[Solution] = set()
    for solution in solutions(problem, stop):
        images = [
            in_order(
                [
                    Placement(piece.piece, tuple(sorted(move[cell] for cell in piece.cells)))
                    for piece in solution
                ]
            )
            for move in moves
        ]
        least = min(images)
        if least not in seen:
            seen.add(least)
            yield solution


def count_distinct(problem: Problem, stop: Stop = never, total: int | None = None) -> int:
    """Return the number of covers up to the figure's symmetries; knowing the `total` number makes it faster."""
    problem.check()
    if is_compiled() and not problem.placed:
        from salon.games.polyminix.solver import counting

        return counting.count_distinct(problem, stop, total)
    return sum(1 for _ in distinct_solutions(problem, stop))


def _solutions(problem: Problem, stop: Stop, at_once: int) -> Iterator[Solution]:
    problem.check()
    if not is_compiled():
        from salon.games.polyminix.solver import plain

        yield from plain.solutions(problem, stop)
        return
    from salon.games.polyminix.solver.engine import NumberedProblem, QuotaSearch

    numbered = NumberedProblem(problem)
    if not numbered.squares:
        if any(not quota.certain and not quota.groups for quota in numbered.quotas()):
            yield in_order(list(problem.placed))
        return
    for quota in numbered.quotas():
        search = QuotaSearch(numbered, quota)
        search.begin()
        yield from search.covers(stop, at_once)
