"""PM-67, PM-68, PM-70 to PM-74, PM-100 to PM-102: who builds where, how large, and by which squares."""

import pytest

from salon.core import IllegalAction, OptionValue
from salon.games.personimo import NATURAL_ORDER, PERSONIMO, Claim, Place, State, card_of
from salon.games.personimo.model.actions import Propose
from salon.games.personimo.model.district import District, PlacedCard
from salon.games.personimo.model.events import Proposed
from salon.games.personimo.rules.placement import CardPlacement
from salon.games.personimo.rules.scoring.districts import best_of, neighbourhoods
from salon.games.personimo.rules.scoring.outcome import outcome_of
from salon.games.personimo.rules.variants import rules_for, rules_of
from salon.games.personimo.suits.district_state import DistrictState, district_state_of
from salon.games.personimo.suits.readings import suits_in
from tests.games.personimo.tables import act, asked, at_random, first, last, new_game, seen, table
from tests.support.rules import rule


@rule("PM-67")
def test_between_two_districts_everyone_builds_right_then_left() -> None:
    timeline = new_game(4, shared="between")
    builders = [district.builders for district in seen(timeline).districts]
    assert builders == [(0, 1), (1, 2), (2, 3), (0, 3)]
    for each in at_random(timeline):
        if not PERSONIMO.waiting_for(each.state) or not each.state.turn:
            continue
        view = seen(each)
        right = view.turn % 2 == 1
        assert view.builds_in == tuple(seat if right else (seat - 1) % 4 for seat in range(4))
        assert view.claims_for == tuple((seat - 1) % 4 if right else seat for seat in range(4))
    assert {len(district.placed) for district in each.state.districts} <= set(range(8, 13))


@rule("PM-67")
def test_a_players_score_is_the_lower_of_two_and_ties_go_to_the_better_other_one() -> None:
    rules = rules_for(3, {"shared": "between"})
    east = ((1, 0), (2, 0))
    low, high, higher = (
        District("rite", (PlacedCard(card, east), *more))
        for card, more in (
            ("sea", ()),
            ("end", ()),
            ("calamity", (PlacedCard("ace-of-wyrms", ((3, 0), (4, 0))),)),
        )
    )
    # Sea 2×1; End 3×1 with the headquarters' Leaves; Calamity 5×1 with the Ace and the headquarters' Wyrms.
    outcome = outcome_of(rules, (low, high, higher))
    assert [sheet.total for sheet in outcome.sheets] == [2, 2, 3]
    assert outcome.ranks == (2, 3, 1)
    assert [note.what for note in outcome.notes] == ["personimo-note-tie-other"]


@rule("PM-67", "PM-45")
def test_equal_in_both_districts_the_lower_ones_decide() -> None:
    east, west = ((1, 0), (2, 0)), ((-2, 0), (-1, 0))
    low = District("rite", (PlacedCard("sea", east),))
    lower_but_larger = District("rite", (PlacedCard("sea", east), PlacedCard("ace-of-moons", west)))
    high = District("rite", (PlacedCard("calamity", east), PlacedCard("ace-of-wyrms", ((3, 0), (4, 0)))))
    outcome = outcome_of(rules_for(2, {"shared": "between"}), (low, lower_but_larger, high, high))
    # Two points and five for both; three blocks of Moons against two of Waves.
    assert ([sheet.total for sheet in outcome.sheets], outcome.ranks) == ([2, 2], (2, 1))


@rule("PM-67")
def test_two_players_have_four_districts_and_as_many_architects() -> None:
    timeline = new_game(2, shared="between")
    view = seen(timeline)
    assert view.architects == (0, 1, 0, 1)
    assert view.builds_in == (0, 1, 2, 3)
    assert [district.builders for district in view.districts] == [(0,), (1,), (0,), (1,)]
    end = last(at_random(timeline))
    outcome = PERSONIMO.outcome(end.state)
    points = [district.points for district in PERSONIMO.view(end.state, None).districts]
    assert outcome is not None
    assert [sheet.total for sheet in outcome.sheets] == [min(points[0::2]), min(points[1::2])]


@rule("PM-68")
@pytest.mark.parametrize(("seats", "teams"), [(4, ((0, 2), (1, 3))), (6, ((0, 3), (1, 4), (2, 5)))])
def test_teams_build_one_district_together(seats: int, teams: tuple[tuple[int, ...], ...]) -> None:
    timeline = new_game(seats, shared="teamwork")
    view = seen(timeline)
    assert view.teams == teams
    assert [district.builders for district in view.districts] == list(teams)
    assert {district.size for district in view.districts} == {7}
    assert view.architects == tuple(range(seats)), "the tokens stay individual"
    outcome = PERSONIMO.outcome(last(at_random(timeline)).state)
    assert outcome is not None
    assert all(len({outcome.ranks[seat] for seat in team}) == 1 for team in teams)


