"""What the learned policy considers besides the district: the supply, the held card, the next order, and rivals."""

from random import Random

import numpy as np
import pytest

from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.layout import SUITS, Numbers
from salon.games.personimo.bots.kernel.board.survey import new_survey
from salon.games.personimo.bots.kernel.board.turns import free_claims
from salon.games.personimo.bots.kernel.estimate.advantage import ROWS_READ, add_advantages, still_to_claim
from salon.games.personimo.bots.kernel.estimate.features import (
    EACH_SUIT,
    STAGES,
    WEIGHTS,
    order_feature,
    region_feature,
    region_of,
)
from salon.games.personimo.bots.kernel.estimate.summary import SUMMARY_SIZE, summarise, summary_gain
from salon.games.personimo.bots.kernel.estimate.supply import AVERAGE, count_supply
from salon.games.personimo.bots.kernel.estimate.value import estimate_cards
from salon.games.personimo.bots.kernel.estimate.weights import (
    ALONE,
    PAIRS,
    RIVALS,
    kind_of,
    load_weights,
    weights_for,
)
from salon.games.personimo.bots.kernel.estimate.workspace import new_value_workspace
from salon.games.personimo.bots.kernel.policy.learned import learned_claim, learned_claim_values
from salon.games.personimo.bots.kernel.policy.planning import held_card, lay_best, plan, save_district
from tests.games.personimo.bots.test_kernel import Twins, asked, twins
from tests.games.personimo.bots.test_kernel_estimate import after, placings, spots_of


def free_in(pair: Twins) -> Numbers:
    claims = np.empty(at.MOST_IN_ROW, np.int64)
    return claims[: free_claims(pair.world.game, pair.packing.tables.rules, claims)]


@pytest.mark.parametrize(("name", "kind"), [("waning", ALONE), ("base-2", PAIRS), ("base-3", RIVALS)])
def test_each_kind_of_game_has_weights_of_its_own(name: str, kind: str) -> None:
    rules = twins(name, "kind").packing.tables.rules
    assert kind_of(rules) == kind
    assert weights_for(rules) is load_weights(kind)
    assert load_weights(kind).shape == (STAGES, WEIGHTS)


def test_a_neighbourhood_is_known_from_the_number_of_its_weight() -> None:
    for feature in range(SUITS * EACH_SUIT):
        suit, blocks, marks, room = region_of(feature)
        assert region_feature(suit, np.uint64(blocks), np.uint64(marks), np.uint64(room)) == feature


def test_the_whole_deck_has_the_average_supply_and_lacks_every_card_seen() -> None:
    pair, supply = twins("base-4", "supply"), np.zeros(2 * SUITS)
    world = pair.packing.pack(pair.state, pair.state.set_aside)
    game, cards = world.game, pair.packing.tables.cards
    count_supply(game, cards, supply)
    seen, size = game[at.SHOW : at.SHOW + game[at.SHOWN]], game[at.DECK_SIZE] - game[at.DEALT]
    for suit in range(SUITS):
        marks = sum(cards[card, at.MARKS] for card in seen if cards[card, at.BOTTOM] == suit)
        blocks = sum((cards[card, at.TOP] == suit) + (cards[card, at.BOTTOM] == suit) for card in seen)
        for index, missed in ((suit, marks), (SUITS + suit, blocks)):
            usual = AVERAGE[index] * (size + len(seen))
            assert (supply[index] + AVERAGE[index]) * size == pytest.approx(usual - missed)


def test_with_two_architects_a_card_is_held_from_the_second_claim_on() -> None:
    pair, random = twins("base-2", "held"), Random(1)
    found = []
    while asked(pair):
        decision, card = pair.decision, held_card(pair.world.game, pair.packing.tables.rules)
        rows = [row for row in (pair.state.row, pair.state.next_row) if row is not None]
        architects = pair.packing.rules.order.architects
        queue = list(pair.state.queue)
        mine = [
            card
            for row in rows
            for card, claim in zip(row.cards, row.claims, strict=True)
            if claim is not None
            and architects[claim] == pair.seat
            and (row is pair.state.next_row or claim in queue[1:])
        ]
        assert [pair.packing.ids[card]] == mine if mine else card == at.DISCARD
        found.append((decision.what, bool(mine)))
        pair.play(random, deep=False)
    assert {("claim", False), ("claim", True), ("place", True), ("place", False)} <= set(found)


def test_with_one_architect_nothing_is_held() -> None:
    for pair in placings("base-4", "nothing"):
        assert held_card(pair.world.game, pair.packing.tables.rules) == at.DISCARD


