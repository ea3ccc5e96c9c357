"""A search that works as people do: the tightest spot first, any piece that fits, and back when stuck.

Its length is the measure of difficulty. It has a small random generator of its own, so that the plain version
(`plain.attempt`) makes exactly the same choices.
"""

import numpy as np

from salon.games.polyminix.solver.kernel import DEEPEST, saturate
from salon.jit import Masks, Places, Word, compiled, trailing_zeros, u64

STUCK, COVERED, TIRED = 0, 1, 2


@compiled
def next_chance(state: Word) -> Word:
    """The next state of a xorshift generator."""
    state ^= state << u64(13)
    state ^= state >> u64(7)
    return state ^ (state << u64(17))


@compiled
def tightest(squares: int, places: Masks, covered: np.uint64, used: np.uint64, options: Places) -> int:
    """List in `options` the placements on the free square that has the fewest of them, and return how many."""
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
    """Try to cover; returns how it ended, the pieces laid down on the way, and of the cover: pieces, forced ones.

    The cover itself, as numbers of placements, is left in `path`.
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
            return TIRED, laid, 0, 0
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
