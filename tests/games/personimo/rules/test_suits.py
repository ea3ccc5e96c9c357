"""Personimo: open suits (PM-35 to PM-37)."""

from itertools import chain

import pytest

from salon.core import IllegalAction, Timeline
from salon.games.personimo import PERSONIMO, Claim, Discard, Fix, Place, Settle, State, Suit
from salon.games.personimo.model.actions import Propose
from salon.games.personimo.model.district import District, PlacedCard
from salon.games.personimo.model.events import Ended, Settled
from salon.games.personimo.rules.placement import CardPlacement
from salon.games.personimo.rules.scoring.districts import best_of
from salon.games.personimo.suits.district_state import DistrictState, district_state_of
from salon.games.personimo.suits.readings import suits_in
from tests.games.personimo.tables import (
    BASE,
    act,
    asked,
    at_random,
    best,
    district,
    first,
    last,
    new_game,
    seen,
    stands,
)
from tests.support.rules import rule

PACT_AND_DIPLOMAT = (("pact", (1, 0), (2, 0)), ("diplomat", (3, 0), (4, 0)))


def suits(district_state: DistrictState, *squares: tuple[int, int]) -> list[tuple[str, ...]]:
    return [tuple(suits_in(district_state.suits_left(square))) for square in squares]


@rule("PM-35")
def test_beside_the_headquarters_a_card_stays_open() -> None:
    district_state = stands("harvest", ("battle", (1, 0), (2, 0)))
    assert district_state.assignments.total == 2
    assert suits(district_state, (1, 0), (2, 0)) == [("wyrms", "knots"), ("wyrms", "knots")]


@rule("PM-35")
def test_a_later_card_decides_an_earlier_one() -> None:
    district_state = stands("harvest", ("battle", (1, 0), (2, 0)), ("ace-of-knots", (3, 0), (4, 0)))
    assert district_state.assignments.total == 1
    assert suits(district_state, (1, 0), (2, 0)) == [("wyrms",), ("knots",)]


@rule("PM-35")
def test_two_open_cards_may_depend_on_each_other() -> None:
    # Where they touch, both are Moons or both are Suns: two assignments of four are left, and every square is open.
    district_state = stands("harvest", *PACT_AND_DIPLOMAT)
    assert district_state.assignments.total == 2
    assert suits(district_state, (1, 0), (2, 0), (3, 0), (4, 0)) == [("moons", "suns")] * 4


@rule("PM-35")
def test_deciding_one_decides_what_depends_on_it() -> None:
    # Moons at (4, 0) make (3, 0) Suns, so (2, 0) is Suns as well, and (1, 0) Moons.
    district_state = stands("harvest", *PACT_AND_DIPLOMAT, ("ace-of-moons", (4, 1), (4, 2)))
    assert district_state.assignments.total == 1
    assert suits(district_state, (1, 0), (2, 0), (3, 0), (4, 0)) == [
        ("moons",),
        ("suns",),
        ("suns",),
        ("moons",),
    ]


@rule("PM-35")
def test_what_has_been_decided_stays_so() -> None:
    district_state = stands("harvest", *PACT_AND_DIPLOMAT, ("ace-of-moons", (4, 1), (4, 2)))
    obstacle = CardPlacement(district_state, "bard").obstacle(((1, 1), (1, 2)))
    assert obstacle is not None
    assert obstacle.code == "personimo-no-longer-matches"
    assert CardPlacement(district_state, "huntress").obstacle(((1, 1), (1, 2))) is None


@rule("PM-35")
def test_a_choice_of_two_matches_forgets_neither() -> None:
    # Soldier (Wyrms/Knots) under Battle (Wyrms/Knots), both squares touching: the same way round.
    district_state = stands("harvest", ("battle", (1, 0), (2, 0)), ("soldier", (1, 1), (2, 1)))
    assert district_state.assignments.total == 2
    # Cave (Waves/Wyrms) under Soldier, both squares touching: Wyrms must stand under Wyrms, on either side.
    district_state = stands(
        "harvest", ("battle", (1, 0), (2, 0)), ("soldier", (1, 1), (2, 1)), ("cave", (1, 2), (2, 2))
    )
    assert district_state.assignments.total == 2
    assert suits(district_state, (1, 2), (2, 2)) == [("waves", "wyrms")] * 2


