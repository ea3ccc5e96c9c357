"""The features of a district for the learned value, and the number of the weight for each.

A neighbourhood is described by its suit (some suits have far more marks than others), its blocks, its marks and the
free squares around it. A pair of neighbourhoods that one more block could join is described by the points which that
would gain. The district is described by its bounding box, by the number of spots left if suits are ignored, and by the
ways to fill it; its owner, by the place in the order of the next turn. Each feature has one weight for each stage,
which is the number of cards laid. Two more weights, by the free squares around a neighbourhood, tell what it gains if
more marks or blocks of its suit are left than average.
"""

import numpy as np
from numpy.typing import NDArray

from salon.games.personimo.bots.kernel.board.layout import SUITS
from salon.games.personimo.bots.kernel.board.squares import EIGHT, ONE, near
from salon.games.personimo.bots.kernel.board.survey import FIELD, STRETCH
from salon.games.personimo.bots.kernel.estimate.filling import FILLING_CLASSES
from salon.jit import Number, Real, Word, compiled, population

Weights = NDArray[np.float32]
Reals = NDArray[np.float64]

STAGES, BLOCKS_UP_TO, MARKS_UP_TO, ROOM_UP_TO = 13, 16, 8, 8
EACH_SUIT = BLOCKS_UP_TO * MARKS_UP_TO * ROOM_UP_TO
BOXES = SUITS * EACH_SUIT
SPOTS_LEFT = BOXES + 36
FILLING = SPOTS_LEFT + 32
JOINS = FILLING + FILLING_CLASSES
JOINS_UP_TO = 32
ORDERS = JOINS + JOINS_UP_TO
ORDER_UP_TO = 10
MARKS_LEFT = ORDERS + ORDER_UP_TO * ORDER_UP_TO
BLOCKS_LEFT = MARKS_LEFT + ROOM_UP_TO
WEIGHTS = BLOCKS_LEFT + ROOM_UP_TO
MOST_FEATURES = 160
IMPOSSIBLE = -1e9
SPOTS, SURVEYED = 2 * FIELD, SUITS * STRETCH


def first_weights() -> Weights:
    """Return weights that value a district by the points it has now."""
    weights = np.zeros((STAGES, WEIGHTS), np.float32)
    shape = (SUITS, BLOCKS_UP_TO, MARKS_UP_TO, ROOM_UP_TO)
    _, blocks, marks, _ = np.indices(shape)
    weights[:, :BOXES] = (blocks * marks).reshape(-1)
    return weights


@compiled
def region_feature(suit: Number, blocks: Word, marks: Word, room: Word) -> Number:
    """Return the number of the weight for a neighbourhood."""
    size: Number = min(np.int64(blocks), BLOCKS_UP_TO - 1)
    number: Number = min(np.int64(marks), MARKS_UP_TO - 1)
    free: Number = min(np.int64(room), ROOM_UP_TO - 1)
    return suit * EACH_SUIT + (size * MARKS_UP_TO + number) * ROOM_UP_TO + free


@compiled
def region_of(feature: Number) -> tuple[Number, Number, Number, Number]:
    """Return the suit, blocks, marks and room of a neighbourhood from the number of its weight."""
    suit, rest = feature // EACH_SUIT, feature % EACH_SUIT
    return suit, rest // (MARKS_UP_TO * ROOM_UP_TO), rest // ROOM_UP_TO % MARKS_UP_TO, rest % ROOM_UP_TO


@compiled
def region_value(
    weights: Weights, stage: Number, suit: Number, blocks: Word, marks: Word, room: Word, supply: Reals
) -> Real:
    """Return the learned value of a neighbourhood, given what is left of its suit."""
    free: Number = min(np.int64(room), ROOM_UP_TO - 1)
    return (
        weights[stage, region_feature(suit, blocks, marks, room)]
        + weights[stage, MARKS_LEFT + free] * np.float64(blocks) * supply[suit]
        + weights[stage, BLOCKS_LEFT + free] * np.float64(marks) * supply[SUITS + suit]
    )


@compiled
def order_feature(seats: Number, place: Number) -> Number:
    """Return the number of the weight for a place in the order of the next turn."""
    return ORDERS + ORDER_UP_TO * (seats - 1) + place


@compiled
def join_feature(blocks: Word, marks: Word, others: Word, their_marks: Word) -> Number:
    """Return the number of the weight for two neighbourhoods that one more block could join."""
    gain: Number = np.int64(blocks * their_marks + others * marks)
    return JOINS + min(gain, JOINS_UP_TO - 1)


@compiled
def spots_left_feature(built: Word, free: Word) -> Number:
    """Return the number of the weight for the spots that are left: pairs of free squares beside built ones."""
    beside = near(built) & free
    lying = free & (free >> ONE) & (beside | (beside >> ONE))
    upright = free & (free >> EIGHT) & (beside | (beside >> EIGHT))
    spots: Number = np.int64(population(lying)) + np.int64(population(upright))
    return SPOTS_LEFT + min(spots, 31)
