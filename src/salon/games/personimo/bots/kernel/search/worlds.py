"""What becomes of several moves in the same worlds: the results of every playout, for comparing moves in pairs."""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import (
    BUILT,
    SEATS,
    TURN,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.turns import district_in
from salon.games.personimo.bots.kernel.estimate.features import Reals
from salon.games.personimo.bots.kernel.search.playout import copy_world, play_out, redeal
from salon.games.personimo.bots.kernel.search.trial import (
    POSITION,
    SPOT,
    TrialWorkspace,
    final_points,
    play_candidate,
)
from salon.jit import Number, compiled, population

# Numbers of a result: the seat's points, those of its best rival (alone: 0), and the squares of its district.
OWN, RIVAL, COVERED, RESULT = range(4)


@compiled
def play_each(
    root: World,
    tables: Tables,
    trial: TrialWorkspace,
    candidates: Numbers,
    chosen: Numbers,
    seat: Number,
    policies: Numbers,
    seeds: Words,
    results: Reals,
) -> None:
    """Play every chosen candidate to the end in the world of every seed. Results are by world and candidate."""
    chance = np.empty(1, np.uint64)
    world, rules = trial.world, tables.rules
    district = district_in(root.game, rules, root.game[TURN])
    for at in range(seeds.shape[0]):
        for number in range(chosen.shape[0]):
            chance[0] = seeds[at]
            copy_world(root, world)
            redeal(world, chance)
            play_candidate(
                world, tables, candidates[chosen[number], SPOT], candidates[chosen[number], POSITION]
            )
            play_out(world, tables, trial.workspace, policies, chance)
            own, rival = final_points(world, tables, seat)
            results[at, number, OWN] = np.floor(own)
            results[at, number, RIVAL] = np.floor(rival) if rules[SEATS] > 1 else 0.0
            results[at, number, COVERED] = np.float64(np.int64(population(world.words[district, BUILT])))
