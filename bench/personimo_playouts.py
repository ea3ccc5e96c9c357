"""What more playouts are worth to the search, and what it would be worth to search one's next turn as well.

    .venv/bin/python -m bench.personimo_playouts [--positions 100] [--players 4] [--json]

Positions come from games against full-greedy rivals. In each the moves that promise most are played out in the same few
hundred worlds, as the search does it. What a choice by so many playouts a move gains over the first move by promise
is told by other worlds, in which all seats play exactly to the end. All numbers are parts of a win that counts forty.

Then the seat's next turn is searched in the playouts of the four best moves, instead of taking what promises most:
what that raises them by, and how much more it raises some moves than others (a variance, from halves of the worlds
that know nothing of each other). Only if it does could it change a choice.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import numpy as np
from joblib import Parallel, delayed

from salon.core import Timeline
from salon.games.personimo.bots.kernel.board.chance import seeded
from salon.games.personimo.bots.kernel.board.layout import (
    ACTING,
    MOST_IN_ROW,
    OVER,
    OWNER,
    PHASE,
    PLACING,
    QUEUE,
    TURN,
    Numbers,
    Tables,
    Words,
    World,
    new_world,
)
from salon.games.personimo.bots.kernel.board.packing import Packing, packing_for
from salon.games.personimo.bots.kernel.estimate.features import Worths
from salon.games.personimo.bots.kernel.estimate.weights import learnt
from salon.games.personimo.bots.kernel.estimate.workspace import Study, new_study
from salon.games.personimo.bots.kernel.policy.policies import FULL_GREEDY, PROMISING, move
from salon.games.personimo.bots.kernel.search.halving import FORESEEN, Search
from salon.games.personimo.bots.kernel.search.playout import copy_world, play_out, redeal
from salon.games.personimo.bots.kernel.search.trial import (
    POSITION,
    SPOT,
    UNSURE,
    WORTH,
    make,
    standing,
    worth_of_lead,
)
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.rules.variants import rules_of
from salon.jit import Number, Real, compiled

TURNS, ONE_IN = 8, 4
"""Positions are from the first turns: one placement in so many."""
PLAYOUTS = (5, 20, 80, 320)
TRIED, JUDGED, NEXT = 400, 600, 120
"""Worlds in which moves are tried, in which choices are judged, and in which the next turn is searched."""
DRAWN, MOVES, WITHIN = 40, 4, (5, 10)
"""How often some of the worlds are drawn; how many moves are compared if the next turn is searched, and how many moves
there, in how many worlds."""


class Position(NamedTuple):
    """A placement that a seat is asked for, the unseen cards behind those dealt."""

    packing: Packing
    root: World
    seat: int


class Found(NamedTuple):
    """What was found at one position."""

    gained: list[float]
    raised: float
    spread: float


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = Parallel(n_jobs=options.jobs)(
        delayed(look)(options.players, options.seed, number) for number in range(options.positions)
    )
    names = [f"{playouts} playouts a move" for playouts in PLAYOUTS] + [f"{JUDGED // 2} exact ones"]
    columns = [*zip(*(each.gained for each in found), strict=True)]
    gained = {name: told(column) for name, column in zip(names, columns, strict=True)}
    ahead = {
        "raised": told([each.raised for each in found]),
        "variance": told([each.spread for each in found]),
    }
    if options.json:
        command = " ".join(["python -m bench.personimo_playouts", *sys.argv[1:]])
        figures = {"positions": len(found), "gained": gained, "next_turn_searched": ahead}
        print(json.dumps({"command": command, **figures}, indent=2))
        return
    for name, (mean, error) in [*gained.items(), *ahead.items()]:
        print(f"{name:>20}: {mean:+.2f} ± {error:.2f}")


def told(values: Any) -> list[float]:
    """A mean and its standard error."""
    return [round(float(np.mean(values)), 3), round(float(np.std(values) / np.sqrt(len(values))), 3)]


def look(players: int, seed: str, number: int) -> Found:
    """All that is asked, at one position."""
    random = Random(f"{seed} {number}")
    position = next(each for each in positions(players, random) if random.randrange(ONE_IN) == 0)
    search = Search(position.packing, position.root, position.seat)
    chosen = search.promising()
    return Found(gains(position, search, chosen, random), *searched_next(position, search, chosen, random))


def positions(players: int, random: Random) -> Iterator[Position]:
    """The placements of a seat in the first turns of games, in which it searches a little."""
    while True:
        setup = PERSONIMO.setup(players, {}, f"{random.random()}")
        state = Timeline.start(PERSONIMO, setup, 0).timeline.state
        packing, seat, chance = (
            packing_for(rules_of(state)),
            random.randrange(players),
            seeded(random.getrandbits(60)),
        )
        world, tables = packing.pack(state, state.set_aside), packing.tables
        study, game = new_study(learnt(tables.rules)), world.game
        to_placement(world, tables, study, seat, chance)
        while game[PHASE] != OVER and game[TURN] <= TURNS:
            search = Search(packing, world, seat)
            if len(search.promising()) > 1:
                yield Position(packing, world, seat)
            search.run(lambda played: played / 200, random)
            move_by(search, world, tables, search.ranked()[0])
            to_placement(world, tables, study, seat, chance)


def move_by(search: Search, world: World, tables: Tables, number: Number) -> None:
    """Make the move of a candidate."""
    make(world, tables, search.candidates[number, SPOT], search.candidates[number, POSITION])


@compiled
def to_placement(world: World, tables: Tables, study: Study, seat: Number, chance: Words) -> None:
    """Play until a seat has a card to lay, or the game is over."""
    game, rules, claims = world.game, tables.rules, np.empty(MOST_IN_ROW, np.int64)
    while game[PHASE] != OVER:
        owner = rules[OWNER + game[QUEUE + game[ACTING]]]
        if owner == seat and game[PHASE] == PLACING:
            return
        move(world, tables, study, PROMISING if owner == seat else FULL_GREEDY, claims, chance)


@compiled
def worth_at_the_end(world: World, tables: Tables, study: Study, seat: Number, chance: Words) -> Real:
    """Play to the end, rivals exactly: what the seat's lead is worth then."""
    policies = np.full(MOST_IN_ROW, FULL_GREEDY, np.int64)
    policies[seat] = PROMISING
    play_out(world, tables, study, policies, chance)
    points, best = standing(world, tables, seat)
    return worth_of_lead(points - best, UNSURE)


