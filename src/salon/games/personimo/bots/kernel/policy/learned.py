"""The policy that plays by the learned value of districts."""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import (
    ACTING,
    AT_ONCE,
    DISCARD,
    HAND,
    HANDLED,
    SHOW,
    TURN,
    Numbers,
    Tables,
    World,
)
from salon.games.personimo.bots.kernel.board.turns import claim, district_in, free_claims, place
from salon.games.personimo.bots.kernel.estimate.advantage import add_advantages, order_value
from salon.games.personimo.bots.kernel.estimate.features import Reals
from salon.games.personimo.bots.kernel.estimate.supply import count_supply
from salon.games.personimo.bots.kernel.estimate.value import estimate_cards
from salon.games.personimo.bots.kernel.estimate.workspace import ValueWorkspace
from salon.games.personimo.bots.kernel.policy.planning import (
    held_card,
    lay_best,
    plan,
    restore_district,
    save_district,
)
from salon.jit import Number, Real, compiled


@compiled
def learned_plan(
    world: World, tables: Tables, workspace: ValueWorkspace, claims: Numbers, count: Number
) -> tuple[Number, Number, Real]:
    """Return the spot for the acting architect's card, the index of the claim after it, and the learned value."""
    game, rules = world.game, tables.rules
    count_supply(game, tables.cards, workspace.supply)
    district, held = district_in(game, rules, game[TURN]), held_card(game, rules)
    cards, advantages = np.empty(max(count, 1), np.int64), np.zeros(max(count, 1))
    for i in range(count):
        cards[i] = game[SHOW + claims[i]]
    stage = world.info[district, HANDLED] + (2 if held == DISCARD else 3)
    add_advantages(world, tables, workspace, district, stage, claims, count, advantages)
    card = game[HAND + game[ACTING]]
    spot, chosen, estimate = plan(world, tables, workspace, district, card, held, cards, advantages, count)
    if count:
        estimate += order_value(workspace, rules, stage, claims[chosen])
    return spot, chosen, estimate


@compiled
def learned_move(world: World, tables: Tables, workspace: ValueWorkspace, claims: Numbers) -> Real:
    """Make the placement and the claim with the highest learned value together, and return that value."""
    game, rules = world.game, tables.rules
    # A claim for another district is chosen when the card for that district is laid (PM-67).
    same = district_in(game, rules, game[TURN] + 1) == district_in(game, rules, game[TURN])
    count = free_claims(game, rules, claims) if same and not rules[AT_ONCE] else 0
    spot, chosen, estimate = learned_plan(world, tables, workspace, claims, count)
    place(world, tables, spot)
    if count:
        claim(world, tables, claims[chosen])
    return estimate


@compiled
def learned_place(world: World, tables: Tables, workspace: ValueWorkspace, claims: Numbers) -> None:
    """Lay the acting architect's card where the learned value of the district is highest."""
    place(world, tables, learned_plan(world, tables, workspace, claims, 0)[0])


@compiled
def learned_claim_values(
    world: World, tables: Tables, workspace: ValueWorkspace, claims: Numbers, values: Reals
) -> Number:
    """Write the free claims and their learned values for the acting architect, and return their number."""
    game, rules = world.game, tables.rules
    count = free_claims(game, rules, claims)
    cards = np.empty(count, np.int64)
    for i in range(count):
        cards[i] = game[SHOW + claims[i]]
    district, held = district_in(game, rules, game[TURN] + 1 - rules[AT_ONCE]), held_card(game, rules)
    count_supply(game, tables.cards, workspace.supply)
    words, info, rows = save_district(world, district)
    if held != DISCARD:
        lay_best(world, tables, workspace, district, held)
    estimate_cards(world, tables, workspace, district, cards, count, values)
    stage = world.info[district, HANDLED] + 1
    restore_district(world, district, words, info, rows)
    add_advantages(world, tables, workspace, district, stage, claims, count, values)
    return count


@compiled
def learned_claim(world: World, tables: Tables, workspace: ValueWorkspace, claims: Numbers) -> None:
    """Claim the card with the highest learned value."""
    values = np.zeros(claims.shape[0])
    chosen = 0
    if free_claims(world.game, tables.rules, claims) > 1:
        count = learned_claim_values(world, tables, workspace, claims, values)
        for i in range(1, count):
            if values[i] > values[chosen]:
                chosen = i
    claim(world, tables, claims[chosen])
