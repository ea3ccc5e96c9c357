"""The learned value of districts, the ways to fill them, and equivalent spots."""

from collections.abc import Iterator
from itertools import chain
from random import Random

import numpy as np
import pytest

from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.layout import Tables, World, new_world
from salon.games.personimo.bots.kernel.board.squares import spots_for, squares_of
from salon.games.personimo.bots.kernel.board.symmetry import images
from salon.games.personimo.bots.kernel.board.turns import place
from salon.games.personimo.bots.kernel.estimate.features import (
    IMPOSSIBLE,
    MOST_FEATURES,
    SPOTS,
    STAGES,
    WEIGHTS,
)
from salon.games.personimo.bots.kernel.estimate.filling import (
    FILLED,
    ONE_SHORT,
    SIDE,
    classify,
    count_fillings,
    filling,
    memo,
)
from salon.games.personimo.bots.kernel.estimate.value import (
    ROWS_TRIED,
    estimate_cards,
    estimate_district,
    estimate_spots,
)
from salon.games.personimo.bots.kernel.estimate.weights import RIVALS, load_weights
from salon.games.personimo.bots.kernel.estimate.workspace import ValueWorkspace, new_value_workspace
from salon.games.personimo.bots.kernel.policy.planning import SPOTS_TRIED, WITHIN_POINTS, plan
from salon.games.personimo.bots.kernel.search.halving import MoveSearch
from salon.games.personimo.bots.kernel.search.playout import copy_world
from salon.games.personimo.bots.kernel.search.trial import (
    SPOT,
    TRIALS,
)
from tests.games.personimo.bots.test_kernel import Twins, asked, twins


def placings(name: str, seed: str) -> Iterator[Twins]:
    """Play a random game, and yield before each placement."""
    pair, random = twins(name, seed), Random(seed)
    while asked(pair):
        if pair.state.phase == "place":
            yield pair
        pair.play(random, deep=False)


def any_workspace() -> ValueWorkspace:
    """Return a workspace with random weights, which distinguish all features."""
    numbers = np.random.default_rng(4)
    workspace = new_value_workspace(numbers.normal(size=(STAGES, WEIGHTS)).astype(np.float32))
    workspace.supply[:] = numbers.normal(size=len(workspace.supply))
    return workspace


def spots_of(pair: Twins) -> list[int]:
    lying, upright = spots_for(pair.world, pair.packing.tables, pair.district, pair.card)
    return [*squares_of(int(lying)), *(64 + square for square in squares_of(int(upright)))]


def after(world: World, tables: Tables, spot: int) -> World:
    laid = new_world(len(world.words))
    copy_world(world, laid)
    place(laid, tables, spot)
    return laid


def covers_of(free: frozenset[tuple[int, int]]) -> dict[int, int]:
    """Return the number of ways to lay each number of cards in a set, by trying."""
    if not free:
        return {0: 1}
    column, row = min(free)
    found = covers_of(free - {(column, row)})
    for other in ((column + 1, row), (column, row + 1)):
        if other in free:
            for cards, ways in covers_of(free - {(column, row), other}).items():
                found[cards + 1] = found.get(cards + 1, 0) + ways
    return found


@pytest.mark.parametrize("seed", range(40))
def test_ways_to_fill_a_set_of_squares(seed: int) -> None:
    random = Random(seed)
    free = frozenset((column, row) for column in range(SIDE) for row in range(SIDE) if random.random() < 0.6)
    word = np.uint64(sum(1 << (row * SIDE + column) for column, row in free))
    ways = covers_of(free)
    assert count_fillings(word) == (max(ways), ways[max(ways)])


FULL = (1 << SIDE * SIDE) - 1


@pytest.mark.parametrize(
    ("shape", "found"),
    [
        (0b11111, FILLED + 15),  # 95 ways beside an edge, twice, and 8 times 8 in the middle
        (0b11111 | 0x108421, FILLED + 10),  # 36 ways
        (FULL ^ 0b00011, FILLED),
        (FULL ^ 0b00101, ONE_SHORT),
        (FULL ^ 0b10101 ^ 1 << 12, 2),
        (FULL ^ 0b10101 ^ 0b10101 << 10, 1),
    ],
)
def test_shapes_are_told_apart_by_the_ways_to_fill_them(shape: int, found: int) -> None:
    assert classify(np.uint64(shape)) == found


def test_the_class_of_a_shape_is_the_same_from_the_table() -> None:
    known, random = memo(), Random(8)
    for shape in (random.getrandbits(25) | 1 for _ in range(300)):
        assert [filling(known, np.uint64(shape)) for _ in range(2)] == [classify(np.uint64(shape))] * 2


def estimated(workspace: ValueWorkspace) -> dict[int, float]:
    """Return the learned value with the first card on each of its spots."""
    spots = workspace.spot_list[: workspace.spot_list[SPOTS]].tolist()
    return {spot: float(workspace.spot_values[0, spot]) for spot in spots}


