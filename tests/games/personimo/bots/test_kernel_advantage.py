"""What playing by promise looks at besides the district: what is left, what is held, the next order, and rivals."""

from random import Random

import numpy as np
import pytest

from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.layout import SUITS, Numbers
from salon.games.personimo.bots.kernel.board.survey import new_survey
from salon.games.personimo.bots.kernel.board.turns import free_claims
from salon.games.personimo.bots.kernel.estimate.advantage import GLANCED_AT, add_advantages, still_to_claim
from salon.games.personimo.bots.kernel.estimate.features import (
    EACH_SUIT,
    STAGES,
    WEIGHTS,
    order_feature,
    region_feature,
    region_of,
)
from salon.games.personimo.bots.kernel.estimate.outline import OUTLINE, outline, outline_gain
from salon.games.personimo.bots.kernel.estimate.supply import USUAL, count_supply
from salon.games.personimo.bots.kernel.estimate.value import worth_of_cards
from salon.games.personimo.bots.kernel.estimate.weights import (
    ALONE,
    PAIRS,
    RIVALS,
    kind_of,
    learnt,
    learnt_of,
)
from salon.games.personimo.bots.kernel.estimate.workspace import new_slate
from salon.games.personimo.bots.kernel.policy.learned import promising_claim, worth_of_claims
from salon.games.personimo.bots.kernel.policy.planning import held, kept, lay_best, plan
from tests.games.personimo.bots.test_kernel import Twins, asked, twins
from tests.games.personimo.bots.test_kernel_estimate import after, placings, spots_of


def free_in(pair: Twins) -> Numbers:
    claims = np.empty(at.MOST_IN_ROW, np.int64)
    return claims[: free_claims(pair.world.game, pair.packing.tables.rules, claims)]


@pytest.mark.parametrize(("name", "kind"), [("waning", ALONE), ("base-2", PAIRS), ("base-3", RIVALS)])
def test_each_kind_of_game_has_weights_of_its_own(name: str, kind: str) -> None:
    rules = twins(name, "kind").packing.tables.rules
    assert kind_of(rules) == kind
    assert learnt(rules) is learnt_of(kind)
    assert learnt_of(kind).shape == (STAGES, WEIGHTS)


def test_a_neighbourhood_is_known_from_the_number_of_its_weight() -> None:
    for feature in range(SUITS * EACH_SUIT):
        suit, blocks, marks, room = region_of(feature)
        assert region_feature(suit, np.uint64(blocks), np.uint64(marks), np.uint64(room)) == feature


def test_a_whole_deck_has_what_is_usual_and_every_card_seen_is_missed() -> None:
    pair, supply = twins("base-4", "supply"), np.zeros(2 * SUITS)
    world = pair.packing.pack(pair.state, pair.state.set_aside)
    game, cards = world.game, pair.packing.tables.cards
    count_supply(game, cards, supply)
    seen, size = game[at.SHOW : at.SHOW + game[at.SHOWN]], game[at.DECK_SIZE] - game[at.DEALT]
    for suit in range(SUITS):
        marks = sum(cards[card, at.MARKS] for card in seen if cards[card, at.BOTTOM] == suit)
        blocks = sum((cards[card, at.TOP] == suit) + (cards[card, at.BOTTOM] == suit) for card in seen)
        for index, missed in ((suit, marks), (SUITS + suit, blocks)):
            usual = USUAL[index] * (size + len(seen))
            assert (supply[index] + USUAL[index]) * size == pytest.approx(usual - missed)


def test_with_two_architects_a_card_is_held_besides_from_the_second_claim_on() -> None:
    pair, random = twins("base-2", "held"), Random(1)
    found = []
    while asked(pair):
        question, card = pair.question, held(pair.world.game, pair.packing.tables.rules)
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
        found.append((question.what, bool(mine)))
        pair.play(random, deep=False)
    assert {("claim", False), ("claim", True), ("place", True), ("place", False)} <= set(found)


def test_with_one_architect_nothing_is_held() -> None:
    for pair in placings("base-4", "nothing"):
        assert held(pair.world.game, pair.packing.tables.rules) == at.DISCARD


