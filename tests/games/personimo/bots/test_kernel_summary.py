"""Summaries of rivals' districts, and when the search uses them."""

import numpy as np
import pytest

from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.chance import seeded
from salon.games.personimo.bots.kernel.board.district import district_value
from salon.games.personimo.bots.kernel.board.survey import new_survey, points_in
from salon.games.personimo.bots.kernel.estimate.summary import (
    SUMMARY_SIZE,
    summarise,
    summary_gain,
    summary_points,
)
from salon.games.personimo.bots.kernel.estimate.weights import RIVALS, load_weights
from salon.games.personimo.bots.kernel.policy.policies import FULL_GREEDY, LEARNED
from salon.games.personimo.bots.kernel.search.playout import copy_world, redeal
from salon.games.personimo.bots.kernel.search.trial import (
    LEAD,
    NEVER,
    new_trial_workspace,
    summarised_from,
    trial_value,
)
from tests.games.personimo.bots.test_kernel_estimate import placings


def test_a_summary_has_the_points_of_its_district_and_gains_by_cards() -> None:
    survey, summary = new_survey(), np.zeros(SUMMARY_SIZE)
    for pair in placings("base-4", "outline"):
        for district in range(4):
            summarise(pair.world, survey, district, summary, at.MOST_ROWS)
            points = points_in(district_value(pair.world, pair.packing.tables, district))
            assert summary_points(summary) == pytest.approx(points)
            gains = [
                summary_gain(summary, pair.packing.tables.cards, card)
                for card in range(len(pair.packing.ids))
            ]
            assert min(gains) >= 0 < max(gains)


@pytest.mark.parametrize(("name", "summarised"), [("base-4", True), ("base-3", True), ("base-2", False)])
def test_rivals_are_summarised_early_in_games_of_three_and_more(name: str, summarised: bool) -> None:
    pair = next(placings(name, "early"))
    tables, seat = pair.packing.tables, int(pair.seat)
    until = summarised_from(pair.world, tables)
    assert (until < NEVER) == summarised
    trial = new_trial_workspace(len(pair.world.words), load_weights(RIVALS))
    policies = np.full(at.MOST_IN_ROW, FULL_GREEDY, np.int64)
    policies[seat] = LEARNED
    copy_world(pair.world, trial.world)
    value = trial_value(trial.world, tables, trial, seat, policies, LEAD, 0.0, until, seeded(3))
    assert np.isfinite(value)
    assert trial.world.game[at.PHASE] == at.OVER
    handled = trial.world.info[:, at.HANDLED]
    assert (handled == 12).all(), "everyone has laid, or discarded, all cards"


def test_summarised_rivals_have_as_many_points_as_real_ones_on_average() -> None:
    summarised_points, built = list[float](), list[float]()
    policies, chance = np.full(at.MOST_IN_ROW, FULL_GREEDY, np.int64), seeded(11)
    trial = new_trial_workspace(4, load_weights(RIVALS))
    for number in range(10):
        pair = next(placings("base-4", f"outline {number}"))
        tables, seat = pair.packing.tables, int(pair.seat)
        policies[:] = FULL_GREEDY
        policies[seat] = LEARNED
        for until in (summarised_from(pair.world, tables), NEVER):
            for _ in range(25):
                copy_world(pair.world, trial.world)
                redeal(trial.world, chance)
                trial_value(trial.world, tables, trial, seat, policies, LEAD, 0.0, until, chance)
                for rival in {*range(4)} - {seat}:
                    if until == NEVER:
                        built.append(points_in(district_value(trial.world, tables, rival)))
                    else:
                        summarised_points.append(summary_points(trial.summaries[rival]))
    assert np.mean(summarised_points) == pytest.approx(np.mean(built), abs=2)
