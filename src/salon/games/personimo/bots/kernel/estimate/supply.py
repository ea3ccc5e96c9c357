"""The suits of the unseen cards."""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import (
    BOTTOM,
    DEALT,
    DECK,
    DECK_SIZE,
    MARKS,
    SUITS,
    TOP,
    Numbers,
)
from salon.games.personimo.bots.kernel.estimate.features import Reals
from salon.jit import compiled

AVERAGE = np.array([2, 5, 2, 3, 4, 7, 12, 12, 12, 12, 12, 12]) / 36
"""Marks of each suit on a card of the Decktet, and blocks of each suit, on average."""


@compiled
def count_supply(game: Numbers, cards: Numbers, supply: Reals) -> None:
    """Write how many more marks and blocks of each suit an unseen card has than the average card of the Decktet."""
    supply[:] = 0.0
    for at in range(DECK + game[DEALT], DECK + game[DECK_SIZE]):
        card = game[at]
        supply[cards[card, BOTTOM]] += cards[card, MARKS]
        supply[SUITS + cards[card, TOP]] += 1
        supply[SUITS + cards[card, BOTTOM]] += 1
    size = max(game[DECK_SIZE] - game[DEALT], 1)
    for i in range(2 * SUITS):
        supply[i] = supply[i] / size - AVERAGE[i]
