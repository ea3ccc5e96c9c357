"""The policies that simulated players follow in playouts."""

import numpy as np

from salon.games.personimo.bots.kernel.board.chance import draw
from salon.games.personimo.bots.kernel.board.layout import (
    ACTING,
    AT_ONCE,
    CLAIM,
    DISCARD,
    HAND,
    PHASE,
    PLACING,
    SHOW,
    TURN,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.spots import NO_VALUE, value_spots
from salon.games.personimo.bots.kernel.board.squares import nth_spot, spots_for
from salon.games.personimo.bots.kernel.board.turns import claim, district_in, free_claims, place
from salon.games.personimo.bots.kernel.policy.claims import claim_values
from salon.games.personimo.bots.kernel.policy.greedy import full_greedy
from salon.games.personimo.bots.kernel.policy.greedy_workspace import GreedyWorkspace
from salon.games.personimo.bots.kernel.policy.learned import learned_claim, learned_move
from salon.games.personimo.bots.kernel.policy.workspace import Workspace
from salon.jit import Number, compiled, population

RANDOM, GREEDY, FULL_GREEDY, LEARNED = range(4)
"""Random moves; each card where it scores most at once; the placement and claim that score most together; the highest
learned value."""


@compiled
def random_move(world: World, tables: Tables, claims: Numbers, chance: Words) -> None:
    """Make a random legal placement, or claim a random free card."""
    game = world.game
    if game[PHASE] == CLAIM:
        claim(world, tables, claims[draw(chance, free_claims(game, tables.rules, claims))])
        return
    district = district_in(game, tables.rules, game[TURN])
    lying, upright = spots_for(world, tables, district, game[HAND + game[ACTING]])
    count = np.int64(population(lying)) + np.int64(population(upright))
    place(world, tables, nth_spot(lying, upright, draw(chance, count)) if count else DISCARD)


@compiled
def best_at_random(values: Numbers, best: Number, chance: Words) -> Number:
    """Return the index of the best value, at random if there are several."""
    chosen, equal = 0, 0
    for at in range(values.shape[0]):
        if values[at] == best:
            equal += 1
            if equal == 1 or draw(chance, equal) == 0:
                chosen = at
    return chosen


@compiled
def greedy_place(world: World, tables: Tables, workspace: GreedyWorkspace, chance: Words) -> None:
    """Lay the acting architect's card where it scores most at once."""
    game = world.game
    district = district_in(game, tables.rules, game[TURN])
    best = value_spots(
        world,
        tables,
        workspace.next_survey,
        workspace.next_gains,
        district,
        game[HAND + game[ACTING]],
        workspace.spots,
    )
    place(world, tables, best_at_random(workspace.spots, best, chance) if best > NO_VALUE else DISCARD)


@compiled
def greedy_claim(
    world: World, tables: Tables, workspace: GreedyWorkspace, claims: Numbers, chance: Words
) -> None:
    """Claim the card that would score most at once."""
    game = world.game
    count = free_claims(game, tables.rules, claims)
    if count == 1:
        claim(world, tables, claims[0])
        return
    district = district_in(game, tables.rules, game[TURN] + 1 - tables.rules[AT_ONCE])
    cards, values = np.empty(count, np.int64), np.empty(count, np.int64)
    for i in range(count):
        cards[i] = game[SHOW + claims[i]]
    claim_values(world, tables, workspace, district, cards, count, values)
    claim(world, tables, claims[best_at_random(values, values.max(), chance)])


@compiled
def full_greedy_move(
    world: World, tables: Tables, workspace: GreedyWorkspace, claims: Numbers, chance: Words
) -> None:
    """Choose the placement and the claim together, and make both."""
    game, rules = world.game, tables.rules
    placing = game[PHASE] == PLACING
    next_district = district_in(game, rules, game[TURN] + 1 - rules[AT_ONCE])
    district = district_in(game, rules, game[TURN]) if placing else next_district
    # A claim for another district is chosen when the card for that district is laid (PM-67).
    together = not placing or (next_district == district and not rules[AT_ONCE])
    count = free_claims(game, rules, claims) if together else 0
    cards = np.empty(max(count, 1), np.int64)
    for i in range(count):
        cards[i] = game[SHOW + claims[i]]
    card = game[HAND + game[ACTING]] if placing else np.int64(-1)
    spot, chosen, _ = full_greedy(world, tables, workspace, district, card, cards, count, chance)
    if placing:
        place(world, tables, spot)
    if count:
        claim(world, tables, claims[chosen])


@compiled
def move(
    world: World, tables: Tables, workspace: Workspace, policy: Number, claims: Numbers, chance: Words
) -> None:
    """Make a move of the acting architect; a policy that chooses placement and claim together makes both."""
    placing = world.game[PHASE] == PLACING
    if policy == FULL_GREEDY:
        full_greedy_move(world, tables, workspace.greedy, claims, chance)
    elif policy == RANDOM:
        random_move(world, tables, claims, chance)
    elif policy == LEARNED and placing:
        learned_move(world, tables, workspace.value, claims)
    elif policy == LEARNED:
        learned_claim(world, tables, workspace.value, claims)
    elif placing:
        greedy_place(world, tables, workspace.greedy, chance)
    else:
        greedy_claim(world, tables, workspace.greedy, claims, chance)
