"""Learn what districts promise, from games in which the estimate plays against itself.

    .venv/bin/python -m bench.personimo_promise --minutes 10 [--players 4 1] [--go-on] [--out FILE]

After every card the estimate says how many points the district will have at the end. Going back from the end, each of
these is moved a little towards the next one and the truth (TD(λ) with λ = 0.7); the steps become smaller with time. It
begins with weights that know nothing but the points a district has now, or with those there are (`--go-on`).
"""

import argparse
from pathlib import Path
from random import Random
from statistics import mean
from time import monotonic

import numpy as np

from salon.core import Timeline
from salon.jit import Number, Real, compiled
from salon.personimo.game import PERSONIMO
from salon.personimo.kernel.chance import draw, seeded
from salon.personimo.kernel.district import district_value
from salon.personimo.kernel.features import MOST_FEATURES, STAGES, Weights, Worths, first_weights
from salon.personimo.kernel.layout import (
    DISTRICTS,
    HANDLED,
    MOST_IN_ROW,
    OVER,
    PHASE,
    PLACING,
    TURN,
    Numbers,
    Tables,
    Words,
    World,
    new_world,
)
from salon.personimo.kernel.packing import packing_for
from salon.personimo.kernel.playout import copy_world, redeal
from salon.personimo.kernel.policies import PROMISING, move, random_move
from salon.personimo.kernel.search import learnt
from salon.personimo.kernel.slate import Study, new_study
from salon.personimo.kernel.survey import points_in
from salon.personimo.kernel.turns import district_in
from salon.personimo.kernel.worth import worth_now

KEPT = Path(__file__).parent.parent / "src/salon/personimo/data/promise.npz"
GAMES = 20
"""Games from one deal: the cards are dealt anew each time, the headquarters are not."""
LAMBDA, WANDERING = 0.7, 2
"""How much the end counts, and how many of a hundred placements are made at random."""
FIRST_STEP, LAST_STEP = 0.006, 0.0003


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--players", type=int, nargs="+", default=[4], help="tables to learn at, in turn")
    parser.add_argument("--seed", default="promise")
    parser.add_argument("--go-on", action="store_true", help="from the weights there are")
    parser.add_argument("--out", type=Path, default=KEPT)
    options = parser.parse_args()

    weights = learnt().copy() if options.go_on else first_weights()
    study, random = new_study(weights), Random(options.seed)
    start, end = monotonic(), monotonic() + 60 * options.minutes
    told, scores = start, list[float]()
    while (now := monotonic()) < end:
        left = (end - now) / (end - start)
        step = LAST_STEP + (FIRST_STEP - LAST_STEP) * left
        players = options.players[len(scores) % len(options.players)]
        scores.append(learn_at(players, study, random, step))
        if now - told > 10:
            told = now
            print(f"{len(scores) * GAMES:>9,} games: {mean(scores[-300:]):.2f} points", flush=True)
    np.savez_compressed(options.out, weights=weights)


def learn_at(players: int, study: Study, random: Random, step: float) -> float:
    """Some games of one deal; the mean points of a district."""
    setup = PERSONIMO.setup(players, {}, f"{random.random()}")
    state = Timeline.start(PERSONIMO, setup, 0).timeline.state
    packing = packing_for(state.rules)
    root, world = packing.pack(state, state.set_aside), new_world(len(state.districts))
    return float(learn(root, world, packing.tables, study, seeded(random.getrandbits(60)), GAMES, step))


@compiled
def learn(
    root: World, world: World, tables: Tables, study: Study, chance: Words, games: Number, step: Real
) -> Real:
    """Play games and move the weights; the mean points of a district."""
    game, rules = world.game, tables.rules
    districts = rules[DISTRICTS]
    claims = np.empty(MOST_IN_ROW, np.int64)
    features = np.zeros((districts, STAGES, MOST_FEATURES), np.int64)
    counts, said = np.zeros((districts, STAGES), np.int64), np.zeros((districts, STAGES))
    total = 0.0
    for _ in range(games):
        copy_world(root, world)
        redeal(world, chance)
        while game[PHASE] != OVER:
            placing = game[PHASE] == PLACING
            district = district_in(game, rules, game[TURN])
            if placing and draw(chance, 100) < WANDERING:
                random_move(world, tables, claims, chance)
            else:
                move(world, tables, study, PROMISING, claims, chance)
            if placing:
                stage = world.info[district, HANDLED]
                said[district, stage], counts[district, stage] = worth_now(
                    world, tables, study.slate, district, stage, features[district, stage]
                )
        for district in range(districts):
            points = np.float64(points_in(district_value(world, tables, district)))
            total += points
            correct(study.slate.weights, features[district], counts[district], said[district], points, step)
    return total / games / districts


@compiled
def correct(
    weights: Weights, features: Numbers, counts: Numbers, said: Worths, points: Real, step: Real
) -> None:
    """Move what was said of a district after each card towards what came of it."""
    truth = points
    for stage in range(STAGES - 1, 0, -1):
        change = np.float32(step * (truth - said[stage]))
        for i in range(counts[stage]):
            weights[stage, features[stage, i]] += change
        truth = LAMBDA * truth + (1 - LAMBDA) * said[stage]


if __name__ == "__main__":
    main()
