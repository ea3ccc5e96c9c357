"""PM-50 to PM-53, PM-60, PM-61, PM-63, PM-66: who is first, how rows are sorted, and how long they are."""

from itertools import product
from random import Random

import pytest

from salon.core import OptionValue, Outcome, Sheet, Timeline, first_standing, standing_of
from salon.games.personimo import PERSONIMO, State
from salon.games.personimo.model.events import Foreseen, LeftOver
from salon.games.personimo.rules.variants import rules_of
from salon.games.personimo.rules.variants.market import inception, incognito, recognition
from salon.games.personimo.rules.variants.order import RACE
from tests.games.personimo.tables import act, any_action, asked, at_random, last, new_game, seen
from tests.support.rules import rule


def outcome(*totals: int) -> Outcome:
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Outcome(ranks, tuple(Sheet((), total) for total in totals))


@rule("PM-50")
def test_in_a_tournament_the_first_order_rotates_by_one_seat() -> None:
    orders = [seen(new_game(3, f"{game}", tournament=game)).first_order for game in (1, 2, 3, 4)]
    assert orders == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    assert seen(new_game(2, tournament=2)).first_order == (1, 0, 2, 3), "the second architects in reverse"


@rule("PM-50")
def test_the_next_game_of_a_tournament_is_the_next_in_turn() -> None:
    setup = PERSONIMO.setup(3, {"tournament": 1}, "a seed")
    numbers = []
    for _ in range(4):
        numbers.append(setup.options["tournament"])
        setup = PERSONIMO.setup(3, PERSONIMO.next_options(setup), "another")
    assert numbers == [1, 2, 3, 1]
    assert PERSONIMO.next_options(PERSONIMO.setup(3, {}, "a seed"))["tournament"] == 0


@rule("PM-50")
def test_a_tournament_has_as_many_games_as_players() -> None:
    setup = PERSONIMO.setup(3, {"tournament": 1}, "a seed")
    assert PERSONIMO.games_in_series(setup) == 3
    assert PERSONIMO.games_in_series(PERSONIMO.setup(3, {}, "a seed")) is None
    standing = first_standing(3, of=3)
    overs = []
    for _ in range(3):
        standing = standing.after(outcome(30, 20, 10))
        overs.append(standing.over)
    assert overs == [False, False, True]
    assert not first_standing(3).after(outcome(30, 20, 10)).over


@rule("PM-50")
def test_a_standing_adds_up_scores_then_games_won() -> None:
    standing = standing_of([outcome(40, 50, 10), outcome(40, 10, 50), outcome(40, 60, 60)])
    assert standing.points == (120, 120, 120)
    assert standing.won == (0, 2, 2)
    assert standing.ranks == (3, 1, 1)
    assert standing_of([outcome(50, 40)]).ranks == (1, 2)
    assert standing_of([]).games == 0


ROW = ("merchant", "ace-of-knots", "huntress", "pact", "author", "desert", "sea", "painter")


@rule("PM-51")
def test_incognito_leaves_personalities_where_their_rank_is() -> None:
    assert incognito(ROW) == (
        "ace-of-knots",
        "author",
        "desert",
        "painter",
        "pact",
        "merchant",
        "huntress",
        "sea",
    )
    assert seen(new_game(4, sorting="incognito")).next_row is not None


@rule("PM-52")
def test_recognition_sorts_personalities_by_scoring_suit_then_the_other() -> None:
    # Moons: Huntress. Knots: Author (Moons), Painter (Suns), Merchant (Leaves).
    assert recognition(ROW) == (
        "ace-of-knots",
        "desert",
        "pact",
        "sea",
        "huntress",
        "author",
        "painter",
        "merchant",
    )
    assert recognition(("soldier", "author", "savage")) == ("savage", "author", "soldier")


@rule("PM-53")
def test_inception_sorts_the_rest_by_bottom_suit_then_top_suit_then_rank() -> None:
    # Suns: Pact. Waves: Sea. Wyrms: Desert. Knots: the Ace.
    assert inception(ROW) == (
        "pact",
        "sea",
        "desert",
        "ace-of-knots",
        "huntress",
        "author",
        "painter",
        "merchant",
    )
    assert inception(("mill", "origin", "ace-of-leaves", "end")) == ("origin", "mill", "ace-of-leaves", "end")
    assert inception(("excuse", "ace-of-moons")) == ("excuse", "ace-of-moons")


@rule("PM-53")
def test_cards_with_the_same_suits_go_by_rank() -> None:
    assert inception(("betrayal", "battle")) == ("battle", "betrayal")
    assert recognition(("diplomat", "bard")) == ("diplomat", "bard")


@rule("PM-60")
def test_the_soothsayer_shows_the_row_that_will_come() -> None:
    timeline = new_game(3, soothsayer=True)
    shown: list[tuple[str, ...]] = []
    foreseen: tuple[str, ...] = ()
    for each in at_random(timeline):
        if not PERSONIMO.waiting_for(each.state):
            break
        view = seen(each)
        if view.next_row is not None:
            if not shown or shown[-1] != view.next_row.cards:
                if shown:
                    assert foreseen == view.next_row.cards
                shown.append(view.next_row.cards)
            foreseen = view.foreseen
            assert len(view.foreseen) == (3 if view.rows_left else 0)
    assert len(shown) == 12


