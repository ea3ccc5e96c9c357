"""Counting without listing: positions that agree from the first free square on are counted together.

This is used when pieces may be left over, since there are far too many covers to visit. The figure is swept square by
square. Only two things about a position matter: which of the squares ahead are covered, and which pieces are used. Both
fit in one 64-bit word, the key of a hash table that holds the number of ways to reach the position.
"""

import numpy as np

from salon.jit import Masks, Places, Word, compiled, population, trailing_zeros, u64

KEY, WAYS = 0, 1
SMALLEST = 1024
TAG = 63
"""This bit is set in every key, so that no key is zero."""


@compiled
def mix(key: Word) -> Word:
    """Mix the bits of a key, so that its low bits can select a row."""
    key ^= key >> u64(31)
    key *= u64(0x9E3779B97F4A7C15)
    return key ^ (key >> u64(29))


@compiled
def doubled(table: Masks) -> Masks:
    """Return the same table with twice as many rows."""
    wider = np.zeros((table.shape[0] * 2, 2), np.uint64)
    low = u64(wider.shape[0] - 1)
    for i in range(table.shape[0]):
        if table[i, 0] != u64(0):
            row = mix(table[i, 0]) & low
            while wider[row, 0] != u64(0):
                row = (row + u64(1)) & low
            wider[row, 0] = table[i, 0]
            wider[row, 1] = table[i, 1]
    return wider


@compiled
def sweep(
    square: int,
    window: int,
    table: Masks,
    begin: int,
    end: int,
    ahead: Masks,
    filled: int,
    start: Places,
    places: Masks,
    limits: Masks,
    most_rows: int,
) -> tuple[Masks, int]:
    """Advance the positions in rows `begin` to `end` by one square, into `ahead`; a negative count means no room."""
    one = u64(1)
    seen = (one << u64(window)) - one
    low = u64(ahead.shape[0] - 1)
    here = start[square + 1] - start[square]
    steps = np.empty(here, np.uint64)
    for k in range(here):
        steps[k] = (places[start[square] + k, 0] >> u64(square)) | (
            places[start[square] + k, 1] << u64(window)
        )
    for i in range(begin, end):
        key = table[i, 0]
        if key == u64(0):
            continue
        covered = (key & one) != u64(0)
        for k in range(1 if covered else here):
            after = key
            if not covered:
                if steps[k] & key:
                    continue
                after = key | steps[k]
                if limits.shape[0]:
                    after = _saturated(after, steps[k], window, limits)
            after = ((after & seen) >> one) | (after & ~seen)
            row = mix(after) & low
            while ahead[row, 0] != u64(0) and ahead[row, 0] != after:
                row = (row + one) & low
            if ahead[row, 0] == u64(0):
                ahead[row, 0] = after
                filled += 1
            ahead[row, 1] += table[i, 1]
            if filled * 2 > ahead.shape[0]:
                if ahead.shape[0] >= most_rows:
                    return ahead, -1
                ahead = doubled(ahead)
                low = u64(ahead.shape[0] - 1)
    return ahead, filled


@compiled
def _saturated(after: np.uint64, step: np.uint64, window: int, limits: Masks) -> np.uint64:
    """Mark the whole group as used with the last piece that it allows."""
    i = trailing_zeros(step >> u64(window))
    group = limits[i, 0] << u64(window)
    return after | group if population(after & group) >= limits[i, 1] else after


@compiled
def widest(start: Places, places: Masks) -> int:
    """Return how many squares a placement extends over from its first square on, including the first."""
    most = 1
    for square in range(start.shape[0] - 1):
        for k in range(start[square], start[square + 1]):
            reach = places[k, 0] >> u64(square)
            while reach >> u64(most) != u64(0):
                most += 1
    return most


@compiled
def total(table: Masks) -> int:
    """Return the sum of all ways in a table."""
    ways = 0
    for i in range(table.shape[0]):
        if table[i, 0] != u64(0):
            ways += int(table[i, 1])
    return ways
