"""PM-54 to PM-57: cards of three suits, squares of two, wild Excuses, and marks whose suit is chosen."""

import pytest

from salon.core import IllegalAction, OptionValue
from salon.games.personimo import NATURAL_ORDER, PERSONIMO, Fix, Settle, Suit, card_of, move_values
from salon.games.personimo.model.actions import Carry
from salon.games.personimo.model.district import District, PlacedCard
from salon.games.personimo.model.events import Carried
from salon.games.personimo.rules.placement import CardPlacement
from salon.games.personimo.rules.scoring.districts import best_of, marks_of, neighbourhoods
from salon.games.personimo.rules.variants import rules_for
from salon.games.personimo.suits.district_state import district_state_of, fixes_left, scoring_suits
from salon.games.personimo.suits.readings import suits_in
from tests.games.personimo.tables import asked, at_random, first, new_game, seen, stands
from tests.support.rules import rule

COURTING = rules_for(4, {"courting_danger": True})
GIOVANNI = rules_for(4, {"courting_danger": True, "don_giovanni": True})
WILD = rules_for(4, {"excuses_wild": True})
PARALYSIS = rules_for(4, {"paralysis": True})
EAST, FAR_EAST, SOUTH, FAR_SOUTH = (1, 0), (2, 0), (0, 1), (0, 2)


@rule("PM-54")
def test_a_card_of_three_suits_has_two_of_them_one_a_square() -> None:
    district_state = stands("harvest", ("consul", EAST, FAR_EAST), rules=COURTING)
    ways = set(fixes_left(district_state, 1))
    assert len(ways) == 6
    assert all(one != two and {one, two} <= set(card_of("consul").suits) for one, two in ways)


@rule("PM-54")
def test_its_mark_lies_on_the_posher_of_the_two() -> None:
    for reading in COURTING.readings(card_of("consul")):
        (mark,) = reading.marks
        assert NATURAL_ORDER[mark.suit] == max(reading.fixed_as, key=NATURAL_ORDER.index)
        assert reading.fixed_as[mark.part] == NATURAL_ORDER[mark.suit]
    assert all(not reading.marks for reading in COURTING.readings(card_of("rite")))


@rule("PM-54")
def test_matching_decides_what_it_has_to_and_no_more() -> None:
    # The Ace of Waves, then the Consul (Moons, Waves, Knots) at its end: the near square has Waves.
    district_state = stands(
        "harvest", ("ace-of-waves", EAST, FAR_EAST), ("consul", (3, 0), (4, 0)), rules=COURTING
    )
    assert set(fixes_left(district_state, 2)) == {("waves", "moons"), ("waves", "knots")}


@rule("PM-55")
def test_don_giovanni_puts_the_middle_suit_on_both_squares() -> None:
    district_state = stands("harvest", ("consul", EAST, FAR_EAST), rules=GIOVANNI)
    assert fixes_left(district_state, 1) == (("moons", "knots"), ("knots", "moons"))
    squares = {suits_in(district_state.cards[1].readings[0].suits[part]) for part in (0, 1)}
    assert squares == {("moons", "waves"), ("waves", "knots")}
    for reading in GIOVANNI.readings(card_of("consul")):
        (mark,) = reading.marks
        assert NATURAL_ORDER[mark.suit] == "knots"
        assert reading.fixed_as[mark.part] == "knots"


@rule("PM-55")
def test_a_square_of_two_suits_is_in_neighbourhoods_of_both() -> None:
    # Waves lead from the Ace through both squares of the Consul: four blocks; Moons and Knots have one each.
    district_state = stands(
        "rite", ("ace-of-waves", EAST, FAR_EAST), ("consul", (3, 0), (4, 0)), rules=GIOVANNI
    )
    found = {
        (NATURAL_ORDER[each.suit], each.region.bit_count())
        for each in neighbourhoods(district_state, (0, 0, 0))
    }
    assert {("waves", 4), ("moons", 1), ("knots", 1)} <= found


@rule("PM-56")
def test_every_touch_with_an_excuse_matches() -> None:
    district_state = stands(
        "harvest", ("ace-of-waves", EAST, FAR_EAST), ("excuse", (3, 0), (4, 0)), rules=WILD
    )
    assert ((3, 1), (4, 1)) in CardPlacement(district_state, "ace-of-knots").spots()
    after = district_state.with_card("ace-of-knots", ((3, 1), (4, 1)))
    assert after is not None
    assert len(fixes_left(after, 2)) == 6, "and nothing about its suit is decided by that"


@rule("PM-56")
def test_at_scoring_an_excuse_has_one_suit_and_no_mark() -> None:
    # Sea (a Crown, one mark) and the Excuse beside it: four blocks of Waves.
    district_state = stands("harvest", ("sea", EAST, FAR_EAST), ("excuse", (3, 0), (4, 0)), rules=WILD)
    best = best_of(district_state)
    assert district_state.cards[2].readings[best.readings[2]].fixed_as == ("waves", "waves")
    assert best.value == (4, 4)


def paralysed() -> District:
    """Leaves of the headquarters and two Aces beside the Author (Moons over Knots): four blocks to one."""
    cards = ("author", EAST, FAR_EAST), ("ace-of-moons", (1, 1), (2, 1)), ("ace-of-moons*", SOUTH, FAR_SOUTH)
    return District("harvest", tuple(PlacedCard(name, (one, two)) for name, one, two in cards))