@rule("PM-60")
def test_without_the_soothsayer_nothing_is_foreseen() -> None:
    assert seen(new_game(3)).foreseen == ()
    assert any(isinstance(each, Foreseen) for each in started(3, soothsayer=True))


def started(seats: int, **options: OptionValue) -> tuple[object, ...]:
    return Timeline.start(PERSONIMO, PERSONIMO.setup(seats, options, "start"), 0).step.events


@rule("PM-61")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_is_a_crowd_discards_what_is_left_over(seats: int) -> None:
    timeline, random, gone = new_game(seats, crowd="three"), Random(1), []
    architects = 4 if seats == 2 else seats
    rows = set()
    while PERSONIMO.waiting_for(timeline.state):
        view = seen(timeline)
        if view.next_row:
            rows.add(len(view.next_row.cards))
        advance = timeline.act(asked(timeline), any_action(timeline, random), 0)
        gone += [event for event in advance.step.events if isinstance(event, LeftOver)]
        timeline = advance.timeline
    assert rows == {architects + 1}
    assert len(gone) == (6 if seats == 2 else 12)
    assert all(len(event.cards) == 1 and not event.kept for event in gone)


@rule("PM-61")
def test_four_is_a_crowd_keeps_what_is_left_over_for_the_next_row() -> None:
    timeline, random = new_game(4, crowd="four"), Random(2)
    kept: list[LeftOver] = []
    while PERSONIMO.waiting_for(timeline.state):
        advance = timeline.act(asked(timeline), any_action(timeline, random), 0)
        timeline = advance.timeline
        for event in advance.step.events:
            if isinstance(event, LeftOver):
                kept.append(event)
                if event.kept:
                    assert event.cards[0] in timeline.state.next_row.cards
                    assert len(timeline.state.next_row.cards) == 5
    assert [event.kept for event in kept] == [True] * 11 + [False]
    assert timeline.state.deck == ()


@rule("PM-63")
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {}), (5, {}), (3, {"head_start": True})])
def test_in_the_race_the_headquarters_decide(seats: int, options: dict[str, bool]) -> None:
    for seed in range(8):
        view = seen(new_game(seats, f"{seed}", race=True, **options))
        first = view.first_order[:seats]
        places = [RACE.index(view.districts[seat].headquarters.rstrip("*")) for seat in first]
        assert places == sorted(places)
        assert view.first_order[seats:] in ((), tuple(seats + seat for seat in reversed(first)))


@rule("PM-63")
def test_equal_headquarters_are_drawn() -> None:
    orders = set()
    for seed in range(60):
        view = seen(new_game(6, f"{seed}", race=True))
        twins = [
            (one, two)
            for one in range(6)
            for two in range(one + 1, 6)
            if view.districts[one].headquarters.rstrip("*") == view.districts[two].headquarters.rstrip("*")
        ]
        orders |= {view.first_order.index(one) < view.first_order.index(two) for one, two in twins}
    assert orders == {True, False}


@rule("PM-66")
@pytest.mark.parametrize("seats", [3, 4])
def test_drafty_gives_two_architects_each_and_long_rows(seats: int) -> None:
    timeline = new_game(seats, drafty=True)
    view = seen(timeline)
    assert view.architects == (*range(seats), *range(seats))
    owners = [view.architects[architect] for architect in view.first_order]
    assert owners == owners[::-1], "a snake"
    assert view.turns == 6
    assert view.next_row is not None
    assert len(view.next_row.cards) == 2 * seats
    end = last(at_random(timeline))
    placed = sum(len(district.placed) for district in end.state.districts)
    assert placed + len(end.state.discarded) == 12 * seats


@rule("PM-71")
def test_in_a_short_last_row_each_players_first_architect_claims() -> None:
    timeline, random = new_game(2, size="6x6"), Random(4)
    claims: list[int] = []
    short = 0
    while PERSONIMO.waiting_for(timeline.state):
        state: State = timeline.state
        row = state.next_row
        if row is not None and len(row.cards) == 2 and state.phase == "claim":
            claims.append(rules_of(state).order.architects[state.queue[0]])
            short = state.turn
        timeline = act(timeline, any_action(timeline, random))
    assert sorted(claims) == [0, 1]
    assert short == 8


@rule("PM-63", "PM-67")
def test_in_a_race_between_two_districts_those_of_the_first_turn_decide() -> None:
    for seats in (2, 4):
        for seed in range(8):
            view = seen(new_game(seats, f"{seed}", race=True, shared="between"))
            built = [view.districts[view.builds_in[architect]] for architect in view.first_order]
            places = [RACE.index(district.headquarters.rstrip("*")) for district in built]
            assert places == sorted(places)


@rule("PM-67")
def test_the_four_architects_of_two_players_start_in_any_order() -> None:
    views = [seen(new_game(2, f"{seed}", shared="between")) for seed in range(40)]
    owners = {tuple(view.architects[architect] for architect in view.first_order) for view in views}
    assert owners == {order for order in product((0, 1), repeat=4) if sum(order) == 2}