def test_a_plan_leaves_room_for_the_card_that_is_held() -> None:
    """In the last turn nothing is claimed, and the best spot gives the other card the highest value."""
    workspace, values, better = new_value_workspace(load_weights(PAIRS)), np.zeros(1), 0
    for seed in range(12):
        for pair in placings("base-2", f"room {seed}"):
            world, tables, district = pair.world, pair.packing.tables, pair.district
            held = held_card(world.game, tables.rules)
            if world.game[at.SHOWN] or held == at.DISCARD or not spots_of(pair):
                continue
            nothing = np.zeros(1, np.int64)
            spots = [
                int(plan(world, tables, workspace, district, pair.card, card, nothing, np.zeros(1), 0)[0])
                for card in (held, at.DISCARD)
            ]
            estimates = []
            for spot in spots:
                laid = after(world, tables, spot)
                estimate_cards(laid, tables, workspace, district, np.array([held]), 1, values)
                estimates.append(float(values[0]))
            assert estimates[0] >= estimates[1]
            better += estimates[0] > estimates[1]
    assert better


@pytest.mark.parametrize(("name", "rivals"), [("base-2", 1), ("base-4", 3)])
def test_a_claim_counts_by_its_place_and_by_what_a_lone_rival_who_follows_would_gain(
    name: str, rivals: int
) -> None:
    survey, summary, compared = new_survey(), np.zeros(SUMMARY_SIZE), 0
    for pair in placings(name, "advantage"):
        world, tables, district = pair.world, pair.packing.tables, pair.district
        claims = free_in(pair)
        if len(claims) < 2:
            continue
        workspace = new_value_workspace(weights_for(tables.rules))
        values = np.zeros(len(claims))
        add_advantages(world, tables, workspace, district, 5, claims, len(claims), values)
        game, architects = world.game, pair.packing.rules.order.architects
        followers = {architects[each] for each in pair.state.queue[1:]} - {pair.seat}
        builders = {each for each in range(rivals + 1) if still_to_claim(game, tables.rules, each)}
        assert builders - {district} == followers
        for i, position in enumerate(claims):
            gains = 0.0
            for follower in followers:
                summarise(world, survey, follower, summary, ROWS_READ)
                gains += summary_gain(summary, tables.cards, game[at.SHOW + position])
            order = workspace.weights[5, order_feature(rivals + 1, position)]
            assert values[i] == pytest.approx(order + (gains if rivals == 1 else 0), abs=1e-4)
            compared += bool(followers)
    assert compared > 20


def test_early_places_have_higher_values_than_late_ones() -> None:
    weights = load_weights(RIVALS)
    for stage in range(2, STAGES - 1):
        values = [weights[stage, order_feature(4, place)] for place in range(4)]
        assert values == sorted(values, reverse=True)


def test_a_single_player_has_no_advantages() -> None:
    pair = twins("waning", "alone")
    values = np.zeros(3)
    add_advantages(pair.world, pair.packing.tables, new_value_workspace(), 0, 1, free_in(pair), 3, values)
    assert not values.any()


def test_the_claim_with_the_highest_value_is_taken_and_nothing_else_changes() -> None:
    for seed in range(5):
        pair = twins("base-2", f"claim {seed}")
        tables, workspace = pair.packing.tables, new_value_workspace(weights_for(pair.packing.tables.rules))
        claims, values = np.empty(at.MOST_IN_ROW, np.int64), np.zeros(at.MOST_IN_ROW)
        before = pair.packing.pack(pair.state)
        count = learned_claim_values(pair.world, tables, workspace, claims, values)
        assert (pair.world.words == before.words).all()
        assert (pair.world.info == before.info).all()
        best, architect = int(claims[np.argmax(values[:count])]), pair.world.game[at.QUEUE]
        learned_claim(pair.world, tables, workspace, claims)
        assert pair.world.game[at.CLAIMS + best] == architect


def test_a_card_that_fits_nowhere_is_handled_all_the_same() -> None:
    workspace = new_value_workspace(load_weights(RIVALS))
    discarded = 0
    for seed in range(6):
        for pair in placings("base-4", f"nowhere {seed}"):
            if spots_of(pair):
                continue
            words, info, _ = save_district(pair.world, pair.district)
            laid = after(pair.world, pair.packing.tables, at.DISCARD)
            lay_best(pair.world, pair.packing.tables, workspace, pair.district, pair.card)
            assert (pair.world.words[pair.district] == words).all()
            assert pair.world.info[pair.district, at.HANDLED] == laid.info[pair.district, at.HANDLED]
            pair.world.info[pair.district] = info
            discarded += 1
    assert discarded
