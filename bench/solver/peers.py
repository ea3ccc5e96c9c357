"""Other solvers, all given the same problem: how many sets of rows cover every column exactly once?"""

from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any

Rows = Sequence[Sequence[int]]
Count = Callable[[Rows, int], int]


def exact_cover(rows: Rows, columns: int) -> int:
    import exact_cover as package
    import numpy as np

    matrix = np.zeros((len(rows), columns), dtype=np.int32)
    for i, row in enumerate(rows):
        matrix[i, list(row)] = 1
    return int(package.get_solution_count(matrix))


def xcover(rows: Rows, _columns: int) -> int:
    # Its memoisation is not used, because the package counts wrongly with it.
    import xcover as package

    return sum(1 for _ in package.covers([list(row) for row in rows]))


def dancing_links(rows: Rows, _columns: int) -> int:
    from sage.combinat.matrices.dancing_links import dlx_solver

    return int(dlx_solver([list(row) for row in rows]).number_of_solutions(ncpus=1))


def cp_sat(rows: Rows, columns: int) -> int:
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    chosen = [model.new_bool_var(str(i)) for i in range(len(rows))]
    on: list[list[Any]] = [[] for _ in range(columns)]
    for variable, row in zip(chosen, rows, strict=True):
        for column in row:
            on[column].append(variable)
    for variables in on:
        model.add_exactly_one(variables)

    class Counter(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.found = 0

        def on_solution_callback(self) -> None:
            self.found += 1

    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.enumerate_all_solutions = True
    counter = Counter()
    solver.solve(model, counter)
    return counter.found


PEERS: dict[str, Count] = {
    "exact-cover": exact_cover,
    "xcover": xcover,
    "passagemath-combinat": dancing_links,
    "ortools": cp_sat,
}


def installed(package: str) -> str | None:
    """Return the version of a package, or None if it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None