def fixed(which: int, *ways: str) -> DistrictState:
    cards = list(district("harvest", *PACT_AND_DIPLOMAT).placed)
    one, two = (Suit(way) for way in ways)
    cards[which] = PlacedCard(cards[which].card, cards[which].squares, (one, two))
    return district_state_of(BASE, District("harvest", tuple(cards)))


@rule("PM-36")
def test_fixing_a_card_drops_the_other_assignments() -> None:
    for district_state in (fixed(0, "suns", "moons"), fixed(1, "moons", "suns")):
        assert district_state.assignments.total == 1
        assert suits(district_state, (1, 0), (2, 0), (3, 0), (4, 0)) == [
            ("suns",),
            ("moons",),
            ("moons",),
            ("suns",),
        ]


@rule("PM-36")
def test_an_open_card_can_be_fixed_whenever_its_builder_is_asked() -> None:
    timeline = first(at_random(new_game(3)), lambda state: state.turn == 2 and has_open(state))
    seat = asked(timeline)
    fixes = [action for action in PERSONIMO.legal(seen(timeline)) if isinstance(action, Fix)]
    advance = timeline.act(seat, fixes[0], 7)
    view, after = seen(timeline), seen(advance.timeline)
    number = view.builds_in[view.acting or 0]
    assert after.districts[number].assignments < view.districts[number].assignments
    assert (after.phase, after.acting, after.card) == (view.phase, view.acting, view.card), (
        "the decision stays"
    )
    assert not advance.step.revealed
    assert fixes[0] not in PERSONIMO.legal(after)
    with pytest.raises(IllegalAction, match="personimo-not-open"):
        act(advance.timeline, fixes[0])


def has_open(state: State) -> bool:
    view = PERSONIMO.view(state, min(PERSONIMO.waiting_for(state)))
    return any(isinstance(action, Fix) for action in PERSONIMO.legal(view))


@rule("PM-36")
def test_only_ones_own_open_cards_can_be_fixed_and_only_to_suits_they_may_have() -> None:
    timeline = first(at_random(new_game(3)), lambda state: state.turn == 2 and has_open(state))
    fix = next(action for action in PERSONIMO.legal(seen(timeline)) if isinstance(action, Fix))
    wrong = Fix(fix.card, (fix.suits[0], fix.suits[0]))
    with pytest.raises(IllegalAction, match="personimo-other-suits"):
        act(timeline, wrong)
    others = [
        placed.card
        for number, each in enumerate(timeline.state.districts)
        if number != asked(timeline)
        for placed in each.placed
    ]
    for card in ["no-such-card", "pact**", *others]:
        with pytest.raises(IllegalAction, match="personimo-not-open"):
            act(timeline, Fix(card, fix.suits))


@rule("PM-36")
def test_no_card_is_fixed_to_be_rid_of_the_card_in_hand() -> None:
    def one_way_only(state: State) -> bool:
        """A card is to be placed that fits only while some other card is open."""
        view = PERSONIMO.view(state, min(PERSONIMO.waiting_for(state)))
        legal = set(PERSONIMO.legal(view))
        if not any(isinstance(action, Place) for action in legal):
            return False
        return any(isinstance(action, Fix) and turned(action) not in legal for action in legal)

    positions = (one for number in range(200) for one in at_random(new_game(4, seed=f"game {number}")))
    timeline = next(one for one in positions if one.state.phase == "place" and one_way_only(one.state))
    legal = set(PERSONIMO.legal(seen(timeline)))
    refused = next(turned(fix) for fix in legal if isinstance(fix, Fix) and turned(fix) not in legal)
    with pytest.raises(IllegalAction, match="personimo-fix-takes-last-spot"):
        act(timeline, refused)
    assert any(isinstance(action, Place) for action in PERSONIMO.legal(seen(act(timeline, turned(refused)))))


def turned(fix: Fix) -> Fix:
    """The same card the other way round."""
    return Fix(fix.card, (fix.suits[1], fix.suits[0]))


@rule("PM-37")
def test_by_default_the_best_assignment_scores() -> None:
    # Moons Suns Suns Moons: Suns have 2 blocks × 3 marks. The other way round it is 2 × 1 and 1 × 2.
    assert best("harvest", *PACT_AND_DIPLOMAT).value == (6, 2)
    assert standing_best("suns", "moons") == 4


