"""Summaries of rivals' districts, which replace them in the later part of a playout.

For a seat, only two things about a rival matter: which cards the rival takes, and how many points they have at the end.
Beyond the next turns neither depends much on where the blocks lie. A summary therefore holds, for each suit, the blocks
and marks of its main neighbourhood, and the points of everything else. A card adds to the main neighbourhoods of its
suits, though not in full, since not every block can be laid where it joins them.
"""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import (
    BOTTOM,
    MARKS,
    ROWS,
    SUITS,
    TOP,
    Numbers,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.survey import (
    COUNT,
    EACH,
    FIRST,
    HOOD_BLOCKS,
    HOOD_MARKS,
    STRETCH,
    points_in,
    survey_row,
)
from salon.games.personimo.bots.kernel.estimate.features import Reals
from salon.jit import Number, Real, compiled

BLOCKS, SCORING, BESIDES = 0, SUITS, 2 * SUITS
SUMMARY_SIZE = 2 * SUITS + 1


@compiled
def summarise(world: World, survey: Words, district: Number, summary: Reals, most_rows: Number) -> None:
    """Summarise a district in the best of its first `most_rows` assignments."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    most, best = np.int64(-1), 0
    for row in range(min(info[ROWS], most_rows)):
        value = survey_row(survey, words, rows, row)
        if value > most:
            most, best = value, row
    if info[ROWS] > 1:
        survey_row(survey, words, rows, best)
    summary[BESIDES] = points_in(most)
    for suit in range(SUITS):
        first = suit * STRETCH + FIRST
        summary[BLOCKS + suit] = summary[SCORING + suit] = 0.0
        weight = -1.0
        for at in range(first, first + EACH * np.int64(survey[suit * STRETCH + COUNT]), EACH):
            blocks, marks = np.float64(survey[at + HOOD_BLOCKS]), np.float64(survey[at + HOOD_MARKS])
            if (blocks + 1) * (marks + 0.5) > weight:
                weight = (blocks + 1) * (marks + 0.5)
                summary[BLOCKS + suit], summary[SCORING + suit] = blocks, marks
        summary[BESIDES] -= summary[BLOCKS + suit] * summary[SCORING + suit]


@compiled
def summary_points(summary: Reals) -> Real:
    """Return the points of a summarised district."""
    points = summary[BESIDES]
    for suit in range(SUITS):
        points += summary[BLOCKS + suit] * summary[SCORING + suit]
    return points


@compiled
def summary_gain(summary: Reals, cards: Numbers, card: Number) -> Real:
    """Return what a card would add to a summarised district if both of its blocks joined."""
    top, bottom, marks = cards[card, TOP], cards[card, BOTTOM], cards[card, MARKS]
    blocks, scoring = summary[BLOCKS + bottom], summary[SCORING + bottom]
    more = 2 if top == bottom else 1
    gain = (blocks + more) * (scoring + marks) - blocks * scoring
    return gain if top == bottom else gain + summary[SCORING + top]
