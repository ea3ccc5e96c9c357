"""PX-13, PX-14 and PX-31: a race starts for all at once, several moves in one message, hints counted once."""

import pytest

from salon.core import IllegalAction
from salon.core.errors import BadSetup
from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.model import events
from salon.games.polyminix.model.actions import (
    Arrange,
    ChooseSide,
    GiveUp,
    Lay,
    NameDeck,
    Ready,
    Roll,
    TakeHint,
)
from salon.games.polyminix.rules.goals import in_the_deck
from tests.games.polyminix.tables import FIGURE, Room, solution
from tests.support.rules import rule


def at_the_roll() -> Room:
    """Two players have chosen their sides, and the first is to roll the TEST die."""
    room = next(
        room
        for n in range(200)
        if (room := Room(2, f"{n}", starts="1").act(0, Roll())).table.turn_die == "first"
    )
    room.act(0, NameDeck(Level.GREEN))
    for seat in range(2):
        room.act(seat, ChooseSide(room.table.hands[seat][0].card, 0))
    return room


@rule("PX-13")
def test_nobody_sees_the_test_before_the_countdown_is_over() -> None:
    room = at_the_roll().act(0, Roll(), at_ms=1_000)
    assert room.heard(events.CountdownBegan) == [events.CountdownBegan(4_000)]
    assert (room.table.phase, room.table.test_die, room.table.started_ms) == ("ready", None, None)
    assert {decision.deadline_ms for decision in POLYMINIX.waiting_for(room.state).values()} == {4_000}
    with pytest.raises(IllegalAction, match="asked-to-ready"):
        room.act(0, GiveUp())
    room.expire(4_002)
    assert room.heard(events.TestDieRolled)
    assert room.heard(events.RaceStarted) == [events.RaceStarted(4_002, 304_002)]


@rule("PX-13")
def test_the_race_starts_sooner_if_everybody_is_ready() -> None:
    room = at_the_roll().act(0, Roll(), at_ms=1_000).act(1, Ready(), at_ms=1_500)
    assert room.table.asked == (0,)
    room.act(0, Ready(), at_ms=2_000)
    assert room.heard(events.RaceStarted) == [events.RaceStarted(2_000, 302_000)]


@rule("PX-13")
def test_an_action_after_the_countdown_only_starts_the_race() -> None:
    room = at_the_roll().act(0, Roll(), at_ms=1_000).act(1, Ready(), at_ms=9_000)
    assert room.heard(events.RaceStarted) == [events.RaceStarted(9_000, 309_000)]


@rule("PX-13")
def test_alone_nobody_waits() -> None:
    room = Room(1, solo="day", day="2026-11-19").act(0, Roll(), at_ms=70)
    assert (room.table.phase, room.table.started_ms) == ("race", 70)


@rule("PX-14")
def test_several_pieces_in_one_message_complete_a_figure() -> None:
    room = Room(2).race("first", (FIGURE,))
    first, *others = solution()
    room.lay(0, first, at_ms=100)
    room.act(0, Arrange((first, others[0])), at_ms=200)
    assert room.heard(events.Arranged)[0].seen_by(1).laid == ()
    assert room.view(0).laid == (first, others[0])
    room.act(0, Arrange(solution()), at_ms=300)
    assert room.table.runners[0].done_ms == 300


@rule("PX-14")
def test_an_arrangement_is_checked_piece_by_piece() -> None:
    room = Room(2).race("first", (FIGURE,))
    first, second, *_ = solution()
    for laid, why in (
        ((), "nothing-changed"),
        ((first, first), "already-laid"),
        ((first, second.__class__(second.piece, first.cells)), "not-that-piece"),
    ):
        with pytest.raises(IllegalAction, match=why):
            room.act(0, Arrange(laid))
    room.act(0, Arrange((first, second))).act(0, Arrange((second,))).act(0, Arrange(()))
    assert room.view(0).laid == ()


@rule("PX-31")
def test_the_same_hint_about_the_same_pieces_is_counted_once() -> None:
    room = Room(1, solo="challenge", challenge=f"{FIGURE} must-1").act(0, Roll())
    for hint in ("solvable", "next", "solvable", "next"):
        room.act(0, TakeHint(hint))
    assert room.table.runners[0].hints == 2
    first = solution()[0]
    room.act(0, Lay(first.piece, first.cells)).act(0, TakeHint("solvable"))
    assert room.table.runners[0].hints == 3


@rule("PX-30")
def test_a_challenge_can_be_chosen_beforehand() -> None:
    room = Room(1, solo="challenge", challenge=FIGURE)
    assert (room.table.phase, room.table.hands[0][0].challenge) == ("test", FIGURE)
    room.act(0, Roll())
    assert room.table.test_die is not None
    assert Room(1, solo="challenge", challenge=f"{FIGURE} sizes").act(0, Roll()).table.test_die == "sizes"
    for chosen in ("green-2-99-a", f"{FIGURE} joker", "x" * 201):
        with pytest.raises(BadSetup):
            POLYMINIX.setup(1, {"solo": "challenge", "challenge": chosen}, "")
    assert "challenge" not in POLYMINIX.setup(1, {"solo": "campaign", "challenge": "?"}, "").options


@rule("PX-3")
def test_games_of_version_1_keep_their_deck() -> None:
    from msgspec.structs import replace

    from salon.core import Timeline

    setup = replace(POLYMINIX.setup(1, {"solo": "campaign"}, "old"), rules_version=1)
    state = Timeline.start(POLYMINIX, setup, 0).timeline.state
    (held,) = state.table.hands[0]
    assert held.challenge not in {challenge.id for challenge in in_the_deck()}
    facts = POLYMINIX.view(state, 0).facts
    assert held.challenge in {each.challenge.id for each in facts.earlier}
