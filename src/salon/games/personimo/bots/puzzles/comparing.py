"""The comparison of moves in the same worlds. The difference of two moves varies much less than either of them."""

from random import Random
from typing import NamedTuple

import numpy as np

from salon.core import SeededChance
from salon.games.personimo.bots.kernel.board.layout import Numbers, Words, World
from salon.games.personimo.bots.kernel.estimate.features import Reals
from salon.games.personimo.bots.kernel.search.halving import MoveSearch, new_search
from salon.games.personimo.bots.kernel.search.worlds import COVERED, OWN, RIVAL
from salon.games.personimo.model.view import View
from salon.games.personimo.puzzles.codes import Move


class Difference(NamedTuple):
    """By how much one move is behind another: the mean, its standard error, and what it consists of (see
    `puzzle.Compared`)."""

    loss: float
    error: float
    own: float
    rival: float
    covered: float

    @property
    def errors(self) -> float:
        """The loss in standard errors."""
        return self.loss / self.error if self.error else 0.0 if self.loss <= 0 else float("inf")


class Comparison:
    """The moves of a view's seat. Only the view is used: hidden cards are dealt anew in every world."""

    def __init__(self, view: View, seed: str) -> None:
        self._random = Random(seed)
        self.search: MoveSearch = new_search(view, SeededChance(seed))
        self.moves: list[Move] = [self.search.actions_of(at) for at in range(len(self.search.candidates))]
        self.first = self._first_equivalents()

    def _first_equivalents(self) -> list[int]:
        """Return for each move the number of the first one that is equivalent by symmetry."""
        equivalents, candidates = self.search.equivalents(), self.search.candidates.tolist()
        numbers = {(spot, position): at for at, (spot, position) in enumerate(candidates)}
        return [numbers[(equivalents.get(spot, spot), position)] for spot, position in candidates]

    def distinct(self) -> list[int]:
        """Return the numbers of the moves, one of those that are equivalent, the highest learned value first."""
        order = np.argsort(-self.search.estimates, kind="stable").tolist()
        return [at for at in order if self.first[at] == at]

    def played(self, moves: list[int], worlds: int) -> Reals:
        """Return the results of moves in new worlds, by world and move (see `kernel.search.worlds`)."""
        return self.search.results_in(self.search.candidates[moves], self.seeds(worlds))

    def played_from(self, root: World, candidate: Numbers, seeds: Words) -> Reals:
        """Return the lead over the best rival, in each of some worlds, after a candidate in another position."""
        return lead(self.search.results_in(candidate[None, :], seeds, root))[:, 0]

    def seeds(self, count: int) -> Words:
        """Return the seeds of new worlds."""
        return np.array([self._random.getrandbits(63) + 1 for _ in range(count)], np.uint64)


def lead(results: Reals) -> Reals:
    """Return the lead over the best rival (alone: the points), by world and move."""
    return results[:, :, OWN] - results[:, :, RIVAL]


def leads(results: Reals) -> list[float]:
    """Return the mean lead of each move."""
    means: list[float] = lead(results).mean(axis=0).tolist()
    return means


def differences(results: Reals, best: int) -> list[Difference]:
    """Return how far each move is behind the one in column `best`."""
    change = results - results[:, best : best + 1]
    loss = change[:, :, RIVAL] - change[:, :, OWN]
    error = loss.std(axis=0, ddof=1) / np.sqrt(len(loss))
    means = change.mean(axis=0)
    columns = (loss.mean(axis=0), error, means[:, OWN], means[:, RIVAL], means[:, COVERED])
    return [Difference(*map(float, each)) for each in zip(*columns, strict=True)]
