"""Translates a problem into numbered squares and pieces for the compiled kernels, and their answers back."""

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import pairwise

import numpy as np

from salon.games.polyminix.model.boxes import Group, Quota, quotas
from salon.games.polyminix.model.pieces import Cell, Kit, PieceId, orientations, size
from salon.games.polyminix.model.problem import Cancelled, Placement, Problem, Solution, Stop, in_order
from salon.games.polyminix.solver import human, kernel, tightest
from salon.jit import Drawing, Masks, Places

SLICE = 200_000
"""Nodes between two checks of `Stop`: a few milliseconds."""

KITS_KEPT = 64
"""How many kits have their orientations and bits cached."""


class NumberedProblem:
    """A problem with its free squares numbered along the figure's shorter side."""

    def __init__(self, problem: Problem) -> None:
        figure = problem.figure
        drawing = bytearray("".join(figure.rows), "ascii")
        self.squares = figure.area
        for placement in problem.placed:
            self.squares -= len(placement.cells)
            for row, column in placement.cells:
                drawing[row * figure.width + column] = ord(".")
        self.problem = problem
        self.across = figure.width > figure.height
        self.drawing: Drawing = np.frombuffer(drawing, np.uint8)

    @cached_property
    def array(self) -> Places:
        """The squares in the order of their numbers, with rows and columns exchanged if they are numbered across."""
        return tightest.number(self.drawing, self.problem.figure.width, self.across, self.squares)

    @cached_property
    def cells(self) -> list[Cell]:
        """The same squares as tuples."""
        return [(row, column) for row, column in self.array.tolist()]

    def covered_by(self, mask: int) -> tuple[Cell, ...]:
        """Return the squares of a mask in the figure's coordinates, in reading order."""
        cells = [self.cells[i] for i in range(len(self.cells)) if mask >> i & 1]
        return tuple(sorted((column, row) for row, column in cells)) if self.across else tuple(cells)

    def quotas(self) -> Iterator[Quota]:
        """Yield the quotas of the box, less the pieces placed already."""
        for quota in quotas(self.problem.box, self.problem.kit, self.problem.figure.area):
            reduced = _less(quota, {placement.piece for placement in self.problem.placed})
            if reduced is not None:
                yield reduced


def _less(quota: Quota, used: set[str]) -> Quota | None:
    """Return what a quota still allows after these pieces; None if they violate it."""
    if not used:
        return quota
    if not used <= set(quota.pieces):
        return None
    groups, closed = [], set(used)
    for group in quota.groups:
        most = group.most - len(used.intersection(group.pieces))
        if most < 0:
            return None
        if most:
            groups.append(Group(tuple(piece for piece in group.pieces if piece not in used), most))
        else:
            closed.update(group.pieces)
    return Quota(
        tuple(piece for piece in quota.pieces if piece not in closed),
        tuple(groups),
        tuple(piece for piece in quota.certain if piece not in used),
    )


@lru_cache(maxsize=KITS_KEPT)
def _ways(kit: Kit) -> Places:
    """Return a row for each orientation of each piece of the kit, as `kernel.place` expects it, large pieces first."""
    rows = []
    for index, piece in sorted(enumerate(kit.pieces), key=lambda found: -size(found[1])):
        for shape in orientations(piece):
            first_row, first_column = shape[0]
            row = [index, len(shape)]
            for r, c in shape:
                row += (r - first_row, c - first_column)
            rows.append(row + [0] * (12 - len(row)))
    return np.array(rows, np.int32)


@lru_cache(maxsize=KITS_KEPT)
def _bits(kit: Kit) -> dict[PieceId, int]:
    """Return the bit of each piece, by its index in the kit."""
    return {piece: 1 << index for index, piece in enumerate(kit.pieces)}


def bits_of(kit: Kit, pieces: Iterable[PieceId]) -> np.uint64:
    """Return these pieces as bits."""
    bits = _bits(kit)
    return np.uint64(sum([bits[piece] for piece in pieces]))


_NO_LIMITS: Masks = np.empty((0, 2), np.uint64)


