"""Measures what more playouts gain, and what it would gain to search the seat's next turn as well.

    .venv/bin/python -m bench.personimo.playouts [--positions 100] [--players 4] [--json]

Positions come from games against full-greedy rivals. In each, the moves with the highest learned values are played out
in the same few hundred worlds, as in the search. Other worlds, in which all seats play exactly to the end, tell what a
choice by a number of playouts a move gains over the move with the highest learned value. All numbers are in points,
where a win counts forty.

Then the seat's next turn is searched in the playouts of the four best moves. The output is by how much that raises
their values, and how much more it raises some than others (a variance, from independent halves of the worlds). Only
such a difference could change a choice.
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
from salon.games.personimo.bots.kernel.estimate.features import Reals
from salon.games.personimo.bots.kernel.estimate.weights import weights_for
from salon.games.personimo.bots.kernel.policy.policies import FULL_GREEDY, LEARNED, move
from salon.games.personimo.bots.kernel.policy.workspace import Workspace, new_workspace
from salon.games.personimo.bots.kernel.search.halving import ESTIMATE_WEIGHT, MoveSearch
from salon.games.personimo.bots.kernel.search.playout import copy_world, play_out, redeal
from salon.games.personimo.bots.kernel.search.trial import (
    LEAD_VARIANCE,
    POSITION,
    SPOT,
    VALUE,
    final_points,
    lead_value,
    play_candidate,
)
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.rules.variants import rules_of
from salon.jit import Number, Real, compiled

TURNS, ONE_IN = 8, 4
"""Positions come from the first TURNS turns: one placement in ONE_IN."""
PLAYOUTS = (5, 20, 80, 320)
TRIED, EXACT, NEXT = 400, 600, 120
"""Worlds in which moves are tried, in which choices are evaluated exactly, and in which the next turn is searched."""
DRAWN, MOVES, WITHIN = 40, 4, (5, 10)
"""How often a sample of the worlds is drawn; how many moves are compared if the next turn is searched; and how many
moves in how many worlds are tried there."""


class Position(NamedTuple):
    """A placement that a seat has to make, with the unseen cards behind those dealt."""

    packing: Packing
    root: World
    seat: int


class Found(NamedTuple):
    """The results at one position."""

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
    names = [f"{playouts} playouts a move" for playouts in PLAYOUTS] + [f"{EXACT // 2} exact ones"]
    columns = [*zip(*(each.gained for each in found), strict=True)]
    gained = {name: told(column) for name, column in zip(names, columns, strict=True)}
    ahead = {
        "raised": told([each.raised for each in found]),
        "variance": told([each.spread for each in found]),
    }
    if options.json:
        command = " ".join(["python -m bench.personimo.playouts", *sys.argv[1:]])
        figures = {"positions": len(found), "gained": gained, "next_turn_searched": ahead}
        print(json.dumps({"command": command, **figures}, indent=2))
        return
    for name, (mean, error) in [*gained.items(), *ahead.items()]:
        print(f"{name:>20}: {mean:+.2f} ± {error:.2f}")


def told(values: Any) -> list[float]:
    """Return a mean and its standard error."""
    return [round(float(np.mean(values)), 3), round(float(np.std(values) / np.sqrt(len(values))), 3)]


def look(players: int, seed: str, number: int) -> Found:
    """Measure everything at one position."""
    random = Random(f"{seed} {number}")
    position = next(each for each in positions(players, random) if random.randrange(ONE_IN) == 0)
    search = MoveSearch(position.packing, position.root, position.seat)
    chosen = search.shortlist()
    return Found(gains(position, search, chosen, random), *searched_next(position, search, chosen, random))


def positions(players: int, random: Random) -> Iterator[Position]:
    """Yield the placements of a seat in the first turns of games in which it searches a little."""
    while True:
        setup = PERSONIMO.setup(players, {}, f"{random.random()}")
        state = Timeline.start(PERSONIMO, setup, 0).timeline.state
        packing, seat, chance = (
            packing_for(rules_of(state)),
            random.randrange(players),
            seeded(random.getrandbits(60)),
        )
        world, tables = packing.pack(state, state.set_aside), packing.tables
        workspace, game = new_workspace(weights_for(tables.rules)), world.game
        to_placement(world, tables, workspace, seat, chance)
        while game[PHASE] != OVER and game[TURN] <= TURNS:
            search = MoveSearch(packing, world, seat)
            if len(search.shortlist()) > 1:
                yield Position(packing, world, seat)
            search.run(lambda played: played / 200, random)
            move_by(search, world, tables, search.ranked()[0])
            to_placement(world, tables, workspace, seat, chance)


def move_by(search: MoveSearch, world: World, tables: Tables, number: Number) -> None:
    """Make the move of a candidate."""
    play_candidate(world, tables, search.candidates[number, SPOT], search.candidates[number, POSITION])


@compiled
def to_placement(world: World, tables: Tables, workspace: Workspace, seat: Number, chance: Words) -> None:
    """Play until a seat has a card to lay, or the game is over."""
    game, rules, claims = world.game, tables.rules, np.empty(MOST_IN_ROW, np.int64)
    while game[PHASE] != OVER:
        owner = rules[OWNER + game[QUEUE + game[ACTING]]]
        if owner == seat and game[PHASE] == PLACING:
            return
        move(world, tables, workspace, LEARNED if owner == seat else FULL_GREEDY, claims, chance)


@compiled
def final_value(world: World, tables: Tables, workspace: Workspace, seat: Number, chance: Words) -> Real:
    """Play to the end with exact rivals, and return the value of the seat's lead."""
    policies = np.full(MOST_IN_ROW, FULL_GREEDY, np.int64)
    policies[seat] = LEARNED
    play_out(world, tables, workspace, policies, chance)
    points, best = final_points(world, tables, seat)
    return lead_value(points - best, LEAD_VARIANCE)