@rule("PM-68")
def test_teammates_and_nobody_else_see_a_proposal() -> None:
    timeline = new_game(4, shared="teamwork")
    seat = asked(timeline)
    mate, rival = (seat + 2) % 4, (seat + 1) % 4
    claim = next(iter(PERSONIMO.legal(seen(timeline))))
    assert isinstance(claim, Claim)
    advance = timeline.act(seat, Propose(claim), 0)
    (event,) = advance.step.events
    assert isinstance(event, Proposed)
    assert event.seen_by(mate) == event.seen_by(seat) == event
    assert event.seen_by(rival) is event.seen_by(None) is None
    assert seen(advance.timeline, mate).proposal == claim
    assert seen(advance.timeline, rival).proposal is None
    after = advance.timeline.act(seat, Claim(claim.position ^ 1), 0).timeline
    assert seen(after, mate).proposal is None, "no agreement is needed, and then it is past"


@rule("PM-68")
def test_only_what_is_legal_can_be_proposed_and_only_to_a_team() -> None:
    timeline = new_game(4, shared="teamwork")
    with pytest.raises(IllegalAction) as refused:
        timeline.act(asked(timeline), Propose(Claim(17)), 0)
    assert refused.value.code == "personimo-no-such-card"
    alone = new_game(4)
    with pytest.raises(IllegalAction) as refused:
        alone.act(asked(alone), Propose(Claim(0)), 0)
    assert refused.value.code == "personimo-no-team"


@rule("PM-70", "PM-71", "PM-72")
@pytest.mark.parametrize(
    ("seats", "options", "size"),
    [
        (3, {"size": "7x7"}, 7),
        (2, {"size": "6x6"}, 6),
        (2, {"size": "9x9", "courting_danger": True}, 9),
    ],
)
def test_larger_districts_grow_to_their_size_and_no_further(
    seats: int, options: dict[str, OptionValue], size: int
) -> None:
    end = last(at_random(table(seats, options))).state
    sides = [district_state_of(rules_of(end), district).box.longer_side for district in end.districts]
    assert max(sides) <= size
    assert max(sides) > 5
    assert max(len(district.placed) for district in end.districts) > 12


@rule("PM-71")
def test_the_headquarters_of_6x6_has_one_suit_on_both_squares_and_one_more_on_each() -> None:
    rules = rules_for(2, {"size": "6x6"})
    readings = rules.readings_of_headquarters(card_of("harvest"))
    assert len(readings) == 6
    for reading in readings:
        one, two = (set(suits_in(suits)) for suits in reading.suits)
        assert len(one) == len(two) == 2
        assert len(one & two) == 1
        assert one | two == set(card_of("harvest").suits)
    # The Huntress beside it: Moons on both its squares make four blocks with two marks.
    placed = (PlacedCard("huntress", ((0, 1), (1, 1))),)
    assert best_of(district_state_of(rules, District("harvest", placed))).value == (8, 4)


@rule("PM-72")
def test_9x9_plays_with_pawns_and_courts() -> None:
    state = table(2, {"size": "9x9", "courting_danger": True}).state
    there = [
        card for card in (*state.deck, *state.set_aside, *state.next_row.cards) if card_of(card).rank is None
    ]
    assert len(there) == 14


@rule("PM-73")
def test_the_model_changes_no_rule() -> None:
    shown, plain = (last(at_random(new_game(2, model=model))).state for model in (True, False))
    assert shown.districts == plain.districts
    assert rules_of(shown).draft == rules_of(plain).draft


def sprawling(*cards: tuple[str, tuple[int, int], tuple[int, int]]) -> DistrictState:
    placed = tuple(PlacedCard(name, (a, b)) for name, a, b in cards)
    return district_state_of(rules_for(4, {"sprawl": True}), District("harvest", placed))


@rule("PM-74")
def test_urban_sprawl_has_no_bounding_box() -> None:
    district_state = sprawling(
        ("ace-of-waves", (1, 0), (2, 0)), ("sea", (3, 0), (4, 0)), ("ace-of-waves*", (5, 0), (6, 0))
    )
    assert district_state.box.longer_side == 7
    assert ((7, 0), (8, 0)) in CardPlacement(district_state, "sea*").spots()


@rule("PM-74")
def test_every_touching_pair_must_match() -> None:
    district_state = sprawling(("ace-of-waves", (1, 0), (2, 0)), ("ace-of-knots", (0, 1), (0, 2)))
    spots = CardPlacement(district_state, "origin").spots()
    # Above the Ace of Waves both squares would have to be Waves; the Origin has one Waves and one Leaves.
    assert ((1, -1), (2, -1)) not in spots
    assert ((3, 0), (4, 0)) in spots
    assert ((2, -1), (3, -1)) in spots
    assert ((1, -1), (2, -1)) in CardPlacement(district_state, "sea").spots()
    # At (1, 1) it would touch Waves above and Knots to the left.
    assert ((1, 1), (2, 1)) not in CardPlacement(district_state, "sea").spots()
    with pytest.raises(IllegalAction) as refused:
        CardPlacement(district_state, "sea").check(((1, 1), (2, 1)))
    assert refused.value.code == "personimo-not-all-match"