@rule("PM-57")
def test_the_marks_go_where_they_count_most() -> None:
    usual, chosen = (district_state_of(rules, paralysed()) for rules in (rules_for(4, {}), PARALYSIS))
    assert best_of(usual).value.points == 1
    best = best_of(chosen)
    # Moons: headquarters, one square of the Author, four of the Aces, all connected.
    assert best.value.points == 6
    (mark,) = [each for each in marks_of(chosen, best.readings) if each is not None]
    assert NATURAL_ORDER[mark.suit] == "moons"


@rule("PM-57")
def test_a_double_mark_is_not_split() -> None:
    for reading in PARALYSIS.readings(card_of("merchant")):
        assert {(NATURAL_ORDER[mark.suit], mark.number) for mark in reading.marks} == {
            ("leaves", 2),
            ("knots", 2),
        }
    assert all(len(reading.marks) == 1 for reading in PARALYSIS.readings(card_of("bard")))


@rule("PM-57")
def test_a_suit_may_be_chosen_by_hand_and_the_worth_is_shown() -> None:
    district_state = district_state_of(PARALYSIS, paralysed())
    assert scoring_suits(district_state, 1) == ("moons", "knots")
    after = district_state.with_scoring(1, Suit.KNOTS)
    assert after is not None
    assert best_of(after).value.points == 1
    assert scoring_suits(after, 1) == ()


@rule("PM-57", "PM-37")
def test_by_hand_the_suit_of_the_marks_is_chosen_at_scoring_only() -> None:
    timeline = first(
        at_random(new_game(3, "by hand", paralysis=True, suits="manual")), lambda s: s.phase == "settle"
    )
    seat, view = asked(timeline), seen(timeline)
    offered = [action for action in PERSONIMO.legal(view) if isinstance(action, Carry)]
    assert offered
    assert {each.action for each in move_values(view)} >= set(offered)
    choices = {choice.card: choice for district in view.districts for choice in district.choices}
    carry = offered[0]
    assert carry.suit in choices[carry.card].scoring
    advance = timeline.act(seat, carry, 0)
    assert advance.step.events == (Carried(seat, seat, carry.card, carry.suit),)
    with pytest.raises(IllegalAction) as refused:
        advance.timeline.act(seat, carry, 0)
    assert refused.value.code == "personimo-no-choice-of-scoring"
    placing = new_game(3, paralysis=True, suits="manual")
    with pytest.raises(IllegalAction):
        placing.act(asked(placing), carry, 0)


@rule("PM-57")
def test_the_wrong_suit_is_refused() -> None:
    timeline = first(
        at_random(new_game(3, "by hand", paralysis=True, suits="manual")), lambda s: s.phase == "settle"
    )
    carry = next(action for action in PERSONIMO.legal(seen(timeline)) if isinstance(action, Carry))
    wrong = next(suit for suit in NATURAL_ORDER if suit not in card_of(carry.card).suits)
    with pytest.raises(IllegalAction) as refused:
        timeline.act(asked(timeline), Carry(carry.card, wrong), 0)
    assert refused.value.code == "personimo-other-scoring"


@rule("PM-71", "PM-36")
def test_a_headquarters_of_two_squares_can_be_fixed() -> None:
    timeline = new_game(2, size="6x6")
    headquarters = timeline.state.districts[asked(timeline)].headquarters
    top, middle, bottom = card_of(headquarters).suits
    fixed = timeline.act(asked(timeline), Fix(headquarters, (top, bottom)), 0).timeline
    (one, two) = seen(fixed).districts[asked(fixed)].squares
    assert (set(one.suits), set(two.suits)) == ({top, middle}, {bottom, middle})


@rule("PM-37")
def test_districts_of_two_builders_are_settled_when_both_are_content() -> None:
    timeline = first(
        at_random(new_game(3, "both", shared="between", suits="manual")),
        lambda state: state.phase == "settle",
    )
    settled = []
    while PERSONIMO.waiting_for(timeline.state):
        assert timeline.state.phase == "settle"
        seat = asked(timeline)
        timeline = timeline.act(seat, Settle(), 0).timeline
        settled.append(seat)
    assert len(settled) == len(set(settled)) > 1


@rule("PM-37")
def test_no_district_is_settled_before_all_its_builders_are_content() -> None:
    timeline = first(
        at_random(new_game(4, "all of them", shared="between", suits="manual")),
        lambda state: state.phase == "settle" and not any(state.settled),
    )
    content: set[int] = set()
    while PERSONIMO.waiting_for(timeline.state):
        content.add(asked(timeline))
        timeline = timeline.act(asked(timeline), Settle(), 0).timeline
        for district in seen(timeline, 0).districts:
            assert district.settled == (set(district.builders) <= content)


@rule("PM-55", "PM-71")
def test_don_giovanni_lays_a_headquarters_of_two_squares_like_the_other_cards() -> None:
    options: dict[str, OptionValue] = {"size": "6x6", "courting_danger": True, "don_giovanni": True}
    readings = rules_for(2, options).readings_of_headquarters(card_of("harvest"))
    assert [tuple(map(suits_in, reading.suits)) for reading in readings] == [
        (("moons", "suns"), ("suns", "leaves")),
        (("suns", "leaves"), ("moons", "suns")),
    ]


@rule("PM-57", "PM-62")
def test_the_mark_of_a_headquarters_may_lie_on_any_of_its_suits_too() -> None:
    # The Sea beside the Consul (Moons, Waves, Knots): three Waves for the mark of the Sea, and one Knots or
    # three Waves for that of the Consul.
    district = District("consul", (PlacedCard("sea", (EAST, FAR_EAST)),))
    for paralysis, points in ((False, 3 + 1), (True, 3 + 3)):
        rules = rules_for(4, {"head_start": True, "paralysis": paralysis})
        assert best_of(district_state_of(rules, district)).value.points == points
