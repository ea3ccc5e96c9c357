"""The learned value of a district: an estimate of the points it will have at the end.

The weights of its features were learnt from games played with it; see `bench/personimo/learning.py`.
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
    IMPOSSIBLE,
    MOST_FEATURES,
    SPOTS,
    STAGES,
    Reals,
    join_feature,
    region_feature,
    region_value,
)
from salon.games.personimo.bots.kernel.estimate.footprint import estimate_footprints, footprint_features
from salon.games.personimo.bots.kernel.estimate.neighbourhoods import (
    change_by_joining,
    change_by_lost_squares,
    estimate_neighbourhoods,
    list_sides,
)
from salon.games.personimo.bots.kernel.estimate.workspace import SIDE_VALUES, SIDES, ValueWorkspace
from salon.jit import Number, Real, compiled, population, u64

ROWS_TRIED, ROWS_TRIED_ALONE = 1, 2
"""How many assignments of a district are evaluated, the best first, as long as every card has a spot in one of them."""

TWO = np.uint64(2)


@compiled
def estimate_in_row(
    world: World,
    tables: Tables,
    workspace: ValueWorkspace,
    district: Number,
    stage: Number,
    cards: Numbers,
    count: Number,
    spots: Words,
) -> None:
    """Compute the value with each card on each of its spots in the surveyed assignment, and keep it if it is higher."""
    spot_values, spot_list, sides, side_values = (
        workspace.spot_values,
        workspace.spot_list,
        workspace.sides,
        workspace.side_values,
    )
    words, info, kinds = world.words[district], world.info[district], tables.cards
    home = near(words[HOME])
    open_now = window(info[WIDTH], info[HEIGHT], tables.rules[SIZE]) & ~words[BUILT]
    total = estimate_neighbourhoods(workspace, stage, open_now)
    number = list_sides(workspace, kinds, cards, count)
    for k in range(spot_list[SPOTS]):
        spot = spot_list[k]
        shift, free = workspace.shifts[spot], workspace.free_after[spot]
        one, two = ONE << u64(first_square(spot)), ONE << u64(second_square(spot))
        lost = open_now & ~(free >> shift)
        here = total + workspace.footprint_values[spot] + change_by_lost_squares(workspace, stage, lost)
        sure = ((one | two) & home) != u64(0)
        for side in range(number):
            suit, marks = sides[SIDES + side] >> 2, u64(sides[SIDES + side] & 3)
            at = SIDE_VALUES * side
            side_values[at], side_values[at + 1] = change_by_joining(
                workspace, stage, free, shift, lost, suit, ONE, marks, one
            )
            side_values[at + 2], side_values[at + 3] = change_by_joining(
                workspace, stage, free, shift, lost, suit, ONE, marks, two
            )
        for i in range(count):
            if not spots[2 * i + (spot >> 6)] & one:
                continue
            if kinds[cards[i], TOP] == kinds[cards[i], BOTTOM]:
                suit, marks = kinds[cards[i], TOP], u64(kinds[cards[i], MARKS])
                gained, matched = change_by_joining(
                    workspace, stage, free, shift, lost, suit, TWO, marks, one | two
                )
                if matched or sure:
                    spot_values[i, spot] = max(spot_values[i, spot], here + gained)
                continue
            top, bottom = SIDE_VALUES * sides[2 * i], SIDE_VALUES * sides[2 * i + 1]
            if sure or side_values[top + 1] + side_values[bottom + 3]:
                spot_values[i, spot] = max(
                    spot_values[i, spot], here + side_values[top] + side_values[bottom + 2]
                )
            if sure or side_values[top + 3] + side_values[bottom + 1]:
                spot_values[i, spot] = max(
                    spot_values[i, spot], here + side_values[top + 2] + side_values[bottom]
                )


@compiled
def rows_tried(rules: Numbers) -> Number:
    """Return how many assignments are evaluated."""
    return ROWS_TRIED_ALONE if rules[SEATS] == 1 else ROWS_TRIED


@compiled
def rank_rows(
    world: World, tables: Tables, workspace: ValueWorkspace, district: Number, stage: Number
) -> Real:
    """Compute the value of each assignment (`workspace.row_totals`), and return the least that is evaluated."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    free = window(info[WIDTH], info[HEIGHT], tables.rules[SIZE]) & ~words[BUILT]
    most, second = IMPOSSIBLE, IMPOSSIBLE
    for row in range(info[ROWS]):
        survey_row(workspace.survey, words, rows, row)
        total = estimate_neighbourhoods(workspace, stage, free)
        workspace.row_totals[row] = total
        second = max(second, min(most, total))
        most = max(most, total)
    return most if rows_tried(tables.rules) == 1 else second


