"""Personimo: placing a card (PM-14, PM-30 to PM-34)."""

import pytest

from salon.core import IllegalAction
from salon.games.personimo import PERSONIMO, Discard, Fix, Place
from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.district import District, PlacedCard
from salon.games.personimo.rules.placement import CardPlacement
from salon.games.personimo.rules.variants import rules_for
from salon.games.personimo.suits.district_state import DistrictState, district_state_of
from tests.games.personimo.tables import act, asked, at_random, first, new_game, seen, stands
from tests.support.rules import rule


def refusal(district_state: DistrictState, card: str, one: Square, two: Square) -> tuple[str, str | None]:
    with pytest.raises(IllegalAction) as refused:
        CardPlacement(district_state, card).check((one, two))
    return refused.value.code.removeprefix("personimo-"), refused.value.rule


def fits(district_state: DistrictState, card: str, one: Square, two: Square) -> bool:
    return CardPlacement(district_state, card).obstacle((one, two)) is None


@rule("PM-30")
def test_a_card_covers_two_squares_side_by_side() -> None:
    alone = stands("harvest")
    assert refusal(alone, "pact", (1, 0), (3, 0)) == ("squares-apart", "PM-30")
    assert refusal(alone, "pact", (1, 0), (2, 1)) == ("squares-apart", "PM-30")
    assert refusal(alone, "pact", (1, 0), (1, 0)) == ("squares-apart", "PM-30")
    assert fits(alone, "pact", (1, 0), (2, 0))
    assert fits(alone, "pact", (1, 0), (1, 1))


@rule("PM-30")
def test_a_card_covers_free_squares() -> None:
    district_state = stands("harvest", ("pact", (1, 0), (2, 0)))
    assert refusal(district_state, "mountain", (0, 0), (0, 1)) == ("square-taken", "PM-30")
    assert refusal(district_state, "mountain", (2, 0), (3, 0)) == ("square-taken", "PM-30")


@rule("PM-31")
def test_a_card_touches_the_district_side_to_side() -> None:
    alone = stands("harvest")
    assert refusal(alone, "pact", (3, 3), (3, 4)) == ("touches-nothing", "PM-31")
    assert refusal(alone, "pact", (1, 1), (2, 1)) == ("touches-nothing", "PM-31"), (
        "corner to corner is not enough"
    )


@rule("PM-31", "PM-32")
def test_beside_the_headquarters_there_are_twelve_spots() -> None:
    # Each of the four squares beside it, with any of its three free neighbours.
    for card in ("pact", "battle", "ace-of-knots"):
        assert len(CardPlacement(stands("harvest"), card).spots()) == 12


@rule("PM-32")
def test_touching_the_headquarters_is_always_enough() -> None:
    assert fits(stands("harvest"), "battle", (1, 0), (2, 0)), "Wyrms and Knots beside Moons, Suns and Leaves"
    crowded = stands("harvest", ("battle", (1, 0), (1, 1)))
    assert fits(crowded, "origin", (0, 1), (0, 2)), "whatever else it touches"


@rule("PM-32")
def test_touching_another_card_needs_a_suit_in_common() -> None:
    district_state = stands("harvest", ("battle", (1, 0), (2, 0)))
    assert refusal(district_state, "ace-of-moons", (3, 0), (4, 0)) == ("no-match", "PM-32")
    assert fits(district_state, "ace-of-knots", (3, 0), (4, 0))
    assert fits(district_state, "cave", (3, 0), (4, 0)), "Waves/Wyrms: Wyrms on the near square"


@rule("PM-32")
def test_one_matching_pair_is_enough() -> None:
    district_state = stands("harvest", ("battle", (1, 0), (2, 0)), ("pact", (0, 1), (0, 2)))
    assert fits(district_state, "soldier", (1, 1), (2, 1)), "Moons or Suns on its left do not matter"


