"""Playing by what districts promise."""

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
from salon.games.personimo.bots.kernel.estimate.advantage import add_advantages, worth_of_place
from salon.games.personimo.bots.kernel.estimate.features import Worths
from salon.games.personimo.bots.kernel.estimate.supply import count_supply
from salon.games.personimo.bots.kernel.estimate.value import worth_of_cards
from salon.games.personimo.bots.kernel.estimate.workspace import Slate
from salon.games.personimo.bots.kernel.policy.planning import held, kept, lay_best, plan, put_back
from salon.jit import Number, Real, compiled


@compiled
def promising_plan(
    world: World, tables: Tables, slate: Slate, claims: Numbers, count: Number
) -> tuple[Number, Number, Real]:
    """The spot for the acting architect's card, which of some claims to take after it, and what that promises."""
    game, rules = world.game, tables.rules
    count_supply(game, tables.cards, slate.supply)
    district, besides = district_in(game, rules, game[TURN]), held(game, rules)
    cards, advantages = np.empty(max(count, 1), np.int64), np.zeros(max(count, 1))
    for i in range(count):
        cards[i] = game[SHOW + claims[i]]
    stage = world.info[district, HANDLED] + (2 if besides == DISCARD else 3)
    add_advantages(world, tables, slate, district, stage, claims, count, advantages)
    card = game[HAND + game[ACTING]]
    spot, chosen, promise = plan(world, tables, slate, district, card, besides, cards, advantages, count)
    if count:
        promise += worth_of_place(slate, rules, stage, claims[chosen])
    return spot, chosen, promise


@compiled
def promising_move(world: World, tables: Tables, slate: Slate, claims: Numbers) -> Real:
    """Placement and claim by what the district promises with both, and both done; what it promises."""
    game, rules = world.game, tables.rules
    # What is claimed for another district is chosen when that one is in question (PM-67).
    same = district_in(game, rules, game[TURN] + 1) == district_in(game, rules, game[TURN])
    count = free_claims(game, rules, claims) if same and not rules[AT_ONCE] else 0
    spot, chosen, promise = promising_plan(world, tables, slate, claims, count)
    place(world, tables, spot)
    if count:
        claim(world, tables, claims[chosen])
    return promise


@compiled
def promising_place(world: World, tables: Tables, slate: Slate, claims: Numbers) -> None:
    """The acting architect's card where its district then promises most."""
    place(world, tables, promising_plan(world, tables, slate, claims, 0)[0])


@compiled
def worth_of_claims(world: World, tables: Tables, slate: Slate, claims: Numbers, values: Worths) -> Number:
    """The free claims, and what each is worth to the acting architect; how many there are."""
    game, rules = world.game, tables.rules
    count = free_claims(game, rules, claims)
    cards = np.empty(count, np.int64)
    for i in range(count):
        cards[i] = game[SHOW + claims[i]]
    district, besides = district_in(game, rules, game[TURN] + 1 - rules[AT_ONCE]), held(game, rules)
    count_supply(game, tables.cards, slate.supply)
    words, info, rows = kept(world, district)
    if besides != DISCARD:
        lay_best(world, tables, slate, district, besides)
    worth_of_cards(world, tables, slate, district, cards, count, values)
    stage = world.info[district, HANDLED] + 1
    put_back(world, district, words, info, rows)
    add_advantages(world, tables, slate, district, stage, claims, count, values)
    return count


@compiled
def promising_claim(world: World, tables: Tables, slate: Slate, claims: Numbers) -> None:
    """The card that is worth most."""
    values = np.zeros(claims.shape[0])
    chosen = 0
    if free_claims(world.game, tables.rules, claims) > 1:
        count = worth_of_claims(world, tables, slate, claims, values)
        for i in range(1, count):
            if values[i] > values[chosen]:
                chosen = i
    claim(world, tables, claims[chosen])
