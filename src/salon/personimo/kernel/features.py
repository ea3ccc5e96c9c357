"""What is looked at to tell what a district promises, and the number of the weight for each thing there.

A neighbourhood is told by its suit (some have far more marks to come than others), its blocks, its marks and the free
squares around it; a district by its box, and by the spots that are left if suits are not looked at. There is a weight
for each of them at each stage: after so many cards.
"""

import numpy as np
from numpy.typing import NDArray

from salon.jit import Number, Word, compiled, population, u64
from salon.personimo.kernel.layout import BUILT, HEIGHT, MARGIN, STRIDE, SUITS, WIDTH, Numbers, Words
from salon.personimo.kernel.squares import EIGHT, EVERY_ROW, ONE, near
from salon.personimo.kernel.survey import FIELD, STRETCH

Weights = NDArray[np.float32]
Worths = NDArray[np.float64]

STAGES, BLOCKS_UP_TO, MARKS_UP_TO, ROOM_UP_TO = 13, 16, 8, 8
EACH_SUIT = BLOCKS_UP_TO * MARKS_UP_TO * ROOM_UP_TO
BOXES = SUITS * EACH_SUIT
PLACES = BOXES + 36
WEIGHTS = PLACES + 32
MOST_FEATURES = 80
TWO = np.uint64(2)
HOPELESS = -1e9
SPOTS, SURVEYED = 2 * FIELD, SUITS * STRETCH


def new_worths() -> Worths:
    """Room for what each spot promises, and every neighbourhood before and after."""
    return np.zeros(SPOTS + 2 * SURVEYED, np.float64)


def first_weights() -> Weights:
    """Weights that say no more than the points a district has now."""
    weights = np.zeros((STAGES, WEIGHTS), np.float32)
    shape = (SUITS, BLOCKS_UP_TO, MARKS_UP_TO, ROOM_UP_TO)
    _, blocks, marks, _ = np.indices(shape)
    weights[:, :BOXES] = (blocks * marks).reshape(-1)
    return weights


@compiled
def region_feature(suit: Number, blocks: Word, marks: Word, room: Word) -> Number:
    """The number of the weight for a neighbourhood."""
    size: Number = min(np.int64(blocks), BLOCKS_UP_TO - 1)
    number: Number = min(np.int64(marks), MARKS_UP_TO - 1)
    free: Number = min(np.int64(room), ROOM_UP_TO - 1)
    return suit * EACH_SUIT + (size * MARKS_UP_TO + number) * ROOM_UP_TO + free


@compiled
def free_after(
    words: Words, info: Numbers, size: Number, first: Number, second: Number
) -> tuple[Word, Number]:
    """The free squares once a spot is built, in the same frame, and the feature of the box."""
    left, right = min(MARGIN, first & 7), max(MARGIN + info[WIDTH] - 1, second & 7)
    top, bottom = min(MARGIN, first >> 3), max(MARGIN + info[HEIGHT] - 1, second >> 3)
    from_column, to_column = max(right - size + 1, 0), min(left + size, STRIDE - 1)
    from_row, to_row = max(bottom - size + 1, 0), min(top + size, STRIDE)
    line = (ONE << u64(to_column)) - (ONE << u64(from_column))
    rows = (EVERY_ROW >> (u64(STRIDE - to_row + from_row) * EIGHT)) << (u64(from_row) * EIGHT)
    built = words[BUILT] | ONE << u64(first) | ONE << u64(second)
    return line * rows & ~built, BOXES + min((right - left) * 6 + bottom - top, 35)


@compiled
def places_feature(built: Word, free: Word) -> Number:
    """The number of the weight for the room that is left: pairs of free squares beside what is built."""
    beside = near(built) & free
    lying = free & (free >> ONE) & (beside | (beside >> ONE))
    upright = free & (free >> EIGHT) & (beside | (beside >> EIGHT))
    spots: Number = np.int64(population(lying)) + np.int64(population(upright))
    return PLACES + min(spots, 31)