@rule("PM-14")
def test_a_card_may_not_make_the_district_too_wide_or_too_high() -> None:
    district_state = stands("harvest", ("pact", (1, 0), (2, 0)), ("diplomat", (3, 0), (4, 0)))
    assert refusal(district_state, "forest", (-1, 0), (-1, 1)) == ("too-large", "PM-14")
    assert refusal(district_state, "forest", (5, 0), (6, 0)) == ("too-large", "PM-14")
    assert fits(district_state, "forest", (0, 1), (0, 2))
    tall = stands("harvest", ("pact", (0, 1), (0, 2)), ("diplomat", (0, 3), (0, 4)))
    assert refusal(tall, "forest", (0, -1), (1, -1)) == ("too-large", "PM-14")


@rule("PM-14")
def test_squares_beyond_all_measure_are_refused_too() -> None:
    for far in (10**6, -(10**30)):
        assert refusal(stands("harvest"), "pact", (far, 0), (far + 1, 0)) == ("too-large", "PM-14")


@rule("PM-33")
def test_a_card_that_fits_must_be_placed() -> None:
    timeline = first(at_random(new_game(3)), lambda state: state.phase == "place")
    with pytest.raises(IllegalAction) as refused:
        act(timeline, Discard())
    assert (refused.value.code, refused.value.rule) == ("personimo-must-place", "PM-33")
    assert refused.value.params["spots"] == 12


@rule("PM-33")
def test_a_card_that_fits_nowhere_is_discarded() -> None:
    games = (new_game(4, f"{seed}") for seed in range(20))
    timeline = next(
        timeline
        for game in games
        for timeline in at_random(game)
        if any(decision.what == "discard" for decision in PERSONIMO.waiting_for(timeline.state).values())
    )
    card = timeline.state.card
    assert [each for each in PERSONIMO.legal(seen(timeline)) if not isinstance(each, Fix)] == [Discard()]
    with pytest.raises(IllegalAction) as refused:
        act(timeline, Place(((0, 0), (0, 1))))
    assert refused.value.params["spots"] == 0
    after = act(timeline, Discard()).state
    assert after.discarded[-1] == card
    assert after.districts == timeline.state.districts


@rule("PM-34")
def test_a_two_suited_card_gives_one_suit_to_each_square() -> None:
    district_state = stands("harvest", ("pact", (1, 0), (2, 0)))
    pairs = {reading.suits for reading in district_state.cards[1].readings}
    assert pairs == {(0b01, 0b10), (0b10, 0b01)}, "Moons then Suns, or Suns then Moons"


@rule("PM-34")
def test_a_one_suited_card_gives_its_suit_to_both_squares() -> None:
    district_state = stands("harvest", ("sea", (1, 0), (2, 0)))
    assert [reading.suits for reading in district_state.cards[1].readings] == [(0b100, 0b100)]


@rule("PM-30")
def test_squares_may_be_named_in_either_order() -> None:
    timeline = first(at_random(new_game(3)), lambda state: state.phase == "place")
    forth, back = Place(((1, 0), (2, 0))), Place(((2, 0), (1, 0)))
    legal = PERSONIMO.legal(seen(timeline))
    assert forth in legal
    assert back in legal
    assert forth in list(legal)
    assert back not in list(legal)
    seat = asked(timeline)
    assert timeline.act(seat, forth, 0).step == timeline.act(seat, back, 0).step


@rule("PM-32", "PM-101")
def test_a_card_that_matches_nothing_is_refused_by_the_rule_of_the_game() -> None:
    dominoes = stands("harvest", ("ace-of-moons", (1, 0), (2, 0)))
    tableau = district_state_of(
        rules_for(3, {"jacynimo": True}), District("harvest", (PlacedCard("market", ((1, 0),)),))
    )
    refused = [
        CardPlacement(dominoes, "ace-of-suns").obstacle(((3, 0), (4, 0))),
        CardPlacement(tableau, "desert").obstacle(((2, 0),)),
    ]
    assert refused == [("personimo-no-match", "PM-32"), ("personimo-no-match", "PM-101")]
