"""Districts in outline: what rivals build in the later part of a playout.

Of a rival only two things matter to a seat: which cards it takes, and what it has in the end. Beyond the next turns
neither depends much on where its blocks lie. So its district is an outline there: for each suit the blocks and marks of
its weightiest neighbourhood, and besides the points of all others. A card adds to the neighbourhoods of its suits,
though not all of it, since not every block finds a place where it joins them.
"""

import numpy as np

from salon.games.personimo.bots.kernel.board.chance import draw
from salon.games.personimo.bots.kernel.board.layout import (
    ACTING,
    BOTTOM,
    CLAIM,
    HAND,
    HANDLED,
    MARKS,
    PHASE,
    PLACING,
    ROWS,
    SHOW,
    SHOWN,
    SUITS,
    TOP,
    TURN,
    TURNS,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.survey import (
    COUNT,
    EACH,
    FIRST,
    HOOD_BLOCKS,
    HOOD_MARKS,
    STRETCH,
    points_in,
    survey_row,
)
from salon.games.personimo.bots.kernel.board.turns import claim, district_in, may_take, next_architect
from salon.games.personimo.bots.kernel.estimate.features import Worths
from salon.jit import Number, Real, compiled

BLOCKS, SCORING, BESIDES = 0, SUITS, 2 * SUITS
OUTLINE = 2 * SUITS + 1

AT_FIRST, AT_LAST = 0.95, 0.6
"""How much of a card joins the weightiest neighbourhoods, on the first turn and on the last."""
ELSEWHERE = 0.85
"""The points that a card makes elsewhere, on average."""


@compiled
def outline(world: World, survey: Words, district: Number, drawn: Worths, tried: Number) -> None:
    """Draw the outline of a district, in the assignment that has the most points among the first so many."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    most, best = np.int64(-1), 0
    for row in range(min(info[ROWS], tried)):
        value = survey_row(survey, words, rows, row)
        if value > most:
            most, best = value, row
    if info[ROWS] > 1:
        survey_row(survey, words, rows, best)
    drawn[BESIDES] = points_in(most)
    for suit in range(SUITS):
        first = suit * STRETCH + FIRST
        drawn[BLOCKS + suit] = drawn[SCORING + suit] = 0.0
        weight = -1.0
        for at in range(first, first + EACH * np.int64(survey[suit * STRETCH + COUNT]), EACH):
            blocks, marks = np.float64(survey[at + HOOD_BLOCKS]), np.float64(survey[at + HOOD_MARKS])
            if (blocks + 1) * (marks + 0.5) > weight:
                weight = (blocks + 1) * (marks + 0.5)
                drawn[BLOCKS + suit], drawn[SCORING + suit] = blocks, marks
        drawn[BESIDES] -= drawn[BLOCKS + suit] * drawn[SCORING + suit]


@compiled
def outline_points(drawn: Worths) -> Real:
    """The points of a district in outline."""
    points = drawn[BESIDES]
    for suit in range(SUITS):
        points += drawn[BLOCKS + suit] * drawn[SCORING + suit]
    return points


@compiled
def outline_gain(drawn: Worths, cards: Numbers, card: Number) -> Real:
    """What a card would add to a district in outline if all of it joined."""
    top, bottom, marks = cards[card, TOP], cards[card, BOTTOM], cards[card, MARKS]
    blocks, scoring = drawn[BLOCKS + bottom], drawn[SCORING + bottom]
    more = 2 if top == bottom else 1
    gain = (blocks + more) * (scoring + marks) - blocks * scoring
    return gain if top == bottom else gain + drawn[SCORING + top]


@compiled
def outline_move(world: World, tables: Tables, drawn: Worths, chance: Words) -> None:
    """The acting architect places its card in its outlined district, or claims what would add most to it."""
    game, rules, cards = world.game, tables.rules, tables.cards
    if game[PHASE] == PLACING:
        card = game[HAND + game[ACTING]]
        part = AT_FIRST + (AT_LAST - AT_FIRST) * (game[TURN] - 1) / max(rules[TURNS] - 1, 1)
        drawn[BLOCKS + cards[card, TOP]] += part
        drawn[BLOCKS + cards[card, BOTTOM]] += part
        drawn[SCORING + cards[card, BOTTOM]] += part * cards[card, MARKS]
        drawn[BESIDES] += ELSEWHERE
        world.info[district_in(game, rules, game[TURN]), HANDLED] += 1
        if game[SHOWN]:
            game[PHASE] = CLAIM
        else:
            next_architect(game, tables)
        return
    most, chosen, equal = -1.0, 0, 0
    for position in range(game[SHOWN]):
        if may_take(game, rules, position):
            gain = outline_gain(drawn, cards, game[SHOW + position])
            if gain > most:
                most, chosen, equal = gain, position, 1
            elif gain == most:
                equal += 1
                if draw(chance, equal) == 0:
                    chosen = position
    claim(world, tables, chosen)