@rule("PM-74", "PM-35")
def test_pairs_have_to_match_together_not_one_by_one() -> None:
    # The Pact (Moons/Suns) at the headquarters is open; the Diplomat below it must agree on both squares.
    district_state = sprawling(("pact", (1, 0), (2, 0)), ("diplomat", (1, 1), (2, 1)))
    pact, diplomat = district_state.cards[1], district_state.cards[2]
    assert district_state.assignments.total == 2
    for component in district_state.assignments.components:
        for row in component.rows:
            chosen = dict(zip(component.cards, row, strict=True))
            assert pact.readings[chosen[1]].fixed_as == diplomat.readings[chosen[2]].fixed_as


@rule("PM-74")
def test_the_headquarters_still_matches_everything() -> None:
    assert ((1, 0), (2, 0)) in CardPlacement(sprawling(), "ace-of-knots").spots()


@rule("PM-74")
def test_a_sprawling_district_says_how_far_the_next_card_reaches() -> None:
    view = seen(new_game(3, sprawl=True))
    assert {(district.bounded, district.size) for district in view.districts} == {(False, 3)}


JACYNIMO = rules_for(3, {"jacynimo": True})


def tableau(*cards: tuple[str, tuple[int, int]]) -> DistrictState:
    placed = tuple(PlacedCard(name, (square,)) for name, square in cards)
    return district_state_of(JACYNIMO, District("harvest", placed))


@rule("PM-100")
def test_in_jacynimo_a_card_is_one_square_with_all_its_suits() -> None:
    district_state = tableau(("market", (1, 0)))
    assert suits_in(district_state.suits_left((1, 0))) == ("leaves", "knots")
    assert all(len(spot) == 1 for spot in CardPlacement(district_state, "author").spots())
    with pytest.raises(IllegalAction) as refused:
        CardPlacement(district_state, "author").check(((0, 1), (0, 2)))
    assert refused.value.code == "personimo-one-square"


@rule("PM-100")
def test_a_tableau_is_four_by_four_with_fifteen_cards() -> None:
    timeline = new_game(3, jacynimo=True)
    assert seen(timeline).turns == 15
    end = last(at_random(timeline)).state
    for district in end.districts:
        assert len(district.placed) <= 15
        assert district_state_of(rules_of(end), district).box.longer_side <= 4


@rule("PM-100")
def test_two_players_have_a_last_row_of_two() -> None:
    rules = rules_for(2, {"jacynimo": True})
    assert rules.draft.rows == (4, 4, 4, 4, 4, 4, 4, 2)
    end = last(at_random(new_game(2, jacynimo=True))).state
    gone = len(end.discarded)
    assert sum(len(district.placed) for district in end.districts) + gone == 30


@rule("PM-101")
def test_a_card_shares_a_suit_with_one_neighbour_or_lies_beside_the_headquarters() -> None:
    district_state = tableau(("market", (1, 0)))
    # Leaves or Knots beside the Market; anything beside the headquarters.
    assert ((2, 0),) in CardPlacement(district_state, "author").spots()
    assert ((2, 0),) not in CardPlacement(district_state, "desert").spots()
    assert ((0, 1),) in CardPlacement(district_state, "desert").spots()
    assert ((1, 1),) not in CardPlacement(district_state, "desert").spots()


@rule("PM-102")
def test_a_neighbourhood_counts_the_marks_whose_scoring_suit_it_is() -> None:
    # Merchant (Leaves/Knots, two marks in Knots) and Market beside it: Knots 2×2; Leaves three blocks, no mark.
    district_state = tableau(("merchant", (1, 0)), ("market", (2, 0)))
    found = {
        str(NATURAL_ORDER[each.suit]): (each.region.bit_count(), each.marks)
        for each in neighbourhoods(district_state, (0, 0, 0))
    }
    assert found["knots"] == (2, 2)
    assert found["leaves"] == (3, 0)
    assert best_of(district_state).value.points == 4


@rule("PM-102")
def test_variants_work_in_jacynimo_too() -> None:
    timeline = first(
        at_random(new_game(3, jacynimo=True, excuses_wild=True, soothsayer=True)),
        lambda state: state.turn == 3,
    )
    state: State = timeline.state
    assert state.foreseen
    assert isinstance(any_place(timeline.state), Place | type(None))
    assert act(timeline, next(iter(PERSONIMO.legal(seen(timeline))))).seq == timeline.seq + 1


def any_place(state: State) -> Place | None:
    view = PERSONIMO.view(state, min(PERSONIMO.waiting_for(state)))
    return next((action for action in PERSONIMO.legal(view) if isinstance(action, Place)), None)
