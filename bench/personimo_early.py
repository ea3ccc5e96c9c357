"""How good the first turns of bots are: each plays them on the same deals, and the rest is played many times.

    .venv/bin/python -m bench.personimo_early --bots mce:25ms,mce:100ms,mce:400ms [--games 100] [--json]

A whole game says little of its first turns, since what comes later varies so much. So after some turns against
full-greedy rivals the game stops, and goes on from there in sixty worlds: the unseen cards dealt anew, the seat playing
by what districts promise, its rivals full-greedy as before. Told are the share of these that the seat wins and its
lead; and, from deal to deal, how much more that is than with the first bot.
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
from salon.games.personimo.bots.kernel.estimate.weights import learnt
from salon.games.personimo.bots.kernel.estimate.workspace import new_study
from salon.games.personimo.bots.kernel.policy.policies import FULL_GREEDY, PROMISING
from salon.games.personimo.bots.kernel.search.playout import copy_world, play_out, redeal
from salon.games.personimo.bots.kernel.search.trial import standing
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.model.state import State
from salon.games.personimo.rules.variants import rules_of
from salon.games.registry import find_bot

WORLDS = 60


class Reached(NamedTuple):
    """What a bot has reached in one game: the share of worlds it wins from there, and its lead in them."""

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
        command = " ".join(["python -m bench.personimo_early", *sys.argv[1:]])
        print(json.dumps({"command": command, "games": options.games, "bots": results}, indent=2))
        return
    for bot, found in results.items():
        print(
            f"{bot:>12}: {found['wins']:.1%} wins, lead {found['lead']:+.1f}; more than the first: {found['more']}"
        )


def summary(figures: NDArray[np.float64], first: NDArray[np.float64]) -> dict[str, Any]:
    """The means of a bot, and of how much more it has than the first one, with standard errors."""
    more, names = figures - first, Reached._fields
    errors = more.std(axis=0) / np.sqrt(len(more))
    told = {
        name: [round(float(more[:, i].mean()), 4), round(float(errors[i]), 4)] for i, name in enumerate(names)
    }
    return {name: round(float(figures[:, i].mean()), 4) for i, name in enumerate(names)} | {"more": told}


def reach(bot: str, players: int, turns: int, seed: str, number: int) -> Reached:
    """One game of a bot, as far as it is played, and what comes of that."""
    seat, random = number % players, Random(f"{seed} {number}")
    names = [bot if other == seat else "full-greedy" for other in range(players)]
    entrants = [find_bot(PERSONIMO.spec.name, name) for name in names]
    setup = PERSONIMO.setup(players, {}, f"{seed} {number}")
    timeline = Timeline.start(PERSONIMO, setup, 0).timeline
    while timeline.state.turn <= turns:
        acting = next(iter(timeline.waiting))
        action = entrants[acting].choose(PERSONIMO.view(timeline.state, acting), random)
        timeline = timeline.act(acting, action, 0).timeline
    return goes_on(timeline.state, seat, number + 1)


def goes_on(state: State, seat: int, seed: int) -> Reached:
    """The rest of a game, many times, in worlds of a seed."""
    packing = packing_for(rules_of(state))
    tables, root, world = (
        packing.tables,
        packing.pack(state, state.set_aside),
        new_world(len(state.districts)),
    )
    study, chance = new_study(learnt(tables.rules)), seeded(seed)
    policies = np.full(at.MOST_IN_ROW, FULL_GREEDY, np.int64)
    policies[seat] = PROMISING
    leads = []
    for _ in range(WORLDS):
        copy_world(root, world)
        redeal(world, chance)
        play_out(world, tables, study, policies, chance)
        points, best = standing(world, tables, seat)
        leads.append(points - best)
    return Reached(float(np.mean(np.array(leads) > 0)), float(np.mean(leads)))


if __name__ == "__main__":
    main()
