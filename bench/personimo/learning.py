"""Learns the value of districts from games of a seat that plays by it against full-greedy rivals.

    .venv/bin/python -m bench.personimo.learning rivals --minutes 10 [--anew] [--out FILE]

The kinds are `alone`, `pairs` (two players) and `rivals` (three to six). After every move the learned value estimates
the points that the district will have at the end, with the cards that are claimed and not yet laid on their best spots;
moves are chosen by it. From the end backwards, each estimate is moved a little towards the next one and the final
points (TD(λ) with λ = 0.7). The steps become smaller with time. Learning continues from the current weights, or begins
with weights that only count the points a district has now (`--anew`).
"""

import argparse
from pathlib import Path
from random import Random
from statistics import mean
from time import monotonic
from typing import NamedTuple

import numpy as np

from salon.core import Timeline
from salon.games.personimo.bots.kernel.board.chance import draw, seeded
from salon.games.personimo.bots.kernel.board.district import district_value
from salon.games.personimo.bots.kernel.board.layout import (
    ACTING,
    BUILDS,
    CLAIMS,
    HAND,
    HANDLED,
    MOST_IN_ROW,
    NOBODY,
    OVER,
    OWNER,
    PHASE,
    PLACING,
    QUEUE,
    QUEUED,
    SEATS,
    SHOW,
    SHOWN,
    SUITS,
    TURN,
    Numbers,
    Tables,
    Words,
    World,
    new_world,
)
from salon.games.personimo.bots.kernel.board.packing import packing_for
from salon.games.personimo.bots.kernel.board.survey import points_in
from salon.games.personimo.bots.kernel.estimate.features import (
    BLOCKS_LEFT,
    BOXES,
    MARKS_LEFT,
    MOST_FEATURES,
    ROOM_UP_TO,
    STAGES,
    Reals,
    Weights,
    first_weights,
    order_feature,
    region_of,
)
from salon.games.personimo.bots.kernel.estimate.supply import count_supply
from salon.games.personimo.bots.kernel.estimate.value import estimate_district
from salon.games.personimo.bots.kernel.estimate.weights import ALONE, PAIRS, RIVALS, load_weights
from salon.games.personimo.bots.kernel.estimate.workspace import ValueWorkspace
from salon.games.personimo.bots.kernel.policy.planning import lay_best, restore_district, save_district
from salon.games.personimo.bots.kernel.policy.policies import FULL_GREEDY, LEARNED, move, random_move
from salon.games.personimo.bots.kernel.policy.workspace import Workspace, new_workspace
from salon.games.personimo.bots.kernel.search.playout import copy_world, redeal
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.rules.variants import rules_of
from salon.jit import Number, Real, compiled

KEPT = Path(__file__).parents[2] / "src/salon/games/personimo/bots/kernel/estimate/weights.npz"
PLAYERS = {ALONE: (1,), PAIRS: (2,), RIVALS: (4, 4, 3, 4, 4, 5, 4, 4, 6)}
"""The numbers of players to learn with, in turn."""
GAMES = 20
"""Games from one deal. The cards are redealt each time, the headquarters are not."""
LAMBDA, RANDOM_PERCENT = 0.7, 2
"""The weight of the final points, and the percentage of moves made at random."""
FIRST_STEP, LAST_STEP = 0.004, 0.0003
LEFT_STEP = 20
"""How much larger the steps are for the weights of what is left of suits, which differs little from the average."""


class Notes(NamedTuple):
    """For each stage: the estimate, the numbers of its weights, their number, and the supply by free squares."""

    said: Reals
    features: Numbers
    counts: Numbers
    left: Reals


def new_notes() -> Notes:
    """Return empty notes."""
    return Notes(
        np.zeros(STAGES),
        np.zeros((STAGES, MOST_FEATURES), np.int64),
        np.zeros(STAGES, np.int64),
        np.zeros((STAGES, 2 * ROOM_UP_TO)),
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=PLAYERS)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", default="promise")
    parser.add_argument("--anew", action="store_true", help="begin with new weights")
    parser.add_argument("--out", type=Path, default=KEPT)
    options = parser.parse_args()

    weights = first_weights() if options.anew else load_weights(options.kind).copy()
    workspace, random = new_workspace(weights), Random(options.seed)
    start, end = monotonic(), monotonic() + 60 * options.minutes
    told, scores = start, list[float]()
    while (now := monotonic()) < end:
        left = (end - now) / (end - start)
        step = LAST_STEP + (FIRST_STEP - LAST_STEP) * left
        players = PLAYERS[options.kind][len(scores) % len(PLAYERS[options.kind])]
        scores.append(learn_at(players, workspace, random, step))
        if now - told > 10:
            told = now
            print(f"{len(scores) * GAMES:>9,} games: {mean(scores[-900:]):.2f} points", flush=True)
    with np.load(KEPT) as before:
        np.savez_compressed(options.out, **{**before, options.kind: weights})


