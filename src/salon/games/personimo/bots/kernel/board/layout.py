"""The layout of a game in arrays, which compiled functions can work on.

A district is a few sets of squares. Each set is one 64-bit word with eight bits a row. The eighth bit of a row is
always empty, so that a shift by one never reaches the next row. The bounding box begins at column 2, row 2. The squares
to its left and above it are those by which the next card can extend it; when that happens, all words are shifted. Every
assignment of suits is kept: each has a row of six words with the squares of each suit.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]

SUITS = 6
MARGIN = 2
"""Columns to the left of the bounding box, and rows above it. A card does not reach further."""
STRIDE = 8
MOST_ROWS = 4096
"""The assignments of twelve cards with two orientations each."""
MOST_CARDS = 96
MOST_IN_ROW = 10

# Words of a district: the built squares, the headquarters, for each suit the squares that have it in some assignment,
# and for each suit its marks, as the ones and the twos of their binary numbers. A card of two suits has its marks on
# both of its squares. Only the square that has the scoring suit is ever combined with them.
BUILT, HOME, MAY, ONES, TWOS, WORDS = 0, 1, 2, 8, 14, 20

# Numbers of a district: assignments left, width and height of the box, cards laid or discarded, and the tie-breakers
# (PM-45).
ROWS, WIDTH, HEIGHT, HANDLED, PERSONALITIES, ATTRACTIONS, CROWNS, INFO = range(8)

# Numbers of a card: top and bottom suit, marks, its place when a row is sorted, and its type.
TOP, BOTTOM, MARKS, PLACE, PERSONALITY, ATTRACTION, CROWN, CARD = range(8)

# Numbers of the rules.
(
    SIZE,
    SEATS,
    ARCHITECTS,
    DISTRICTS,
    TURNS,
    SPARE,
    KEPT,
    AT_ONCE,
    ALLOWED,
    FORESEEN,
    PLANS,
    COMPLETE,
    CENTRE,
    CORNER,
    LINE,
    BOX,
    ACROSS,
    LOWER,
) = range(18)
OWNER = 20
BUILDS = OWNER + MOST_IN_ROW
ROW_SIZE = BUILDS + 2 * MOST_IN_ROW
RULES = ROW_SIZE + 32

ANY, WANING, THORNY = 0, 1, 2
"""Which positions a single player may take (PM-110, PM-111)."""

# Numbers of a game. The card of the architect at `QUEUE + i` is at `HAND + i`. A card of the new row that has not been
# claimed has NOBODY.
TURN, PHASE, QUEUED, ACTING, SHOWN, DEALT, DECK_SIZE, FORESEEN_SIZE, TAKEN = range(9)
QUEUE = 10
HAND = QUEUE + MOST_IN_ROW
SHOW = HAND + MOST_IN_ROW
CLAIMS = SHOW + MOST_IN_ROW
NEXT = CLAIMS + MOST_IN_ROW
DECK = NEXT + MOST_IN_ROW
GAME = DECK + MOST_CARDS

CLAIM, PLACING, OVER = 0, 1, 2
NOBODY = -1

HORIZONTAL, VERTICAL = 0, 1
DISCARD = -1
"""Stands for a spot when the card fits nowhere (PM-33). A spot is its first square, plus 64 if it is upright."""


class World(NamedTuple):
    """A game in arrays: words, numbers and assignments of each district, and the numbers of the game itself."""

    words: Words
    info: Numbers
    rows: Words
    game: Numbers


class Tables(NamedTuple):
    """What does not change during a game: the cards and the rules."""

    cards: Numbers
    rules: Numbers


def new_world(districts: int) -> World:
    """Return an empty world with room for this number of districts."""
    return World(
        np.zeros((districts, WORDS), np.uint64),
        np.zeros((districts, INFO), np.int64),
        np.zeros((districts, MOST_ROWS * SUITS), np.uint64),
        np.zeros(GAME, np.int64),
    )
