"""The bots of Personimo: full-greedy against plain enumeration, and the levels against each other."""

from itertools import islice
from random import Random

from salon.core import Timeline
from salon.games.personimo import PERSONIMO, Claim, Place, View, move_values
from salon.games.personimo.bots.levels import BOTS
from salon.games.personimo.model.events import Claimed, Placed
from salon.games.personimo.rules.legality import PendingDecision, decision_in_view
from salon.games.personimo.rules.placement import CardPlacement
from salon.games.personimo.rules.scoring.districts import Value, best_of
from salon.games.personimo.rules.scoring.move_values import after_placing, best_value_with
from tests.games.personimo.tables import asked, at_random, new_game, seen


def placing(timelines: list[Timeline]) -> list[View]:
    return [seen(timeline) for timeline in timelines if timeline.state.phase == "place"]


def claim_values(decision: PendingDecision, view: View, spot: tuple[tuple[int, int], ...]) -> list[Value]:
    """What each free card could make of the district, once the present card lies on a spot."""
    assert decision.card is not None
    after = after_placing(decision.district_state, decision.card, spot)
    if view.next_row is None:
        return [best_of(after).value]
    return [best_value_with(after, view.next_row.cards[position]) for position in decision.positions]


def test_full_greedy_finds_the_best_plan() -> None:
    views = placing(list(at_random(new_game(3, "greedy"))))
    for view in [*views[:30:6], *views[-1:]]:
        decision = decision_in_view(view)
        assert decision.card is not None
        best = {
            spot: max(claim_values(decision, view, spot))
            for spot in CardPlacement(decision.district_state, decision.card).spots()
        }
        if not best:
            continue
        chosen = BOTS["full-greedy"].choose(view, Random(1))
        assert isinstance(chosen, Place)
        assert best[chosen.squares] == max(best.values())


def test_full_greedy_claims_what_helps_most() -> None:
    claiming = (each for each in at_random(new_game(4, "greedy")) if each.state.phase == "claim")
    for timeline in islice(claiming, 0, 40, 5):
        view = seen(timeline)
        decision = decision_in_view(view)
        assert view.next_row is not None
        values = {
            at: best_value_with(decision.district_state, view.next_row.cards[at]) for at in decision.positions
        }
        chosen = BOTS["sharp"].choose(view, Random(2))
        assert isinstance(chosen, Claim)
        assert values[chosen.position] == max(values.values())


def test_worth_tells_the_points_after_each_placement() -> None:
    for timeline in islice(at_random(new_game(3, "worth")), 20, 60, 3):
        view, seat = seen(timeline), asked(timeline)
        before = view.districts[seat].points
        for each in move_values(view):
            assert each.gain == each.points - before
            if view.phase == "place":
                after = timeline.act(seat, each.action, 0).timeline.state
                assert PERSONIMO.view(after, seat).districts[seat].points == each.points


def test_worth_covers_every_spot_and_every_free_card() -> None:
    for timeline in islice(at_random(new_game(3, "worth")), 60):
        view = seen(timeline)
        offered = [each.action for each in move_values(view)]
        legal = [each for each in PERSONIMO.legal(view) if isinstance(each, type(offered[0]))]
        assert offered == legal


def test_when_time_runs_out_the_best_spot_is_taken_and_then_the_first_free_card() -> None:
    timeline = new_game(3, "late", turn_seconds=30)
    for at_ms in range(30_000, 30_000 * 60, 30_000):
        view = seen(timeline)
        offered = {each.action: each.points for each in move_values(view)}
        advance = timeline.expire(at_ms)
        event = advance.step.events[0]
        match event:
            case Placed():
                assert offered[Place(event.squares)] == max(offered.values())
            case Claimed():
                assert event.position == min(view.allowed)
            case _:
                raise AssertionError(event)
        timeline = advance.timeline
    assert timeline.state.turn > 8


def test_each_level_beats_the_one_below() -> None:
    row_totals = {"gentle": 0, "fair": 0, "sharp": 0}
    for number in range(5):
        random = Random(number)
        levels = random.sample([*row_totals] * 2, 6)
        timeline = new_game(6, f"levels {number}")
        while PERSONIMO.waiting_for(timeline.state):
            seat = asked(timeline)
            timeline = timeline.act(seat, BOTS[levels[seat]].choose(seen(timeline), random), 0).timeline
        for seat, district in enumerate(PERSONIMO.view(timeline.state, None).districts):
            row_totals[levels[seat]] += district.points
    assert row_totals["gentle"] < row_totals["fair"]
    assert row_totals["fair"] < row_totals["sharp"]
