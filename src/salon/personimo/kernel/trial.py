"""Trials: each candidate move played out on the same redealt worlds."""

from typing import NamedTuple

import numpy as np

from salon.jit import Number, Real, compiled
from salon.personimo.kernel.district import district_value
from salon.personimo.kernel.features import MOST_FEATURES, STAGES, Weights, Worths
from salon.personimo.kernel.layout import (
    ACTING,
    AT_ONCE,
    CLAIM,
    DISTRICTS,
    HANDLED,
    MOST_IN_ROW,
    OVER,
    OWNER,
    PHASE,
    PLANS,
    QUEUE,
    SEATS,
    SHOW,
    TURN,
    TURNS,
    Numbers,
    Tables,
    Words,
    World,
    new_world,
)
from salon.personimo.kernel.outline import OUTLINE, outline, outline_move, outline_points
from salon.personimo.kernel.playout import KEY, copy_world, redeal, score
from salon.personimo.kernel.policies import move
from salon.personimo.kernel.slate import Study, new_study
from salon.personimo.kernel.spots import has_bonuses
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


REAL_TURNS, NEVER = 2, 1000
"""In the first half of a game rivals build in outline after so many turns. Never in the second half, where more counts
than neighbourhoods, or where there is one rival alone: what it does next is worth knowing exactly."""


class Bench(NamedTuple):
    """Arrays for trials: a world to play in, a study to choose in, and the outlines of rivals' districts."""

    world: World
    study: Study
    outlines: Worths


def new_bench(districts: int, weights: Weights) -> Bench:
    """A bench for games with so many districts."""
    return Bench(new_world(districts), new_study(weights), np.zeros((districts, OUTLINE)))


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
    ahead: Real,
    seeds: Words,
    sums: Worths,
) -> None:
    """For each seed, play out each chosen candidate in the world that this seed deals."""
    chance = np.empty(1, np.uint64)
    world = bench.world
    real_until = outlined_from(root, tables)
    for seed in seeds:
        for number in chosen:
            chance[0] = seed
            copy_world(root, world)
            redeal(world, chance)
            make(world, tables, candidates[number, SPOT], candidates[number, POSITION])
            worth = what_comes(world, tables, bench, seat, policies, aim, ahead, real_until, chance)
            sums[number, TRIALS] += 1
            sums[number, WORTH] += worth
            sums[number, SQUARES] += worth * worth


@compiled
def outlined_from(root: World, tables: Tables) -> Number:
    """The turn from which on rivals build in outline, in trials of a move."""
    game, rules = root.game, tables.rules
    if rules[SEATS] <= 2 or rules[PLANS] > 1 or has_bonuses(rules) or 2 * game[TURN] > rules[TURNS]:
        return NEVER
    return game[TURN] + REAL_TURNS


@compiled
def what_comes(
    world: World,
    tables: Tables,
    bench: Bench,
    seat: Number,
    policies: Numbers,
    aim: Number,
    ahead: Real,
    real_until: Number,
    chance: Words,
) -> Real:
    """Play to the end, rivals in outline from some turn on: what a seat then has of what it aims at."""
    game, rules, outlines, study = world.game, tables.rules, bench.outlines, bench.study
    claims = np.empty(MOST_IN_ROW, np.int64)
    while game[PHASE] != OVER and game[TURN] < real_until:
        move(world, tables, study, policies[rules[OWNER + game[QUEUE + game[ACTING]]]], claims, chance)
    if game[PHASE] == OVER:
        return achieved(world, tables, seat, aim, ahead)
    for district in range(rules[DISTRICTS]):
        outline(world, study.slate.survey, district, outlines[district])
    own = np.int64(0)
    while game[PHASE] != OVER:
        owner, district = rules[OWNER + game[QUEUE + game[ACTING]]], district_in(game, rules, game[TURN])
        if owner == seat:
            own = district
            move(world, tables, study, policies[seat], claims, chance)
        else:
            outline_move(world, tables, outlines[district], chance)
    points = np.float64(points_in(district_value(world, tables, own)))
    if aim == POINTS:
        return points
    best = 0.0
    for district in range(rules[DISTRICTS]):
        if district != own:
            best = max(best, outline_points(outlines[district]))
    return worth_of_lead(points - best + ahead)


@compiled
def worth_of_lead(lead: Real) -> Real:
    """What a lead is worth."""
    return DECIDED / (1 + np.exp(-lead / NARROW)) + LITTLE * lead


@compiled
def achieved(world: World, tables: Tables, seat: Number, aim: Number, ahead: Real) -> Real:
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
    return worth_of_lead((keys[seat] - best) / KEY + ahead)


@compiled
def foresee(root: World, tables: Tables, bench: Bench, candidates: Numbers, promises: Worths) -> None:
    """What each candidate promises: its district with the card laid, and with the claimed one on its best spot."""
    world, slate, rules = bench.world, bench.study.slate, tables.rules
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
                promises[i] += worth_now(world, tables, slate, here, stage, features)[0]
        if position != NOTHING:
            card[0] = root.game[SHOW + position]
            worth_of_cards(world, tables, slate, there, card, 1, value)
            promises[i] += value[0]
