"""The learned weights for each kind of game."""

from functools import cache
from importlib.resources import files

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import ARCHITECTS, SEATS, Numbers
from salon.games.personimo.bots.kernel.estimate.features import Weights

ALONE, PAIRS, RIVALS = "alone", "pairs", "rivals"
"""Solitaires; two architects for each player, so that one more card is always known; one architect for each player."""


def weights_for(rules: Numbers) -> Weights:
    """Return the weights for games with these rules."""
    return load_weights(kind_of(rules))


def kind_of(rules: Numbers) -> str:
    """Return the kind of game that these rules make."""
    if rules[SEATS] == 1:
        return ALONE
    return PAIRS if rules[ARCHITECTS] > rules[SEATS] else RIVALS


@cache
def load_weights(kind: str) -> Weights:
    """Load the weights for a kind of game."""
    with (files(__package__) / "weights.npz").open("rb") as file:
        weights: Weights = np.load(file)[kind]
    return weights
