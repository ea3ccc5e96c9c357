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
"""The most neighbourhoods on 5×5 squares, and the most pairs of one suit: thirteen neighbourhoods and twelve."""

# The list of neighbourhoods: the index of each in the survey, and its suit; then for each suit the index of its first
# pair; then the number of neighbourhoods.
PAIRED = 2 * MOST_HOODS
HOODS = PAIRED + SUITS + 1
HOOD_LIST = HOODS + 1

SIDES = 2 * MOST_IN_ROW
"""The array of sides begins with the two sides of each card. From here on it has the sides: a suit times four, plus its
marks."""
SIDE_VALUES = 4
"""For a side on each square of a spot: how the value changes, and whether the side touches its suit there."""


class ValueWorkspace(NamedTuple):
    """Arrays for the computation of learned values.

    `spot_list` has the spots that are evaluated; their number is its last element. For each spot there are the value
    with each card (`spot_values`), the squares that are free once it is built (`free_after`), the shift of the word
    then (`shifts`) and the value of the footprint.

    For the surveyed assignment, `hood_list` lists the neighbourhoods. For each there are the value now and with a spot
    built, and the free squares around it (`hood_rooms`). For each pair that could be joined, `pairs` has the squares
    where it could be and the squares around either, and `pair_values` its value.

    `sides` and `side_values` are about the cards, `row_totals` about the assignments, `supply` about what is left of
    each suit among the unseen cards. `rival_summary` is the summary of a rival's district.
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
    """Return a workspace with these weights."""
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
