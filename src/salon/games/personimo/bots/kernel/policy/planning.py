"""Planning by the learned value: the placement and the claim together, and a card that is held for later."""

import numpy as np

from salon.games.personimo.bots.kernel.board.district import lay
from salon.games.personimo.bots.kernel.board.layout import (
    ACTING,
    ARCHITECTS,
    CLAIMS,
    DISCARD,
    HAND,
    HANDLED,
    INFO,
    NOBODY,
    OWNER,
    PLANS,
    QUEUE,
    QUEUED,
    ROWS,
    SEATS,
    SHOW,
    SHOWN,
    SUITS,
    TURN,
    WORDS,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.estimate.features import IMPOSSIBLE, SPOTS, Reals
from salon.games.personimo.bots.kernel.estimate.value import estimate_cards, estimate_spots
from salon.games.personimo.bots.kernel.estimate.workspace import ValueWorkspace
from salon.jit import Number, Real, compiled

SPOTS_TRIED, WITHIN_POINTS = 3, 1.0
"""How many spots are combined with the claims, if their value is within this many points of the best."""


@compiled
def best_spots(spot_values: Reals, spot_list: Numbers, best: Numbers) -> Number:
    """Write the spots with the highest values to `best`, and return how many to combine with the claims."""
    number, most, below = 0, IMPOSSIBLE, 1e9
    while number < SPOTS_TRIED:
        chosen, next_most = DISCARD, IMPOSSIBLE
        for k in range(spot_list[SPOTS]):
            spot = spot_list[k]
            if next_most < spot_values[spot] < below:
                chosen, next_most = spot, spot_values[spot]
        if number == 0:
            most = next_most
        if chosen == DISCARD or next_most < most - WITHIN_POINTS:
            break
        best[number], below = chosen, next_most
        number += 1
    return number


@compiled
def save_district(world: World, district: Number) -> tuple[Words, Numbers, Words]:
    """Return a copy of a district."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    return words.copy(), info.copy(), rows[: info[ROWS] * SUITS].copy()


@compiled
def restore_district(world: World, district: Number, words: Words, info: Numbers, rows: Words) -> None:
    """Restore a district from a copy."""
    for at in range(WORDS):
        world.words[district, at] = words[at]
    for at in range(INFO):
        world.info[district, at] = info[at]
    for at in range(rows.shape[0]):
        world.rows[district, at] = rows[at]


@compiled
def held_card(game: Numbers, rules: Numbers) -> Number:
    """Return the card that the acting player's other architect holds and has not laid yet, or DISCARD."""
    if rules[ARCHITECTS] == rules[SEATS] or rules[PLANS] > 1:
        return DISCARD
    seat = rules[OWNER + game[QUEUE + game[ACTING]]]
    if game[TURN]:
        for place in range(game[ACTING] + 1, game[QUEUED]):
            if rules[OWNER + game[QUEUE + place]] == seat:
                return game[HAND + place]
    for position in range(game[SHOWN]):
        if game[CLAIMS + position] != NOBODY and rules[OWNER + game[CLAIMS + position]] == seat:
            return game[SHOW + position]
    return DISCARD


@compiled
def lay_best(world: World, tables: Tables, workspace: ValueWorkspace, district: Number, card: Number) -> None:
    """Lay a card where the learned value of the district is highest, or discard it."""
    one, value, best = np.empty(1, np.int64), np.empty(1), np.empty(SPOTS_TRIED, np.int64)
    one[0] = card
    estimate_spots(world, tables, workspace, district, one, 1, value)
    if best_spots(workspace.spot_values[0], workspace.spot_list, best):
        lay(world, tables, district, card, best[0])
    world.info[district, HANDLED] += 1


@compiled
def plan(
    world: World,
    tables: Tables,
    workspace: ValueWorkspace,
    district: Number,
    card: Number,
    held: Number,
    cards: Numbers,
    advantages: Reals,
    count: Number,
) -> tuple[Number, Number, Real]:
    """Return the spot for a card (DISCARD if it has none), the index of the claim after it, and the learned value.

    The `held` card is laid before the claim. `advantages` has the value of each claim beyond the district.
    """
    one, best = np.empty(1, np.int64), np.empty(SPOTS_TRIED, np.int64)
    claims, values = cards, np.empty(max(count, 1))
    one[0] = card
    estimate_spots(world, tables, workspace, district, one, 1, values)
    number = best_spots(workspace.spot_values[0], workspace.spot_list, best)
    if count == 0 and held != DISCARD:
        one[0] = held
        claims, count, held = one, 1, DISCARD
    if count == 0:
        return (best[0], 0, values[0]) if number else (DISCARD, 0, IMPOSSIBLE)
    words, info, rows = save_district(world, district)
    spot, chosen, most, estimate = DISCARD, 0, IMPOSSIBLE, IMPOSSIBLE
    for k in range(max(number, 1)):
        if number:
            lay(world, tables, district, card, best[k])
        world.info[district, HANDLED] += 1
        if held != DISCARD:
            lay_best(world, tables, workspace, district, held)
        estimate_cards(world, tables, workspace, district, claims, count, values)
        for i in range(count):
            if values[i] + advantages[i] > most:
                spot, chosen = best[k] if number else DISCARD, i
                most, estimate = values[i] + advantages[i], values[i]
        restore_district(world, district, words, info, rows)
    return spot, chosen, estimate