def _limits(kit: Kit, quota: Quota) -> Masks:
    """Return for each piece of the kit its group and that group's limit."""
    if not quota.groups:
        return _NO_LIMITS
    limits = np.zeros((len(kit.pieces), 2), np.uint64)
    limits[:, 1] = 1
    for group in quota.groups:
        row = bits_of(kit, group.pieces), group.most
        for piece in group.pieces:
            limits[kit.pieces.index(piece)] = row
    return limits


def count_quickly(numbered: NumberedProblem, quota: Quota, budget: int) -> int:
    """Return the number of covers if that takes at most `budget` nodes, otherwise -1."""
    kit = numbered.problem.kit
    allowed = bits_of(kit, quota.pieces)
    certain = allowed if quota.certain is quota.pieces else bits_of(kit, quota.certain)
    return tightest.count_card(
        numbered.drawing,
        numbered.problem.figure.width,
        numbered.across,
        numbered.squares,
        _ways(kit),
        allowed,
        len(kit.pieces),
        _limits(kit, quota),
        certain,
        budget,
    )[0]


class QuotaSearch:
    """A search under one quota, which can be paused and restarted from another position."""

    def __init__(self, numbered: NumberedProblem, quota: Quota) -> None:
        self.numbered = numbered
        self.quota = quota
        kit = numbered.problem.kit
        self.limits = _limits(kit, quota)
        self.use(*kernel.place(numbered.array, _ways(kit), bits_of(kit, quota.pieces)))

    def use(self, start: Places, places: Masks) -> None:
        """Search with these placements only."""
        self.start, self.places = start, places
        self._buffers = kernel.blank(len(self.numbered.cells), len(places))
        self._info = self._buffers[4]

    def begin(self, covered: int = 0, used: int = 0) -> None:
        """Start from a root where these squares are covered and these pieces used."""
        _, _, stack, marks, info = self._buffers
        stack[0] = covered, used
        marks[0, 0] = -1
        info[[kernel.DEPTH, kernel.COUNT, kernel.NODES]] = 0

    @property
    def count(self) -> int:
        return int(self._info[kernel.COUNT])

    @property
    def nodes(self) -> int:
        return int(self._info[kernel.NODES])

    def resume(self, found: Masks, budget: int = SLICE) -> bool:
        """Continue the search; return True when it is complete."""
        self._info[kernel.FOUND] = 0
        status = kernel.search(
            len(self.numbered.cells), self.start, self.places, self.limits, *self._buffers, found, budget
        )
        return status == kernel.DONE

    def covers(self, stop: Stop, at_once: int) -> Iterator[Solution]:
        """Yield every cover from the root on; they are found in batches of `at_once`."""
        found = np.empty((at_once, len(self.quota.pieces) + 1, 2), np.uint64)
        done = False
        while not done:
            if stop():
                raise Cancelled
            done = self.resume(found)
            for row in found[: self._info[kernel.FOUND]].tolist():
                yield self._read(row)

    def next_cover(self, patience: int) -> Solution | None:
        """Return the next cover, if it is found within `patience` nodes."""
        found = np.empty((1, len(self.quota.pieces) + 1, 2), np.uint64)
        self.resume(found, patience)
        return self._read(found[0].tolist()) if self._info[kernel.FOUND] else None

    def attempt(self, chance: int, patience: int) -> tuple[int, list[Placement], int]:
        """Make a human-like attempt. Return the pieces laid down, the cover (empty if none), and its forced pieces."""
        path: Places = np.empty(kernel.DEEPEST, np.int32)
        squares, seed = len(self.numbered.cells), np.uint64(chance)
        _, laid, depth, forced = human.attempt(squares, self.places, self.limits, seed, patience, path)
        return laid, [self._placement(*self.places[k].tolist()) for k in path[:depth]], forced

    def shuffle(self, chance: int) -> None:
        """Shuffle the order in which the placements on a square are tried."""
        order = np.random.default_rng(chance)
        for begin, end in pairwise(self.start.tolist()):
            order.shuffle(self.places[begin:end])
        self.use(self.start, self.places)

    def _placement(self, mask: int, piece: int) -> Placement:
        return Placement(
            self.numbered.problem.kit.pieces[piece.bit_length() - 1], self.numbered.covered_by(mask)
        )

    def _read(self, row: list[list[int]]) -> Solution:
        placements = list(self.numbered.problem.placed)
        for mask, piece in row:
            if not mask:
                break
            placements.append(self._placement(mask, piece))
        return in_order(placements)