def gains(position: Position, search: Search, chosen: Numbers, random: Random) -> list[float]:
    """What choices by more and more playouts gain over the first move by promise, and what one by exact ones gains."""
    tried, seeds = np.empty((len(chosen), TRIED)), seeds_from(random, TRIED)
    for world in range(TRIED):
        before = search.sums[chosen, WORTH]
        search.try_in(chosen, seeds[world : world + 1])
        tried[:, world] = search.sums[chosen, WORTH] - before
    judged = judge(position, search, chosen, random)
    exact, drawing = judged.mean(axis=1), np.random.default_rng(random.getrandbits(60))
    found = []
    for playouts in PLAYOUTS:
        drawn = [drawing.choice(TRIED, playouts, replace=False) for _ in range(DRAWN)]
        promised = FORESEEN / playouts * search.promises[chosen]
        picked = [int(np.argmax(tried[:, worlds].mean(axis=1) + promised)) for worlds in drawn]
        found.append(float(np.mean(exact[picked]) - exact[0]))
    halves = [half.mean(axis=1) for half in np.split(judged, 2, axis=1)]
    both = [one[np.argmax(other)] - one[0] for one, other in (halves, halves[::-1])]
    return [*found, float(np.mean(both))]


def judge(position: Position, search: Search, chosen: Numbers, random: Random) -> Worths:
    """What each move comes to in each of some worlds, played exactly."""
    tables, world = position.packing.tables, new_world(len(position.root.words))
    study = new_study(learnt(tables.rules))
    judged = np.empty((len(chosen), JUDGED))
    for number, seed in enumerate(seeds_from(random, JUDGED)):
        for i, candidate in enumerate(chosen):
            chance = dealt(position.root, world, seed)
            move_by(search, world, tables, candidate)
            judged[i, number] = worth_at_the_end(world, tables, study, position.seat, chance)
    return judged


def searched_next(position: Position, search: Search, chosen: Numbers, random: Random) -> tuple[float, float]:
    """By how much the best moves are raised if the next turn is searched, and how much that varies among them."""
    tables, seat = position.packing.tables, position.seat
    study, best = new_study(learnt(tables.rules)), search.best(chosen)[:MOVES]
    world, other = new_world(len(position.root.words)), new_world(len(position.root.words))
    raised = np.empty((len(best), NEXT))
    for number, seed in enumerate(seeds_from(random, NEXT)):
        for i, candidate in enumerate(best):
            chance = dealt(position.root, world, seed)
            move_by(search, world, tables, candidate)
            to_placement(world, tables, study, seat, chance)
            copy_world(world, other)
            usual = worth_at_the_end(other, tables, study, seat, chance.copy())
            within = Search(position.packing, world, seat)
            few, worlds = within.promising()[: WITHIN[0]], seeds_from(random, WITHIN[1])
            within.try_in(few, worlds)
            move_by(within, world, tables, within.best(few)[0])
            raised[i, number] = worth_at_the_end(world, tables, study, seat, chance) - usual
    one, two = (half.mean(axis=1) for half in np.split(raised, 2, axis=1))
    spread = float(np.cov(one, two)[0, 1])
    return float(raised.mean()), spread


def dealt(root: World, world: World, seed: Number) -> Words:
    """Copy a position and deal its unseen cards anew; the chance to go on with."""
    chance = np.array([seed], np.uint64)
    copy_world(root, world)
    redeal(world, chance)
    return chance


def seeds_from(random: Random, count: int) -> Words:
    """So many seeds for worlds."""
    return np.array([random.getrandbits(63) + 1 for _ in range(count)], np.uint64)


if __name__ == "__main__":
    main()
