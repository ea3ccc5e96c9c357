"""What a move leads to, in numbers: playouts of two candidates in the same worlds, measured at their ends.

The coach explains with it why a move is worth less than another one.
"""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import (
    BUILT,
    MOST_IN_ROW,
    ROWS,
    SEATS,
    SIZE,
    SUITS,
    TURN,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.survey import MARKED, POINTS, STRETCH, survey_row
from salon.games.personimo.bots.kernel.board.turns import district_in
from salon.games.personimo.bots.kernel.estimate.features import FILLING, MOST_FEATURES, SPOTS_LEFT, Reals
from salon.games.personimo.bots.kernel.estimate.footprint import footprint_features
from salon.games.personimo.bots.kernel.search.playout import KEY, copy_world, play_out, redeal, score
from salon.games.personimo.bots.kernel.search.trial import (
    NO_ACTION,
    POSITION,
    SPOT,
    TrialWorkspace,
    play_candidate,
)
from salon.jit import Number, compiled, population

# What is measured at the end of a playout: points and marks by suit, squares that stay empty, points of the best rival.
SUIT_POINTS, SUIT_MARKS, EMPTY, RIVAL, MEASURES = 0, SUITS, 2 * SUITS, 2 * SUITS + 1, 2 * SUITS + 2
# What is measured right after a placement: the class of the ways to fill the district, and the spots that are left.
FILLS, ROOM, LEFT_OPEN = range(3)


@compiled
def measure(
    root: World,
    tables: Tables,
    trial: TrialWorkspace,
    candidate: Numbers,
    seat: Number,
    policies: Numbers,
    seeds: Words,
    ends: Reals,
) -> None:
    """Play a candidate out in the world of each seed, and write what it led to into a row of `ends`."""
    chance = np.empty(1, np.uint64)
    world, rules = trial.world, tables.rules
    survey, keys = trial.workspace.value.survey, np.empty(MOST_IN_ROW, np.int64)
    own = district_in(root.game, rules, root.game[TURN])
    for number in range(seeds.shape[0]):
        chance[0] = seeds[number]
        copy_world(root, world)
        redeal(world, chance)
        play_candidate(world, tables, candidate[SPOT], candidate[POSITION])
        play_out(world, tables, trial.workspace, policies, chance)
        words, info, rows = world.words[own], world.info[own], world.rows[own]
        best, most = 0, np.int64(-1)
        for row in range(info[ROWS]):
            value = survey_row(survey, words, rows, row)
            if value > most:
                best, most = row, value
        survey_row(survey, words, rows, best)
        for suit in range(SUITS):
            ends[number, SUIT_POINTS + suit] = np.float64(survey[suit * STRETCH + POINTS])
            ends[number, SUIT_MARKS + suit] = np.float64(survey[suit * STRETCH + MARKED])
        ends[number, EMPTY] = rules[SIZE] * rules[SIZE] - np.float64(population(words[BUILT]))
        score(world, tables, keys)
        ends[number, RIVAL] = 0.0
        for rival in range(rules[SEATS]):
            if rival != seat:
                ends[number, RIVAL] = max(ends[number, RIVAL], np.floor(keys[rival] / KEY))


@compiled
def left_open(root: World, tables: Tables, trial: TrialWorkspace, candidate: Numbers, found: Numbers) -> None:
    """Write what a placement leaves open into `found`."""
    world = trial.world
    copy_world(root, world)
    own = district_in(root.game, tables.rules, root.game[TURN])
    play_candidate(world, tables, candidate[SPOT], NO_ACTION)
    features = np.empty(MOST_FEATURES, np.int64)
    footprint_features(world, tables, trial.workspace.value, own, features)
    found[FILLS] = features[2] - FILLING
    found[ROOM] = features[1] - SPOTS_LEFT
