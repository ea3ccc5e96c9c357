"""The desk at which a full-greedy choice is worked out: surveys of assignments, bounds, and the ways that wait."""

from typing import NamedTuple

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import (
    BOTTOM,
    INFO,
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
from salon.games.personimo.bots.kernel.board.spots import beside_built, new_spots
from salon.games.personimo.bots.kernel.board.survey import (
    FIELD,
    STRETCH,
    new_gains,
    new_survey,
    survey_row,
    tabulate,
)
from salon.games.personimo.bots.kernel.policy.greedy_bounds import BOUND, WAY, bound_claim
from salon.jit import Number, inlined

KEPT_SURVEYS = 32
"""Assignments whose surveys stay on the desk; all others share one place."""
MOST_WAYS = 4096
"""Ways to lay the present card that may wait their turn."""
MOST_POINTS = 1024

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
    limits: Numbers
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
        np.zeros(MOST_IN_ROW, np.int64),
        np.zeros(NOTES, np.int64),
    )


@inlined
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
        bound_claim(survey, gains, tables.cards, beside, card, claims[i], desk.bounds[slot, i])
    return slot
