"""Trials: each candidate move played out on the same redealt worlds."""

from typing import NamedTuple

import numpy as np

from salon.jit import Number, Real, compiled
from salon.personimo.kernel.desk import Desk
from salon.personimo.kernel.district import district_value
from salon.personimo.kernel.features import MOST_FEATURES, STAGES, Worths
from salon.personimo.kernel.layout import (
    AT_ONCE,
    CLAIM,
    HANDLED,
    MOST_IN_ROW,
    PHASE,
    SEATS,
    SHOW,
    TURN,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.personimo.kernel.playout import KEY, copy_world, play_out, redeal, score
from salon.personimo.kernel.survey import points_in
from salon.personimo.kernel.turns import claim, district_in, place
from salon.personimo.kernel.worth import worth_now, worth_of_cards

# Numbers of a candidate: the spot and the position to claim (NOTHING: it is not part of the move).
SPOT, POSITION, CANDIDATE = range(3)
NOTHING = -2

# What trials add up for a candidate.
TRIALS, WORTH, SQUARES, SUMS = range(4)

POINTS, LEAD = range(2)
"""What a seat aims at: its own points, or its lead over the best of its rivals, above all whether it has one."""
DECIDED, NARROW, LITTLE = 40.0, 5.0, 0.25
"""Winning counts as much as so many points. A lead or an arrear of a few points counts in part; of any lead, some."""


class Bench(NamedTuple):
    """Arrays for trials: a world to play in, and a desk to choose at."""

    world: World
    desk: Desk


@compiled
def make(world: World, tables: Tables, spot: Number, position: Number) -> None:
    """Make a candidate's move."""
    if spot != NOTHING:
        place(world, tables, spot)
    if position != NOTHING and world.game[PHASE] == CLAIM:
        claim(world, tables, position)


@compiled
def try_each(
    root: World,
    tables: Tables,
    bench: Bench,
    candidates: Numbers,
    chosen: Numbers,
    seat: Number,
    policies: Numbers,
    aim: Number,
    seeds: Words,
    sums: Worths,
) -> None:
    """For each seed, play out each chosen candidate in the world that this seed deals."""
    chance = np.empty(1, np.uint64)
    world = bench.world
    for seed in seeds:
        for number in chosen:
            chance[0] = seed
            copy_world(root, world)
            redeal(world, chance)
            make(world, tables, candidates[number, SPOT], candidates[number, POSITION])
            play_out(world, tables, bench.desk, policies, chance)
            worth = achieved(world, tables, seat, aim)
            sums[number, TRIALS] += 1
            sums[number, WORTH] += worth
            sums[number, SQUARES] += worth * worth


@compiled
def achieved(world: World, tables: Tables, seat: Number, aim: Number) -> Real:
    """What a seat has of what it aims at, when the game is over. What breaks ties counts as a part of a point."""
    seats = tables.rules[SEATS]
    keys = np.empty(MOST_IN_ROW, np.int64)
    score(world, tables, keys)
    if aim == POINTS or seats == 1:
        return np.float64(keys[seat] // KEY)
    best = np.int64(-1)
    for rival in range(seats):
        if rival != seat:
            best = max(best, keys[rival])
    lead = (keys[seat] - best) / KEY
    return DECIDED / (1 + np.exp(-lead / NARROW)) + LITTLE * lead


@compiled
def foresee(root: World, tables: Tables, bench: Bench, candidates: Numbers, promises: Worths) -> None:
    """What each candidate promises: its district with the card laid, and with the claimed one on its best spot."""
    world, desk, rules = bench.world, bench.desk, tables.rules
    card, value, features = np.empty(1, np.int64), np.empty(1, np.float64), np.empty(MOST_FEATURES, np.int64)
    for i in range(candidates.shape[0]):
        spot, position = candidates[i, SPOT], candidates[i, POSITION]
        copy_world(root, world)
        game = world.game
        here = district_in(game, rules, game[TURN])
        there = district_in(game, rules, game[TURN] + 1 - rules[AT_ONCE])
        if spot != NOTHING:
            place(world, tables, spot)
        promises[i] = 0
        if spot != NOTHING and (position == NOTHING or here != there):
            stage = world.info[here, HANDLED]
            if stage >= STAGES - 1:
                promises[i] += points_in(district_value(world, tables, here))
            else:
                promises[i] += worth_now(world, tables, desk.weights, desk.later, here, stage, features)[0]
        if position != NOTHING:
            card[0] = root.game[SHOW + position]
            worth_of_cards(world, tables, desk.weights, desk.later, there, card, 1, value, desk.worths)
            promises[i] += value[0]
