"""Surveys: the neighbourhoods of one assignment, and what one more card would add to them.

A new block of a suit joins the neighbourhoods of that suit beside it. If they have S blocks and K marks together with
the new block, and had V points before, the block gains S·K - V points, and S more for each mark it brings. A card of
two suits gains for each suit separately; a card of one suit adds two blocks at once.

A survey is one array. For each suit it holds the totals, then the squares, blocks, marks and rim (the surrounding
squares) of each neighbourhood.
"""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import ONES, SUITS, TWOS, Numbers, Words
from salon.games.personimo.bots.kernel.board.squares import ONE, near, region_at
from salon.jit import Number, Word, compiled, population, trailing_zeros, u64

COUNT, BLOCKS, MARKED, POINTS, FIRST = range(5)
HOOD_SQUARES, HOOD_BLOCKS, HOOD_MARKS, HOOD_RIM, EACH = range(5)
STRETCH = FIRST + 13 * EACH
"""Words for each suit. A district of 25 squares has at most 13 neighbourhoods of one suit."""

POINT = 64
"""A value is the points times this, plus the size of the largest neighbourhood (PM-45)."""
FIELD = 64
ALONE = 1
"""The gain of a block that touches nothing of its suit: no points, and a neighbourhood of one."""


def new_survey() -> Words:
    """Return an array for one survey."""
    return np.zeros(SUITS * STRETCH, np.uint64)


def new_gains() -> Numbers:
    """Return an array for what a block of each suit would gain on each square, as a value."""
    return np.full(SUITS * FIELD, ALONE, np.int64)


@compiled
def survey_suit(survey: Words, suit: Number, board: Word, ones: Word, twos: Word) -> Number:
    """Survey one suit, and return its value."""
    start = suit * STRETCH
    at, count = start + FIRST, u64(0)
    blocks = marked = points = u64(0)
    largest = u64(0)
    left = board
    while left:
        region = region_at(left & (~left + ONE), board)
        left &= ~region
        size = population(region)
        marks = population(region & ones) + (population(region & twos) << ONE)
        survey[at + HOOD_SQUARES], survey[at + HOOD_RIM] = region, near(region)
        survey[at + HOOD_BLOCKS], survey[at + HOOD_MARKS] = size, marks
        at += EACH
        count += ONE
        blocks += size
        marked += marks
        points += size * marks
        largest = max(largest, size)
    survey[start + COUNT] = count
    survey[start + BLOCKS], survey[start + MARKED], survey[start + POINTS] = blocks, marked, points
    return np.int64(points) * POINT + np.int64(largest)


@compiled
def points_in(value: Number) -> Number:
    """Return the points of a value."""
    return value >> 6


@compiled
def largest_in(value: Number) -> Number:
    """Return the largest neighbourhood of a value."""
    return value & 63


@compiled
def plus(value: Number, more: Number) -> Number:
    """Return the sum of two values: the sum of their points, and the larger of their largest neighbourhoods."""
    return ((points_in(value) + points_in(more)) << 6) + max(largest_in(value), largest_in(more))


@compiled
def survey_row(survey: Words, words: Words, rows: Words, row: Number) -> Number:
    """Survey an assignment, and return its value without bonuses."""
    value = np.int64(0)
    for suit in range(SUITS):
        value = plus(
            value,
            survey_suit(survey, suit, rows[row * SUITS + suit], words[ONES + suit], words[TWOS + suit]),
        )
    return value


@compiled
def joined(survey: Words, suit: Number, beside: Word, blocks: Word) -> Number:
    """Return what new blocks of a suit gain that touch the squares `beside`, without marks of their own, as a value."""
    start = suit * STRETCH
    size, marks, before = blocks, u64(0), u64(0)
    for k in range(np.int64(survey[start + COUNT])):
        at = start + FIRST + EACH * k
        if survey[at + HOOD_SQUARES] & beside:
            size += survey[at + HOOD_BLOCKS]
            marks += survey[at + HOOD_MARKS]
            before += survey[at + HOOD_BLOCKS] * survey[at + HOOD_MARKS]
    return np.int64(size * marks - before) * POINT + np.int64(size)


@compiled
def tabulate(survey: Words, suit: Number, squares: Word, gains: Numbers) -> None:
    """Tabulate what a block of a suit would gain on each of these squares.

    Beside one neighbourhood of S blocks and K marks it gains K. Where several neighbourhoods meet, it joins them.
    """
    start, first = suit * FIELD, suit * STRETCH + FIRST
    after = first + EACH * np.int64(survey[suit * STRETCH + COUNT])
    for square in range(FIELD):
        gains[start + square] = ALONE
    touched = several = u64(0)
    for at in range(first, after, EACH):
        several |= touched & survey[at + HOOD_RIM]
        touched |= survey[at + HOOD_RIM]
    for at in range(first, after, EACH):
        alone = survey[at + HOOD_RIM] & squares & ~several
        gained = np.int64(survey[at + HOOD_MARKS]) * POINT + np.int64(survey[at + HOOD_BLOCKS]) + 1
        while alone:
            gains[start + np.int64(trailing_zeros(alone))] = gained
            alone &= alone - ONE
    several &= squares
    while several:
        lowest = several & (~several + ONE)
        gains[start + np.int64(trailing_zeros(several))] = joined(survey, suit, near(lowest), ONE)
        several ^= lowest
