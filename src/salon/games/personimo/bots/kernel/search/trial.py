"""Trials: playouts of each candidate move on the same redealt worlds."""

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
from salon.games.personimo.bots.kernel.estimate.features import MOST_FEATURES, STAGES, Reals, Weights
from salon.games.personimo.bots.kernel.estimate.summary import SUMMARY_SIZE, summarise, summary_points
from salon.games.personimo.bots.kernel.estimate.supply import count_supply
from salon.games.personimo.bots.kernel.estimate.value import estimate_district
from salon.games.personimo.bots.kernel.policy.learned import learned_claim_values, learned_move
from salon.games.personimo.bots.kernel.policy.policies import LEARNED, move
from salon.games.personimo.bots.kernel.policy.summarised import summary_move
from salon.games.personimo.bots.kernel.policy.workspace import Workspace, new_workspace
from salon.games.personimo.bots.kernel.search.playout import KEY, copy_world, redeal, score
from salon.jit import Number, Real, compiled

# Numbers of a candidate: the spot and the position to claim (NO_ACTION if that is not part of the move).
SPOT, POSITION, CANDIDATE = range(3)
NO_ACTION = -2

# Sums over the trials of a candidate.
TRIALS, VALUE, SQUARES, SUMS = range(4)

POINTS, LEAD = range(2)
"""What a seat maximises: its own points, or its lead over the best rival, where winning counts most."""
WIN_VALUE, LEAD_WEIGHT = 40.0, 0.25
"""The value of a win, in points, and the weight of the lead."""
LEAD_VARIANCE, SUMMARY_VARIANCE = 25.0, 6.0
"""The variance of a lead, in points squared: in any case, and more for each card that a rival has laid in a summarised
district, whose points vary less than those of a real one. The variance gives the probability of a win."""

FINAL_WEIGHT = 0.25
"""The weight of the seat's points at the end of a playout. The rest is the mean of the learned values of its moves in
the playout, except the first and the last. They vary far less with the cards that are dealt."""

EXACT_TURNS, NEVER = 2, 1000
"""In the first half of a game, rivals' districts are summarised after EXACT_TURNS turns. They are never summarised in
the second half, where more than neighbourhoods counts, or with a single rival, whose next moves are worth computing
exactly."""


class TrialWorkspace(NamedTuple):
    """Arrays for trials: a world to play in, the policies' workspace, and the summaries of rivals' districts."""

    world: World
    workspace: Workspace
    summaries: Reals


def new_trial_workspace(districts: int, weights: Weights) -> TrialWorkspace:
    """Return a workspace for games with this number of districts."""
    return TrialWorkspace(new_world(districts), new_workspace(weights), np.zeros((districts, SUMMARY_SIZE)))


@compiled
def play_candidate(world: World, tables: Tables, spot: Number, position: Number) -> None:
    """Make a candidate's move."""
    if spot != NO_ACTION:
        place(world, tables, spot)
    if position != NO_ACTION and world.game[PHASE] == CLAIM:
        claim(world, tables, position)


@compiled
def try_each(
    root: World,
    tables: Tables,
    trial: TrialWorkspace,
    candidates: Numbers,
    chosen: Numbers,
    seat: Number,
    policies: Numbers,
    aim: Number,
    ahead: Real,
    seeds: Words,
    sums: Reals,
) -> None:
    """For each seed, play out each chosen candidate in the world that this seed deals."""
    chance = np.empty(1, np.uint64)
    world = trial.world
    exact_until = summarised_from(root, tables)
    for seed in seeds:
        for number in chosen:
            chance[0] = seed
            copy_world(root, world)
            redeal(world, chance)
            play_candidate(world, tables, candidates[number, SPOT], candidates[number, POSITION])
            value = trial_value(world, tables, trial, seat, policies, aim, ahead, exact_until, chance)
            sums[number, TRIALS] += 1
            sums[number, VALUE] += value
            sums[number, SQUARES] += value * value


@compiled
def summarised_from(root: World, tables: Tables) -> Number:
    """Return the turn from which rivals' districts are summarised in the trials of a move."""
    game, rules = root.game, tables.rules
    if rules[SEATS] <= 2 or rules[PLANS] > 1 or has_bonuses(rules) or 2 * game[TURN] > rules[TURNS]:
        return NEVER
    return game[TURN] + EXACT_TURNS


