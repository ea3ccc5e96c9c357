"""The arrays in which the learned value of districts is computed.

They are separate from the arrays of the greedy policy, because Numba passes every array of a tuple as an argument of
its own. Functions that need only one of the two workspaces are called too often to be given both.
"""

from typing import NamedTuple

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import MOST_IN_ROW, MOST_ROWS, SUITS, Numbers, Words
from salon.games.personimo.bots.kernel.board.survey import new_survey
from salon.games.personimo.bots.kernel.estimate.features import (
    SPOTS,
    SURVEYED,
    Reals,
    Weights,
    first_weights,
)
from salon.games.personimo.bots.kernel.estimate.filling import Memo, memo
from salon.games.personimo.bots.kernel.estimate.summary import SUMMARY_SIZE

MOST_HOODS, MOST_PAIRS = 25, 144
"""No 5×5 squares have more neighbourhoods than that, nor more pairs of one suit: thirteen neighbourhoods and twelve."""

# The list of neighbourhoods: where each is in the survey, and its suit; then for each suit where its pairs begin; then
# how many neighbourhoods there are.
PAIRED = 2 * MOST_HOODS
HOODS = PAIRED + SUITS + 1
HOOD_LIST = HOODS + 1

SIDES = 2 * MOST_IN_ROW
"""Which sides the cards have comes first, two each. Sides are from here on: a suit times four, and its marks."""
SIDE_VALUES = 4
"""Of a side, on one square of a spot and on the other: what it changes, and whether it touches its suit there."""


class ValueWorkspace(NamedTuple):
    """Arrays to reckon with.

    The spots looked at (their number comes last). Of each: what it promises with each card, the squares free once it is
    built, how far the frame is shifted then, and what the site promises. Of the assignment surveyed: the list of its
    neighbourhoods; what each promises now and with a spot built, and the free squares around it; of any two that could
    join, the squares where they could, the squares around either, and what that promises. Of cards: their sides, and
    what each side changes on both squares of a spot. Of each assignment the total. Of each suit what is left among the
    unseen cards. Of a rival's district the outline.
    """

    weights: Weights
    filling_memo: Memo
    survey: Words
    spot_values: Reals
    spot_list: Numbers
    free_after: Words
    shifts: Words
    footprint_values: Reals
    hood_values: Reals
    hood_values_after: Reals
    hood_rooms: Words
    hood_list: Numbers
    pairs: Words
    pair_values: Reals
    side_values: Reals
    sides: Numbers
    row_totals: Reals
    supply: Reals
    rival_summary: Reals


def new_value_workspace(weights: Weights | None = None) -> ValueWorkspace:
    """An empty slate, with what has been learnt."""
    return ValueWorkspace(
        first_weights() if weights is None else weights,
        memo(),
        new_survey(),
        np.zeros((MOST_IN_ROW, SPOTS)),
        np.zeros(SPOTS + 1, np.int64),
        np.zeros(SPOTS, np.uint64),
        np.zeros(SPOTS, np.uint64),
        np.zeros(SPOTS),
        np.zeros(SURVEYED),
        np.zeros(SURVEYED),
        np.zeros(SURVEYED, np.uint64),
        np.zeros(HOOD_LIST, np.int64),
        np.zeros(2 * MOST_PAIRS, np.uint64),
        np.zeros(MOST_PAIRS),
        np.zeros(SIDE_VALUES * 2 * MOST_IN_ROW),
        np.zeros(SIDES + 2 * MOST_IN_ROW, np.int64),
        np.zeros(MOST_ROWS),
        np.zeros(2 * SUITS),
        np.zeros(SUMMARY_SIZE),
    )
