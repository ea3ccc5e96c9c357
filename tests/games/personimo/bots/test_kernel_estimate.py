"""What districts promise, how they can be filled, which spots are images of each other, and districts in outline."""

from collections.abc import Iterator
from itertools import chain
from random import Random

import numpy as np
import pytest

from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.chance import seeded
from salon.games.personimo.bots.kernel.board.district import district_value
from salon.games.personimo.bots.kernel.board.layout import Tables, World, new_world
from salon.games.personimo.bots.kernel.board.squares import spots_for, squares_of
from salon.games.personimo.bots.kernel.board.survey import new_survey, points_in
from salon.games.personimo.bots.kernel.board.symmetry import images
from salon.games.personimo.bots.kernel.board.turns import place
from salon.games.personimo.bots.kernel.estimate.features import (
    HOPELESS,
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
    filling,
    fullest,
    memo,
)
from salon.games.personimo.bots.kernel.estimate.outline import OUTLINE, outline, outline_gain, outline_points
from salon.games.personimo.bots.kernel.estimate.value import (
    ROWS_TRIED,
    worth_now,
    worth_of_cards,
    worth_of_spots,
)
from salon.games.personimo.bots.kernel.estimate.weights import RIVALS, learnt_of
from salon.games.personimo.bots.kernel.estimate.workspace import Slate, new_slate
from salon.games.personimo.bots.kernel.policy.planning import TRIED, WITHIN, plan
from salon.games.personimo.bots.kernel.policy.policies import FULL_GREEDY, PROMISING
from salon.games.personimo.bots.kernel.search.halving import Search
from salon.games.personimo.bots.kernel.search.playout import copy_world, redeal
from salon.games.personimo.bots.kernel.search.trial import (
    LEAD,
    NEVER,
    SPOT,
    TRIALS,
    new_bench,
    outlined_from,
    what_comes,
)
from tests.games.personimo.bots.test_kernel import Twins, asked, twins


def placings(name: str, seed: str) -> Iterator[Twins]:
    """A game at random, each time that a card is to be laid."""
    pair, random = twins(name, seed), Random(seed)
    while asked(pair):
        if pair.state.phase == "place":
            yield pair
        pair.play(random, deep=False)


def any_slate() -> Slate:
    """A slate with weights that tell every feature from every other."""
    numbers = np.random.default_rng(4)
    slate = new_slate(numbers.normal(size=(STAGES, WEIGHTS)).astype(np.float32))
    slate.supply[:] = numbers.normal(size=len(slate.supply))
    return slate


def spots_of(pair: Twins) -> list[int]:
    lying, upright = spots_for(pair.world, pair.packing.tables, pair.district, pair.card)
    return [*squares_of(int(lying)), *(64 + square for square in squares_of(int(upright)))]


def after(world: World, tables: Tables, spot: int) -> World:
    laid = new_world(len(world.words))
    copy_world(world, laid)
    place(laid, tables, spot)
    return laid


def covers_of(free: frozenset[tuple[int, int]]) -> dict[int, int]:
    """In how many ways so many cards lie in a set, by trying."""
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
    assert fullest(word) == (max(ways), ways[max(ways)])


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


def test_what_is_known_of_a_shape_is_what_would_be_worked_out() -> None:
    known, random = memo(), Random(8)
    for shape in (random.getrandbits(25) | 1 for _ in range(300)):
        assert [filling(known, np.uint64(shape)) for _ in range(2)] == [classify(np.uint64(shape))] * 2


def promised(slate: Slate) -> dict[int, float]:
    """What the district promises with the first card on each of its spots."""
    spots = slate.sited[: slate.sited[SPOTS]].tolist()
    return {spot: float(slate.worths[0, spot]) for spot in spots}


@pytest.mark.parametrize("name", ["base-2", "base-3"])
def test_a_spot_promises_what_the_district_promises_with_the_card_there(name: str) -> None:
    slate, card, best = any_slate(), np.zeros(1, np.int64), np.zeros(1)
    compared = 0
    for pair in chain(placings(name, "promise"), placings(name, "another")):
        world, tables, district = pair.world, pair.packing.tables, pair.district
        card[0] = pair.card
        worth_of_spots(world, tables, slate, district, card, 1, best)
        said = promised(slate)
        spots = spots_of(pair)
        assert {spot for spot, worth in said.items() if worth > HOPELESS} <= set(spots)
        assert (best[0] > HOPELESS) == bool(spots)
        for spot in spots if world.info[district, at.ROWS] <= ROWS_TRIED else []:
            laid = after(world, tables, spot)
            stage = min(int(laid.info[district, at.HANDLED]), STAGES - 1)
            features = np.zeros(MOST_FEATURES, np.int64)
            assert worth_now(laid, tables, slate, district, stage, features)[0] == pytest.approx(
                said[spot], abs=1e-4
            )
            compared += 1
    assert compared > 100


def test_the_first_weights_know_nothing_but_points() -> None:
    slate, card, best = new_slate(), np.zeros(1, np.int64), np.zeros(1)
    for pair in placings("base-4", "points"):
        card[0] = pair.card
        worth_of_spots(pair.world, pair.packing.tables, slate, pair.district, card, 1, best)
        if best[0] > HOPELESS and pair.world.info[pair.district, at.ROWS] <= ROWS_TRIED:
            assert round(float(best[0])) == max(points for points, _ in pair.values().values())


