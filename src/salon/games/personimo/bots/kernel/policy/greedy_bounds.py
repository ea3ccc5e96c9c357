"""Upper bounds for the points of a placement of the present card and a claim after it."""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import BOTTOM, MARKS, TOP, Numbers, Words
from salon.games.personimo.bots.kernel.board.squares import ONE, first_square, near, second_square
from salon.games.personimo.bots.kernel.board.survey import (
    BLOCKS,
    COUNT,
    EACH,
    FIELD,
    FIRST,
    HOOD_BLOCKS,
    HOOD_MARKS,
    HOOD_RIM,
    MARKED,
    POINT,
    POINTS,
    STRETCH,
    largest_in,
    points_in,
)
from salon.jit import Number, Word, inlined, trailing_zeros, u64

# Numbers of a placement: assignment, spot, whether the top suit lies on the second square, its value with bonuses and
# without, the points that each suit gains, and the next placement in its bucket.
ROW, SPOT, FLIPPED, VALUE, WITHOUT_BONUSES, TOP_POINTS, BOTTOM_POINTS, NEXT_IN_BUCKET, PLACEMENT_SIZE = range(
    9
)

# The most that a claim adds; whether this includes what the present card gains by its top and bottom suit; and the most
# that each suit of the claim gains if it does not touch the same suit of the present card.
ADDS, WITH_TOP, WITH_BOTTOM, TOP_ALONE, BOTTOM_ALONE, BOUND_SIZE = range(6)

ALL_BONUSES = 60
"""No district has more points from bonuses than this."""


@inlined
def bound_claim(
    survey: Words,
    gains: Numbers,
    cards: Numbers,
    beside: Word,
    card: Number,
    claim: Number,
    bound: Numbers,
) -> None:
    """Compute the most that a claim could add after the present card.

    A suit that the present card lacks gains no more than on the best square there is now. A suit that it has gains no
    more than if all of its blocks were joined, those of the present card included.
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
            bound[ADDS] += best_square(gains, suit, beside, own)
    bound[TOP_ALONE] = best_square(gains, first, beside, 0)
    bound[BOTTOM_ALONE] = best_square(gains, last, beside, carried)


@inlined
def best_square(gains: Numbers, suit: Number, squares: Word, marks: Number) -> Number:
    """Return the most that a single block of a suit gains on any of these squares, or where it touches nothing."""
    most = marks
    while squares:
        gained = gains[suit * FIELD + np.int64(trailing_zeros(squares))]
        most = max(most, points_in(gained) + marks * largest_in(gained))
        squares &= squares - ONE
    return most


@inlined
def points_bound(placement: Numbers, bound: Numbers, bonuses: bool) -> Number:
    """Return an upper bound for the points of a placement and a claim."""
    counted = placement[TOP_POINTS] * bound[WITH_TOP] + placement[BOTTOM_POINTS] * bound[WITH_BOTTOM]
    return points_in(placement[VALUE]) - counted + bound[ADDS] + (ALL_BONUSES if bonuses else 0)


@inlined
def value_bound(placement: Numbers, bound: Numbers, bonuses: bool) -> Number:
    """Return a value that a placement and a claim cannot reach."""
    return max(points_bound(placement, bound, bonuses) * POINT + POINT, placement[VALUE] + 1)


@inlined
def tighter_value_bound(
    survey: Words,
    cards: Numbers,
    built: Word,
    placement: Numbers,
    card: Number,
    claim: Number,
    bound: Numbers,
    bonuses: bool,
) -> Number:
    """Return a tighter bound, which considers the neighbourhoods that a block beside the present card could join."""
    top, bottom, marks = cards[card, TOP], cards[card, BOTTOM], cards[card, MARKS]
    first, last, carried = cards[claim, TOP], cards[claim, BOTTOM], cards[claim, MARKS]
    if first == last or top == bottom:
        return np.iinfo(np.int64).max
    one, two = ONE << u64(first_square(placement[SPOT])), ONE << u64(second_square(placement[SPOT]))
    if placement[FLIPPED]:
        one, two = two, one
    free = ~(built | one | two)
    points = points_in(placement[VALUE]) + (ALL_BONUSES if bonuses else 0)
    for part in range(2):
        suit, own, alone = (first, 0, bound[TOP_ALONE]) if part == 0 else (last, carried, bound[BOTTOM_ALONE])
        if suit == top:
            alone = max(alone, gain_beside(survey, suit, one, 0, own, free))
        elif suit == bottom:
            alone = max(alone, gain_beside(survey, suit, two, marks, own, free))
        points += alone
    return max(points * POINT + POINT, placement[VALUE] + 1)


@inlined
def gain_beside(survey: Words, suit: Number, block: Word, marks: Number, own: Number, free: Word) -> Number:
    """Return the most that one more block gains beside the neighbourhood that a new block of the suit makes."""
    first = suit * STRETCH + FIRST
    after = first + EACH * np.int64(survey[suit * STRETCH + COUNT])
    blocks, scoring, around = np.int64(1), marks, near(block)
    for at in range(first, after, EACH):
        if survey[at + HOOD_RIM] & block:
            blocks += np.int64(survey[at + HOOD_BLOCKS])
            scoring += np.int64(survey[at + HOOD_MARKS])
            around |= survey[at + HOOD_RIM]
    points = blocks * scoring
    around &= free
    for at in range(first, after, EACH):
        if not survey[at + HOOD_RIM] & block and survey[at + HOOD_RIM] & around:
            blocks += np.int64(survey[at + HOOD_BLOCKS])
            scoring += np.int64(survey[at + HOOD_MARKS])
            points += np.int64(survey[at + HOOD_BLOCKS] * survey[at + HOOD_MARKS])
    return (blocks + 1) * (scoring + own) - points
