"""The ways to fill the rest of a district with cards of two squares, ignoring suits.

A district that cannot be filled costs a card, and one that can be filled in few ways will soon be one that cannot. All
positions of its bounding box within the 5×5 squares are considered. Results are kept in a table, since there are few
shapes compared with the number of lookups.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from salon.games.personimo.bots.kernel.board.layout import MARGIN, STRIDE
from salon.games.personimo.bots.kernel.board.squares import ONE
from salon.jit import Number, Word, compiled, population, u64

SIDE = 5
SQUARES = SIDE * SIDE
ALL = np.uint64((1 << SQUARES) - 1)
COLUMN = np.uint64(0x108421)
"""The first square of every row of the 5×5 squares."""
LINE = np.uint64((1 << SIDE) - 1)
PROFILES = 1 << SIDE

Memo = NDArray[np.uint32]
KEPT_BITS, CLASS_BITS = 20, 7
HASH = np.uint64(0x9E3779B97F4A7C15)

ONE_SHORT, FILLED, FILLING_CLASSES = 3, 8, 32
"""Classes of shapes. From ONE_SHORT on, one card has no place. From FILLED on, the shape can be filled; the classes are
those of the logarithm of the number of ways."""


@cache
def memo() -> Memo:
    """Return this process's table of shapes: each entry is a shape and its class in one number."""
    return np.zeros(1 << KEPT_BITS, np.uint32)


@compiled
def compact(built: Word) -> Word:
    """Return the squares of a district as a shape with five bits a row."""
    moved = built >> u64(MARGIN + STRIDE * MARGIN)
    shape = u64(0)
    for row in range(SIDE):
        shape |= ((moved >> u64(STRIDE * row)) & LINE) << u64(SIDE * row)
    return shape


@compiled
def filling(known: Memo, shape: Word) -> Number:
    """Return the class of a shape, from the table if it is there."""
    slot = (shape * HASH) >> u64(64 - KEPT_BITS)
    entry = u64(known[slot])
    if entry >> u64(CLASS_BITS) == shape and entry:
        return np.int64(entry & u64((1 << CLASS_BITS) - 1))
    found = classify(shape)
    known[slot] = np.uint32((shape << u64(CLASS_BITS)) | u64(found))
    return found


@compiled
def classify(shape: Word) -> Number:
    """Compute the class of a shape."""
    width = height = 0
    for i in range(SIDE):
        if shape & (COLUMN << u64(i)):
            width = i + 1
        if shape & (LINE << u64(SIDE * i)):
            height = i + 1
    short, ways = SQUARES, 0
    for row in range(SIDE + 1 - height):
        for column in range(SIDE + 1 - width):
            free = ALL & ~(shape << u64(row * SIDE + column))
            cards, number = count_fillings(free)
            left = np.int64(population(free)) - 2 * cards
            if left < short:
                short, ways = left, 0
            if left == short:
                ways += number
    if short == 0:
        return min(FILLED + np.int64(2 * np.log2(ways)), FILLING_CLASSES - 1)
    if short > 3:
        return 1 if short > 5 else 2
    kind: Number = np.int64(np.log2(ways)) // 2
    return ONE_SHORT + min(kind, FILLED - ONE_SHORT - 1)


@compiled
def count_fillings(free: Word) -> tuple[Number, Number]:
    """Return the largest number of cards of two squares that fit in a set, and in how many ways they do.

    This is dynamic programming over the squares. The state is a profile: which of the next five squares are covered by
    cards already laid.
    """
    now, then = np.zeros((PROFILES, 2), np.int64), np.zeros((PROFILES, 2), np.int64)
    now[0, 1] = 1
    for square in range(SQUARES):
        then[:] = 0
        here = free >> u64(square)
        beside = square % SIDE < SIDE - 1 and here & u64(2)
        below = here & u64(1 << SIDE)
        for profile in range(PROFILES):
            cards, ways = now[profile]
            if ways == 0:
                continue
            record(then, profile >> 1, cards, ways)
            if profile & 1 or not here & ONE:
                continue
            if beside and not profile & 2:
                record(then, (profile | 2) >> 1, cards + 1, ways)
            if below:
                record(then, (profile | PROFILES) >> 1, cards + 1, ways)
        now, then = then, now
    return now[0, 0], now[0, 1]


@compiled
def record(found: NDArray[np.int64], profile: Number, cards: Number, ways: Number) -> None:
    """Record another way to reach a profile: keep the larger number of cards, and add up the ways if it is equal."""
    if found[profile, 1] == 0 or cards > found[profile, 0]:
        found[profile, 0], found[profile, 1] = cards, ways
    elif cards == found[profile, 0]:
        found[profile, 1] += ways