def test_a_plan_leaves_room_for_the_card_that_is_held() -> None:
    """In the last turn nothing is claimed: the spot is the one after which the other card promises most."""
    slate, values, better = new_slate(learnt_of(PAIRS)), np.zeros(1), 0
    for seed in range(12):
        for pair in placings("base-2", f"room {seed}"):
            world, tables, district = pair.world, pair.packing.tables, pair.district
            besides = held(world.game, tables.rules)
            if world.game[at.SHOWN] or besides == at.DISCARD or not spots_of(pair):
                continue
            nothing = np.zeros(1, np.int64)
            spots = [
                int(plan(world, tables, slate, district, pair.card, card, nothing, np.zeros(1), 0)[0])
                for card in (besides, at.DISCARD)
            ]
            promises = []
            for spot in spots:
                laid = after(world, tables, spot)
                worth_of_cards(laid, tables, slate, district, np.array([besides]), 1, values)
                promises.append(float(values[0]))
            assert promises[0] >= promises[1]
            better += promises[0] > promises[1]
    assert better


@pytest.mark.parametrize(("name", "rivals"), [("base-2", 1), ("base-4", 3)])
def test_a_claim_counts_by_its_place_and_by_what_a_lone_rival_who_follows_would_gain(
    name: str, rivals: int
) -> None:
    survey, drawn, compared = new_survey(), np.zeros(OUTLINE), 0
    for pair in placings(name, "advantage"):
        world, tables, district = pair.world, pair.packing.tables, pair.district
        claims = free_in(pair)
        if len(claims) < 2:
            continue
        slate = new_slate(learnt(tables.rules))
        values = np.zeros(len(claims))
        add_advantages(world, tables, slate, district, 5, claims, len(claims), values)
        game, architects = world.game, pair.packing.rules.order.architects
        followers = {architects[each] for each in pair.state.queue[1:]} - {pair.seat}
        builders = {each for each in range(rivals + 1) if still_to_claim(game, tables.rules, each)}
        assert builders - {district} == followers
        for i, position in enumerate(claims):
            gains = 0.0
            for follower in followers:
                outline(world, survey, follower, drawn, GLANCED_AT)
                gains += outline_gain(drawn, tables.cards, game[at.SHOW + position])
            order = slate.weights[5, order_feature(rivals + 1, position)]
            assert values[i] == pytest.approx(order + (gains if rivals == 1 else 0), abs=1e-4)
            compared += bool(followers)
    assert compared > 20


def test_early_places_are_worth_more_than_late_ones() -> None:
    weights = learnt_of(RIVALS)
    for stage in range(2, STAGES - 1):
        worths = [weights[stage, order_feature(4, place)] for place in range(4)]
        assert worths == sorted(worths, reverse=True)


def test_a_lone_player_has_no_rivals_to_think_of() -> None:
    pair = twins("waning", "alone")
    values = np.zeros(3)
    add_advantages(pair.world, pair.packing.tables, new_slate(), 0, 1, free_in(pair), 3, values)
    assert not values.any()


def test_the_claim_that_is_worth_most_is_taken_and_nothing_else_changes() -> None:
    for seed in range(5):
        pair = twins("base-2", f"claim {seed}")
        tables, slate = pair.packing.tables, new_slate(learnt(pair.packing.tables.rules))
        claims, values = np.empty(at.MOST_IN_ROW, np.int64), np.zeros(at.MOST_IN_ROW)
        before = pair.packing.pack(pair.state)
        count = worth_of_claims(pair.world, tables, slate, claims, values)
        assert (pair.world.words == before.words).all()
        assert (pair.world.info == before.info).all()
        best, architect = int(claims[np.argmax(values[:count])]), pair.world.game[at.QUEUE]
        promising_claim(pair.world, tables, slate, claims)
        assert pair.world.game[at.CLAIMS + best] == architect


def test_a_card_that_fits_nowhere_is_handled_all_the_same() -> None:
    slate = new_slate(learnt_of(RIVALS))
    discarded = 0
    for seed in range(6):
        for pair in placings("base-4", f"nowhere {seed}"):
            if spots_of(pair):
                continue
            words, info, _ = kept(pair.world, pair.district)
            laid = after(pair.world, pair.packing.tables, at.DISCARD)
            lay_best(pair.world, pair.packing.tables, slate, pair.district, pair.card)
            assert (pair.world.words[pair.district] == words).all()
            assert pair.world.info[pair.district, at.HANDLED] == laid.info[pair.district, at.HANDLED]
            pair.world.info[pair.district] = info
            discarded += 1
    assert discarded
