"""The arrays of a full-greedy choice: surveys of assignments, bounds, and the placements to be evaluated."""

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
from salon.games.personimo.bots.kernel.policy.greedy_bounds import BOUND_SIZE, PLACEMENT_SIZE, bound_claim
from salon.jit import Number, inlined

CACHED_SURVEYS = 32
"""Assignments whose surveys are cached. The last slot is shared by all others."""
MOST_PLACEMENTS = 4096
"""Placements of the present card that can be listed at a time."""
MOST_POINTS = 1024

# The best plan so far, the number of listed placements, the highest bucket in use, the suits of all claims as bits.
BEST, BEST_SPOT, BEST_CLAIM, PLACEMENTS, HIGHEST_BUCKET, CLAIMED, STATE_SIZE = range(7)


class GreedyWorkspace(NamedTuple):
    """Arrays for the greedy policies; one workspace is enough for a process.

    The first five arrays belong to the cached surveys, one slot each. `next_survey` to `boards` describe the district
    after the present card. `placements` and `bucket_heads` are linked lists of placements, by the points that they
    could lead to.
    """

    surveys: Words
    gains: Numbers
    cached_rows: Numbers
    base_values: Numbers
    bounds: Numbers
    next_survey: Words
    next_gains: Numbers
    words: Words
    info: Numbers
    boards: Words
    placements: Numbers
    bucket_heads: Numbers
    spots: Numbers
    limits: Numbers
    state: Numbers


def new_greedy_workspace() -> GreedyWorkspace:
    """Return an empty workspace."""
    return GreedyWorkspace(
        np.zeros((CACHED_SURVEYS, SUITS * STRETCH), np.uint64),
        np.zeros((CACHED_SURVEYS, SUITS * FIELD), np.int64),
        np.full(CACHED_SURVEYS, -1, np.int64),
        np.zeros(CACHED_SURVEYS, np.int64),
        np.zeros((CACHED_SURVEYS, MOST_IN_ROW, BOUND_SIZE), np.int64),
        new_survey(),
        new_gains(),
        np.zeros(WORDS, np.uint64),
        np.zeros(INFO, np.int64),
        np.zeros(SUITS, np.uint64),
        np.zeros((MOST_PLACEMENTS, PLACEMENT_SIZE), np.int64),
        np.full(MOST_POINTS, -1, np.int64),
        new_spots(),
        np.zeros(MOST_IN_ROW, np.int64),
        np.zeros(STATE_SIZE, np.int64),
    )


@inlined
def cached_survey(
    world: World,
    tables: Tables,
    workspace: GreedyWorkspace,
    district: Number,
    row: Number,
    card: Number,
    claims: Numbers,
    count: Number,
) -> Number:
    """Return the slot with the survey of an assignment; make the survey if it is not there."""
    slot = min(row, CACHED_SURVEYS - 1)
    if workspace.cached_rows[slot] == row:
        return slot
    words, info = world.words[district], world.info[district]
    workspace.cached_rows[slot] = row
    survey, gains = workspace.surveys[slot], workspace.gains[slot]
    workspace.base_values[slot] = survey_row(survey, words, world.rows[district], row)
    beside = beside_built(words, info, tables.rules[SIZE])
    cards = tables.cards
    suits = workspace.state[CLAIMED] | 1 << cards[card, TOP] | 1 << cards[card, BOTTOM]
    for suit in range(SUITS):
        if suits >> suit & 1:
            tabulate(survey, suit, beside, gains)
    for i in range(count):
        bound_claim(survey, gains, tables.cards, beside, card, claims[i], workspace.bounds[slot, i])
    return slot
