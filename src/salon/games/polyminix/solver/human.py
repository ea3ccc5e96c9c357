"""A human-like search: it takes the tightest spot, tries any piece that fits, and backtracks when stuck.

The effort it takes measures the difficulty of a challenge. It has a random generator of its own, so that the plain
version (`plain.attempt`) can make the same choices.
"""

import numpy as np

from salon.games.polyminix.solver.kernel import DEEPEST, saturate
from salon.jit import Masks, Places, Word, compiled, trailing_zeros, u64

STUCK, COVERED, GAVE_UP = 0, 1, 2


@compiled
def next_chance(state: Word) -> Word:
    """Return the next state of a xorshift generator."""
    state ^= state << u64(13)
    state ^= state >> u64(7)
    return state ^ (state << u64(17))


@compiled
def tightest(squares: int, places: Masks, covered: np.uint64, used: np.uint64, options: Places) -> int:
    """List the placements on the free square that has the fewest of them in `options`, and return their number."""
    fitting = np.zeros(squares, np.int32)
    for k in range(places.shape[0]):
        if ((places[k, 0] & covered) | (places[k, 1] & used)) == u64(0):
            left = places[k, 0]
            while left != u64(0):
                fitting[trailing_zeros(left)] += 1
                left &= left - u64(1)
    spot = -1
    for square in range(squares):
        if (covered >> u64(square)) & u64(1) == u64(0) and (spot < 0 or fitting[square] < fitting[spot]):
            spot = square
    if fitting[spot] == 0:
        return 0
    listed = 0
    for k in range(places.shape[0]):
        if (places[k, 0] >> u64(spot)) & u64(1) and ((places[k, 0] & covered) | (places[k, 1] & used)) == u64(
            0
        ):
            options[listed] = k
            listed += 1
    return listed


@compiled
def attempt(
    squares: int, places: Masks, limits: Masks, chance: np.uint64, patience: int, path: Places
) -> tuple[int, int, int, int]:
    """Try to cover the figure. Return how it ended, the pieces laid down, and the cover's pieces and forced pieces.

    The cover is left in `path`, as numbers of placements.
    """
    full = ~u64(0) >> u64(64 - squares)
    options = np.empty((DEEPEST, places.shape[0]), np.int32)
    count = np.zeros(DEEPEST, np.int32)
    tried = np.zeros(DEEPEST, np.int32)
    stack = np.zeros((DEEPEST, 2), np.uint64)
    laid = 0
    depth = 0
    count[0] = tightest(squares, places, u64(0), u64(0), options[0])
    while depth >= 0:
        if tried[depth] == count[depth]:
            depth -= 1
            continue
        if laid == patience:
            return GAVE_UP, laid, 0, 0
        chance = next_chance(chance)
        at = tried[depth]
        other = at + np.int64((chance >> u64(11)) % u64(count[depth] - at))
        choice = options[depth, other]
        options[depth, other] = options[depth, at]
        options[depth, at] = choice
        tried[depth] = at + 1
        path[depth] = choice
        laid += 1
        covered = stack[depth, 0] | places[choice, 0]
        used = saturate(stack[depth, 1], places[choice, 1], limits)
        depth += 1
        if covered == full:
            forced = 0
            for i in range(depth):
                if count[i] == 1:
                    forced += 1
            return COVERED, laid, depth, forced
        stack[depth, 0] = covered
        stack[depth, 1] = used
        tried[depth] = 0
        count[depth] = tightest(squares, places, covered, used, options[depth])
    return STUCK, laid, 0, 0
