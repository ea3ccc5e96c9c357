"""PM-90 to PM-97: bonuses."""

import pytest

from salon.core import OptionValue, SeededChance
from salon.games.personimo import PERSONIMO
from salon.games.personimo.model.district import District, PlacedCard
from salon.games.personimo.model.events import BonusesDrawn
from salon.games.personimo.model.grid import Box, Grid
from salon.games.personimo.rules.scoring.bonuses import (
    Contest,
    Site,
    across,
    box,
    centre,
    complete,
    corner,
    line,
)
from salon.games.personimo.rules.scoring.districts import best_of
from salon.games.personimo.rules.scoring.outcome import best_in, best_together, contest_points, outcome_of
from salon.games.personimo.rules.variants import rules_for
from salon.games.personimo.rules.variants.bonuses import CHOICES
from salon.games.personimo.suits.district_state import district_state_of
from tests.games.personimo.tables import at_random, last, new_game, seen, table
from tests.support.rules import rule

FRAME = Grid(4)
FULL = Box(0, 4, -2, 2)


def board(*squares: tuple[int, int]) -> int:
    return sum(FRAME.bit(square) for square in squares)


def site(box: Box = FULL, built: int = 25, *headquarters: tuple[int, int]) -> Site:
    return Site(box, built, headquarters or ((0, 0),), 5)


@rule("PM-90")
def test_complete_district() -> None:
    assert complete(site()) == 5
    assert complete(site(built=24)) == 0
    assert complete(site(Box(0, 4, 0, 3), 20)) == 0, "full, but not of full size"


@rule("PM-91")
def test_headquarters_in_the_exact_centre() -> None:
    assert centre(site(Box(-2, 2, -2, 2), 20)) == 5, "holes do not matter"
    assert centre(site(Box(-1, 3, -2, 2))) == 0
    assert centre(site(Box(-1, 1, -2, 2), 15)) == 0, "its place is not certain yet"


@rule("PM-92")
def test_headquarters_in_a_corner() -> None:
    assert corner(site(Box(0, 4, 0, 4), 20)) == 10
    assert corner(site(Box(-4, 0, 0, 4))) == 10
    assert corner(site(Box(-1, 3, 0, 4))) == 0
    assert corner(site(Box(0, 3, 0, 4), 20)) == 0, "its place is not certain yet"
    assert corner(Site(Box(0, 5, -5, 0), 30, ((0, 0), (1, 0)), 6)) == 10


@rule("PM-93")
@pytest.mark.parametrize("step", [(1, 0), (0, 1), (1, 1), (1, -1)])
def test_lines(step: tuple[int, int]) -> None:
    right, down = step
    found = [line(FRAME, board(*((i * right, i * down) for i in range(length))), 5) for length in range(1, 6)]
    assert found == [0, 0, 5, 10, 15]
    assert line(FRAME, board((0, 0), (1, 0), (3, 0), (4, 0)), 5) == 0, "without a gap"


@rule("PM-93")
def test_longer_lines_count_as_five() -> None:
    wide = Grid(6)
    assert line(wide, sum(wide.bit((column, 0)) for column in range(7)), 7) == 15


@rule("PM-94")
def test_box() -> None:
    assert box(FRAME, board((0, 0), (1, 0), (0, 1), (1, 1)), 5) == 5
    assert box(FRAME, board((0, 0), (1, 0), (0, 1), (2, 1)), 5) == 0


@rule("PM-95")
def test_across() -> None:
    snake = [(0, 0), (1, 0), (1, 1), (2, 1), (2, 0), (3, 0), (4, 0)]
    assert across(FRAME, board(*snake), 5) == 10
    assert across(FRAME, board(*snake[:-1]), 5) == 0
    assert across(FRAME, board((0, 0), (1, 0), (3, 0), (4, 0), (2, 2)), 5) == 0, "one neighbourhood"
    assert across(FRAME, board(*((0, row) for row in range(-2, 3))), 5) == 10


def district(headquarters: str, *cards: tuple[str, tuple[int, int], tuple[int, int]]) -> District:
    return District(headquarters, tuple(PlacedCard(name, (one, two)) for name, one, two in cards))


ROW = district("rite", ("ace-of-wyrms", (1, 0), (2, 0)), ("calamity", (3, 0), (4, 0)))
"""Five Wyrms in a row, with the headquarters', and one mark."""


@rule("PM-93", "PM-95")
def test_the_headquarters_counts_for_any_of_its_suits() -> None:
    options: dict[str, OptionValue] = {"bonus_line": True, "bonus_across": True}
    assert best_of(district_state_of(rules_for(3, options), ROW)).value.points == 5 * 1 + 15 + 10
    other = District("harvest", ROW.placed)
    assert best_of(district_state_of(rules_for(3, options), other)).value.points == 4 * 1 + 10


@rule("PM-37", "PM-93")
def test_the_best_assignment_looks_at_bonuses_too() -> None:
    # The Soldier (Wyrms/Knots, its mark in Knots) ends a line of Wyrms with its near or its far square.
    cards = (*ROW.placed[:1], PlacedCard("soldier", ((3, 0), (3, 1))))
    plain, bonus = (
        best_of(district_state_of(rules_for(3, options), District("rite", cards)))
        for options in ({}, {"bonus_line": True})
    )
    assert bonus.value.points == plain.value.points + 10