@compiled
def trial_value(
    world: World,
    tables: Tables,
    trial: TrialWorkspace,
    seat: Number,
    policies: Numbers,
    aim: Number,
    ahead: Real,
    exact_until: Number,
    chance: Words,
) -> Real:
    """Play to the end, with summarised rivals from turn `exact_until` on, and return the value for the seat."""
    game, rules, workspace, summaries = world.game, tables.rules, trial.workspace, trial.summaries
    claims = np.empty(MOST_IN_ROW, np.int64)
    own, summarised, moves, estimated, latest = np.int64(0), False, 0, 0.0, 0.0
    while game[PHASE] != OVER:
        if game[TURN] >= exact_until and not summarised:
            summarised = True
            for district in range(rules[DISTRICTS]):
                summarise(world, workspace.value.survey, district, summaries[district], MOST_ROWS)
        owner, district = rules[OWNER + game[QUEUE + game[ACTING]]], district_in(game, rules, game[TURN])
        if owner == seat:
            own = district
        if owner == seat and policies[seat] == LEARNED and game[PHASE] == PLACING:
            estimated += latest
            estimate = learned_move(world, tables, workspace.value, claims)
            latest = estimate if moves else 0.0
            moves += 1
        elif owner != seat and summarised:
            summary_move(world, tables, summaries[district], chance)
        else:
            move(world, tables, workspace, policies[owner], claims, chance)
    points, best = final_points(world, tables, seat)
    if aim == POINTS or rules[SEATS] == 1:
        return np.floor(points)
    if moves > 2 and rules[PLANS] == 1 and not has_bonuses(rules):
        points = FINAL_WEIGHT * points + (1 - FINAL_WEIGHT) * estimated / (moves - 2)
    if summarised:
        variance = LEAD_VARIANCE + SUMMARY_VARIANCE * (rules[TURNS] + 1 - exact_until)
        return value_among(points + ahead, rules, summaries, own, variance)
    return lead_value(points + ahead - best, LEAD_VARIANCE)


@compiled
def lead_value(lead: Real, variance: Real) -> Real:
    """Return the value of a lead over the best rival."""
    return WIN_VALUE * win_probability(lead, variance) + LEAD_WEIGHT * lead


@compiled
def value_among(points: Real, rules: Numbers, summaries: Reals, own: Number, variance: Real) -> Real:
    """Return the value of points against summarised rivals, each of whom may have more than their summary."""
    best, chances = 0.0, 1.0
    for district in range(rules[DISTRICTS]):
        if district != own:
            theirs = summary_points(summaries[district])
            best = max(best, theirs)
            chances *= win_probability(points - theirs, variance)
    return WIN_VALUE * chances + LEAD_WEIGHT * (points - best)


@compiled
def win_probability(lead: Real, variance: Real) -> Real:
    """Return the probability of being ahead, given an estimated lead and its variance."""
    return 1 / (1 + np.exp(-lead / np.sqrt(variance)))


@compiled
def final_points(world: World, tables: Tables, seat: Number) -> tuple[Real, Real]:
    """Return the points of a seat and of its best rival, with the tie-breakers as a fraction of a point."""
    keys = np.empty(MOST_IN_ROW, np.int64)
    score(world, tables, keys)
    best = np.int64(-1)
    for rival in range(tables.rules[SEATS]):
        if rival != seat:
            best = max(best, keys[rival])
    return keys[seat] / KEY, best / KEY


@compiled
def outcome_value(world: World, tables: Tables, seat: Number, aim: Number, ahead: Real) -> Real:
    """Return the value of a finished game for a seat."""
    points, best = final_points(world, tables, seat)
    if aim == POINTS or tables.rules[SEATS] == 1:
        return np.floor(points)
    return lead_value(points - best + ahead, LEAD_VARIANCE)


@compiled
def estimate_candidates(
    root: World, tables: Tables, trial: TrialWorkspace, candidates: Numbers, estimates: Reals
) -> None:
    """Compute the learned value of each candidate: the district with the placed and the claimed card.

    The claimed card lies on its best spot. Candidates with the same spot must be adjacent.
    """
    world, value_workspace, rules = trial.world, trial.workspace.value, tables.rules
    here = district_in(root.game, rules, root.game[TURN])
    there = district_in(root.game, rules, root.game[TURN] + 1 - rules[AT_ONCE])
    claims, values = np.empty(MOST_IN_ROW, np.int64), np.zeros(MOST_IN_ROW)
    features = np.empty(MOST_FEATURES, np.int64)
    count, laid = 0, 0.0
    for i in range(candidates.shape[0]):
        spot, position = candidates[i, SPOT], candidates[i, POSITION]
        if i == 0 or spot != candidates[i - 1, SPOT]:
            copy_world(root, world)
            count_supply(world.game, tables.cards, value_workspace.supply)
            laid = 0.0
            if spot != NO_ACTION:
                place(world, tables, spot)
                stage = world.info[here, HANDLED]
                if stage >= STAGES - 1:
                    laid = np.float64(points_in(district_value(world, tables, here)))
                else:
                    laid = estimate_district(world, tables, value_workspace, here, stage, features)[0]
            if position != NO_ACTION:
                count = learned_claim_values(world, tables, value_workspace, claims, values)
        estimates[i] = laid if position == NO_ACTION or here != there else 0.0
        for at in range(count):
            if claims[at] == position:
                estimates[i] += values[at]