@pytest.mark.parametrize("name", ["base-2", "base-3"])
def test_the_value_of_a_spot_is_that_of_the_district_with_the_card_there(name: str) -> None:
    workspace, card, best = any_workspace(), np.zeros(1, np.int64), np.zeros(1)
    compared = 0
    for pair in chain(placings(name, "promise"), placings(name, "another")):
        world, tables, district = pair.world, pair.packing.tables, pair.district
        card[0] = pair.card
        estimate_spots(world, tables, workspace, district, card, 1, best)
        values_by_spot = estimated(workspace)
        spots = spots_of(pair)
        assert {spot for spot, value in values_by_spot.items() if value > IMPOSSIBLE} <= set(spots)
        assert (best[0] > IMPOSSIBLE) == bool(spots)
        for spot in spots if world.info[district, at.ROWS] <= ROWS_TRIED else []:
            laid = after(world, tables, spot)
            stage = min(int(laid.info[district, at.HANDLED]), STAGES - 1)
            features = np.zeros(MOST_FEATURES, np.int64)
            assert estimate_district(laid, tables, workspace, district, stage, features)[0] == pytest.approx(
                values_by_spot[spot], abs=1e-4
            )
            compared += 1
    assert compared > 100


def test_the_first_weights_count_points_only() -> None:
    workspace, card, best = new_value_workspace(), np.zeros(1, np.int64), np.zeros(1)
    for pair in placings("base-4", "points"):
        card[0] = pair.card
        estimate_spots(pair.world, pair.packing.tables, workspace, pair.district, card, 1, best)
        if best[0] > IMPOSSIBLE and pair.world.info[pair.district, at.ROWS] <= ROWS_TRIED:
            assert round(float(best[0])) == max(points for points, _ in pair.values().values())


def test_several_cards_have_the_same_values_as_each_alone() -> None:
    workspace, values, alone = new_value_workspace(load_weights(RIVALS)), np.zeros(4), np.zeros(1)
    for pair in placings("base-4", "several"):
        game = pair.world.game
        cards = game[at.SHOW : at.SHOW + game[at.SHOWN]].copy()
        estimate_cards(pair.world, pair.packing.tables, workspace, pair.district, cards, len(cards), values)
        for i in range(len(cards)):
            estimate_cards(pair.world, pair.packing.tables, workspace, pair.district, cards[i:], 1, alone)
            assert alone[0] == pytest.approx(values[i])


def test_a_plan_has_the_highest_value_among_the_best_spots() -> None:
    workspace, best, values = new_value_workspace(load_weights(RIVALS)), np.zeros(1), np.zeros(4)
    together = 0
    for pair in placings("base-4", "plans"):
        world, tables, district = pair.world, pair.packing.tables, pair.district
        game = world.game
        free = [i for i in range(game[at.SHOWN]) if game[at.CLAIMS + i] == at.NOBODY]
        claims = np.array([game[at.SHOW + i] for i in free], np.int64)
        card = np.array([pair.card], np.int64)
        before = pair.packing.pack(pair.state)
        spot, chosen, _ = plan(
            world, tables, workspace, district, pair.card, at.DISCARD, claims, np.zeros(4), len(claims)
        )
        assert (world.words == before.words).all()
        assert (world.info == before.info).all()
        estimate_spots(world, tables, workspace, district, card, 1, best)
        values_by_spot = estimated(workspace)
        different = {
            values_by_spot[each]: each
            for each in sorted(values_by_spot, reverse=True)
            if values_by_spot[each] >= best[0] - WITHIN_POINTS
        }
        near = [different[value] for value in sorted(different, reverse=True)]
        if not spots_of(pair):
            assert spot == at.DISCARD
            continue
        assert spot in near
        if not len(claims):
            assert values_by_spot[spot] == best[0]
            continue
        estimates = {}
        for each in near[:SPOTS_TRIED]:
            laid = after(world, tables, each)
            estimate_cards(laid, tables, workspace, district, claims, len(claims), values)
            estimates[each] = values[: len(claims)].copy()
        assert estimates[spot][chosen] == pytest.approx(
            max(float(found.max()) for found in estimates.values())
        )
        together += len(estimates) > 1
    assert together > 5


def test_equivalent_spots_have_the_same_value_and_one_of_them_is_tried() -> None:
    workspace, card, best = new_value_workspace(load_weights(RIVALS)), np.zeros(1, np.int64), np.zeros(1)
    fewer = 0
    for pair in placings("base-4", "images"):
        if pair.state.turn > 4:
            break
        spots = spots_of(pair)
        first = images(pair.world, pair.district, spots)
        assert set(first) == set(spots) >= set(first.values())
        assert all(first[spot] == spot for spot in first.values())
        if pair.state.turn == 1:
            assert (len(spots), len(set(first.values()))) == (12, 2), "end on, or side on"
        card[0] = pair.card
        estimate_spots(pair.world, pair.packing.tables, workspace, pair.district, card, 1, best)
        for spot, other in first.items():
            assert workspace.spot_values[0, spot] == pytest.approx(workspace.spot_values[0, other], abs=1e-3)
        search = MoveSearch(pair.packing, pair.world, int(pair.seat))
        search.run(lambda played: played / 100, Random(1))
        tried = search.candidates[search.sums[:, TRIALS] > 0, SPOT].tolist()
        assert len({first[spot] for spot in tried}) == len(set(tried))
        fewer += len(set(first.values())) < len(spots)
    assert fewer > 4
