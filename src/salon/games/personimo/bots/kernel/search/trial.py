"""Trials: each candidate move played out on the same redealt worlds."""

from typing import NamedTuple

import numpy as np

from salon.games.personimo.bots.kernel.board.district import district_value
from salon.games.personimo.bots.kernel.board.layout import (
    ACTING,
    AT_ONCE,
    CLAIM,
    DISTRICTS,
    HANDLED,
    MOST_IN_ROW,
    MOST_ROWS,
    OVER,
    OWNER,
    PHASE,
    PLACING,
    PLANS,
    QUEUE,
    SEATS,
    TURN,
    TURNS,
    Numbers,
    Tables,
    Words,
    World,
    new_world,
)
from salon.games.personimo.bots.kernel.board.spots import has_bonuses
from salon.games.personimo.bots.kernel.board.survey import points_in
from salon.games.personimo.bots.kernel.board.turns import claim, district_in, place
from salon.games.personimo.bots.kernel.estimate.features import MOST_FEATURES, STAGES, Weights, Worths
from salon.games.personimo.bots.kernel.estimate.outline import OUTLINE, outline, outline_move, outline_points
from salon.games.personimo.bots.kernel.estimate.supply import count_supply
from salon.games.personimo.bots.kernel.estimate.value import worth_now
from salon.games.personimo.bots.kernel.estimate.workspace import Study, new_study
from salon.games.personimo.bots.kernel.policy.learned import promising_move, worth_of_claims
from salon.games.personimo.bots.kernel.policy.policies import PROMISING, move
from salon.games.personimo.bots.kernel.search.playout import KEY, copy_world, redeal, score
from salon.jit import Number, Real, compiled

# Numbers of a candidate: the spot and the position to claim (NOTHING: it is not part of the move).
SPOT, POSITION, CANDIDATE = range(3)
NOTHING = -2

# What trials add up for a candidate.
TRIALS, WORTH, SQUARES, SUMS = range(4)

POINTS, LEAD = range(2)
"""What a seat aims at: its own points, or its lead over the best of its rivals, above all whether it has one."""
DECIDED, LITTLE = 40.0, 0.25
"""Winning counts as much as so many points; of any lead, some."""
UNSURE, IN_OUTLINE = 25.0, 6.0
"""How unsure a lead is, in points squared: in any case, and for each card that a rival has laid in outline, since its
points vary less so than in a real district. An unsure lead counts in part."""

AT_THE_END = 0.25
"""How much of a seat's points are those at the end of a playout: the rest is what its moves promised on the way, but
for the next one and the last. That varies far less with the cards that come."""

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
    game, rules, study, outlines = world.game, tables.rules, bench.study, bench.outlines
    claims = np.empty(MOST_IN_ROW, np.int64)
    own, outlined, moves, promised, latest = np.int64(0), False, 0, 0.0, 0.0
    while game[PHASE] != OVER:
        if game[TURN] >= real_until and not outlined:
            outlined = True
            for district in range(rules[DISTRICTS]):
                outline(world, study.slate.survey, district, outlines[district], MOST_ROWS)
        owner, district = rules[OWNER + game[QUEUE + game[ACTING]]], district_in(game, rules, game[TURN])
        if owner == seat:
            own = district
        if owner == seat and policies[seat] == PROMISING and game[PHASE] == PLACING:
            promised += latest
            promise = promising_move(world, tables, study.slate, claims)
            latest = promise if moves else 0.0
            moves += 1
        elif owner != seat and outlined:
            outline_move(world, tables, outlines[district], chance)
        else:
            move(world, tables, study, policies[owner], claims, chance)
    points, best = standing(world, tables, seat)
    if aim == POINTS or rules[SEATS] == 1:
        return np.floor(points)
    if moves > 2 and rules[PLANS] == 1 and not has_bonuses(rules):
        points = AT_THE_END * points + (1 - AT_THE_END) * promised / (moves - 2)
    if outlined:
        unsure = UNSURE + IN_OUTLINE * (rules[TURNS] + 1 - real_until)
        return worth_among(points + ahead, rules, outlines, own, unsure)
    return worth_of_lead(points + ahead - best, UNSURE)


@compiled
def worth_of_lead(lead: Real, unsure: Real) -> Real:
    """What a lead over the best of all rivals is worth."""
    return DECIDED * chance_of(lead, unsure) + LITTLE * lead


@compiled
def worth_among(points: Real, rules: Numbers, outlines: Worths, own: Number, unsure: Real) -> Real:
    """What points are worth among rivals in outline: any of them may have more than it seems."""
    best, chances = 0.0, 1.0
    for district in range(rules[DISTRICTS]):
        if district != own:
            theirs = outline_points(outlines[district])
            best = max(best, theirs)
            chances *= chance_of(points - theirs, unsure)
    return DECIDED * chances + LITTLE * (points - best)


@compiled
def chance_of(lead: Real, unsure: Real) -> Real:
    """The chance that there is a lead, if it seems to be so large."""
    return 1 / (1 + np.exp(-lead / np.sqrt(unsure)))


@compiled
def standing(world: World, tables: Tables, seat: Number) -> tuple[Real, Real]:
    """The points of a seat and of the best of its rivals, and as part of a point what breaks ties."""
    keys = np.empty(MOST_IN_ROW, np.int64)
    score(world, tables, keys)
    best = np.int64(-1)
    for rival in range(tables.rules[SEATS]):
        if rival != seat:
            best = max(best, keys[rival])
    return keys[seat] / KEY, best / KEY


@compiled
def achieved(world: World, tables: Tables, seat: Number, aim: Number, ahead: Real) -> Real:
    """What a seat has of what it aims at, when the game is over."""
    points, best = standing(world, tables, seat)
    if aim == POINTS or tables.rules[SEATS] == 1:
        return np.floor(points)
    return worth_of_lead(points - best + ahead, UNSURE)


@compiled
def foresee(root: World, tables: Tables, bench: Bench, candidates: Numbers, promises: Worths) -> None:
    """What each candidate promises: its district with the card laid, and with the claimed one on its best spot.

    Candidates with the same spot follow each other.
    """
    world, slate, rules = bench.world, bench.study.slate, tables.rules
    here = district_in(root.game, rules, root.game[TURN])
    there = district_in(root.game, rules, root.game[TURN] + 1 - rules[AT_ONCE])
    claims, values = np.empty(MOST_IN_ROW, np.int64), np.zeros(MOST_IN_ROW)
    features = np.empty(MOST_FEATURES, np.int64)
    count, laid = 0, 0.0
    for i in range(candidates.shape[0]):
        spot, position = candidates[i, SPOT], candidates[i, POSITION]
        if i == 0 or spot != candidates[i - 1, SPOT]:
            copy_world(root, world)
            count_supply(world.game, tables.cards, slate.supply)
            laid = 0.0
            if spot != NOTHING:
                place(world, tables, spot)
                stage = world.info[here, HANDLED]
                if stage >= STAGES - 1:
                    laid = np.float64(points_in(district_value(world, tables, here)))
                else:
                    laid = worth_now(world, tables, slate, here, stage, features)[0]
            if position != NOTHING:
                count = worth_of_claims(world, tables, slate, claims, values)
        promises[i] = laid if position == NOTHING or here != there else 0.0
        for at in range(count):
            if claims[at] == position:
                promises[i] += values[at]
