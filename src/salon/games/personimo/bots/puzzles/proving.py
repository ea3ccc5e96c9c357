"""Whether one move is clearly the best: all are tried, the best ones closely, and the difference is measured anew."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from salon.games.personimo.bots.puzzles.comparing import Comparison, Difference, differences, leads
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.model.view import View
from salon.games.personimo.puzzles.codes import Move, read
from salon.games.personimo.puzzles.puzzle import Puzzle

ALL_WORLDS, SOME_WORLDS, CLOSE_WORLDS = 20, 80, 150
"""In how many worlds all moves are tried, then the better ones, and at a time those that are compared closely."""
SOME, CLOSE = 8, 5
"""How many moves are tried in more worlds, and how many of them are compared with the best one closely."""
ROUNDS = 8
"""How often `CLOSE_WORLDS` are added before a doubtful position is given up."""
ERRORS = 4.0
"""By how many standard errors the best move must be ahead. A longer search will hardly find less than three."""
LEAST_GAP = 0.5
"""By how many points the best move must be ahead of the second: less is not worth an argument."""
LEAST_ERRORS = 3.0
"""By how many standard errors a longer search must find it ahead."""
WORTH_A_LOOK = 0.7
"""By how many standard errors the best move must be ahead before it is compared closely."""
HOPELESS = 1.5
"""A position is given up when its best move is not ahead by so many standard errors, or by half the gap."""


class Proof(NamedTuple):
    """The best move with its equivalents, and what every other move is behind it: closely compared ones have errors."""

    best: tuple[Move, ...]
    close: dict[Move, Difference]
    others: dict[Move, float]


def prove(comparison: Comparison, include: Sequence[Move] = ()) -> Proof | None:
    """Find the best move, and return a proof that it is clearly the best, or None. Moves to `include` are compared
    closely in any case."""
    first, moves = comparison.first, comparison.moves
    every = comparison.distinct()
    asked = [first[moves.index(move)] for move in include]
    roughly = dict(zip(every, leads(comparison.played(every, ALL_WORLDS)), strict=True))
    better = sorted(every, key=lambda at: -roughly[at])[:SOME]
    better += [at for at in asked if at not in better]
    some = comparison.played(better, SOME_WORLDS)
    again = dict(zip(better, leads(some), strict=True))
    ranked = sorted(range(len(better)), key=lambda column: -again[better[column]])
    if len(better) < 2 or differences(some, ranked[0])[ranked[1]].errors < WORTH_A_LOOK:
        return None
    better.sort(key=lambda at: -again[at])
    close = better[: CLOSE + 1] + [at for at in asked if at not in better[: CLOSE + 1]]
    measured = _closely(comparison, close)
    if measured is None:
        return None
    best = close[0]
    behind = {at: again[best] - lead for at, lead in again.items()}
    rough = {at: behind.get(at, roughly[best] - roughly[at]) for at in every if at not in close}
    least = min(each.loss for each in measured[1:])
    return Proof(
        tuple(moves[at] for at in range(len(moves)) if first[at] == best),
        {moves[at]: found for at, found in zip(close, measured, strict=True) if at != best},
        {moves[at]: max(rough[first[at]], least) for at in range(len(moves)) if first[at] in rough}
        | {
            moves[at]: measured[close.index(first[at])].loss
            for at in range(len(moves))
            if first[at] in close and first[at] not in (at, best)
        },
    )


def _closely(comparison: Comparison, close: list[int]) -> list[Difference] | None:
    """Return how far moves are behind the first of them, or None if that is not clearly the best."""
    results = comparison.played(close, CLOSE_WORLDS)
    for _ in range(ROUNDS):
        measured = differences(results, 0)
        nearest = min(measured[1:], key=lambda each: each.errors)
        gap = min(each.loss for each in measured[1:])
        if nearest.errors >= ERRORS and gap >= LEAST_GAP:
            return measured
        if nearest.errors < HOPELESS or gap < LEAST_GAP / 2:
            return None
        results = np.concatenate([results, comparison.played(close, CLOSE_WORLDS)])
    return None


def prove_again(puzzle: Puzzle, worlds: int) -> Difference:
    """Return how far the nearest of all other moves is behind the best one of a puzzle, in new worlds.

    All moves are tried in a tenth of the worlds, and the nearest ones in all. Nothing but the seat's view is used.
    """
    view: View = PERSONIMO.view(puzzle.timeline().state, puzzle.seat)
    comparison = Comparison(view, f"again {puzzle.seed} {len(puzzle.played)}")
    best = comparison.first[comparison.moves.index(read(puzzle.best.move))]
    others = [at for at in comparison.distinct() if at != best]
    rough = dict(zip(others, leads(comparison.played(others, max(1, worlds // 10))), strict=True))
    nearest = [best, *sorted(others, key=lambda at: -rough[at])[:CLOSE]]
    measured = differences(comparison.played(nearest, worlds), 0)[1:]
    return min(measured, key=lambda each: each.errors)
