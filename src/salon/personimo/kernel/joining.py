"""What neighbourhoods promise, and what it changes that a card joins some of them, in the assignment surveyed."""

import numpy as np

from salon.jit import Number, Real, Word, compiled, population, u64
from salon.personimo.kernel.features import HOPELESS, Weights, Worths, join_feature, region_worth
from salon.personimo.kernel.layout import SUITS, Words
from salon.personimo.kernel.slate import Slate
from salon.personimo.kernel.squares import ONE, near
from salon.personimo.kernel.survey import COUNT, EACH, FIRST, STRETCH

TWO = np.uint64(2)


@compiled
def worth_of_suit(
    survey: Words,
    weights: Weights,
    stage: Number,
    suit: Number,
    free: Word,
    shift: Word,
    supply: Worths,
    each: Worths,
) -> tuple[Real, Real]:
    """What the neighbourhoods of a suit promise with so many squares free, and what it promises that some could join.

    `each` keeps the promise of every one. The free squares are those of a frame that has been shifted.
    """
    start = suit * STRETCH
    first, count = start + FIRST, np.int64(survey[start + COUNT])
    total: Real = 0.0
    joins: Real = 0.0
    for at in range(first, first + EACH * count, EACH):
        room = (survey[at + 3] << shift) & free
        each[at] = region_worth(
            weights, stage, suit, survey[at + 1], survey[at + 2], population(room), supply
        )
        total += each[at]
        for other in range(first, at, EACH):
            if room & (survey[other + 3] << shift):
                feature = join_feature(survey[at + 1], survey[at + 2], survey[other + 1], survey[other + 2])
                joins += weights[stage, feature]
    return total, joins


@compiled
def survey_promises(slate: Slate, stage: Number, free: Word) -> Real:
    """What all neighbourhoods promise as they are: that of every one, and of every suit, is kept."""
    survey, each, joins, suits, beside = slate.survey, slate.each, slate.joins, slate.suits, slate.beside
    total = 0.0
    for suit in range(SUITS):
        suits[suit], joins[suit] = worth_of_suit(
            survey, slate.weights, stage, suit, free, u64(0), slate.supply, each
        )
        total += suits[suit] + joins[suit]
        first, around = suit * STRETCH + FIRST, u64(0)
        for at in range(first, first + EACH * np.int64(survey[suit * STRETCH + COUNT]), EACH):
            around |= survey[at + 3]
        beside[suit] = around & free
    return total


@compiled
def what_room_changes(slate: Slate, stage: Number, before: Word, free: Word, shift: Word) -> Real:
    """What neighbourhoods promise less, or more, with other squares free in a shifted frame; that of each is kept."""
    survey, each, now, beside = slate.survey, slate.each, slate.now, slate.beside
    lost = (before << shift) & ~free
    change = 0.0
    for suit in range(SUITS):
        if (beside[suit] << shift) & lost:
            promised, joins = worth_of_suit(
                survey, slate.weights, stage, suit, free, shift, slate.supply, now
            )
            change += promised + joins - slate.suits[suit] - slate.joins[suit]
            slate.joins_now[suit] = joins
            continue
        slate.joins_now[suit] = slate.joins[suit]
        first = suit * STRETCH + FIRST
        for at in range(first, first + EACH * np.int64(survey[suit * STRETCH + COUNT]), EACH):
            now[at] = each[at]
    return change


@compiled
def joining(
    survey: Words,
    weights: Weights,
    stage: Number,
    free: Word,
    shift: Word,
    suit: Number,
    blocks: Word,
    marks: Word,
    mine: Word,
    now: Worths,
    joins: Worths,
    supply: Worths,
) -> tuple[Real, bool]:
    """What it changes that new blocks of a suit join those they touch; whether they touch any."""
    start = suit * STRETCH
    first, count = start + FIRST, np.int64(survey[start + COUNT])
    around, change, apart = near(mine), -joins[suit], count
    for at in range(first, first + EACH * count, EACH):
        if (survey[at + 3] << shift) & mine:
            blocks += survey[at + 1]
            marks += survey[at + 2]
            around |= survey[at + 3] << shift
            change -= now[at]
            apart -= 1
    around &= free
    change += region_worth(weights, stage, suit, blocks, marks, population(around), supply)
    if apart:
        for at in range(first, first + EACH * count, EACH):
            if (survey[at + 3] << shift) & mine:
                continue
            if (survey[at + 3] << shift) & around:
                change += weights[stage, join_feature(blocks, marks, survey[at + 1], survey[at + 2])]
            for other in range(first, at, EACH):
                if ((survey[at + 3] & survey[other + 3]) << shift) & free and not (
                    (survey[other + 3] << shift) & mine
                ):
                    feature = join_feature(
                        survey[at + 1], survey[at + 2], survey[other + 1], survey[other + 2]
                    )
                    change += weights[stage, feature]
    return change, bool(apart < count)


@compiled
def best_way(
    survey: Words,
    weights: Weights,
    stage: Number,
    free: Word,
    shift: Word,
    top: Number,
    bottom: Number,
    marks: Number,
    one: Word,
    two: Word,
    sure: bool,
    now: Worths,
    joins: Worths,
    supply: Worths,
) -> Real:
    """What a card adds to the promise of a district on two squares, the better way round that it may lie."""
    if top == bottom:
        gained, matched = joining(
            survey, weights, stage, free, shift, top, TWO, u64(marks), one | two, now, joins, supply
        )
        return gained if matched or sure else HOPELESS
    best = HOPELESS
    for _ in range(2):
        gained, matched = joining(
            survey, weights, stage, free, shift, top, ONE, u64(0), one, now, joins, supply
        )
        more, also = joining(
            survey, weights, stage, free, shift, bottom, ONE, u64(marks), two, now, joins, supply
        )
        if (matched or also or sure) and gained + more > best:
            best = gained + more
        one, two = two, one
    return best
