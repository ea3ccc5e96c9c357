"""PM-110 to PM-112: one player."""

from collections.abc import Iterator
from random import Random

import pytest

from salon.core import IllegalAction, OptionValue, Timeline
from salon.games.personimo import PERSONIMO, Claim, Discard, Select
from salon.games.personimo.model.events import LeftOver, Reshuffled, Selected
from salon.games.personimo.rules.variants import rules_for
from salon.games.personimo.rules.variants.solitaire import thorny_crowns, waning
from tests.games.personimo.tables import act, any_action, at_random, chosen, last, seen, table
from tests.support.rules import rule


def rounds(timeline: Timeline, seed: int = 0) -> Iterator[Timeline]:
    """Every moment at which a card is claimed."""
    random = Random(seed)
    timeline = chosen(timeline)
    while PERSONIMO.waiting_for(timeline.state):
        if timeline.state.phase == "claim":
            yield timeline
        timeline = act(timeline, any_action(timeline, random))


@rule("PM-110")
def test_the_waning_has_twelve_rows_of_three_and_uses_every_card() -> None:
    timeline = table(1, {})
    moments = list(rounds(timeline))
    rows = [seen(each).next_row for each in moments]
    assert len(rows) == 12
    cards = [card for row in rows if row is not None for card in row.cards]
    assert len(cards) == len(set(cards)) == 36
    assert {seen(each).set_aside for each in moments} == {0}


@rule("PM-110")
@pytest.mark.parametrize("options", [{}, {"head_start": True}, {"jacynimo": True}, {"courting_danger": True}])
def test_the_headquarters_is_chosen_before_anything_is_dealt(options: dict[str, OptionValue]) -> None:
    timeline = table(1, options)
    view = seen(timeline)
    assert (view.phase, view.next_row, view.deck_left, view.rows_left) == ("select", None, 0, view.turns)
    offered = [each.card for each in view.candidates]
    assert list(PERSONIMO.legal(view)) == [Select(card) for card in offered]
    assert len(offered) == (3 if "head_start" in options else 5)
    for card in offered:
        advance = timeline.act(0, Select(card), 0)
        assert isinstance(advance.step.events[0], Selected)
        assert advance.step.revealed, "the first row lies open: nobody may choose again"
        after = seen(advance.timeline)
        assert after.districts[0].headquarters == card
        assert (after.phase, len(after.candidates)) == ("claim", 0)
        row = after.next_row
        assert row is not None
        assert card not in {*advance.timeline.state.deck, *advance.timeline.state.set_aside, *row.cards}


@rule("PM-110")
def test_what_the_deck_holds_for_each_headquarters_is_shown() -> None:
    window = next(each for each in seen(table(1, {})).candidates if each.card == "window")
    told = [(each.suit, each.cards, each.marks) for each in window.supply]
    # Painter, Diplomat, Pact and Bard are no marks of Leaves; the Sailor, the Mill and the End are.
    assert told == [("suns", 10, 5), ("leaves", 10, 3), ("knots", 10, 7)]


@rule("PM-110")
def test_another_card_is_no_headquarters_and_nothing_comes_before_it() -> None:
    timeline = table(1, {})
    for action, code in ((Select("sea"), "no-headquarters"), (Claim(0), "asked-to-select")):
        with pytest.raises(IllegalAction) as refused:
            timeline.act(0, action, 0)
        assert (refused.value.code, refused.value.rule) == (f"personimo-{code}", "PM-110")
    with pytest.raises(IllegalAction) as late:
        chosen(timeline).act(0, Select("rite"), 0)
    assert late.value.code == "personimo-asked-to-claim"


@rule("PM-110")
def test_when_time_runs_out_the_headquarters_of_chance_stays() -> None:
    timeline = table(1, {"turn_seconds": 30})
    there = timeline.state.districts[0].headquarters
    after = timeline.expire(30_000).timeline
    assert after.state.phase == "claim"
    assert after.state.districts[0].headquarters == there


@rule("PM-111")
def test_in_thorny_crowns_the_headquarters_is_dealt() -> None:
    assert table(1, {"solitaire": "thorny"}).state.phase == "claim"


@rule("PM-110")
def test_one_card_is_placed_at_once_and_two_are_discarded() -> None:
    timeline = act(chosen(table(1, {})), Claim(1))
    assert timeline.state.phase == "place"
    assert timeline.state.next_row is None
    advance = timeline.act(0, any_action(timeline, Random(1)), 0)
    (gone,) = [event for event in advance.step.events if isinstance(event, LeftOver)]
    assert len(gone.cards) == 2
    assert advance.timeline.state.discarded == gone.cards
    assert advance.timeline.state.phase == "claim"
    assert advance.timeline.state.turn == 2


@rule("PM-110")
def test_in_three_rounds_every_position_is_taken_once() -> None:
    for seed in range(5):
        end = last(iter([*rounds(table(1, {}), seed)])).state
        taken = end.taken
        assert len(taken) == 11
        for group in (taken[0:3], taken[3:6], taken[6:9]):
            assert sorted(group) == [0, 1, 2]
    assert waning((1,)) == {0, 2}
    assert waning((1, 0)) == {2}
    assert waning((1, 0, 2)) == {0, 1, 2}


