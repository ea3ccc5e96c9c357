"""Who plays: a bot for beginners, and one that never loses."""

from functools import cache
from random import Random

from noughts.model import Mark, State, View
from noughts.rules import Noughts
from salon.core import SeededChance

GAME = Noughts()
NO_CHANCE = SeededChance("")


class Gentle:
    """Marks any empty cell."""

    def choose(self, view: View, random: Random) -> Mark:
        return GAME.legal(view).sample(random)


class Perfect:
    """Plays every game to its end in its head, and chooses among its best moves."""

    def choose(self, view: View, random: Random) -> Mark:
        state = GAME.determinize(view, NO_CHANCE)
        shuffled = random.sample(list(GAME.legal(view)), len(GAME.legal(view)))
        return max(shuffled, key=lambda action: value_after(state, action))


def value_after(state: State, action: Mark) -> int:
    """What a move leads to for the seat that makes it: 1 for a win, 0 for a draw, -1 for a loss."""
    return -value(GAME.apply(state, state.turn, action, 0, NO_CHANCE).state)


@cache
def value(state: State) -> int:
    """The same for the seat whose turn it is, or would be."""
    outcome = GAME.outcome(state)
    if outcome is not None:
        return outcome.ranks[1 - state.turn] - outcome.ranks[state.turn]
    return max(value_after(state, action) for action in GAME.legal(GAME.view(state, state.turn)))