def test_several_cards_are_judged_as_each_alone() -> None:
    slate, values, alone = new_slate(learnt_of(RIVALS)), np.zeros(4), np.zeros(1)
    for pair in placings("base-4", "several"):
        game = pair.world.game
        cards = game[at.SHOW : at.SHOW + game[at.SHOWN]].copy()
        worth_of_cards(pair.world, pair.packing.tables, slate, pair.district, cards, len(cards), values)
        for i in range(len(cards)):
            worth_of_cards(pair.world, pair.packing.tables, slate, pair.district, cards[i:], 1, alone)
            assert alone[0] == pytest.approx(values[i])


def test_a_plan_promises_most_among_spots_that_promise_much() -> None:
    slate, best, values = new_slate(learnt_of(RIVALS)), np.zeros(1), np.zeros(4)
    together = 0
    for pair in placings("base-4", "plans"):
        world, tables, district = pair.world, pair.packing.tables, pair.district
        game = world.game
        free = [i for i in range(game[at.SHOWN]) if game[at.CLAIMS + i] == at.NOBODY]
        claims = np.array([game[at.SHOW + i] for i in free], np.int64)
        card = np.array([pair.card], np.int64)
        before = pair.packing.pack(pair.state)
        spot, chosen, _ = plan(
            world, tables, slate, district, pair.card, at.DISCARD, claims, np.zeros(4), len(claims)
        )
        assert (world.words == before.words).all()
        assert (world.info == before.info).all()
        worth_of_spots(world, tables, slate, district, card, 1, best)
        said = promised(slate)
        different = {
            said[each]: each for each in sorted(said, reverse=True) if said[each] >= best[0] - WITHIN
        }
        near = [different[worth] for worth in sorted(different, reverse=True)]
        if not spots_of(pair):
            assert spot == at.DISCARD
            continue
        assert spot in near
        if not len(claims):
            assert said[spot] == best[0]
            continue
        promises = {}
        for each in near[:TRIED]:
            laid = after(world, tables, each)
            worth_of_cards(laid, tables, slate, district, claims, len(claims), values)
            promises[each] = values[: len(claims)].copy()
        assert promises[spot][chosen] == pytest.approx(max(float(found.max()) for found in promises.values()))
        together += len(promises) > 1
    assert together > 5


def test_images_promise_the_same_and_one_of_them_is_tried() -> None:
    slate, card, best = new_slate(learnt_of(RIVALS)), np.zeros(1, np.int64), np.zeros(1)
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
        worth_of_spots(pair.world, pair.packing.tables, slate, pair.district, card, 1, best)
        for spot, other in first.items():
            assert slate.worths[0, spot] == pytest.approx(slate.worths[0, other], abs=1e-3)
        search = Search(pair.packing, pair.world, int(pair.seat))
        search.run(lambda played: played / 100, Random(1))
        tried = search.candidates[search.sums[:, TRIALS] > 0, SPOT].tolist()
        assert len({first[spot] for spot in tried}) == len(set(tried))
        fewer += len(set(first.values())) < len(spots)
    assert fewer > 4


def test_an_outline_has_the_points_of_its_district_and_gains_by_cards() -> None:
    survey, drawn = new_survey(), np.zeros(OUTLINE)
    for pair in placings("base-4", "outline"):
        for district in range(4):
            outline(pair.world, survey, district, drawn, at.MOST_ROWS)
            points = points_in(district_value(pair.world, pair.packing.tables, district))
            assert outline_points(drawn) == pytest.approx(points)
            gains = [
                outline_gain(drawn, pair.packing.tables.cards, card) for card in range(len(pair.packing.ids))
            ]
            assert min(gains) >= 0 < max(gains)


@pytest.mark.parametrize(("name", "outlined"), [("base-4", True), ("base-3", True), ("base-2", False)])
def test_rivals_build_in_outline_early_in_games_of_three_and_more(name: str, outlined: bool) -> None:
    pair = next(placings(name, "early"))
    tables, seat = pair.packing.tables, int(pair.seat)
    until = outlined_from(pair.world, tables)
    assert (until < NEVER) == outlined
    bench = new_bench(len(pair.world.words), learnt_of(RIVALS))
    policies = np.full(at.MOST_IN_ROW, FULL_GREEDY, np.int64)
    policies[seat] = PROMISING
    copy_world(pair.world, bench.world)
    worth = what_comes(bench.world, tables, bench, seat, policies, LEAD, 0.0, until, seeded(3))
    assert np.isfinite(worth)
    assert bench.world.game[at.PHASE] == at.OVER
    handled = bench.world.info[:, at.HANDLED]
    assert (handled == 12).all(), "everyone has laid, or discarded, all cards"


def test_rivals_in_outline_have_as_many_points_as_they_would_have_on_average() -> None:
    drawn, built = list[float](), list[float]()
    policies, chance = np.full(at.MOST_IN_ROW, FULL_GREEDY, np.int64), seeded(11)
    bench = new_bench(4, learnt_of(RIVALS))
    for number in range(10):
        pair = next(placings("base-4", f"outline {number}"))
        tables, seat = pair.packing.tables, int(pair.seat)
        policies[:] = FULL_GREEDY
        policies[seat] = PROMISING
        for until in (outlined_from(pair.world, tables), NEVER):
            for _ in range(25):
                copy_world(pair.world, bench.world)
                redeal(bench.world, chance)
                what_comes(bench.world, tables, bench, seat, policies, LEAD, 0.0, until, chance)
                for rival in {*range(4)} - {seat}:
                    if until == NEVER:
                        built.append(points_in(district_value(bench.world, tables, rival)))
                    else:
                        drawn.append(outline_points(bench.outlines[rival]))
    assert np.mean(drawn) == pytest.approx(np.mean(built), abs=2)
