"""Learn what districts promise, from games of a seat that plays by it against full-greedy rivals.

    .venv/bin/python -m bench.personimo_promise rivals --minutes 10 [--anew] [--out FILE]

The kinds are `alone`, `pairs` (two players) and `rivals` (three to six). After every move the estimate says how many
points the district will have at the end, with the cards that are claimed and not yet laid on their best spots: that is
what it chooses by. Going back from the end, each of these is moved a little towards the next one and the truth (TD(λ)
with λ = 0.7); the steps become smaller with time. It goes on from the weights there are, or begins with weights that
know nothing but the points a district has now (`--anew`).
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
    Weights,
    Worths,
    first_weights,
    order_feature,
    region_of,
)
from salon.games.personimo.bots.kernel.estimate.supply import count_supply
from salon.games.personimo.bots.kernel.estimate.value import worth_now
from salon.games.personimo.bots.kernel.estimate.weights import ALONE, PAIRS, RIVALS, learnt_of
from salon.games.personimo.bots.kernel.estimate.workspace import Slate, Study, new_study
from salon.games.personimo.bots.kernel.policy.planning import kept, lay_best, put_back
from salon.games.personimo.bots.kernel.policy.policies import FULL_GREEDY, PROMISING, move, random_move
from salon.games.personimo.bots.kernel.search.playout import copy_world, redeal
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.rules.variants import rules_of
from salon.jit import Number, Real, compiled

KEPT = Path(__file__).parent.parent / "src/salon/games/personimo/bots/kernel/estimate/weights.npz"
PLAYERS = {ALONE: (1,), PAIRS: (2,), RIVALS: (4, 4, 3, 4, 4, 5, 4, 4, 6)}
"""The tables to learn at, in turn."""
GAMES = 20
"""Games from one deal: the cards are dealt anew each time, the headquarters are not."""
LAMBDA, WANDERING = 0.7, 2
"""How much the end counts, and how many of a hundred moves are made at random."""
FIRST_STEP, LAST_STEP = 0.004, 0.0003
LEFT_STEP = 20
"""How much larger the steps are for what is left of suits, which differs little from what is usual."""


class Notes(NamedTuple):
    """What was said at each stage: the estimate, the numbers of its weights, how many, and what was left by room."""

    said: Worths
    features: Numbers
    counts: Numbers
    left: Worths


def new_notes() -> Notes:
    """Empty notes."""
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
    parser.add_argument("--anew", action="store_true", help="not from the weights there are")
    parser.add_argument("--out", type=Path, default=KEPT)
    options = parser.parse_args()

    weights = first_weights() if options.anew else learnt_of(options.kind).copy()
    study, random = new_study(weights), Random(options.seed)
    start, end = monotonic(), monotonic() + 60 * options.minutes
    told, scores = start, list[float]()
    while (now := monotonic()) < end:
        left = (end - now) / (end - start)
        step = LAST_STEP + (FIRST_STEP - LAST_STEP) * left
        players = PLAYERS[options.kind][len(scores) % len(PLAYERS[options.kind])]
        scores.append(learn_at(players, study, random, step))
        if now - told > 10:
            told = now
            print(f"{len(scores) * GAMES:>9,} games: {mean(scores[-900:]):.2f} points", flush=True)
    with np.load(KEPT) as before:
        np.savez_compressed(options.out, **{**before, options.kind: weights})


def learn_at(players: int, study: Study, random: Random, step: float) -> float:
    """Some games of one deal; the mean points of the learner's district."""
    setup = PERSONIMO.setup(players, {}, f"{random.random()}")
    state = Timeline.start(PERSONIMO, setup, 0).timeline.state
    packing = packing_for(rules_of(state))
    root, world = packing.pack(state, state.set_aside), new_world(len(state.districts))
    seat, chance = random.randrange(players), seeded(random.getrandbits(60))
    total = 0
    for _ in range(GAMES):
        copy_world(root, world)
        redeal(world, chance)
        total += learn(world, packing.tables, study, new_notes(), seat, chance, step)
    return total / GAMES


@compiled
def learn(
    world: World, tables: Tables, study: Study, notes: Notes, seat: Number, chance: Words, step: Real
) -> Number:
    """Play a game and move the weights; the points of the learner's district."""
    game, rules, slate = world.game, tables.rules, study.slate
    claims, district = np.empty(MOST_IN_ROW, np.int64), rules[BUILDS + seat]
    while game[PHASE] != OVER:
        turn, architect = game[TURN], game[QUEUE + game[ACTING]]
        if rules[OWNER + architect] != seat:
            move(world, tables, study, FULL_GREEDY, claims, chance)
            continue
        district = rules[BUILDS + architect]
        count_supply(game, tables.cards, slate.supply)
        if game[PHASE] == PLACING and draw(chance, 100) < WANDERING:
            random_move(world, tables, claims, chance)
        else:
            move(world, tables, study, PROMISING, claims, chance)
        note(world, tables, slate, notes, seat, district, game[TURN] > turn)
    points = points_in(district_value(world, tables, district))
    correct(slate.weights, notes, np.float64(points), step)
    return points


@compiled
def note(
    world: World,
    tables: Tables,
    slate: Slate,
    notes: Notes,
    seat: Number,
    district: Number,
    dealt: bool,
) -> None:
    """Note what the district promises with all its cards laid; if the next row has been dealt, it has an order."""
    game, rules, weights = world.game, tables.rules, slate.weights
    words, info, rows = kept(world, district)
    orders, ordered = np.empty(2 * MOST_IN_ROW, np.int64), 0
    if game[PHASE] == PLACING:
        for place in range(game[ACTING], game[QUEUED]):
            if rules[OWNER + game[QUEUE + place]] == seat:
                lay_best(world, tables, slate, district, game[HAND + place])
                if dealt:
                    orders[ordered] = order_feature(rules[SEATS], place)
                    ordered += 1
    for position in range(game[SHOWN]):
        if game[CLAIMS + position] != NOBODY and rules[OWNER + game[CLAIMS + position]] == seat:
            lay_best(world, tables, slate, district, game[SHOW + position])
            orders[ordered] = order_feature(rules[SEATS], position)
            ordered += 1
    stage = min(world.info[district, HANDLED], STAGES - 1)
    features = notes.features[stage]
    said, count = worth_now(world, tables, slate, district, stage, features)
    put_back(world, district, words, info, rows)
    notes.left[stage] = 0.0
    for i in range(count):
        if features[i] < BOXES:
            suit, blocks, marks, room = region_of(features[i])
            notes.left[stage, room] += blocks * slate.supply[suit]
            notes.left[stage, ROOM_UP_TO + room] += marks * slate.supply[SUITS + suit]
    for i in range(ordered):
        features[count + i] = orders[i]
        said += weights[stage, orders[i]]
    notes.said[stage], notes.counts[stage] = said, count + ordered


@compiled
def correct(weights: Weights, notes: Notes, points: Real, step: Real) -> None:
    """Move what was said of a district at each stage towards what came of it."""
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