def standing_best(*ways: str) -> int:
    return best_of(fixed(0, *ways)).value.points


@rule("PM-37")
def test_the_larger_neighbourhood_is_the_second_key() -> None:
    # No marks at all: either way 0 points, but Moons beside the headquarters make a neighbourhood of two.
    assert best("harvest", ("journey", (1, 0), (2, 0))).value == (0, 2)


def settling() -> Timeline:
    games = (new_game(4, f"{seed}", suits="manual") for seed in range(30))
    ends = (first(at_random(game), lambda state: state.phase in ("settle", "over")) for game in games)
    return next(end for end in ends if len(PERSONIMO.waiting_for(end.state)) > 1)


@rule("PM-37")
def test_by_hand_all_with_open_suits_are_asked_at_once() -> None:
    timeline = settling()
    views = PERSONIMO.view(timeline.state, None).districts
    waiting = PERSONIMO.waiting_for(timeline.state)
    assert set(waiting) == {seat for seat, view in enumerate(views) if view.assignments > 1}
    assert {decision.what for decision in waiting.values()} == {"settle"}
    for seat in waiting:
        with pytest.raises(IllegalAction, match="personimo-asked-to-settle"):
            timeline.act(seat, Discard(), 0)
        with pytest.raises(IllegalAction, match="personimo-asked-to-settle"):
            timeline.act(seat, Place(((0, 0), (0, 1))), 0)


@rule("PM-37")
def test_by_hand_the_chosen_suits_score() -> None:
    timeline = settling()
    events: tuple[object, ...] = ()
    while PERSONIMO.waiting_for(timeline.state):
        fixes = [action for action in PERSONIMO.legal(seen(timeline)) if isinstance(action, Fix)]
        advance = timeline.act(asked(timeline), fixes[0] if fixes else Settle(), 0)
        timeline, events = advance.timeline, advance.step.events
        assert isinstance(events[0], Settled) == (not fixes)
    assert isinstance(events[-1], Ended)
    outcome = PERSONIMO.outcome(timeline.state)
    assert outcome is not None
    for seat, each in enumerate(PERSONIMO.view(timeline.state, None).districts):
        assert each.settled
        assert outcome.sheets[seat].total == each.points


@rule("PM-37")
def test_settling_at_once_takes_the_best() -> None:
    timeline = settling()
    points = [each.points for each in PERSONIMO.view(timeline.state, None).districts]
    while PERSONIMO.waiting_for(timeline.state):
        timeline = act(timeline, Settle())
    outcome = PERSONIMO.outcome(timeline.state)
    assert outcome is not None
    assert [sheet.total for sheet in outcome.sheets] == points


@rule("PM-37")
def test_nothing_to_settle_nothing_asked() -> None:
    ends = [last(at_random(new_game(2, f"{seed}", suits="best"))) for seed in range(3)]
    assert all(end.state.phase == "over" for end in ends)


@rule("PM-68", "PM-36")
def test_a_proposal_that_a_fix_makes_impossible_is_shown_no_longer() -> None:
    kept, dropped = 0, 0
    for timeline in at_random(new_game(4, "proposed", shared="teamwork")):
        if timeline.state.phase != "place":
            continue
        legal = list(PERSONIMO.legal(seen(timeline)))
        place, fix = (
            next((a for a in reversed(legal) if isinstance(a, kind)), None) for kind in (Place, Fix)
        )
        if isinstance(place, Place) and isinstance(fix, Fix):
            after = seen(act(act(timeline, Propose(place)), fix))
            still = place in PERSONIMO.legal(after)
            assert after.proposal == (place if still else None)
            kept, dropped = kept + still, dropped + (not still)
    assert kept
    assert dropped


@rule("PM-68", "PM-37")
def test_while_suits_are_settled_there_is_nothing_to_propose() -> None:
    games = (at_random(new_game(4, f"{seed}", shared="teamwork", suits="manual")) for seed in range(9))
    settling = first(chain.from_iterable(games), lambda state: state.phase == "settle")
    with pytest.raises(IllegalAction) as refusal:
        act(settling, Propose(Claim(0)))
    assert (refusal.value.code, refusal.value.rule) == ("personimo-asked-to-settle", "PM-37")
