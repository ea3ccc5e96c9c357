"""The tree search: a pick, then a spot, then the next pick, each chosen by its upper confidence bound (UCB).

Players interact only through picks, so the moves of a turn are grouped by the card they claim. First a pick is chosen,
then a spot for it. The next claim of the same seat is part of the tree too. It is chosen not among cards, which differ
from world to world, but among the first, second and third by learned value. Every descent has its own redealt world (an
open-loop search), and ends with a playout.
"""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import (
    ACTING,
    CLAIM,
    MOST_IN_ROW,
    OVER,
    OWNER,
    PHASE,
    QUEUE,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.turns import claim
from salon.games.personimo.bots.kernel.estimate.features import Reals
from salon.games.personimo.bots.kernel.policy.learned import learned_claim_values, learned_place
from salon.games.personimo.bots.kernel.policy.policies import move
from salon.games.personimo.bots.kernel.policy.workspace import Workspace
from salon.games.personimo.bots.kernel.search.playout import copy_world, redeal
from salon.games.personimo.bots.kernel.search.trial import (
    POSITION,
    SPOT,
    SQUARES,
    TRIALS,
    VALUE,
    TrialWorkspace,
    outcome_value,
    play_candidate,
)
from salon.jit import Number, Real, compiled

RANKS = 3
"""How many of the next claims are distinguished."""
EXPLORATION = 5.0
"""The weight of the exploration term, in points."""
TRIED, TOTAL = 0, 1


@compiled
def upper_confidence_bound(tried: Real, total: Real, all_tried: Real) -> Real:
    """Return the upper confidence bound of a choice; a choice that has not been tried comes first."""
    if tried == 0:
        return 1e9
    return total / tried + EXPLORATION * np.sqrt(np.log(all_tried + 1) / tried)


@compiled
def descend(
    root: World,
    tables: Tables,
    trial: TrialWorkspace,
    candidates: Numbers,
    seat: Number,
    policies: Numbers,
    aim: Number,
    ahead: Real,
    seeds: Words,
    sums: Reals,
    picks: Reals,
    next_claims: Reals,
) -> None:
    """Make one descent for each seed.

    `picks` has a row for each position, `next_claims` one for each candidate and rank.
    """
    chance = np.empty(1, np.uint64)
    world = trial.world
    for seed in seeds:
        chance[0] = seed
        number = _choose(candidates, sums, picks)
        copy_world(root, world)
        redeal(world, chance)
        play_candidate(world, tables, candidates[number, SPOT], candidates[number, POSITION])
        rank = _play(world, tables, trial.workspace, seat, policies, next_claims[number], chance)
        value = outcome_value(world, tables, seat, aim, ahead)
        sums[number, TRIALS] += 1
        sums[number, VALUE] += value
        sums[number, SQUARES] += value * value
        pick = max(candidates[number, POSITION], 0)
        picks[pick, TRIED] += 1
        picks[pick, TOTAL] += value
        if rank >= 0:
            next_claims[number, rank, TRIED] += 1
            next_claims[number, rank, TOTAL] += value


@compiled
def _choose(candidates: Numbers, sums: Reals, picks: Reals) -> Number:
    """Choose a pick, then a candidate with that pick."""
    everything = picks[:, TRIED].sum()
    best, pick = -1.0, np.int64(0)
    for i in range(candidates.shape[0]):
        position = max(candidates[i, POSITION], 0)
        bound = upper_confidence_bound(picks[position, TRIED], picks[position, TOTAL], everything)
        if bound > best:
            best, pick = bound, position
    best, chosen = -1.0, 0
    for i in range(candidates.shape[0]):
        if max(candidates[i, POSITION], 0) == pick:
            bound = upper_confidence_bound(sums[i, TRIALS], sums[i, VALUE], picks[pick, TRIED])
            if bound > best:
                best, chosen = bound, i
    return chosen


@compiled
def _play(
    world: World,
    tables: Tables,
    workspace: Workspace,
    seat: Number,
    policies: Numbers,
    next_claims: Reals,
    chance: Words,
) -> Number:
    """Play to the end, with the seat's next claim by rank. Return that rank, or -1 if there was no choice."""
    game, rules = world.game, tables.rules
    claims = np.empty(MOST_IN_ROW, np.int64)
    rank = -1
    while game[PHASE] != OVER:
        owner = rules[OWNER + game[QUEUE + game[ACTING]]]
        if owner == seat and rank < 0 and game[PHASE] == CLAIM:
            rank = _claim_by_rank(world, tables, workspace, next_claims, claims)
        elif owner == seat and rank < 0:
            learned_place(world, tables, workspace.value, claims)
        else:
            move(world, tables, workspace, policies[owner], claims, chance)
    return rank


@compiled
def _claim_by_rank(
    world: World, tables: Tables, workspace: Workspace, next_claims: Reals, claims: Numbers
) -> Number:
    """Claim the card whose rank has the highest upper confidence bound."""
    values = np.zeros(MOST_IN_ROW)
    count = learned_claim_values(world, tables, workspace.value, claims, values)
    rank, best, everything = 0, -1.0, next_claims[:, TRIED].sum()
    for i in range(min(count, RANKS)):
        bound = upper_confidence_bound(next_claims[i, TRIED], next_claims[i, TOTAL], everything)
        if bound > best:
            best, rank = bound, i
    order = np.argsort(-values[:count])
    claim(world, tables, claims[order[rank]])
    return rank