@rule("PM-110")
def test_a_position_that_is_not_allowed_is_refused() -> None:
    moments = rounds(table(1, {}))
    next(moments)
    second = next(moments)
    view = seen(second)
    assert len(view.allowed) == 2
    (position,) = {0, 1, 2} - set(view.allowed)
    with pytest.raises(IllegalAction) as refused:
        second.act(0, Claim(position), 0)
    assert refused.value.code == "personimo-position-not-allowed"
    assert refused.value.rule == "PM-110"


@rule("PM-111")
def test_thorny_crowns_restricts_by_the_last_position() -> None:
    allowed = [thorny_crowns(taken) for taken in ((), (0,), (1,), (2,), (3,), (3, 0))]
    assert allowed == [{0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2}, {0, 1}, {0}, {0, 1, 2, 3}]
    for each in rounds(table(1, {"solitaire": "thorny"}), 3):
        view = seen(each)
        assert view.next_row is not None
        assert len(view.next_row.cards) == 4
        assert set(view.allowed) == thorny_crowns(view.taken)


@rule("PM-111")
@pytest.mark.parametrize("kind", ["thorny", "thorny-single"])
def test_in_thorny_crowns_a_position_that_is_not_allowed_is_refused_by_its_own_rule(kind: str) -> None:
    moment = next(each for each in rounds(table(1, {"solitaire": kind})) if seen(each).allowed == (0,))
    with pytest.raises(IllegalAction) as refused:
        moment.act(0, Claim(1), 0)
    assert (refused.value.code, refused.value.rule) == ("personimo-position-not-allowed", "PM-111")


@rule("PM-111")
def test_with_a_single_deck_the_discards_are_shuffled_again() -> None:
    timeline, random = table(1, {"solitaire": "thorny-single"}), Random(5)
    shuffled = []
    while PERSONIMO.waiting_for(timeline.state):
        advance = timeline.act(0, any_action(timeline, random), 0)
        for event in advance.step.events:
            if isinstance(event, Reshuffled):
                shuffled.append((timeline.state.turn, event.cards))
                assert [draw.purpose for draw in advance.entry.draws] == ["reshuffle"]
        timeline = advance.timeline
    assert len(shuffled) == 1
    turn, cards = shuffled[0]
    assert turn == 9, "nine rows of four are the whole deck"
    assert cards >= 27
    placed = [each.card for each in timeline.state.districts[0].placed]
    assert len(placed) == len(set(placed))


@rule("PM-112")
def test_what_the_city_says() -> None:
    scoring = rules_for(1, {}).scoring
    assert [
        scoring.remark(points).what.removeprefix("personimo-note-") for points in (50, 49, 35, 34, 0)
    ] == [
        "architect-of-the-year",
        "unremarked",
        "unremarked",
        "tarred",
        "tarred",
    ]
    assert [(each.name, each.points) for each in seen(table(1, {})).titles] == [
        ("tarred", 0),
        ("unremarked", 35),
        ("architect-of-the-year", 50),
    ]


@rule("PM-112")
@pytest.mark.parametrize("kind", ["thorny", "thorny-single"])
def test_the_titles_belong_to_the_waning_alone(kind: str) -> None:
    timeline = table(1, {"solitaire": kind})
    assert seen(timeline).titles == ()
    outcome = PERSONIMO.outcome(last(at_random(timeline)).state)
    assert outcome is not None
    assert [note.what for note in outcome.notes] == ["personimo-note-points"]
    assert seen(table(3, {})).titles == ()


@rule("PM-112")
@pytest.mark.parametrize("options", [{}, {"jacynimo": True}])
def test_it_is_said_with_the_result(options: dict[str, OptionValue]) -> None:
    outcome = PERSONIMO.outcome(last(at_random(table(1, options))).state)
    assert outcome is not None
    assert outcome.ranks == (1,)
    assert outcome.notes == (rules_for(1, options).scoring.remark(outcome.sheets[0].total),)


@rule("PM-33")
@pytest.mark.parametrize("options", [{}, {"solitaire": "thorny"}, {"jacynimo": True}])
def test_a_lone_player_sees_which_cards_would_fit_nowhere(options: dict[str, OptionValue]) -> None:
    """Those cards, and no others, are discarded once they are claimed."""
    told = {True: 0, False: 0}
    for seed in range(12):
        for timeline in rounds(table(1, options, seed=f"unfit {seed}"), seed):
            view = seen(timeline)
            assert view.next_row is not None
            for position in view.allowed:
                card = view.next_row.cards[position]
                after = seen(act(timeline, Claim(position)))
                discards = any(isinstance(each, Discard) for each in PERSONIMO.legal(after))
                assert discards == (card in view.unfit)
                told[discards] += 1
    assert min(told.values()) > 0


def test_what_fits_is_not_said_where_the_district_changes_before_a_card_is_laid() -> None:
    timeline = table(3, {})
    for _ in range(60):
        assert seen(timeline).unfit == ()
        timeline = act(timeline, any_action(timeline, Random(4)))