@rule("PM-96")
def test_the_largest_and_with_many_players_the_second() -> None:
    contest = Contest(5, 2)
    assert [
        contest.points(own, rivals) for own, rivals in ((4, (3, 3)), (3, (4, 2)), (3, (4, 3)), (3, (4, 4)))
    ] == [
        5,
        2,
        2,
        0,
    ]
    assert contest.points(4, (4, 1)) == 5, "a tie is shared"
    assert contest.points(0, (0, 0)) == 0
    assert rules_for(3, {"bonus_largest": True}).bonuses.contest == Contest(5, 0)
    assert rules_for(4, {"bonus_largest": True}).bonuses.contest == Contest(5, 2)


@rule("PM-96")
def test_every_suit_of_every_district_is_compared() -> None:
    rules = rules_for(2, {"bonus_largest": True})
    one = district("rite", ("ace-of-knots", (1, 0), (2, 0)))
    two = district("harvest", ("sea", (1, 0), (2, 0)))
    # One: Moons 1, Leaves 1, Wyrms 1, Knots 2. Two: Moons 1, Suns 1, Leaves 1, Waves 2 with a mark.
    assert contest_points(rules, (one, two)) == ((5, 0, 0, 5, 5, 5), (5, 5, 5, 5, 0, 0))
    outcome = outcome_of(rules, (one, two))
    assert [sheet.total for sheet in outcome.sheets] == [20, 22]


@rule("PM-37", "PM-96")
def test_among_equal_assignments_the_one_that_wins_more_is_taken() -> None:
    rules = rules_for(2, {"bonus_largest": True})
    # An open Castle (Suns/Knots) beside the headquarters: Knots or Suns may join the headquarters' own.
    open_one = district("window", ("castle", (1, 0), (2, 0)))
    rival = district("window", ("ace-of-suns", (1, 0), (2, 0)))
    alone = best_in(rules, open_one)
    (together, _) = best_together(rules, (open_one, rival))
    assert together.value.points == alone.value.points
    # The rival has three Suns: only two Knots can win anything.
    suit = district_state_of(rules, open_one).cards[1].readings[together.readings[1]].fixed_as[0]
    assert suit == "knots"


@rule("PM-97")
def test_age_of_badgers_is_a_preset() -> None:
    (badgers,) = [preset for preset in PERSONIMO.spec.presets if preset.name == "badgers"]
    assert badgers.options == {"bonus_complete": True, "bonus_centre": True}
    assert seen(table(3, badgers.options)).bonuses == ("complete", "centre")


@rule("PM-97")
def test_goblins_draw_bonuses_and_show_them() -> None:
    drawn = set()
    for seed in range(30):
        timeline = new_game(3, f"{seed}", goblins=3)
        view = seen(timeline)
        assert len(view.drawn) == 3
        assert view.bonuses == view.drawn
        drawn |= set(view.drawn)
    assert drawn == set(CHOICES)
    step = PERSONIMO.start(PERSONIMO.setup(3, {"goblins": 3}, "x"), SeededChance("x"), 0)
    assert isinstance(step.events[0], BonusesDrawn)


@rule("PM-97", "PM-74", "PM-91")
def test_goblins_draw_only_what_makes_sense_and_is_not_chosen_already() -> None:
    for seed in range(10):
        assert set(seen(new_game(3, f"{seed}", goblins=3, sprawl=True)).drawn) == {"line", "box", "largest"}
        assert "centre" not in seen(new_game(2, f"{seed}", goblins=5, size="6x6")).drawn
        assert "line" not in seen(new_game(3, f"{seed}", goblins=5, bonus_line=True)).drawn
        assert "largest" not in seen(new_game(1, f"{seed}", goblins=5)).drawn


@rule("PM-43", "PM-90")
def test_bonuses_are_lines_of_the_sheet_and_once_a_district() -> None:
    options: dict[str, OptionValue] = {f"bonus_{name}": True for name in CHOICES}
    state = last(at_random(table(4, options))).state
    outcome = PERSONIMO.outcome(state)
    assert outcome is not None
    for sheet, district_seen in zip(outcome.sheets, PERSONIMO.view(state, None).districts, strict=True):
        named = [each for each in district_seen.bonuses if each.name != "largest"]
        assert len({each.name for each in named}) == len(named)
        shown = [line.points for line in sheet.lines if "bonus" in line.what]
        assert shown == [each.points for each in district_seen.bonuses]


@rule("PM-37", "PM-96")
def test_what_all_compete_for_comes_before_the_tie_breakers() -> None:
    rules = rules_for(2, {"bonus_largest": True})
    # The Castle (Suns/Knots) makes four Suns, or two Knots; the rival has five Suns, and two Knots.
    open_one = district("window", ("ace-of-suns", (0, 1), (0, 2)), ("castle", (1, 0), (2, 0)))
    rival = district(
        "harvest",
        ("ace-of-suns", (0, 1), (0, 2)),
        ("ace-of-suns*", (0, -1), (0, -2)),
        ("ace-of-knots", (1, 0), (2, 0)),
    )
    assert best_in(rules, open_one).value == (0, 4)
    assert best_together(rules, (open_one, rival))[0].value == (0, 3)
    assert contest_points(rules, (open_one, rival))[0] == (0, 0, 0, 5, 0, 5)
