"""What neighbourhoods promise, and what it changes that a card joins some of them, in the assignment surveyed."""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import SUITS
from salon.games.personimo.bots.kernel.board.squares import near
from salon.games.personimo.bots.kernel.board.survey import (
    COUNT,
    EACH,
    FIRST,
    HOOD_BLOCKS,
    HOOD_MARKS,
    HOOD_RIM,
    STRETCH,
)
from salon.games.personimo.bots.kernel.estimate.features import join_feature, region_worth
from salon.games.personimo.bots.kernel.estimate.workspace import HOODS, PAIRED, Slate
from salon.jit import Number, Real, Word, compiled, inlined, population, u64


@compiled
def survey_promises(slate: Slate, stage: Number, free: Word) -> Real:
    """What all neighbourhoods promise as they are; they are listed, and by twos those of a suit that could join."""
    survey, each, rooms, listed = slate.survey, slate.each, slate.rooms, slate.listed
    weights, supply, pairs, gains = slate.weights, slate.supply, slate.pairs, slate.gains
    total, number, paired = 0.0, 0, 0
    for suit in range(SUITS):
        first = suit * STRETCH + FIRST
        listed[PAIRED + suit] = paired
        for at in range(first, first + EACH * np.int64(survey[suit * STRETCH + COUNT]), EACH):
            blocks, marks, room = (
                survey[at + HOOD_BLOCKS],
                survey[at + HOOD_MARKS],
                survey[at + HOOD_RIM] & free,
            )
            rooms[at] = room
            each[at] = region_worth(weights, stage, suit, blocks, marks, population(room), supply)
            total += each[at]
            listed[2 * number], listed[2 * number + 1] = at, suit
            number += 1
            for other in range(first, at, EACH):
                if room & survey[other + HOOD_RIM]:
                    feature = join_feature(
                        blocks, marks, survey[other + HOOD_BLOCKS], survey[other + HOOD_MARKS]
                    )
                    pairs[2 * paired] = room & survey[other + HOOD_RIM]
                    pairs[2 * paired + 1] = survey[at + HOOD_RIM] | survey[other + HOOD_RIM]
                    gains[paired] = weights[stage, feature]
                    total += gains[paired]
                    paired += 1
    listed[HOODS], listed[PAIRED + SUITS] = number, paired
    return total


@compiled
def what_room_changes(slate: Slate, stage: Number, lost: Word) -> Real:
    """What neighbourhoods promise less, or more, without some free squares; that of each is kept."""
    survey, each, now, rooms, listed = slate.survey, slate.each, slate.now, slate.rooms, slate.listed
    weights, supply, pairs, gains = slate.weights, slate.supply, slate.pairs, slate.gains
    change = 0.0
    for k in range(listed[HOODS]):
        at = listed[2 * k]
        room, worth = rooms[at], each[at]
        if room & lost:
            suit, blocks, marks = listed[2 * k + 1], survey[at + HOOD_BLOCKS], survey[at + HOOD_MARKS]
            worth = region_worth(weights, stage, suit, blocks, marks, population(room & ~lost), supply)
            change += worth - each[at]
        now[at] = worth
    for k in range(listed[PAIRED + SUITS]):
        if not pairs[2 * k] & ~lost:
            change -= gains[k]
    return change


@inlined
def joining(
    slate: Slate,
    stage: Number,
    free: Word,
    shift: Word,
    lost: Word,
    suit: Number,
    blocks: Word,
    marks: Word,
    mine: Word,
) -> tuple[Real, bool]:
    """What it changes that new blocks of a suit join those they touch; whether they touch any.

    The free squares are those of the frame as it is then, those lost of the frame as it is now.
    """
    survey, weights, now, listed = slate.survey, slate.weights, slate.now, slate.listed
    pairs, gains = slate.pairs, slate.gains
    start = suit * STRETCH
    first, count = start + FIRST, np.int64(survey[start + COUNT])
    around, change, apart = u64(0), 0.0, count
    for at in range(first, first + EACH * count, EACH):
        if survey[at + HOOD_RIM] & mine:
            blocks += survey[at + HOOD_BLOCKS]
            marks += survey[at + HOOD_MARKS]
            around |= survey[at + HOOD_RIM]
            change -= now[at]
            apart -= 1
    around = ((around << shift) | near(mine << shift)) & free
    change += region_worth(weights, stage, suit, blocks, marks, population(around), slate.supply)
    for k in range(listed[PAIRED + suit], listed[PAIRED + suit + 1]):
        if pairs[2 * k + 1] & mine and pairs[2 * k] & ~lost:
            change -= gains[k]
    if apart:
        for at in range(first, first + EACH * count, EACH):
            if (survey[at + HOOD_RIM] << shift) & around and not survey[at + HOOD_RIM] & mine:
                feature = join_feature(blocks, marks, survey[at + HOOD_BLOCKS], survey[at + HOOD_MARKS])
                change += weights[stage, feature]
    return change, bool(apart < count)
