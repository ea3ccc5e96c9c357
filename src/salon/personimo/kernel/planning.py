"""Placement and claim chosen together by what the district promises with both."""

import numpy as np

from salon.jit import Number, compiled
from salon.personimo.kernel.district import lay
from salon.personimo.kernel.features import HOPELESS, SPOTS, Worths
from salon.personimo.kernel.layout import DISCARD, HANDLED, ROWS, SUITS, Numbers, Tables, World
from salon.personimo.kernel.slate import Slate
from salon.personimo.kernel.worth import worth_of_cards, worth_of_spots

TRIED, WITHIN = 3, 1.0
"""So many spots are looked at together with the claims, if they promise at most so many points less than the best."""


@compiled
def best_spots(worths: Worths, best: Numbers) -> Number:
    """The spots that promise most, and how many of them are worth a second look."""
    number, most, below = 0, HOPELESS, 1e9
    while number < TRIED:
        chosen, next_most = DISCARD, HOPELESS
        for spot in range(SPOTS):
            if next_most < worths[spot] < below:
                chosen, next_most = spot, worths[spot]
        if number == 0:
            most = next_most
        if chosen == DISCARD or next_most < most - WITHIN:
            break
        best[number], below = chosen, next_most
        number += 1
    return number


@compiled
def plan(
    world: World,
    tables: Tables,
    slate: Slate,
    district: Number,
    card: Number,
    cards: Numbers,
    count: Number,
) -> tuple[Number, Number]:
    """The spot for a card (DISCARD if it has none) and which of some claims to take after it."""
    values, best, one = np.empty(max(count, 1)), np.empty(TRIED, np.int64), np.empty(1, np.int64)
    one[0] = card
    worth_of_spots(world, tables, slate, district, one, 1, values)
    number = best_spots(slate.worths[0], best)
    if count == 0:
        return best[0] if number else DISCARD, 0
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    before, numbers, assignments = words.copy(), info.copy(), rows[: info[ROWS] * SUITS].copy()
    spot, chosen, most = DISCARD, 0, HOPELESS
    for k in range(max(number, 1)):
        if number:
            lay(world, tables, district, card, best[k])
        info[HANDLED] += 1
        worth_of_cards(world, tables, slate, district, cards, count, values)
        for i in range(count):
            if values[i] > most:
                spot, chosen, most = best[k] if number else DISCARD, i, values[i]
        words[:] = before
        info[:] = numbers
        rows[: assignments.shape[0]] = assignments
        if number <= 1:
            break
    return spot, chosen
