"""The bots of Personimo that search: what they know, when they stop, and what they do where the kernel does not cover
the game."""

from random import Random

import pytest

from salon.core import Budget, OptionValue
from salon.games.personimo import PERSONIMO, Claim, Place, Select, View
from salon.games.personimo.bots import search
from salon.games.personimo.bots.levels import BOTS
from salon.games.personimo.bots.search import CLAIMING, FIRST, LAST, SearchBot, analyse, compare, share_of
from salon.games.personimo.model.actions import AnyAction
from tests.games.personimo.tables import asked, at_random, chosen, new_game, seen, table

FEW = Budget(playouts=64)


def views(seats: int, options: dict[str, OptionValue], seed: str, step: int) -> list[View]:
    """Return every `step`-th decision of a random game."""
    timelines = [
        each for each in at_random(chosen(table(seats, options, seed))) if PERSONIMO.waiting_for(each.state)
    ]
    return [seen(each) for each in timelines[::step]]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (2, {}),
        (1, {}),
        (1, {"solitaire": "thorny"}),
        (3, {"shared": "between"}),
        (2, {"soothsayer": True}),
    ],
)
def test_every_move_is_evaluated_once_and_is_legal(seats: int, options: dict[str, OptionValue]) -> None:
    for view in views(seats, options, "judged", 9):
        evaluated = analyse(view, FEW, Random(1))
        firsts = {each.actions[0] for each in evaluated}
        legal = {each for each in PERSONIMO.legal(view) if isinstance(each, type(evaluated[0].actions[0]))}
        assert firsts == legal
        assert len({each.actions for each in evaluated}) == len(evaluated)
        for each in evaluated:
            assert [type(action) for action in each.actions[1:]] in ([], [Claim])
        tried = [each for each in evaluated if each.playouts]
        assert evaluated[: len(tried)] == tried
        assert bool(tried) == (len(evaluated) > 1)


@pytest.mark.parametrize("seats", [4, 1])
def test_the_tree_tries_every_pick_and_repeats_itself(seats: int) -> None:
    for view in views(seats, {}, "tree", 13):
        first, second = (analyse(view, Budget(playouts=96), Random(6), tree=True) for _ in range(2))
        assert first == second
        picks = {each.actions[-1] for each in first if isinstance(each.actions[-1], Claim)}
        tried = {each.actions[-1] for each in first if each.playouts and isinstance(each.actions[-1], Claim)}
        assert len(first) == 1 or len(tried) >= len(picks) / 2
        assert len(first) == 1 or sum(each.playouts for each in first) == 96


def placements(view: View) -> list[Place]:
    return [action for action in PERSONIMO.legal(view) if isinstance(action, Place)]


def test_the_last_card_is_laid_where_it_scores_most() -> None:
    timelines = (each for game in range(9) for each in at_random(new_game(3, f"last {game}")))
    last = (each for each in timelines if each.state.phase == "place" and each.state.turn == 12)
    timeline, places = next((each, spots) for each in last if len(spots := placements(seen(each))) > 2)
    view = seen(timeline)
    points: dict[AnyAction, int] = {}
    for action in places:
        after = timeline.act(asked(timeline), action, 0).timeline.state
        points[action] = PERSONIMO.view(after, None).points[view.seat or 0]
    best = analyse(view, FEW, Random(2))[0]
    assert points[best.actions[0]] == max(points.values())
    assert compare(view, FEW, Random(2), None, 1)[0].value == max(points.values())


def test_a_budget_of_playouts_is_kept_and_repeats_itself() -> None:
    view = views(4, {}, "repeat", 20)[2]
    first, second = (analyse(view, Budget(playouts=200), Random(7)) for _ in range(2))
    assert first == second
    assert sum(each.playouts for each in first) < 400


def test_a_placement_has_more_than_its_share_where_a_claim_follows() -> None:
    shares: dict[tuple[int, str], set[float | None]] = {}
    for view in views(2, {}, "share", 1):
        budget = share_of(Budget(ms=100), view)
        shares.setdefault((min(view.turn, 1) + (view.next_row is None), view.phase), set()).add(budget.ms)
        assert share_of(Budget(playouts=10), view).playouts == round((budget.ms or 0) / 10)
    assert shares[0, "claim"] == {100}, "nothing is placed before"
    placing = [each or 0 for each in shares[1, "place"]]
    assert max(placing) == 100 * FIRST, "in the first turn"
    assert 100 * LAST < min(placing) < sum(placing) / len(placing), "the later, the less"
    assert shares[1, "claim"] == {100 * CLAIMING}
    assert shares[2, "place"] == {100}, "nothing is claimed after the last card"


