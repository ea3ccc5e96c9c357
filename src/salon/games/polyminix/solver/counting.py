"""Counting covers.

Few covers are counted by a quick search. Many are counted by symmetry when all pieces are needed, and by frontier when
they are not.
"""

import numpy as np

from salon.games.polyminix.model.boxes import Quota
from salon.games.polyminix.model.figures import Symmetry
from salon.games.polyminix.model.problem import Cancelled, Problem, Stop
from salon.games.polyminix.solver import frontier
from salon.games.polyminix.solver.engine import SLICE, NumberedProblem, QuotaSearch, bits_of, count_quickly
from salon.jit import Masks

QUICK = 20_000
"""Nodes that the quick search may take."""

PATIENCE = 400_000_000
"""Nodes after which a search that uses all pieces tries the frontier too."""

MOST_ROWS = 1 << 25
"""Rows of 16 bytes that the frontier may take before it gives up."""

_SHORT = SLICE // 20
_KEEP_NONE: Masks = np.empty((0, 1, 2), np.uint64)


def count(problem: Problem, stop: Stop) -> int:
    """Return the number of covers."""
    numbered = NumberedProblem(problem)
    if not numbered.squares:
        return sum(not quota.certain and not quota.groups for quota in numbered.quotas())
    total = 0
    for quota in numbered.quotas():
        if stop():
            raise Cancelled
        quick = count_quickly(numbered, quota, QUICK)
        total += quick if quick >= 0 else _count_slowly(numbered, quota, stop)
    return total


def count_up_to(problem: Problem, most: int, stop: Stop) -> int:
    """Return the number of covers, or `most` as soon as it is reached."""
    numbered = NumberedProblem(problem)
    if not numbered.squares:
        return min(most, count(problem, stop))
    total = 0
    for quota in numbered.quotas():
        search = QuotaSearch(numbered, quota)
        search.begin()
        done = False
        while not done:
            if stop():
                raise Cancelled
            done = search.resume(_KEEP_NONE, _SHORT)
            if total + search.count >= most:
                return most
        total += search.count
    return total


def count_distinct(problem: Problem, stop: Stop, total: int | None = None) -> int:
    """Return the number of covers up to the symmetries of the figure.

    By Burnside's lemma this is the mean, over the symmetries, of the number of covers that each leaves unchanged. No
    two pieces of a kit are alike, so these are the covers made of placements that each stay in place.
    """
    names = problem.figure.symmetries
    if total is None:
        total = count(problem, stop)
    if len(names) == 1 or not total:
        return total
    numbered = NumberedProblem(problem)
    for quota in numbered.quotas():
        search = QuotaSearch(numbered, quota)
        every = search.places
        for name in names[1:]:
            still = every[moved(numbered, every[:, 0], name) == every[:, 0]]
            firsts = [(mask & -mask).bit_length() - 1 for mask in still[:, 0].tolist()]
            start = np.searchsorted(firsts, np.arange(len(numbered.cells) + 1)).astype(np.int32)
            search.use(start, still)
            search.begin()
            _finish(search, stop)
            total += search.count
    return total // len(names)


def _finish(search: QuotaSearch, stop: Stop, patience: int | None = None) -> bool:
    """Search to the end; return False if `patience` runs out first."""
    while not search.resume(_KEEP_NONE, SLICE):
        if stop():
            raise Cancelled
        if patience is not None and search.nodes > patience:
            return False
    return True


def moved(numbered: NumberedProblem, masks: Masks, symmetry: Symmetry) -> Masks:
    """Return the images of these sets of squares under a symmetry of the figure."""
    to = numbered.problem.figure.moved(symmetry)
    number = {cell: i for i, cell in enumerate(numbered.cells)}
    images = np.zeros_like(masks)
    for (row, column), i in number.items():
        there = to[column, row][::-1] if numbered.across else to[row, column]
        bit = (masks >> np.uint64(i)) & np.uint64(1)
        images |= bit << np.uint64(number[there])
    return images


def _count_slowly(numbered: NumberedProblem, quota: Quota, stop: Stop) -> int:
    search = QuotaSearch(numbered, quota)
    if len(quota.certain) < len(quota.pieces):
        swept = _sweep(numbered, search, stop)
        if swept is not None:
            return swept
    total = 0
    patience: int | None = PATIENCE
    for covered, used, weight in roots_of(numbered, search):
        search.begin(covered, used)
        if not _finish(search, stop, patience):
            patience = None
            swept = _sweep(numbered, search, stop)
            if swept is not None:
                return swept
            _finish(search, stop)
        total += weight * search.count
    return total


def roots_of(numbered: NumberedProblem, search: QuotaSearch) -> list[tuple[int, int, int]]:
    """Return where to begin: one placement of a needed piece for each orbit of its placements, with the orbit's length.

    The symmetries of the figure take covers to covers, so each placement in an orbit is in the same number of them.
    """
    bits = [bits_of(numbered.problem.kit, [piece]) for piece in search.quota.certain]
    if not bits:
        return [(0, 0, 1)]
    by_piece = {bit: search.places[search.places[:, 1] == bit, 0] for bit in bits}
    piece, masks = min(by_piece.items(), key=lambda found: len(found[1]))
    names = numbered.problem.figure.symmetries if not numbered.problem.placed else ("identity",)
    images = np.stack([moved(numbered, masks, name) for name in names])
    orbits = {min(orbit): len(set(orbit)) for orbit in images.T.tolist()}
    return [(mask, int(piece), length) for mask, length in orbits.items()]


def _sweep(numbered: NumberedProblem, search: QuotaSearch, stop: Stop) -> int | None:
    """Count by frontier; return None if the keys do not fit in a word, or the tables in memory."""
    window = frontier.widest(search.start, search.places)
    if window + len(numbered.problem.kit.pieces) > frontier.TAG:
        return None
    table: Masks = np.zeros((2, 2), np.uint64)
    table[0] = 1 << frontier.TAG, 1
    rows = SLICE // 10
    for square in range(len(numbered.cells)):
        ahead: Masks = np.zeros((max(frontier.SMALLEST, len(table)), 2), np.uint64)
        filled = 0
        for begin in range(0, len(table), rows):
            if stop():
                raise Cancelled
            end = min(begin + rows, len(table))
            ahead, filled = frontier.sweep(
                square,
                window,
                table,
                begin,
                end,
                ahead,
                filled,
                search.start,
                search.places,
                search.limits,
                MOST_ROWS,
            )
            if filled < 0:
                return None
        table = ahead
    return frontier.total(table)
