"""The statistics of a match, compared with numbers computed by hand."""

from math import sqrt

import pytest

from salon.lab.arena import Match, PlayedGame, bot_results
from salon.lab.arena.statistics import Z, mean, percentile, share, wilson

PAIR = Match.of("personimo", ["fair", "random"])


def played(number: int, points: tuple[int, ...], *, ranks: tuple[int, ...] | None = None) -> PlayedGame:
    ranks = ranks or tuple(1 + sum(other > own for other in points) for own in points)
    return PlayedGame(number=number, points=points, ranks=ranks, thinking_us=((1000,), (3000,)))


def test_wins_points_and_margins_follow_the_bot_from_seat_to_seat() -> None:
    # Deal 0: fair wins on seat 0 and loses on seat 1; deal 1: it wins twice.
    games = [played(0, (50, 40)), played(1, (44, 40)), played(2, (60, 30)), played(3, (20, 21))]
    fair, random = bot_results(PAIR, games)
    assert fair.wins is not None
    assert fair.margin is not None
    assert fair.wins.mean == 3 / 4
    assert fair.points.mean == (50 + 40 + 60 + 21) / 4
    assert fair.margin.mean == (10 - 4 + 30 + 1) / 4
    assert random.points.mean == (40 + 44 + 30 + 20) / 4
    assert random.margin is not None
    assert random.margin.mean == -fair.margin.mean
    # The deals' means are 45 and 40.5: their variance is 10.125, the standard error of their mean 2.25.
    assert fair.points.high == pytest.approx(42.75 + Z * 2.25)
    assert fair.points.low == pytest.approx(42.75 - Z * 2.25)


def test_a_shared_first_place_is_a_shared_win() -> None:
    three = Match.of("personimo", ["fair", "random", "random"])
    game = PlayedGame(number=0, points=(40, 40, 12), ranks=(1, 1, 3), thinking_us=((), (), ()))
    fair, random = bot_results(three, [game])
    assert fair.wins is not None
    assert random.wins is not None
    assert fair.wins.mean == 1 / 2
    assert random.wins.mean == 1 / 4, "half a win over two seats"
    assert random.seats == 2


def test_a_tie_that_a_rule_broke_is_no_tie() -> None:
    fair, _ = bot_results(PAIR, [played(0, (40, 40), ranks=(2, 1))])
    assert fair.wins is not None
    assert fair.wins.mean == 0
    assert fair.margin is not None
    assert fair.margin.mean == 0


def test_wilson_as_in_the_textbooks() -> None:
    """Wilson's interval for 81 of 263 is 0.2553 to 0.3662 (Newcombe 1998, method 3)."""
    found = wilson(81 / 263, 263)
    assert found.low == pytest.approx(0.2553, abs=5e-5)
    assert found.high == pytest.approx(0.3662, abs=5e-5)
    nothing = wilson(0, 20)
    assert nothing.low == 0
    assert nothing.high == pytest.approx(0.1611, abs=5e-5)


def test_deals_that_spread_like_coins_count_as_games() -> None:
    """Four deals, of which two are won in both seatings and two are lost, count as four games, less one."""
    found = share([1.0, 1.0, 0.0, 0.0], games=8)
    # The variance is 1/3, so 4 · 1/4 : 1/3 = 3 games.
    assert found == wilson(0.5, 3)


def test_deals_that_agree_never_count_as_more_games_than_were_played() -> None:
    """Otherwise the share of a bot that wins once in each deal would be known exactly."""
    assert share([0.5, 0.5, 0.5, 0.25], games=8) == wilson(0.4375, 8)
    assert share([1.0] * 10, games=20) == wilson(1.0, 10)


def test_one_deal_gives_no_interval_for_points() -> None:
    assert mean([12.0]).low is None
    found = mean([1.0, 2.0, 3.0])
    assert found.high == pytest.approx(2 + Z * sqrt(1 / 3))


def test_times_are_by_bot() -> None:
    fair, random = bot_results(PAIR, [played(0, (1, 0)), played(1, (0, 1)), played(2, (1, 0))])
    # Fair sits on seat 0 (1 ms), then on seat 1 (3 ms), then on seat 0.
    assert (fair.decisions, fair.median_ms, fair.p99_ms) == (3, 1.0, 3.0)
    assert fair.mean_ms == pytest.approx(5 / 3)
    assert (random.decisions, random.median_ms) == (3, 3.0)


def test_percentiles_are_values_that_occurred() -> None:
    assert percentile(range(1, 101), 0.99) == 99
    assert percentile(range(1, 1001), 0.99) == 990
    assert percentile([7], 0.99) == 7
    assert percentile([], 0.99) == 0


def test_a_solitaire_has_points_and_remarks() -> None:
    alone = Match.of("personimo", ["fair"])
    names = ["tarred", "tarred", "tarred", "architect-of-the-year"]
    games = [
        PlayedGame(number=n, points=(30 + n,), ranks=(1,), thinking_us=((5,),), notes=(name,))
        for n, name in enumerate(names)
    ]
    (result,) = bot_results(alone, games)
    assert result.wins is None
    assert result.margin is None
    assert result.points.mean == 31.5
    assert result.remarks == {"tarred": 0.75, "architect-of-the-year": 0.25}