def test_a_budget_of_time_is_asked_between_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.010
        return now[0]

    monkeypatch.setattr(search, "thread_time", clock)
    monkeypatch.setattr(search, "perf_counter", lambda: 0.0)
    view = views(4, {}, "time", 20)[2]
    short, long = (sum(each.playouts for each in analyse(view, Budget(ms=ms), Random(1))) for ms in (50, 500))
    assert 0 < short < long


@pytest.mark.parametrize("tree", [False, True])
def test_without_any_time_it_still_chooses(tree: bool) -> None:
    view = views(4, {}, "no time", 20)[2]
    evaluated = analyse(view, Budget(ms=0), Random(1), tree=tree)
    assert evaluated[0].actions[0] in PERSONIMO.legal(view)
    assert evaluated[0].playouts > 0
    assert compare(view, Budget(ms=0), Random(1), None, 2)


def test_nobody_is_told_the_moves_of_another_seat() -> None:
    """Nor any move where there is none: to a spectator, while suits are settled, and when the game is over."""
    timeline = new_game(4, "others")
    seats = [seat for seat in (None, 0, 1, 2, 3) if seat != asked(timeline)]
    others = [PERSONIMO.view(timeline.state, seat) for seat in seats]
    manual = list(at_random(new_game(3, "settle", suits="manual")))
    settling = next(each for each in manual if each.state.phase == "settle")
    over = PERSONIMO.view(manual[-1].state, 0)
    for view in (*others, over):
        for bot in BOTS.values():
            with pytest.raises(ValueError, match="not asked"):
                bot.choose(view, Random(1))
    for view in (*others, seen(settling), over):
        with pytest.raises(ValueError, match="not asked"):
            analyse(view, FEW, Random(1))


def test_nothing_hidden_is_known() -> None:
    """The choice does not depend on the order of the deck."""
    timeline = next(each for each in at_random(new_game(4, "hidden")) if each.state.turn == 3)
    state = timeline.state
    other = type(state)(
        **{name: getattr(state, name) for name in state.__struct_fields__} | {"deck": state.deck[::-1]}
    )
    seat = asked(timeline)
    assert analyse(PERSONIMO.view(state, seat), FEW, Random(3)) == analyse(
        PERSONIMO.view(other, seat), FEW, Random(3)
    )


def test_without_the_kernel_it_plays_as_the_other_bot_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "is_compiled", lambda: False)
    bot = SearchBot(FEW, BOTS["full-greedy"])
    for view in views(3, {}, "without", 11):
        assert bot.choose(view, Random(4)) == BOTS["full-greedy"].choose(view, Random(4))


def test_it_has_more_points_than_full_greedy() -> None:
    row_totals = {"master": 0, "full-greedy": 0}
    searching = SearchBot(Budget(playouts=200), BOTS["full-greedy"])
    for game in range(3):
        timeline, random = new_game(2, f"stronger {game}"), Random(game)
        while PERSONIMO.waiting_for(timeline.state):
            seat = asked(timeline)
            bot = searching if seat == game % 2 else BOTS["full-greedy"]
            timeline = timeline.act(seat, bot.choose(seen(timeline), random), 0).timeline
        for seat, points in enumerate(PERSONIMO.view(timeline.state, None).points):
            row_totals["master" if seat == game % 2 else "full-greedy"] += points
    assert row_totals["master"] > row_totals["full-greedy"]


def test_every_headquarters_is_tried_in_the_same_deals() -> None:
    view = seen(table(1, {}, "headquarters"))
    first, second = (analyse(view, Budget(playouts=300), Random(4)) for _ in range(2))
    assert first == second
    assert {each.actions[0] for each in first} == set(PERSONIMO.legal(view))
    assert [each.value for each in first] == sorted((each.value for each in first), reverse=True)
    assert compare(view, FEW, Random(1), None, 4)[0].actions[0] in PERSONIMO.legal(view)
    assert share_of(Budget(playouts=100), view) == Budget(playouts=round(100 * FIRST))


def test_bots_without_search_build_where_the_deck_has_most_marks() -> None:
    view = seen(table(1, {}, "headquarters"))
    assert {BOTS[name].choose(view, Random(1)) for name in ("fair", "sharp")} == {Select("window")}
