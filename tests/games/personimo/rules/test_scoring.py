"""Personimo: scoring (PM-40 to PM-45). Every number here was counted by hand."""

from salon.core import Outcome
from salon.games.personimo import NATURAL_ORDER, PERSONIMO
from salon.games.personimo.model.district import District
from salon.games.personimo.rules.scoring.districts import best_of, neighbourhoods
from salon.games.personimo.rules.scoring.outcome import outcome_of
from salon.games.personimo.rules.variants import base, rules_for
from tests.games.personimo.tables import at_random, best, district, last, new_game, stands
from tests.support.rules import rule

Counted = set[tuple[str, int, int, int]]


def counted(headquarters: str, *cards: tuple[str, tuple[int, int], tuple[int, int]]) -> Counted:
    """Suit, blocks, marks and points of every neighbourhood under the best assignment."""
    district_state = stands(headquarters, *cards)
    return {
        (NATURAL_ORDER[each.suit].value, each.region.bit_count(), each.marks, each.points)
        for each in neighbourhoods(district_state, best_of(district_state).readings)
    }


@rule("PM-40")
def test_the_headquarters_is_one_block_of_each_of_its_suits() -> None:
    assert counted("harvest") == {("moons", 1, 0, 0), ("suns", 1, 0, 0), ("leaves", 1, 0, 0)}


@rule("PM-40")
def test_the_headquarters_connects() -> None:
    # Two Crowns of Suns on opposite sides of the Harvest: one neighbourhood of five.
    cards = (("bard", (1, 0), (2, 0)), ("bard*", (-1, 0), (-2, 0)))
    assert ("suns", 5, 4, 20) in counted("harvest", *cards)
    # The Borderland has no Suns: two neighbourhoods of two, which the set shows once.
    assert counted("borderland", *cards) >= {("suns", 2, 2, 4)}
    assert best("borderland", *cards).value == (8, 2)


@rule("PM-40")
def test_corners_do_not_connect() -> None:
    # Sea at (1,0)-(2,0), and its copy reached through the headquarters at (0,1)-(0,2): (1,0) and (0,1) are diagonal.
    assert best("harvest", ("sea", (1, 0), (2, 0)), ("sea*", (0, 1), (0, 2))).value == (4, 2)


@rule("PM-41")
def test_blocks_times_marks() -> None:
    assert counted("harvest", ("huntress", (1, 0), (2, 0))) == {
        ("moons", 3, 2, 6),
        ("suns", 1, 0, 0),
        ("leaves", 1, 0, 0),
    }


@rule("PM-41")
def test_no_marks_no_points() -> None:
    assert best("harvest", ("ace-of-moons", (1, 0), (2, 0)), ("mountain", (0, 1), (0, 2))).value.points == 0


@rule("PM-41")
def test_a_single_block_can_score() -> None:
    # Author: its mark is in Knots, which the Harvest does not have. One block × one mark.
    assert ("knots", 1, 1, 1) in counted("harvest", ("author", (1, 0), (2, 0)))


@rule("PM-41")
def test_a_card_that_is_both_has_two_marks() -> None:
    assert best("borderland", ("merchant", (1, 0), (2, 0))).value.points == 2, "Knots: 1 × 2"
    assert best("borderland", ("pact", (1, 0), (2, 0))).value.points == 1, "Suns: 1 × 1"
    assert best("borderland", ("author", (1, 0), (2, 0))).value.points == 1, "Knots: 1 × 1"


@rule("PM-42")
def test_marks_count_for_the_posher_suit_alone() -> None:
    # Sailor is Waves/Leaves: four blocks of Waves beside it score nothing, its one block of Leaves scores 1.
    cards = (("ace-of-waves", (1, 0), (2, 0)), ("sailor", (3, 0), (4, 0)))
    assert counted("rite", *cards) == {
        ("moons", 1, 0, 0),
        ("leaves", 1, 0, 0),
        ("wyrms", 1, 0, 0),
        ("waves", 3, 0, 0),
        ("leaves", 1, 1, 1),
    }


@rule("PM-42")
def test_the_mark_of_an_open_card_goes_with_its_suit() -> None:
    # Mill is Waves/Leaves. Leaves beside the Harvest: 2 × 1; Leaves on the far square would be 1 × 1.
    assert best("harvest", ("mill", (1, 0), (2, 0))).value == (2, 2)


@rule("PM-43")
def test_a_district_scores_the_sum() -> None:
    # Huntress: Moons 3 × 2. Mill below: Leaves 2 × 1. Merchant left: Leaves beside the headquarters make it 3 × 1,
    # and Knots 1 × 2.
    cards = (("huntress", (1, 0), (2, 0)), ("mill", (0, 1), (0, 2)), ("merchant", (-1, 0), (-2, 0)))
    assert best("harvest", *cards).value == (6 + 3 + 2, 3)