def learn_at(players: int, workspace: Workspace, random: Random, step: float) -> float:
    """Play some games of one deal, and return the mean points of the learner's district."""
    setup = PERSONIMO.setup(players, {}, f"{random.random()}")
    state = Timeline.start(PERSONIMO, setup, 0).timeline.state
    packing = packing_for(rules_of(state))
    root, world = packing.pack(state, state.set_aside), new_world(len(state.districts))
    seat, chance = random.randrange(players), seeded(random.getrandbits(60))
    total = 0
    for _ in range(GAMES):
        copy_world(root, world)
        redeal(world, chance)
        total += learn(world, packing.tables, workspace, new_notes(), seat, chance, step)
    return total / GAMES


@compiled
def learn(
    world: World, tables: Tables, workspace: Workspace, notes: Notes, seat: Number, chance: Words, step: Real
) -> Number:
    """Play a game and adjust the weights. Return the points of the learner's district."""
    game, rules, value_workspace = world.game, tables.rules, workspace.value
    claims, district = np.empty(MOST_IN_ROW, np.int64), rules[BUILDS + seat]
    while game[PHASE] != OVER:
        turn, architect = game[TURN], game[QUEUE + game[ACTING]]
        if rules[OWNER + architect] != seat:
            move(world, tables, workspace, FULL_GREEDY, claims, chance)
            continue
        district = rules[BUILDS + architect]
        count_supply(game, tables.cards, value_workspace.supply)
        if game[PHASE] == PLACING and draw(chance, 100) < RANDOM_PERCENT:
            random_move(world, tables, claims, chance)
        else:
            move(world, tables, workspace, LEARNED, claims, chance)
        note(world, tables, value_workspace, notes, seat, district, game[TURN] > turn)
    points = points_in(district_value(world, tables, district))
    correct(value_workspace.weights, notes, np.float64(points), step)
    return points


@compiled
def note(
    world: World,
    tables: Tables,
    value_workspace: ValueWorkspace,
    notes: Notes,
    seat: Number,
    district: Number,
    dealt: bool,
) -> None:
    """Note the value of the district with all its cards laid, and its places in the order if a row has been dealt."""
    game, rules, weights = world.game, tables.rules, value_workspace.weights
    words, info, rows = save_district(world, district)
    orders, ordered = np.empty(2 * MOST_IN_ROW, np.int64), 0
    if game[PHASE] == PLACING:
        for place in range(game[ACTING], game[QUEUED]):
            if rules[OWNER + game[QUEUE + place]] == seat:
                lay_best(world, tables, value_workspace, district, game[HAND + place])
                if dealt:
                    orders[ordered] = order_feature(rules[SEATS], place)
                    ordered += 1
    for position in range(game[SHOWN]):
        if game[CLAIMS + position] != NOBODY and rules[OWNER + game[CLAIMS + position]] == seat:
            lay_best(world, tables, value_workspace, district, game[SHOW + position])
            orders[ordered] = order_feature(rules[SEATS], position)
            ordered += 1
    stage = min(world.info[district, HANDLED], STAGES - 1)
    features = notes.features[stage]
    said, count = estimate_district(world, tables, value_workspace, district, stage, features)
    restore_district(world, district, words, info, rows)
    notes.left[stage] = 0.0
    for i in range(count):
        if features[i] < BOXES:
            suit, blocks, marks, room = region_of(features[i])
            notes.left[stage, room] += blocks * value_workspace.supply[suit]
            notes.left[stage, ROOM_UP_TO + room] += marks * value_workspace.supply[SUITS + suit]
    for i in range(ordered):
        features[count + i] = orders[i]
        said += weights[stage, orders[i]]
    notes.said[stage], notes.counts[stage] = said, count + ordered


@compiled
def correct(weights: Weights, notes: Notes, points: Real, step: Real) -> None:
    """Move the estimate at each stage towards the estimates after it and the final points."""
    truth = points
    for stage in range(STAGES - 1, 0, -1):
        if notes.counts[stage] == 0:
            continue
        change = np.float32(step * (truth - notes.said[stage]))
        for i in range(notes.counts[stage]):
            weights[stage, notes.features[stage, i]] += change
        for room in range(ROOM_UP_TO):
            left = notes.left[stage]
            weights[stage, MARKS_LEFT + room] += np.float32(LEFT_STEP * change * left[room])
            weights[stage, BLOCKS_LEFT + room] += np.float32(LEFT_STEP * change * left[ROOM_UP_TO + room])
        truth = LAMBDA * truth + (1 - LAMBDA) * notes.said[stage]


if __name__ == "__main__":
    main()
