"""Sets of squares in a word: neighbours, spots for a card, regions, and bonuses for shapes."""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import (
    BOTTOM,
    BUILT,
    HEIGHT,
    HOME,
    MARGIN,
    MAY,
    SIZE,
    STRIDE,
    TOP,
    WIDTH,
    Tables,
    World,
)
from salon.jit import Number, Word, compiled, population, trailing_zeros, u64

ONE, EIGHT = np.uint64(1), np.uint64(STRIDE)
EVERY_ROW = np.uint64(0x0101010101010101)
"""The first square of every row. Multiplied by a row of bits, it repeats that row in every row."""


@compiled
def near(board: Word) -> Word:
    """Return the squares beside those of a set."""
    return (board << ONE) | (board >> ONE) | (board << EIGHT) | (board >> EIGHT)


@compiled
def window(width: Number, height: Number, size: Number) -> Word:
    """Return the squares that may be built without exceeding the maximum size of the bounding box (PM-14)."""
    end = size + MARGIN
    column, row = max(width + MARGIN - size, 0), max(height + MARGIN - size, 0)
    line = (ONE << u64(end)) - (ONE << u64(column))
    return line * ((EVERY_ROW >> (u64(STRIDE - end + row) * EIGHT)) << (u64(row) * EIGHT))


@compiled
def spots_touching(touched: Word, free: Word) -> tuple[Word, Word]:
    """Return the first squares of horizontal and upright spots on free squares that touch one of the given squares."""
    beside = near(touched) & free
    lying = free & (free >> ONE) & (beside | (beside >> ONE))
    upright = free & (free >> EIGHT) & (beside | (beside >> EIGHT))
    return lying, upright


@compiled
def spots_for(world: World, tables: Tables, district: Number, card: Number) -> tuple[Word, Word]:
    """Return the spots for a card (PM-30 to PM-35). One touch that can match in some assignment is enough."""
    words, info = world.words[district], world.info[district]
    free = window(info[WIDTH], info[HEIGHT], tables.rules[SIZE]) & ~words[BUILT]
    top, bottom = tables.cards[card, TOP], tables.cards[card, BOTTOM]
    return spots_touching(words[HOME] | words[MAY + top] | words[MAY + bottom], free)


@compiled
def region_at(seed: Word, board: Word) -> Word:
    """Return the connected region of a set that contains the square `seed`."""
    region, grown = u64(0), seed
    while grown != region:
        region = grown
        grown = (region | near(region)) & board
    return region


@compiled
def nth_spot(lying: Word, upright: Word, n: Number) -> Number:
    """Return the spot with number `n`."""
    board, spot = lying, 0
    count = np.int64(population(lying))
    if n >= count:
        board, spot, n = upright, 64, n - count
    for _ in range(n):
        board &= board - ONE
    return spot + np.int64(trailing_zeros(board))


@compiled
def first_square(spot: Number) -> Number:
    """Return the number of a spot's first square."""
    return spot & 63


@compiled
def second_square(spot: Number) -> Number:
    """Return the number of a spot's other square."""
    return spot + 1 if spot < 64 else spot - 64 + STRIDE


@compiled
def line_points(board: Word) -> Number:
    """Return five points for three squares in a straight line, ten for four, fifteen for five (PM-93)."""
    longest = 1
    for step in (ONE, EIGHT, EIGHT + ONE, EIGHT - ONE):
        run, length = board, 1
        while length < 5:
            run &= board >> (step * u64(length))
            if run == u64(0):
                break
            length += 1
        longest = max(longest, length)
    return 5 * (longest - 2) if longest > 2 else 0


@compiled
def box_points(board: Word) -> Number:
    """Return the points for four squares in a box (PM-94)."""
    pairs = board & (board >> ONE)
    return 5 if pairs & (pairs >> EIGHT) else 0


@compiled
def across_points(board: Word, size: Number) -> Number:
    """Return the points for a region that reaches across the whole district (PM-95)."""
    left = board
    while left:
        region = region_at(left & (~left + ONE), board)
        left &= ~region
        columns, rows = u64(0), 0
        for row in range(STRIDE):
            line = (region >> (u64(row) * EIGHT)) & u64(255)
            columns |= line
            rows += line != u64(0)
        if rows >= size or np.int64(population(columns)) >= size:
            return 10
    return 0


def squares_of(board: int) -> list[int]:
    """Return the numbers of the squares in a set, for callers outside the kernel."""
    return [square for square in range(64) if board >> square & 1]
