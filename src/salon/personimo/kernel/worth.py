"""What a district promises: a learned estimate of the points it will have at the end.

The weights of its features were fitted from games that the estimate played against itself: see
`bench/personimo_promise.py`.
"""

import numpy as np

from salon.jit import Number, Real, Word, compiled, population, trailing_zeros, u64
from salon.personimo.kernel.features import (
    BOXES,
    HOPELESS,
    MOST_FEATURES,
    SPOTS,
    STAGES,
    SURVEYED,
    TWO,
    Weights,
    Worths,
    free_after,
    places_feature,
    region_feature,
)
from salon.personimo.kernel.layout import (
    BOTTOM,
    BUILT,
    HANDLED,
    HEIGHT,
    HOME,
    MARKS,
    ROWS,
    SIZE,
    SUITS,
    TOP,
    WIDTH,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.personimo.kernel.squares import ONE, first_square, near, second_square, spots_for, window
from salon.personimo.kernel.survey import COUNT, EACH, FIELD, FIRST, STRETCH, survey_row


@compiled
def worth_of_regions(survey: Words, weights: Weights, stage: Number, free: Word, each: Worths) -> Real:
    """The promise of all neighbourhoods together, with so many squares free; `each` keeps that of every one."""
    total = 0.0
    for suit in range(SUITS):
        start = suit * STRETCH
        for at in range(start + FIRST, start + FIRST + EACH * np.int64(survey[start + COUNT]), EACH):
            room = population(survey[at + 3] & free)
            each[at] = weights[stage, region_feature(suit, survey[at + 1], survey[at + 2], room)]
            total += each[at]
    return total


@compiled
def spoilt(
    survey: Words,
    weights: Weights,
    stage: Number,
    free: Word,
    built: Word,
    each: Worths,
    now: Worths,
) -> Real:
    """What neighbourhoods lose that have less room once some squares are built; `now` is `each` after that."""
    change = 0.0
    for suit in range(SUITS):
        start = suit * STRETCH
        for at in range(start + FIRST, start + FIRST + EACH * np.int64(survey[start + COUNT]), EACH):
            now[at] = each[at]
            if survey[at + 3] & built:
                room = population(survey[at + 3] & free)
                now[at] = weights[stage, region_feature(suit, survey[at + 1], survey[at + 2], room)]
                change += now[at] - each[at]
    return change


@compiled
def joining(
    survey: Words,
    weights: Weights,
    stage: Number,
    free: Word,
    suit: Number,
    blocks: Word,
    marks: Word,
    mine: Word,
    now: Worths,
) -> tuple[Real, bool]:
    """What it changes that new blocks of a suit join those they touch; whether they touch any."""
    start = suit * STRETCH
    around, change, alone = near(mine), 0.0, True
    for at in range(start + FIRST, start + FIRST + EACH * np.int64(survey[start + COUNT]), EACH):
        if survey[at + 3] & mine:
            blocks += survey[at + 1]
            marks += survey[at + 2]
            around |= survey[at + 3]
            change -= now[at]
            alone = False
    return change + weights[stage, region_feature(suit, blocks, marks, population(around & free))], not alone


@compiled
def worth_in_row(
    world: World,
    tables: Tables,
    weights: Weights,
    survey: Words,
    district: Number,
    card: Number,
    worths: Worths,
) -> Real:
    """The most a district promises with a card, in the assignment surveyed; `worths` keeps the most of each spot."""
    words, info, cards = world.words[district], world.info[district], tables.cards
    stage = min(info[HANDLED] + 1, STAGES - 1)
    top, bottom, marks = cards[card, TOP], cards[card, BOTTOM], cards[card, MARKS]
    size, built, home = tables.rules[SIZE], words[BUILT], near(words[HOME])
    lying, upright = spots_for(world, tables, district, card)
    open_now = window(info[WIDTH], info[HEIGHT], size) & ~built
    each, now = worths[SPOTS : SPOTS + SURVEYED], worths[SPOTS + SURVEYED :]
    total = worth_of_regions(survey, weights, stage, open_now, each)
    best = HOPELESS
    for standing in range(2):
        left = upright if standing else lying
        sure = home | (home >> u64(8 if standing else 1))
        while left:
            lowest = left & (~left + ONE)
            spot = np.int64(trailing_zeros(left)) + FIELD * standing
            left ^= lowest
            first, second = first_square(spot), second_square(spot)
            one, two = ONE << u64(first), ONE << u64(second)
            free, box = free_after(words, info, size, first, second)
            here = total + spoilt(survey, weights, stage, free, open_now & ~free, each, now)
            here += weights[stage, box] + weights[stage, places_feature(built | one | two, free)]
            worths[spot] = max(
                worths[spot],
                here
                + best_way(
                    survey, weights, stage, free, top, bottom, marks, one, two, (lowest & sure) != u64(0), now
                ),
            )
            best = max(best, worths[spot])
    return best


@compiled
def best_way(
    survey: Words,
    weights: Weights,
    stage: Number,
    free: Word,
    top: Number,
    bottom: Number,
    marks: Number,
    one: Word,
    two: Word,
    sure: bool,
    now: Worths,
) -> Real:
    """What a card adds to the promise of a district on two squares, the better way round that it may lie."""
    if top == bottom:
        gained, matched = joining(survey, weights, stage, free, top, TWO, u64(marks), one | two, now)
        return gained if matched or sure else HOPELESS
    best = HOPELESS
    for _ in range(2):
        gained, matched = joining(survey, weights, stage, free, top, ONE, u64(0), one, now)
        more, also = joining(survey, weights, stage, free, bottom, ONE, u64(marks), two, now)
        if (matched or also or sure) and gained + more > best:
            best = gained + more
        one, two = two, one
    return best


@compiled
def worth_of_spots(
    world: World,
    tables: Tables,
    weights: Weights,
    survey: Words,
    district: Number,
    card: Number,
    worths: Worths,
) -> Real:
    """For each spot what the district promises with a card there; the best of them, HOPELESS if there is none."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    for spot in range(SPOTS):
        worths[spot] = HOPELESS
    best = HOPELESS
    for row in range(info[ROWS]):
        survey_row(survey, words, rows, row)
        best = max(best, worth_in_row(world, tables, weights, survey, district, card, worths))
    return best


@compiled
def worth_now(
    world: World,
    tables: Tables,
    weights: Weights,
    survey: Words,
    district: Number,
    stage: Number,
    features: Numbers,
) -> tuple[Real, Number]:
    """What a district promises in its best assignment, and the numbers of the weights that say so."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    free = window(info[WIDTH], info[HEIGHT], tables.rules[SIZE]) & ~words[BUILT]
    box = BOXES + min((info[WIDTH] - 1) * 6 + info[HEIGHT] - 1, 35)
    places = places_feature(words[BUILT], free)
    best: Real = HOPELESS
    count = 0
    trial = np.empty(MOST_FEATURES, np.int64)
    for row in range(info[ROWS]):
        survey_row(survey, words, rows, row)
        trial[0], trial[1], number = box, places, 2
        total: Real = np.float64(weights[stage, box] + weights[stage, places])
        for suit in range(SUITS):
            start = suit * STRETCH
            for k in range(np.int64(survey[start + COUNT])):
                at = start + FIRST + EACH * k
                feature = region_feature(
                    suit, survey[at + 1], survey[at + 2], population(survey[at + 3] & free)
                )
                trial[number] = feature
                number += 1
                total += weights[stage, feature]
        if total > best:
            best, count = total, number
            features[:number] = trial[:number]
    return best, count


@compiled
def worth_of_cards(
    world: World,
    tables: Tables,
    weights: Weights,
    survey: Words,
    district: Number,
    claims: Numbers,
    count: Number,
    values: Worths,
    worths: Worths,
) -> None:
    """What the district promises with each card on its best spot; without it, where it has none."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    for i in range(count):
        values[i] = HOPELESS
    for row in range(info[ROWS]):
        survey_row(survey, words, rows, row)
        for i in range(count):
            for spot in range(SPOTS):
                worths[spot] = HOPELESS
            found = worth_in_row(world, tables, weights, survey, district, claims[i], worths)
            values[i] = max(values[i], found)
    for i in range(count):
        if values[i] <= HOPELESS:
            features = np.empty(MOST_FEATURES, np.int64)
            stage = min(info[HANDLED] + 1, STAGES - 1)
            values[i] = worth_now(world, tables, weights, survey, district, stage, features)[0]
