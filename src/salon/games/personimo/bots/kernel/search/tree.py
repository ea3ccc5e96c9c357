"""The tree: picks first, then spots, then the next pick, each chosen by what has come of it so far (UCB).

All that passes between players passes through picks, so the moves of a turn are grouped by the card they claim: a
pick is first chosen among picks, a spot then among the spots for it. The next claim of the same seat is a choice too,
not among cards (each world deals others) but among the best, the second and the third by what its district
promises. Every descent has its own redealt world (an open loop), and a playout at its end.
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
from salon.games.personimo.bots.kernel.estimate.features import Worths
from salon.games.personimo.bots.kernel.estimate.workspace import Study
from salon.games.personimo.bots.kernel.policy.learned import promising_place, worth_of_claims
from salon.games.personimo.bots.kernel.policy.policies import move
from salon.games.personimo.bots.kernel.search.playout import copy_world, redeal
from salon.games.personimo.bots.kernel.search.trial import (
    POSITION,
    SPOT,
    SQUARES,
    TRIALS,
    WORTH,
    Bench,
    achieved,
    make,
)
from salon.jit import Number, Real, compiled

RANKS = 3
"""How many of the next claims are told apart."""
CURIOSITY = 5.0
"""How many points of doubt speak for what has been tried little."""
TRIED, TOTAL = 0, 1


@compiled
def confidence(tried: Real, total: Real, all_tried: Real) -> Real:
    """What a choice may be worth, as far as one can be confident; what has not been tried comes first."""
    if tried == 0:
        return 1e9
    return total / tried + CURIOSITY * np.sqrt(np.log(all_tried + 1) / tried)


@compiled
def descend(
    root: World,
    tables: Tables,
    bench: Bench,
    candidates: Numbers,
    seat: Number,
    policies: Numbers,
    aim: Number,
    ahead: Real,
    seeds: Words,
    sums: Worths,
    picks: Worths,
    later: Worths,
) -> None:
    """One descent for each seed. `picks` has a row for each position, `later` one for each candidate and rank."""
    chance = np.empty(1, np.uint64)
    world = bench.world
    for seed in seeds:
        chance[0] = seed
        number = _choose(candidates, sums, picks)
        copy_world(root, world)
        redeal(world, chance)
        make(world, tables, candidates[number, SPOT], candidates[number, POSITION])
        rank = _play(world, tables, bench.study, seat, policies, later[number], chance)
        worth = achieved(world, tables, seat, aim, ahead)
        sums[number, TRIALS] += 1
        sums[number, WORTH] += worth
        sums[number, SQUARES] += worth * worth
        pick = max(candidates[number, POSITION], 0)
        picks[pick, TRIED] += 1
        picks[pick, TOTAL] += worth
        if rank >= 0:
            later[number, rank, TRIED] += 1
            later[number, rank, TOTAL] += worth


@compiled
def _choose(candidates: Numbers, sums: Worths, picks: Worths) -> Number:
    """A pick among picks, then a candidate with it."""
    everything = picks[:, TRIED].sum()
    best, pick = -1.0, np.int64(0)
    for i in range(candidates.shape[0]):
        position = max(candidates[i, POSITION], 0)
        hope = confidence(picks[position, TRIED], picks[position, TOTAL], everything)
        if hope > best:
            best, pick = hope, position
    best, chosen = -1.0, 0
    for i in range(candidates.shape[0]):
        if max(candidates[i, POSITION], 0) == pick:
            hope = confidence(sums[i, TRIALS], sums[i, WORTH], picks[pick, TRIED])
            if hope > best:
                best, chosen = hope, i
    return chosen


@compiled
def _play(
    world: World, tables: Tables, study: Study, seat: Number, policies: Numbers, later: Worths, chance: Words
) -> Number:
    """Play to the end, the seat's next claim by rank; which rank that was, or -1 if it had no choice."""
    game, rules = world.game, tables.rules
    claims = np.empty(MOST_IN_ROW, np.int64)
    rank = -1
    while game[PHASE] != OVER:
        owner = rules[OWNER + game[QUEUE + game[ACTING]]]
        if owner == seat and rank < 0 and game[PHASE] == CLAIM:
            rank = _claim_by_rank(world, tables, study, later, claims)
        elif owner == seat and rank < 0:
            promising_place(world, tables, study.slate, claims)
        else:
            move(world, tables, study, policies[owner], claims, chance)
    return rank


@compiled
def _claim_by_rank(world: World, tables: Tables, study: Study, later: Worths, claims: Numbers) -> Number:
    """Claim the card whose rank may be worth most."""
    values = np.zeros(MOST_IN_ROW)
    count = worth_of_claims(world, tables, study.slate, claims, values)
    rank, best, everything = 0, -1.0, later[:, TRIED].sum()
    for i in range(min(count, RANKS)):
        hope = confidence(later[i, TRIED], later[i, TOTAL], everything)
        if hope > best:
            best, rank = hope, i
    order = np.argsort(-values[:count])
    claim(world, tables, claims[order[rank]])
    return rank
