"""The desk at which a full-greedy choice is worked out: surveys of assignments, bounds, and the ways that wait."""

from typing import NamedTuple

import numpy as np

from salon.jit import Number, Word, compiled, trailing_zeros
from salon.personimo.kernel.layout import (
    BOTTOM,
    INFO,
    MARKS,
    MOST_IN_ROW,
    SIZE,
    SUITS,
    TOP,
    WORDS,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.personimo.kernel.spots import beside_built, new_spots
from salon.personimo.kernel.squares import ONE
from salon.personimo.kernel.survey import (
    BLOCKS,
    FIELD,
    MARKED,
    POINTS,
    STRETCH,
    largest_in,
    new_gains,
    new_survey,
    points_in,
    survey_row,
    tabulate,
)

KEPT_SURVEYS = 32
"""Assignments whose surveys stay on the desk; all others share one place."""
MOST_WAYS = 4096
"""Ways to lay the present card that may wait their turn."""
MOST_POINTS = 1024

# Numbers of a way: assignment, spot, whether the top suit lies on the second square, its value with bonuses and
# without, the points each suit gains, and the way that waits after it.
ROW, SPOT, BACK, VALUE, BARE, BY_TOP, BY_BOTTOM, AFTER, WAY = range(9)

# What a claim adds at most, and whether what the present card gains by its top and bottom suit is counted in there.
ADDS, WITH_TOP, WITH_BOTTOM, BOUND = range(4)

# The best plan so far, how many ways wait, the most points one of them could lead to, the suits of all claims as bits.
BEST, BEST_SPOT, BEST_CLAIM, WAYS, HIGHEST, CLAIMED, NOTES = range(7)


class Desk(NamedTuple):
    """Arrays to work with; one desk is enough for a process."""

    surveys: Words
    gains: Numbers
    owners: Numbers
    bases: Numbers
    bounds: Numbers
    later: Words
    later_gains: Numbers
    words: Words
    info: Numbers
    boards: Words
    ways: Numbers
    heads: Numbers
    spots: Numbers
    notes: Numbers


def new_desk() -> Desk:
    """An empty desk."""
    return Desk(
        np.zeros((KEPT_SURVEYS, SUITS * STRETCH), np.uint64),
        np.zeros((KEPT_SURVEYS, SUITS * FIELD), np.int64),
        np.full(KEPT_SURVEYS, -1, np.int64),
        np.zeros(KEPT_SURVEYS, np.int64),
        np.zeros((KEPT_SURVEYS, MOST_IN_ROW, BOUND), np.int64),
        new_survey(),
        new_gains(),
        np.zeros(WORDS, np.uint64),
        np.zeros(INFO, np.int64),
        np.zeros(SUITS, np.uint64),
        np.zeros((MOST_WAYS, WAY), np.int64),
        np.full(MOST_POINTS, -1, np.int64),
        new_spots(),
        np.zeros(NOTES, np.int64),
    )


@compiled
def surveyed(
    world: World,
    tables: Tables,
    desk: Desk,
    district: Number,
    row: Number,
    card: Number,
    claims: Numbers,
    count: Number,
) -> Number:
    """The place on the desk with the survey of an assignment, made now if it is not there."""
    slot = min(row, KEPT_SURVEYS - 1)
    if desk.owners[slot] == row:
        return slot
    words, info = world.words[district], world.info[district]
    desk.owners[slot] = row
    survey, gains = desk.surveys[slot], desk.gains[slot]
    desk.bases[slot] = survey_row(survey, words, world.rows[district], row)
    beside = beside_built(words, info, tables.rules[SIZE])
    cards = tables.cards
    suits = desk.notes[CLAIMED] | 1 << cards[card, TOP] | 1 << cards[card, BOTTOM]
    for suit in range(SUITS):
        if suits >> suit & 1:
            tabulate(survey, suit, beside, gains)
    for i in range(count):
        _bound(survey, gains, tables.cards, beside, card, claims[i], desk.bounds[slot, i])
    return slot


@compiled
def _bound(
    survey: Words,
    gains: Numbers,
    cards: Numbers,
    beside: Word,
    card: Number,
    claim: Number,
    bound: Numbers,
) -> None:
    """What a claim could add at most, after the present card.

    A suit the present card lacks gains no more than on the best square there is now. One that it has gains no more
    than if all of it were joined, the present card included.
    """
    top, bottom, marks = cards[card, TOP], cards[card, BOTTOM], cards[card, MARKS]
    first, last, carried = cards[claim, TOP], cards[claim, BOTTOM], cards[claim, MARKS]
    bound[ADDS], bound[WITH_TOP], bound[WITH_BOTTOM] = 0, 0, 0
    for part in range(1 if first == last else 2):
        suit = first if part == 0 else last
        blocks = 2 if first == last else 1
        own = carried if suit == last else 0
        if suit in (top, bottom) or blocks == 2:
            blocks += (suit == top) + (suit == bottom)
            if suit == bottom:
                own += marks
            at = suit * STRETCH
            joined = (np.int64(survey[at + BLOCKS]) + blocks) * (np.int64(survey[at + MARKED]) + own)
            bound[ADDS] += joined - np.int64(survey[at + POINTS])
            if suit == top:
                bound[WITH_TOP] = 1
            if suit == bottom:
                bound[WITH_BOTTOM] = 1
        else:
            bound[ADDS] += _best_square(gains, suit, beside, own)


@compiled
def _best_square(gains: Numbers, suit: Number, squares: Word, marks: Number) -> Number:
    """The most a single block of a suit gains on any of these squares, or where it touches nothing."""
    most = marks
    while squares:
        gained = gains[suit * FIELD + np.int64(trailing_zeros(squares))]
        most = max(most, points_in(gained) + marks * largest_in(gained))
        squares &= squares - ONE
    return most
