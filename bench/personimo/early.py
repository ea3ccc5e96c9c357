"""Measures how well bots play the first turns, on the same deals; the rest of each game is played out many times.

    .venv/bin/python -m bench.personimo.early --bots mce:25ms,mce:100ms,mce:400ms [--games 100] [--json]

The result of a whole game says little about its first turns, since so much varies afterwards. Here the game stops after
some turns against full-greedy rivals, and continues from there in sixty worlds. In each the unseen cards are redealt,
the seat plays by the learned value, and its rivals play full-greedy as before. The output is the share of these worlds
that the seat wins, its lead, and by how much both exceed those of the first bot on the same deals.
"""

import argparse
import json
import sys
from random import Random
from typing import Any, NamedTuple

import numpy as np
from joblib import Parallel, delayed
from numpy.typing import NDArray

from salon.core import Timeline
from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.chance import seeded
from salon.games.personimo.bots.kernel.board.layout import new_world
from salon.games.personimo.bots.kernel.board.packing import packing_for
from salon.games.personimo.bots.kernel.estimate.weights import weights_for
from salon.games.personimo.bots.kernel.policy.policies import FULL_GREEDY, LEARNED
from salon.games.personimo.bots.kernel.policy.workspace import new_workspace
from salon.games.personimo.bots.kernel.search.playout import copy_world, play_out, redeal
from salon.games.personimo.bots.kernel.search.trial import final_points
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.model.state import State
from salon.games.personimo.rules.variants import rules_of
from salon.games.registry import find_bot

WORLDS = 60


class Reached(NamedTuple):
    """The result of a bot in one game: the share of worlds it wins from there, and its mean lead."""

    wins: float
    lead: float


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bots", default="mce:25ms,mce:100ms,mce:400ms")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    bots = options.bots.split(",")
    played = Parallel(n_jobs=options.jobs)(
        delayed(reach)(bot, options.players, options.turns, options.seed, number)
        for number in range(options.games)
        for bot in bots
    )
    figures = np.array(played).reshape(options.games, len(bots), 2)
    results = {bot: summary(figures[:, i], figures[:, 0]) for i, bot in enumerate(bots)}
    if options.json:
        command = " ".join(["python -m bench.personimo.early", *sys.argv[1:]])
        print(json.dumps({"command": command, "games": options.games, "bots": results}, indent=2))
        return
    for bot, found in results.items():
        print(
            f"{bot:>12}: {found['wins']:.1%} wins, lead {found['lead']:+.1f}; more than the first: {found['more']}"
        )


def summary(figures: NDArray[np.float64], first: NDArray[np.float64]) -> dict[str, Any]:
    """Return the means of a bot, and its differences from the first bot with standard errors."""
    more, names = figures - first, Reached._fields
    errors = more.std(axis=0) / np.sqrt(len(more))
    told = {
        name: [round(float(more[:, i].mean()), 4), round(float(errors[i]), 4)] for i, name in enumerate(names)
    }
    return {name: round(float(figures[:, i].mean()), 4) for i, name in enumerate(names)} | {"more": told}


def reach(bot: str, players: int, turns: int, seed: str, number: int) -> Reached:
    """Play the first turns of one game with a bot, and evaluate the position reached."""
    seat, random = number % players, Random(f"{seed} {number}")
    names = [bot if other == seat else "full-greedy" for other in range(players)]
    entrants = [find_bot(PERSONIMO.spec.name, name) for name in names]
    setup = PERSONIMO.setup(players, {}, f"{seed} {number}")
    timeline = Timeline.start(PERSONIMO, setup, 0).timeline
    while timeline.state.turn <= turns:
        acting = next(iter(timeline.waiting))
        action = entrants[acting].choose(PERSONIMO.view(timeline.state, acting), random)
        timeline = timeline.act(acting, action, 0).timeline
    return play_rest(timeline.state, seat, number + 1)


def play_rest(state: State, seat: int, seed: int) -> Reached:
    """Play the rest of a game in many worlds."""
    packing = packing_for(rules_of(state))
    tables, root, world = (
        packing.tables,
        packing.pack(state, state.set_aside),
        new_world(len(state.districts)),
    )
    workspace, chance = new_workspace(weights_for(tables.rules)), seeded(seed)
    policies = np.full(at.MOST_IN_ROW, FULL_GREEDY, np.int64)
    policies[seat] = LEARNED
    leads = []
    for _ in range(WORLDS):
        copy_world(root, world)
        redeal(world, chance)
        play_out(world, tables, workspace, policies, chance)
        points, best = final_points(world, tables, seat)
        leads.append(points - best)
    return Reached(float(np.mean(np.array(leads) > 0)), float(np.mean(leads)))


if __name__ == "__main__":
    main()
