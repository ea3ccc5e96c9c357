"""Playouts: games played to the end by simple policies."""

import numpy as np

from salon.games.personimo.bots.kernel.board.chance import draw
from salon.games.personimo.bots.kernel.board.district import district_value
from salon.games.personimo.bots.kernel.board.layout import (
    ACTING,
    ARCHITECTS,
    ATTRACTIONS,
    BUILDS,
    CROWNS,
    DEALT,
    DECK,
    DECK_SIZE,
    DISTRICTS,
    GAME,
    INFO,
    LOWER,
    MOST_IN_ROW,
    OVER,
    OWNER,
    PERSONALITIES,
    PHASE,
    PLANS,
    QUEUE,
    ROWS,
    SEATS,
    SUITS,
    WORDS,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.survey import POINT
from salon.games.personimo.bots.kernel.policy.policies import move, random_move
from salon.games.personimo.bots.kernel.policy.workspace import Workspace
from salon.jit import Number, compiled


@compiled
def copy_world(world: World, to: World) -> None:
    """Copy a game to other arrays."""
    for district in range(world.words.shape[0]):
        for at in range(WORDS):
            to.words[district, at] = world.words[district, at]
        for at in range(INFO):
            to.info[district, at] = world.info[district, at]
        for at in range(world.info[district, ROWS] * SUITS):
            to.rows[district, at] = world.rows[district, at]
    for at in range(GAME):
        to.game[at] = world.game[at]


@compiled
def play_out(world: World, tables: Tables, workspace: Workspace, policies: Numbers, chance: Words) -> None:
    """Play to the end; each seat follows its own policy."""
    game, rules = world.game, tables.rules
    claims = np.empty(MOST_IN_ROW, np.int64)
    while game[PHASE] != OVER:
        policy = policies[rules[OWNER + game[QUEUE + game[ACTING]]]]
        move(world, tables, workspace, policy, claims, chance)


@compiled
def district_key(world: World, tables: Tables, district: Number) -> Number:
    """Return a district's value and its tie-breakers (PM-45) in one number."""
    info = world.info[district]
    key = district_value(world, tables, district)
    return ((key * 32 + info[PERSONALITIES]) * 32 + info[ATTRACTIONS]) * 32 + info[CROWNS]


TIES = POINT * 32 * 32 * 32
"""The key of a district is its points times this, plus the tie-breakers."""
MOST_POINTS = 4096
KEY = MOST_POINTS * TIES
"""The key of a seat is its points times this, plus the points of the higher of two districts times TIES, plus the
tie-breakers."""


@compiled
def score(world: World, tables: Tables, keys: Numbers) -> None:
    """Compute the key of each seat: its points and tie-breakers.

    A seat with two districts has the points of the lower one; its first tie-breaker is the points of the higher
    (PM-67).
    """
    rules = tables.rules
    found, higher = np.empty(rules[DISTRICTS], np.int64), np.zeros(MOST_IN_ROW, np.int64)
    for district in range(rules[DISTRICTS]):
        found[district] = district_key(world, tables, district)
    for seat in range(rules[SEATS]):
        keys[seat] = -1
    for plan in range(rules[PLANS]):
        for architect in range(MOST_IN_ROW):
            if architect >= rules[ARCHITECTS]:
                break
            seat = rules[OWNER + architect]
            key = found[rules[BUILDS + plan * MOST_IN_ROW + architect]]
            if keys[seat] < 0 or (rules[LOWER] and key // TIES < keys[seat] // TIES):
                keys[seat] = key
            if rules[LOWER]:
                higher[seat] = max(higher[seat], key // TIES)
    for seat in range(rules[SEATS]):
        points, ties = keys[seat] // TIES, keys[seat] % TIES
        keys[seat] = points * KEY + higher[seat] * TIES + ties


@compiled
def random_games(
    root: World, world: World, tables: Tables, games: Number, chance: Words, keys: Numbers
) -> Number:
    """Play random games from one position, each with a reshuffled deck, and return the number of decisions."""
    decisions = 0
    claims = np.empty(MOST_IN_ROW, np.int64)
    for _ in range(games):
        copy_world(root, world)
        redeal(world, chance)
        while world.game[PHASE] != OVER:
            random_move(world, tables, claims, chance)
            decisions += 1
        score(world, tables, keys)
    return decisions


@compiled
def redeal(world: World, chance: Words) -> None:
    """Shuffle the unseen cards: those still in the deck, and those set aside behind them."""
    game = world.game
    for i in range(game[DECK_SIZE] - 1 - game[DEALT], 0, -1):
        j = draw(chance, i + 1)
        a, b = DECK + game[DEALT] + i, DECK + game[DEALT] + j
        game[a], game[b] = game[b], game[a]
