"""The slate on which it is reckoned what districts promise, and the study where it stands beside the desk.

They are two, not one: a compiled function is handed each array of a tuple by itself, and those that need only one of
them are called too often to be handed both.
"""

from typing import NamedTuple

import numpy as np

from salon.personimo.kernel.desk import Desk, new_desk
from salon.personimo.kernel.features import SPOTS, SURVEYED, Weights, Worths, first_weights
from salon.personimo.kernel.filling import Memo, memo
from salon.personimo.kernel.layout import MOST_IN_ROW, MOST_ROWS, SUITS, Words
from salon.personimo.kernel.outline import OUTLINE
from salon.personimo.kernel.survey import new_survey


class Slate(NamedTuple):
    """Arrays to reckon with.

    Of each spot: what it promises with each card, the squares free once it is built, how far the frame is shifted then,
    and what the site promises. Of the assignment surveyed: what every neighbourhood promises now and with a spot built;
    of each suit the free squares around it, what it promises, and what it promises besides that some of its
    neighbourhoods could join, now and with a spot built. Of each assignment the total. Of each suit what is left
    among the unseen cards. Of a rival's district the outline.
    """

    weights: Weights
    known: Memo
    survey: Words
    worths: Worths
    frees: Words
    shifts: Words
    sites: Worths
    each: Worths
    now: Worths
    beside: Words
    suits: Worths
    joins: Worths
    joins_now: Worths
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
        np.zeros(SPOTS, np.uint64),
        np.zeros(SPOTS, np.uint64),
        np.zeros(SPOTS),
        np.zeros(SURVEYED),
        np.zeros(SURVEYED),
        np.zeros(SUITS, np.uint64),
        np.zeros(SUITS),
        np.zeros(SUITS),
        np.zeros(SUITS),
        np.zeros(MOST_ROWS),
        np.zeros(2 * SUITS),
        np.zeros(OUTLINE),
    )
