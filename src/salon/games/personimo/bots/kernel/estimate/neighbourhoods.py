"""The learned value of neighbourhoods in the surveyed assignment, and how it changes when a card joins some of them."""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import BOTTOM, MARKS, SUITS, TOP, Numbers
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
from salon.games.personimo.bots.kernel.estimate.features import join_feature, region_value
from salon.games.personimo.bots.kernel.estimate.workspace import HOODS, PAIRED, SIDES, ValueWorkspace
from salon.jit import Number, Real, Word, compiled, inlined, population, u64


@compiled
def list_sides(workspace: ValueWorkspace, kinds: Numbers, cards: Numbers, count: Number) -> Number:
    """List the distinct sides (suit and marks) of some cards and the two of each card; return their number."""
    sides, number = workspace.sides, 0
    for i in range(2 * count):
        card = cards[i >> 1]
        side = kinds[card, BOTTOM] * 4 + kinds[card, MARKS] if i & 1 else kinds[card, TOP] * 4
        at = 0
        while at < number and sides[SIDES + at] != side:
            at += 1
        if at == number:
            sides[SIDES + number] = side
            number += 1
        sides[i] = at
    return number


@compiled
def estimate_neighbourhoods(workspace: ValueWorkspace, stage: Number, free: Word) -> Real:
    """Return the value of all neighbourhoods. List them, and all pairs of one suit that could be joined."""
    survey, hood_values, hood_rooms, hood_list = (
        workspace.survey,
        workspace.hood_values,
        workspace.hood_rooms,
        workspace.hood_list,
    )
    weights, supply, pairs, pair_values = (
        workspace.weights,
        workspace.supply,
        workspace.pairs,
        workspace.pair_values,
    )
    total, number, paired = 0.0, 0, 0
    for suit in range(SUITS):
        first = suit * STRETCH + FIRST
        hood_list[PAIRED + suit] = paired
        for at in range(first, first + EACH * np.int64(survey[suit * STRETCH + COUNT]), EACH):
            blocks, marks, room = (
                survey[at + HOOD_BLOCKS],
                survey[at + HOOD_MARKS],
                survey[at + HOOD_RIM] & free,
            )
            hood_rooms[at] = room
            hood_values[at] = region_value(weights, stage, suit, blocks, marks, population(room), supply)
            total += hood_values[at]
            hood_list[2 * number], hood_list[2 * number + 1] = at, suit
            number += 1
            for other in range(first, at, EACH):
                if room & survey[other + HOOD_RIM]:
                    feature = join_feature(
                        blocks, marks, survey[other + HOOD_BLOCKS], survey[other + HOOD_MARKS]
                    )
                    pairs[2 * paired] = room & survey[other + HOOD_RIM]
                    pairs[2 * paired + 1] = survey[at + HOOD_RIM] | survey[other + HOOD_RIM]
                    pair_values[paired] = weights[stage, feature]
                    total += pair_values[paired]
                    paired += 1
    hood_list[HOODS], hood_list[PAIRED + SUITS] = number, paired
    return total


@compiled
def change_by_lost_squares(workspace: ValueWorkspace, stage: Number, lost: Word) -> Real:
    """Return how the value changes without some free squares. Keep the new value of each neighbourhood."""
    survey, hood_values, hood_values_after, hood_rooms, hood_list = (
        workspace.survey,
        workspace.hood_values,
        workspace.hood_values_after,
        workspace.hood_rooms,
        workspace.hood_list,
    )
    weights, supply, pairs, pair_values = (
        workspace.weights,
        workspace.supply,
        workspace.pairs,
        workspace.pair_values,
    )
    change = 0.0
    for k in range(hood_list[HOODS]):
        at = hood_list[2 * k]
        room, value = hood_rooms[at], hood_values[at]
        if room & lost:
            suit, blocks, marks = hood_list[2 * k + 1], survey[at + HOOD_BLOCKS], survey[at + HOOD_MARKS]
            value = region_value(weights, stage, suit, blocks, marks, population(room & ~lost), supply)
            change += value - hood_values[at]
        hood_values_after[at] = value
    for k in range(hood_list[PAIRED + SUITS]):
        if not pairs[2 * k] & ~lost:
            change -= pair_values[k]
    return change


@inlined
def change_by_joining(
    workspace: ValueWorkspace,
    stage: Number,
    free: Word,
    shift: Word,
    lost: Word,
    suit: Number,
    blocks: Word,
    marks: Word,
    mine: Word,
) -> tuple[Real, bool]:
    """Return how the value changes when new blocks of a suit join those they touch, and whether they touch any.

    The `free` squares refer to the word after the card has been laid, the `lost` squares to the word before.
    """
    survey, weights, hood_values_after, hood_list = (
        workspace.survey,
        workspace.weights,
        workspace.hood_values_after,
        workspace.hood_list,
    )
    pairs, pair_values = workspace.pairs, workspace.pair_values
    start = suit * STRETCH
    first, count = start + FIRST, np.int64(survey[start + COUNT])
    around, change, apart = u64(0), 0.0, count
    for at in range(first, first + EACH * count, EACH):
        if survey[at + HOOD_RIM] & mine:
            blocks += survey[at + HOOD_BLOCKS]
            marks += survey[at + HOOD_MARKS]
            around |= survey[at + HOOD_RIM]
            change -= hood_values_after[at]
            apart -= 1
    around = ((around << shift) | near(mine << shift)) & free
    change += region_value(weights, stage, suit, blocks, marks, population(around), workspace.supply)
    for k in range(hood_list[PAIRED + suit], hood_list[PAIRED + suit + 1]):
        if pairs[2 * k + 1] & mine and pairs[2 * k] & ~lost:
            change -= pair_values[k]
    if apart:
        for at in range(first, first + EACH * count, EACH):
            if (survey[at + HOOD_RIM] << shift) & around and not survey[at + HOOD_RIM] & mine:
                feature = join_feature(blocks, marks, survey[at + HOOD_BLOCKS], survey[at + HOOD_MARKS])
                change += weights[stage, feature]
    return change, bool(apart < count)
