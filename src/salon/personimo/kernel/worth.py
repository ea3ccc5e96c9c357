"""What a district promises: a learned estimate of the points it will have at the end.

The weights of its features were learnt from games played by it: see `bench/personimo_promise.py`.
"""

import numpy as np

from salon.jit import Number, Real, Word, compiled, population, trailing_zeros, u64
from salon.personimo.kernel.features import (
    BOXES,
    HOPELESS,
    MOST_FEATURES,
    SPOTS,
    STAGES,
    Worths,
    join_feature,
    region_feature,
    region_worth,
)
from salon.personimo.kernel.joining import best_way, survey_promises, what_room_changes, worth_of_suit
from salon.personimo.kernel.layout import (
    BOTTOM,
    BUILT,
    HANDLED,
    HEIGHT,
    HOME,
    MARKS,
    MOST_IN_ROW,
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
from salon.personimo.kernel.sites import site_features, survey_sites
from salon.personimo.kernel.slate import Slate
from salon.personimo.kernel.squares import ONE, first_square, near, second_square, spots_for, window
from salon.personimo.kernel.survey import COUNT, EACH, FIELD, FIRST, STRETCH, survey_row

ROWS_TRIED = 2
"""So many assignments of a district are tried, those that promise most, as long as every card has a spot in one."""


@compiled
def worth_in_row(
    world: World,
    tables: Tables,
    slate: Slate,
    district: Number,
    stage: Number,
    cards: Numbers,
    count: Number,
    spots: Words,
    lying: Word,
    upright: Word,
) -> None:
    """What a district promises with each card on each of its spots, in the assignment surveyed, if that is more."""
    survey, weights, worths = slate.survey, slate.weights, slate.worths
    frees, shifts, sites, now, joins = slate.frees, slate.shifts, slate.sites, slate.now, slate.joins_now
    words, info, kinds = world.words[district], world.info[district], tables.cards
    home = near(words[HOME])
    open_now = window(info[WIDTH], info[HEIGHT], tables.rules[SIZE]) & ~words[BUILT]
    total = survey_promises(slate, stage, open_now)
    for standing in range(2):
        left = upright if standing else lying
        sure = home | (home >> u64(8 if standing else 1))
        while left:
            lowest = left & (~left + ONE)
            spot = np.int64(trailing_zeros(left)) + FIELD * standing
            left ^= lowest
            shift, free = shifts[spot], frees[spot]
            one, two = ONE << (u64(first_square(spot)) + shift), ONE << (u64(second_square(spot)) + shift)
            here = total + sites[spot] + what_room_changes(slate, stage, open_now, free, shift)
            for i in range(count):
                if spots[2 * i + standing] & lowest:
                    top, bottom, marks = kinds[cards[i], TOP], kinds[cards[i], BOTTOM], kinds[cards[i], MARKS]
                    beside_home = (lowest & sure) != u64(0)
                    gained = best_way(
                        survey,
                        weights,
                        stage,
                        free,
                        shift,
                        top,
                        bottom,
                        marks,
                        one,
                        two,
                        beside_home,
                        now,
                        joins,
                        slate.supply,
                    )
                    if gained > HOPELESS:
                        worths[i, spot] = max(worths[i, spot], here + gained)


@compiled
def rank_rows(world: World, tables: Tables, slate: Slate, district: Number, stage: Number) -> Real:
    """What each assignment promises as it is (`slate.totals`), and how much that is at least for those to be tried."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    survey, weights, totals, each = slate.survey, slate.weights, slate.totals, slate.each
    free = window(info[WIDTH], info[HEIGHT], tables.rules[SIZE]) & ~words[BUILT]
    best = np.full(ROWS_TRIED, HOPELESS)
    for row in range(info[ROWS]):
        survey_row(survey, words, rows, row)
        total = 0.0
        for suit in range(SUITS):
            promised, joins = worth_of_suit(survey, weights, stage, suit, free, u64(0), slate.supply, each)
            total += promised + joins
        totals[row] = total
        rank = ROWS_TRIED
        while rank and best[rank - 1] < total:
            rank -= 1
        for after in range(ROWS_TRIED - 1, rank, -1):
            best[after] = best[after - 1]
        if rank < ROWS_TRIED:
            best[rank] = total
    return best[ROWS_TRIED - 1]


@compiled
def worth_of_spots(
    world: World,
    tables: Tables,
    slate: Slate,
    district: Number,
    cards: Numbers,
    count: Number,
    values: Worths,
) -> None:
    """For each spot what the district promises with each card there (`slate.worths`), HOPELESS where it may not lie.

    `values` has the best of each card.
    """
    words, info, rows, worths = (
        world.words[district],
        world.info[district],
        world.rows[district],
        slate.worths,
    )
    stage = min(info[HANDLED] + 1, STAGES - 1)
    spots = np.empty(2 * MOST_IN_ROW, np.uint64)
    lying = upright = u64(0)
    for i in range(count):
        spots[2 * i], spots[2 * i + 1] = spots_for(world, tables, district, cards[i])
        lying |= spots[2 * i]
        upright |= spots[2 * i + 1]
        for spot in range(SPOTS):
            worths[i, spot] = HOPELESS
    survey_sites(world, tables, slate, district, stage, lying, upright)
    many = info[ROWS] > ROWS_TRIED
    least = rank_rows(world, tables, slate, district, stage) if many else HOPELESS
    for row in range(info[ROWS]):
        if not many or slate.totals[row] >= least:
            survey_row(slate.survey, words, rows, row)
            worth_in_row(world, tables, slate, district, stage, cards, count, spots, lying, upright)
    missed = find_best(worths, spots, count, values)
    if many and missed:
        for row in range(info[ROWS]):
            if slate.totals[row] < least:
                survey_row(slate.survey, words, rows, row)
                worth_in_row(world, tables, slate, district, stage, cards, count, spots, lying, upright)
        find_best(worths, spots, count, values)


@compiled
def find_best(worths: Worths, spots: Words, count: Number, values: Worths) -> bool:
    """The best worth of each card; whether one that has spots has none."""
    missed = False
    for i in range(count):
        values[i] = HOPELESS
        for spot in range(SPOTS):
            values[i] = max(values[i], worths[i, spot])
        missed = missed or (values[i] <= HOPELESS and (spots[2 * i] | spots[2 * i + 1]) != u64(0))
    return missed


@compiled
def worth_of_cards(
    world: World,
    tables: Tables,
    slate: Slate,
    district: Number,
    cards: Numbers,
    count: Number,
    values: Worths,
) -> None:
    """What the district promises with each card on its best spot; without it, where it has none."""
    worth_of_spots(world, tables, slate, district, cards, count, values)
    for i in range(count):
        if values[i] <= HOPELESS:
            features = np.empty(MOST_FEATURES, np.int64)
            stage = min(world.info[district, HANDLED] + 1, STAGES - 1)
            values[i] = worth_now(world, tables, slate, district, stage, features)[0]


@compiled
def worth_now(
    world: World, tables: Tables, slate: Slate, district: Number, stage: Number, features: Numbers
) -> tuple[Real, Number]:
    """What a district promises in its best assignment, and the numbers of the weights that say so.

    Not among these: the weights for what is left of each suit (`slate.supply`).
    """
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    survey, weights = slate.survey, slate.weights
    best: Real = HOPELESS
    count = 0
    trial = np.empty(MOST_FEATURES, np.int64)
    free = site_features(world, tables, slate, district, trial)
    for row in range(info[ROWS]):
        survey_row(survey, words, rows, row)
        number, total = 3, 0.0
        for suit in range(SUITS):
            first = suit * STRETCH + FIRST
            for at in range(first, first + EACH * np.int64(survey[suit * STRETCH + COUNT]), EACH):
                room = survey[at + 3] & free
                blocks, marks, free_around = survey[at + 1], survey[at + 2], population(room)
                total += region_worth(weights, stage, suit, blocks, marks, free_around, slate.supply)
                trial[number] = region_feature(suit, blocks, marks, free_around)
                number += 1
                for other in range(first, at, EACH):
                    if room & survey[other + 3]:
                        trial[number] = join_feature(
                            survey[at + 1], survey[at + 2], survey[other + 1], survey[other + 2]
                        )
                        number += 1
        for i in range(number):
            if trial[i] >= BOXES:
                total += weights[stage, trial[i]]
        if total > best:
            best, count = total, number
            features[:number] = trial[:number]
    return best, count