@compiled
def estimate_spots(
    world: World,
    tables: Tables,
    workspace: ValueWorkspace,
    district: Number,
    cards: Numbers,
    count: Number,
    values: Reals,
) -> None:
    """Compute the value of the district with each card on each spot (`workspace.spot_values`).

    It is IMPOSSIBLE where the card may not lie. `values` receives the best value of each card.
    """
    words, info, rows, spot_values = (
        world.words[district],
        world.info[district],
        world.rows[district],
        workspace.spot_values,
    )
    stage = min(info[HANDLED] + 1, STAGES - 1)
    spots = np.empty(2 * MOST_IN_ROW, np.uint64)
    lying = upright = u64(0)
    for i in range(count):
        spots[2 * i], spots[2 * i + 1] = spots_for(world, tables, district, cards[i])
        lying |= spots[2 * i]
        upright |= spots[2 * i + 1]
    estimate_footprints(world, tables, workspace, district, stage, lying, upright)
    for i in range(count):
        for k in range(workspace.spot_list[SPOTS]):
            spot_values[i, workspace.spot_list[k]] = IMPOSSIBLE
    many = info[ROWS] > rows_tried(tables.rules)
    least = rank_rows(world, tables, workspace, district, stage) if many else IMPOSSIBLE
    for row in range(info[ROWS]):
        if not many or workspace.row_totals[row] >= least:
            survey_row(workspace.survey, words, rows, row)
            estimate_in_row(world, tables, workspace, district, stage, cards, count, spots)
    missed = find_best(spot_values, workspace.spot_list, spots, count, values)
    if many and missed:
        for row in range(info[ROWS]):
            if workspace.row_totals[row] < least:
                survey_row(workspace.survey, words, rows, row)
                estimate_in_row(world, tables, workspace, district, stage, cards, count, spots)
        find_best(spot_values, workspace.spot_list, spots, count, values)


@compiled
def find_best(spot_values: Reals, spot_list: Numbers, spots: Words, count: Number, values: Reals) -> bool:
    """Write the best value of each card to `values`, and return whether a card that has spots has no value."""
    missed = False
    for i in range(count):
        values[i] = IMPOSSIBLE
        for k in range(spot_list[SPOTS]):
            values[i] = max(values[i], spot_values[i, spot_list[k]])
        missed = missed or (values[i] <= IMPOSSIBLE and (spots[2 * i] | spots[2 * i + 1]) != u64(0))
    return missed


@compiled
def estimate_cards(
    world: World,
    tables: Tables,
    workspace: ValueWorkspace,
    district: Number,
    cards: Numbers,
    count: Number,
    values: Reals,
) -> None:
    """Compute the value of the district with each card on its best spot, or without it if it has none."""
    estimate_spots(world, tables, workspace, district, cards, count, values)
    for i in range(count):
        if values[i] <= IMPOSSIBLE:
            features = np.empty(MOST_FEATURES, np.int64)
            stage = min(world.info[district, HANDLED] + 1, STAGES - 1)
            values[i] = estimate_district(world, tables, workspace, district, stage, features)[0]


@compiled
def estimate_district(
    world: World,
    tables: Tables,
    workspace: ValueWorkspace,
    district: Number,
    stage: Number,
    features: Numbers,
) -> tuple[Real, Number]:
    """Return the value of a district in its best assignment, and the number of features written to `features`.

    The weights for what is left of each suit (`workspace.supply`) are not among the features.
    """
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    survey, weights = workspace.survey, workspace.weights
    best: Real = IMPOSSIBLE
    count = 0
    trial = np.empty(MOST_FEATURES, np.int64)
    free = footprint_features(world, tables, workspace, district, trial)
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
                total += region_value(weights, stage, suit, blocks, marks, free_around, workspace.supply)
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
