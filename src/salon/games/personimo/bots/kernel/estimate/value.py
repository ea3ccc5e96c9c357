"""What a district promises: a learned estimate of the points it will have at the end.

The weights of its features were learnt from games played by it: see `bench/personimo_promise.py`.
"""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import (
    BOTTOM,
    BUILT,
    HANDLED,
    HEIGHT,
    HOME,
    MARKS,
    MOST_IN_ROW,
    ROWS,
    SEATS,
    SIZE,
    SUITS,
    TOP,
    WIDTH,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.squares import (
    ONE,
    first_square,
    near,
    second_square,
    spots_for,
    window,
)
from salon.games.personimo.bots.kernel.board.survey import (
    COUNT,
    EACH,
    FIRST,
    HOOD_BLOCKS,
    HOOD_MARKS,
    HOOD_RIM,
    STRETCH,
    survey_row,
)
from salon.games.personimo.bots.kernel.estimate.features import (
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
from salon.games.personimo.bots.kernel.estimate.joining import joining, survey_promises, what_room_changes
from salon.games.personimo.bots.kernel.estimate.sites import site_features, survey_sites
from salon.games.personimo.bots.kernel.estimate.workspace import HALVES, SIDES, Slate
from salon.jit import Number, Real, compiled, population, u64

ROWS_TRIED, ROWS_TRIED_ALONE = 1, 2
"""So many assignments of a district are tried, those that promise most, as long as every card has a spot in one."""

TWO = np.uint64(2)


@compiled
def list_sides(slate: Slate, kinds: Numbers, cards: Numbers, count: Number) -> Number:
    """List the sides of some cards, each suit with its marks once, and which two each card has; how many there are."""
    sides, number = slate.sides, 0
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
def worth_in_row(
    world: World,
    tables: Tables,
    slate: Slate,
    district: Number,
    stage: Number,
    cards: Numbers,
    count: Number,
    spots: Words,
) -> None:
    """What a district promises with each card on each of its spots, in the assignment surveyed, if that is more."""
    worths, sited, sides, halves = slate.worths, slate.sited, slate.sides, slate.halves
    words, info, kinds = world.words[district], world.info[district], tables.cards
    home = near(words[HOME])
    open_now = window(info[WIDTH], info[HEIGHT], tables.rules[SIZE]) & ~words[BUILT]
    total = survey_promises(slate, stage, open_now)
    number = list_sides(slate, kinds, cards, count)
    for k in range(sited[SPOTS]):
        spot = sited[k]
        shift, free = slate.shifts[spot], slate.frees[spot]
        one, two = ONE << u64(first_square(spot)), ONE << u64(second_square(spot))
        lost = open_now & ~(free >> shift)
        here = total + slate.sites[spot] + what_room_changes(slate, stage, lost)
        sure = ((one | two) & home) != u64(0)
        for side in range(number):
            suit, marks = sides[SIDES + side] >> 2, u64(sides[SIDES + side] & 3)
            at = HALVES * side
            halves[at], halves[at + 1] = joining(slate, stage, free, shift, lost, suit, ONE, marks, one)
            halves[at + 2], halves[at + 3] = joining(slate, stage, free, shift, lost, suit, ONE, marks, two)
        for i in range(count):
            if not spots[2 * i + (spot >> 6)] & one:
                continue
            if kinds[cards[i], TOP] == kinds[cards[i], BOTTOM]:
                suit, marks = kinds[cards[i], TOP], u64(kinds[cards[i], MARKS])
                gained, matched = joining(slate, stage, free, shift, lost, suit, TWO, marks, one | two)
                if matched or sure:
                    worths[i, spot] = max(worths[i, spot], here + gained)
                continue
            top, bottom = HALVES * sides[2 * i], HALVES * sides[2 * i + 1]
            if sure or halves[top + 1] + halves[bottom + 3]:
                worths[i, spot] = max(worths[i, spot], here + halves[top] + halves[bottom + 2])
            if sure or halves[top + 3] + halves[bottom + 1]:
                worths[i, spot] = max(worths[i, spot], here + halves[top + 2] + halves[bottom])


@compiled
def rows_tried(rules: Numbers) -> Number:
    """How many assignments are tried."""
    return ROWS_TRIED_ALONE if rules[SEATS] == 1 else ROWS_TRIED


@compiled
def rank_rows(world: World, tables: Tables, slate: Slate, district: Number, stage: Number) -> Real:
    """What each assignment promises as it is (`slate.totals`), and how much that is at least for those to be tried."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    free = window(info[WIDTH], info[HEIGHT], tables.rules[SIZE]) & ~words[BUILT]
    most, second = HOPELESS, HOPELESS
    for row in range(info[ROWS]):
        survey_row(slate.survey, words, rows, row)
        total = survey_promises(slate, stage, free)
        slate.totals[row] = total
        second = max(second, min(most, total))
        most = max(most, total)
    return most if rows_tried(tables.rules) == 1 else second


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
    survey_sites(world, tables, slate, district, stage, lying, upright)
    for i in range(count):
        for k in range(slate.sited[SPOTS]):
            worths[i, slate.sited[k]] = HOPELESS
    many = info[ROWS] > rows_tried(tables.rules)
    least = rank_rows(world, tables, slate, district, stage) if many else HOPELESS
    for row in range(info[ROWS]):
        if not many or slate.totals[row] >= least:
            survey_row(slate.survey, words, rows, row)
            worth_in_row(world, tables, slate, district, stage, cards, count, spots)
    missed = find_best(worths, slate.sited, spots, count, values)
    if many and missed:
        for row in range(info[ROWS]):
            if slate.totals[row] < least:
                survey_row(slate.survey, words, rows, row)
                worth_in_row(world, tables, slate, district, stage, cards, count, spots)
        find_best(worths, slate.sited, spots, count, values)


@compiled
def find_best(worths: Worths, sited: Numbers, spots: Words, count: Number, values: Worths) -> bool:
    """The best worth of each card; whether one that has spots has none."""
    missed = False
    for i in range(count):
        values[i] = HOPELESS
        for k in range(sited[SPOTS]):
            values[i] = max(values[i], worths[i, sited[k]])
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
                room = survey[at + HOOD_RIM] & free
                blocks, marks, free_around = (
                    survey[at + HOOD_BLOCKS],
                    survey[at + HOOD_MARKS],
                    population(room),
                )
                total += region_worth(weights, stage, suit, blocks, marks, free_around, slate.supply)
                trial[number] = region_feature(suit, blocks, marks, free_around)
                number += 1
                for other in range(first, at, EACH):
                    if room & survey[other + HOOD_RIM]:
                        trial[number] = join_feature(
                            survey[at + HOOD_BLOCKS],
                            survey[at + HOOD_MARKS],
                            survey[other + HOOD_BLOCKS],
                            survey[other + HOOD_MARKS],
                        )
                        number += 1
        for i in range(number):
            if trial[i] >= BOXES:
                total += weights[stage, trial[i]]
        if total > best:
            best, count = total, number
            features[:number] = trial[:number]
    return best, count