def judged(*districts: District) -> Outcome:
    return outcome_of(base(len(districts)), districts)


@rule("PM-43")
def test_the_sheet_has_a_line_for_each_scoring_neighbourhood() -> None:
    sheet = judged(
        district("harvest", ("huntress", (1, 0), (2, 0)), ("author", (0, 1), (0, 2))), district("rite")
    ).sheets[0]
    assert [(line.what, line.points, line.particulars) for line in sheet.lines] == [
        ("personimo-line-neighbourhood", 8, {"suit": "moons", "blocks": 4, "marks": 2}),
        ("personimo-line-neighbourhood", 1, {"suit": "knots", "blocks": 1, "marks": 1}),
    ]
    assert sheet.total == 9


@rule("PM-43")
def test_every_sheet_adds_up() -> None:
    for seed in range(10):
        outcome = PERSONIMO.outcome(last(at_random(new_game(5, f"{seed}"))).state)
        assert outcome is not None
        for sheet in outcome.sheets:
            assert sum(line.points for line in sheet.lines) == sheet.total


@rule("PM-44")
def test_the_highest_score_wins() -> None:
    low, high = (
        district("harvest", ("author", (1, 0), (2, 0))),
        district("harvest", ("huntress", (1, 0), (2, 0))),
    )
    outcome = judged(low, high, district("rite"))
    assert outcome.ranks == (2, 1, 3)
    assert outcome.winners == (1,)
    assert outcome.notes == ()


def note(outcome: Outcome) -> tuple[str, int, int]:
    (only,) = outcome.notes
    return (
        only.what.removeprefix("personimo-note-tie-"),
        int(only.particulars["more"]),
        int(only.particulars["less"]),
    )


@rule("PM-45")
def test_the_largest_neighbourhood_breaks_a_tie() -> None:
    # No points, but three Moons against two Waves; neither scores.
    outcome = judged(
        district("harvest", ("ace-of-waves", (1, 0), (2, 0))),
        district("harvest", ("ace-of-moons", (1, 0), (2, 0))),
    )
    assert outcome.ranks == (2, 1)
    assert note(outcome) == ("largest", 3, 2)


@rule("PM-45")
def test_then_the_most_personalities() -> None:
    # Both: one point in Knots, two blocks with the headquarters. The Author is a personality, the Betrayal is not.
    outcome = judged(
        district("rite", ("betrayal", (1, 0), (2, 0))), district("harvest", ("author", (1, 0), (2, 0)))
    )
    assert outcome.ranks == (2, 1)
    assert note(outcome) == ("personalities", 1, 0)


@rule("PM-45")
def test_then_the_most_attractions() -> None:
    # Two single Knots with a mark each, three Wyrms; against Leaves 2 × 1 and three Moons.
    two = district("rite", ("betrayal", (1, 0), (2, 0)), ("betrayal*", (-1, 0), (-2, 0)))
    one = district("rite", ("mill", (1, 0), (2, 0)), ("ace-of-moons", (0, 1), (0, 2)))
    outcome = judged(one, two)
    assert [sheet.total for sheet in outcome.sheets] == [2, 2]
    assert outcome.ranks == (2, 1)
    assert note(outcome) == ("attractions", 2, 1)


@rule("PM-45")
def test_then_the_most_crowns() -> None:
    # Sea: Waves 2 × 1. Mill at the Window: Leaves 2 × 1.
    outcome = judged(
        district("window", ("mill", (1, 0), (2, 0))), district("harvest", ("sea", (1, 0), (2, 0)))
    )
    assert outcome.ranks == (2, 1)
    assert note(outcome) == ("crowns", 1, 0)


@rule("PM-45")
def test_still_tied_is_a_shared_win() -> None:
    # Waves at the Rite and Leaves at the Island: 2 × 1 each, and one Crown each.
    sea, end = district("rite", ("sea", (1, 0), (2, 0))), district("island", ("end", (1, 0), (2, 0)))
    outcome = judged(sea, district("harvest"), end)
    assert outcome.ranks == (1, 3, 1)
    assert outcome.winners == (0, 2)
    assert [each.what for each in outcome.notes] == ["personimo-note-tie-shared"]


@rule("PM-45", "PM-58")
def test_what_counts_as_an_attraction_is_what_the_table_plays_with() -> None:
    # Attractions from 10 and lucky 9s: the Pact has two marks and is none. Suns 1 × 2 and two Knots; Waves 2 × 1.
    pact = district("borderland", ("pact", (1, 0), (2, 0)), ("ace-of-knots", (0, 1), (0, 2)))
    sea = district("rite", ("sea", (1, 0), (2, 0)))
    outcome = outcome_of(rules_for(2, {"attraction_from": 10, "lucky_nines": True}), (pact, sea))
    assert [sheet.total for sheet in outcome.sheets] == [2, 2]
    assert outcome.ranks == (2, 1)
    assert note(outcome) == ("attractions", 1, 0)
