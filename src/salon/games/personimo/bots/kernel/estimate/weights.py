"""What has been learnt of districts' promise, for each kind of game."""

from functools import cache
from importlib.resources import files

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import ARCHITECTS, SEATS, Numbers
from salon.games.personimo.bots.kernel.estimate.features import Weights

ALONE, PAIRS, RIVALS = "alone", "pairs", "rivals"
"""Solitaires; two architects each, so that a card more is always known; one architect each."""


def weights_for(rules: Numbers) -> Weights:
    """The weights for games by these rules."""
    return load_weights(kind_of(rules))


def kind_of(rules: Numbers) -> str:
    """The kind of game that rules make."""
    if rules[SEATS] == 1:
        return ALONE
    return PAIRS if rules[ARCHITECTS] > rules[SEATS] else RIVALS


@cache
def load_weights(kind: str) -> Weights:
    """The weights for a kind of games."""
    with (files(__package__) / "weights.npz").open("rb") as file:
        weights: Weights = np.load(file)[kind]
    return weights
