"""Compares the kernel of Personimo with the plain engine: random games and greedy playouts, on one core, in one run.

    .venv/bin/python -m bench.personimo [--seconds 5]

Both start from the same deal for four players. Processor time is measured, so that other load does not matter.
Compiling is not included, since it is done once and kept on disk.
"""

import argparse
from collections.abc import Callable
from random import Random
from time import process_time

import numpy as np

from salon.core import Timeline
from salon.games.personimo.bots.kernel.board.chance import seeded
from salon.games.personimo.bots.kernel.board.layout import World, new_world
from salon.games.personimo.bots.kernel.board.packing import packing_for
from salon.games.personimo.bots.kernel.estimate.weights import RIVALS, load_weights
from salon.games.personimo.bots.kernel.policy.policies import FULL_GREEDY, GREEDY, LEARNED
from salon.games.personimo.bots.kernel.policy.workspace import new_workspace
from salon.games.personimo.bots.kernel.search.playout import copy_world, play_out, random_games, redeal, score
from salon.games.personimo.bots.levels import BOTS
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.rules.variants import rules_of

PLAYERS = 4
RANDOM_GOAL, GREEDY_GOAL = 30_000, 1_000
Play = Callable[[int], int]
"""Plays a number of games, and returns the number of decisions."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=5, help="seconds to measure each")
    seconds = parser.parse_args().seconds

    kernel = Kernel()
    plain = rate("plain engine, at random", plain_engine("random"), seconds, None)
    fast = rate("kernel, at random", kernel.at_random, seconds, RANDOM_GOAL)
    print(f"{'':<44}{fast / plain:>12,.0f} times as many\n")
    plain = rate("plain engine, full-greedy", plain_engine("full-greedy"), seconds, None)
    fast = rate("kernel, full-greedy", kernel.by(FULL_GREEDY), seconds, GREEDY_GOAL)
    print(f"{'':<44}{fast / plain:>12,.0f} times as many\n")
    rate("kernel, greedy", kernel.by(GREEDY), seconds, None)
    rate("kernel, by learned value", kernel.by(LEARNED), seconds, None)
    rate("kernel, one by learned value, others greedy", kernel.by(LEARNED, GREEDY), seconds, None)


class Kernel:
    """Playouts of the kernel from the first round."""

    def __init__(self) -> None:
        state = Timeline.start(PERSONIMO, PERSONIMO.setup(PLAYERS, {}, "bench"), 0).timeline.state
        self._tables = packing_for(rules_of(state)).tables
        self._root: World = packing_for(rules_of(state)).pack(state, state.set_aside)
        self._world, self._workspace = new_world(PLAYERS), new_workspace(load_weights(RIVALS))
        self._chance, self._keys = seeded(1), np.zeros(PLAYERS, np.int64)

    def at_random(self, games: int) -> int:
        """Play random games."""
        return int(random_games(self._root, self._world, self._tables, games, self._chance, self._keys))

    def by(self, policy: int, others: int | None = None) -> Play:
        """Return a function that plays games with one policy for the first seat and one for the others."""
        policies = np.full(PLAYERS, policy if others is None else others, np.int64)
        policies[0] = policy

        def play(games: int) -> int:
            for _ in range(games):
                copy_world(self._root, self._world)
                redeal(self._world, self._chance)
                play_out(self._world, self._tables, self._workspace, policies, self._chance)
                score(self._world, self._tables, self._keys)
            return games * 24 * PLAYERS

        return play


def plain_engine(name: str) -> Play:
    """Return a function that plays games with the plain engine and one of its bots."""
    random, bot = Random(name), BOTS[name]

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            setup = PERSONIMO.setup(PLAYERS, {}, f"{random.random()}")
            timeline = Timeline.start(PERSONIMO, setup, 0).timeline
            while waiting := PERSONIMO.waiting_for(timeline.state):
                (seat,) = waiting
                action = bot.choose(PERSONIMO.view(timeline.state, seat), random)
                timeline = timeline.act(seat, action, 0).timeline
                decisions += 1
        return decisions

    return play


def rate(what: str, play: Play, seconds: float, goal: int | None) -> float:
    """Measure and print games and decisions per second."""
    play(1)
    games = decisions = 0
    batch, start = 1, process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play(batch)
        games += batch
        batch = min(batch * 2, 1_000)
    met = "" if goal is None else f"   goal {goal:,}: {'met' if games / spent >= goal else 'MISSED'}"
    print(
        f"{what:<44}{games / spent:>12,.1f} games/s{decisions / spent:>14,.0f} decisions/s{met}", flush=True
    )
    return games / spent


if __name__ == "__main__":
    main()
