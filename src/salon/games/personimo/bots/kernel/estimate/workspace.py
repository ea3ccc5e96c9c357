"""The slate on which it is reckoned what districts promise, and the study where it stands beside the desk.

They are two, not one: a compiled function is handed each array of a tuple by itself, and those that need only one of
them are called too often to be handed both.
"""

from typing import NamedTuple

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import MOST_IN_ROW, MOST_ROWS, SUITS, Numbers, Words
from salon.games.personimo.bots.kernel.board.survey import new_survey
from salon.games.personimo.bots.kernel.estimate.features import (
    SPOTS,
    SURVEYED,
    Weights,
    Worths,
    first_weights,
)
from salon.games.personimo.bots.kernel.estimate.filling import Memo, memo
from salon.games.personimo.bots.kernel.estimate.outline import OUTLINE
from salon.games.personimo.bots.kernel.policy.workspace import Desk, new_desk

MOST_HOODS, MOST_PAIRS = 25, 144
"""No 5×5 squares have more neighbourhoods than that, nor more pairs of one suit: thirteen neighbourhoods and twelve."""

# The list of neighbourhoods: where each is in the survey, and its suit; then for each suit where its pairs begin; then
# how many neighbourhoods there are.
PAIRED = 2 * MOST_HOODS
HOODS = PAIRED + SUITS + 1
LISTED = HOODS + 1

SIDES = 2 * MOST_IN_ROW
"""Which sides the cards have comes first, two each. Sides are from here on: a suit times four, and its marks."""
HALVES = 4
"""Of a side, on one square of a spot and on the other: what it changes, and whether it touches its suit there."""


class Slate(NamedTuple):
    """Arrays to reckon with.

    The spots looked at (their number comes last). Of each: what it promises with each card, the squares free once it is
    built, how far the frame is shifted then, and what the site promises. Of the assignment surveyed: the list of its
    neighbourhoods; what each promises now and with a spot built, and the free squares around it; of any two that could
    join, the squares where they could, the squares around either, and what that promises. Of cards: their sides, and
    what each side changes on both squares of a spot. Of each assignment the total. Of each suit what is left among the
    unseen cards. Of a rival's district the outline.
    """

    weights: Weights
    known: Memo
    survey: Words
    worths: Worths
    sited: Numbers
    frees: Words
    shifts: Words
    sites: Worths
    each: Worths
    now: Worths
    rooms: Words
    listed: Numbers
    pairs: Words
    gains: Worths
    halves: Worths
    sides: Numbers
    totals: Worths
    supply: Worths
    rival: Worths


class Study(NamedTuple):
    """All that players think with; one is enough for a process."""

    desk: Desk
    slate: Slate


def new_study(weights: Weights | None = None) -> Study:
    """A study with what has been learnt of districts' promise."""
    return Study(new_desk(), new_slate(weights))


def new_slate(weights: Weights | None = None) -> Slate:
    """An empty slate, with what has been learnt."""
    return Slate(
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
        np.zeros(LISTED, np.int64),
        np.zeros(2 * MOST_PAIRS, np.uint64),
        np.zeros(MOST_PAIRS),
        np.zeros(HALVES * 2 * MOST_IN_ROW),
        np.zeros(SIDES + 2 * MOST_IN_ROW, np.int64),
        np.zeros(MOST_ROWS),
        np.zeros(2 * SUITS),
        np.zeros(OUTLINE),
    )