def gains(position: Position, search: MoveSearch, chosen: Numbers, random: Random) -> list[float]:
    """Return what choices by more and more playouts, and by exact ones, gain over the highest learned value."""
    tried, seeds = np.empty((len(chosen), TRIED)), seeds_from(random, TRIED)
    for world in range(TRIED):
        before = search.sums[chosen, VALUE]
        search.try_in(chosen, seeds[world : world + 1])
        tried[:, world] = search.sums[chosen, VALUE] - before
    evaluated = exact_values(position, search, chosen, random)
    exact, drawing = evaluated.mean(axis=1), np.random.default_rng(random.getrandbits(60))
    found = []
    for playouts in PLAYOUTS:
        drawn = [drawing.choice(TRIED, playouts, replace=False) for _ in range(DRAWN)]
        estimated = ESTIMATE_WEIGHT / playouts * search.estimates[chosen]
        picked = [int(np.argmax(tried[:, worlds].mean(axis=1) + estimated)) for worlds in drawn]
        found.append(float(np.mean(exact[picked]) - exact[0]))
    side_values = [half.mean(axis=1) for half in np.split(evaluated, 2, axis=1)]
    both = [one[np.argmax(other)] - one[0] for one, other in (side_values, side_values[::-1])]
    return [*found, float(np.mean(both))]


def exact_values(position: Position, search: MoveSearch, chosen: Numbers, random: Random) -> Reals:
    """Return the value of each move in each of some worlds, played exactly."""
    tables, world = position.packing.tables, new_world(len(position.root.words))
    workspace = new_workspace(weights_for(tables.rules))
    evaluated = np.empty((len(chosen), EXACT))
    for number, seed in enumerate(seeds_from(random, EXACT)):
        for i, candidate in enumerate(chosen):
            chance = dealt(position.root, world, seed)
            move_by(search, world, tables, candidate)
            evaluated[i, number] = final_value(world, tables, workspace, position.seat, chance)
    return evaluated


def searched_next(
    position: Position, search: MoveSearch, chosen: Numbers, random: Random
) -> tuple[float, float]:
    """Return by how much a search of the next turn raises the best moves, and how much that varies among them."""
    tables, seat = position.packing.tables, position.seat
    workspace, best = new_workspace(weights_for(tables.rules)), search.best(chosen)[:MOVES]
    world, other = new_world(len(position.root.words)), new_world(len(position.root.words))
    raised = np.empty((len(best), NEXT))
    for number, seed in enumerate(seeds_from(random, NEXT)):
        for i, candidate in enumerate(best):
            chance = dealt(position.root, world, seed)
            move_by(search, world, tables, candidate)
            to_placement(world, tables, workspace, seat, chance)
            copy_world(world, other)
            usual = final_value(other, tables, workspace, seat, chance.copy())
            within = MoveSearch(position.packing, world, seat)
            few, worlds = within.shortlist()[: WITHIN[0]], seeds_from(random, WITHIN[1])
            within.try_in(few, worlds)
            move_by(within, world, tables, within.best(few)[0])
            raised[i, number] = final_value(world, tables, workspace, seat, chance) - usual
    one, two = (half.mean(axis=1) for half in np.split(raised, 2, axis=1))
    spread = float(np.cov(one, two)[0, 1])
    return float(raised.mean()), spread


def dealt(root: World, world: World, seed: Number) -> Words:
    """Copy a position, redeal its unseen cards, and return the random state to continue with."""
    chance = np.array([seed], np.uint64)
    copy_world(root, world)
    redeal(world, chance)
    return chance


def seeds_from(random: Random, count: int) -> Words:
    """Return a number of seeds for worlds."""
    return np.array([random.getrandbits(63) + 1 for _ in range(count)], np.uint64)


if __name__ == "__main__":
    main()
