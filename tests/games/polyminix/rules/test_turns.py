"""Polyminix: how a turn comes about, from the dice to the starting gun, and whose is the next."""

from typing import get_args

import pytest

from salon.core import BadSetup, IllegalAction
from salon.games.polyminix.content.challenges import Level, load_deck
from salon.games.polyminix.content.tasks import TABLE, TURN_FACES
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.model import events
from salon.games.polyminix.model.actions import (
    ChooseMode,
    ChooseSide,
    GiveUp,
    NameDeck,
    Roll,
    TestFace,
    TurnFace,
)
from salon.games.polyminix.model.boxes import TEST_FACES
from salon.games.polyminix.model.events import CardTaken, RaceStarted, TurnBegan, TurnDieRolled
from tests.games.polyminix.tables import FIGURE, Room
from tests.support.rules import rule


def rolled(face: str, seats: int = 3) -> Room:
    """A room whose first TURN die shows this face."""
    for n in range(200):
        room = Room(seats, f"{n}", starts="1").act(0, Roll())
        if room.table.turn_die == face:
            return room
    raise AssertionError(face)


@rule("PX-2")
def test_one_to_four_players_each_with_a_kit() -> None:
    for seats in (1, 2, 3, 4):
        assert len(Room(seats).table.runners) == seats
        assert len(Room(seats).table.kit) == 15
    with pytest.raises(BadSetup):
        POLYMINIX.setup(5, {}, "seed")


@rule("PX-6")
def test_both_dice_show_each_of_their_faces() -> None:
    assert get_args(TurnFace) == TURN_FACES
    assert get_args(TestFace) == TEST_FACES
    seen = {Room(2, f"{n}", starts="1").act(0, Roll()).heard(TurnDieRolled)[0].face for n in range(60)}
    assert seen == set(TURN_FACES)


@rule("PX-10")
def test_three_shuffled_decks_and_somebody_starts() -> None:
    one, other = Room(4, "one"), Room(4, "other")
    assert {level: len(pile) for level, pile in one.state.piles.items()} == {
        "green": 17,
        "yellow": 16,
        "red": 16,
    }
    assert one.state.piles != other.state.piles
    assert {Room(4, f"{n}").table.current for n in range(40)} == {0, 1, 2, 3}
    assert Room(4, starts="3").table.current == 2


@rule("PX-10")
def test_turns_go_clockwise() -> None:
    room = Room(3, starts="2")
    order = []
    for _ in range(4):
        order.append(room.table.current)
        room.race("first", (FIGURE,))
        for seat in range(3):
            room.act(seat, GiveUp())
    assert order == [1, 2, 0, 1]


@rule("PX-11")
def test_a_joker_becomes_any_other_face() -> None:
    room = rolled("joker")
    assert room.table.phase == "mode"
    offered = [action.mode for action in POLYMINIX.legal(room.view(0)) if isinstance(action, ChooseMode)]
    assert offered == ["first", "first-second-third", "clock", "two-cards", "own-colour"]
    assert room.act(0, ChooseMode("clock")).table.mode == "clock"


@rule("PX-12")
def test_all_take_the_top_card_of_the_deck_that_is_named() -> None:
    room = rolled("first")
    top = room.state.piles["yellow"][:3]
    room.act(0, NameDeck(Level.YELLOW))
    assert [(event.seat, event.card) for event in room.heard(CardTaken)] == list(enumerate(top))
    assert list(room.table.asked) == [0, 1, 2]


@rule("PX-12")
def test_two_cards_are_two_cards_each() -> None:
    room = rolled("two-cards").act(0, NameDeck(Level.GREEN))
    assert [len(hand) for hand in room.table.hands] == [2, 2, 2]
    for held in room.table.hands[1]:
        assert 1 in room.table.asked
        room.act(1, ChooseSide(held.card, 1))
    assert 1 not in room.table.asked


@rule("PX-12")
def test_in_own_colour_the_current_player_picks_last() -> None:
    room, order = rolled("own-colour"), []
    for level in (Level.RED, Level.GREEN, Level.YELLOW):
        (seat,) = room.table.asked
        order.append(seat)
        room.act(seat, NameDeck(level))
    assert order == [1, 2, 0]
    assert [hand[0].level for hand in room.table.hands] == [Level.YELLOW, Level.RED, Level.GREEN]


@rule("PX-12")
def test_a_side_is_chosen_once_and_of_ones_own_card() -> None:
    room = rolled("first").act(0, NameDeck(Level.GREEN))
    mine, other = room.table.hands[0][0].card, room.table.hands[1][0].card
    with pytest.raises(IllegalAction, match="not-your-card"):
        room.act(0, ChooseSide(other, 0))
    with pytest.raises(IllegalAction, match="malformed"):
        room.act(0, ChooseSide(mine, 2))  # type: ignore[arg-type]
    room.act(0, ChooseSide(mine, 1))
    assert room.table.hands[0][0].challenge == f"{mine}-b"
    with pytest.raises(IllegalAction, match="not-asked"):
        room.act(0, ChooseSide(mine, 0))


@rule("PX-13")
def test_the_test_die_is_the_starting_gun_and_binds_all() -> None:
    room = rolled("first").act(0, NameDeck(Level.GREEN))
    for seat in range(3):
        room.act(seat, ChooseSide(room.table.hands[seat][0].card, 0))
    assert list(room.table.asked) == [0]
    room.begin(at_ms=5_000)
    assert room.heard(events.TestDieRolled)[0].face == room.table.test_die
    assert room.heard(RaceStarted) == [RaceStarted(5_000, 305_000)]
    assert list(room.table.asked) == [0, 1, 2]


@rule("PX-17")
def test_used_cards_go_under_their_decks() -> None:
    room = rolled("first")
    before = room.state.piles["green"]
    room.act(0, NameDeck(Level.GREEN))
    for seat in range(3):
        room.act(seat, ChooseSide(room.table.hands[seat][0].card, 0))
    room.begin()
    for seat in range(3):
        room.act(seat, GiveUp())
    assert room.state.piles["green"] == (*before[3:], *before[:3])
    assert room.heard(TurnBegan) == [TurnBegan(2, 1, (0, 1, 2))]
    assert sum(len(pile) for pile in room.state.piles.values()) == len(load_deck().cards)


@rule("PX-20")
def test_in_game_2_the_mode_is_chosen_and_both_dice_give_the_test() -> None:
    room = Room(2, game="solve", starts="1")
    assert room.table.phase == "mode"
    with pytest.raises(IllegalAction, match="no-such-mode"):
        room.act(0, ChooseMode("two-cards"))
    room.act(0, ChooseMode("clock")).begin(at_ms=1_000)
    table = room.table
    assert table.task == TABLE[str(table.turn_die)][str(table.test_die)]
    assert (table.phase, table.deadline_ms) == ("race", 61_000)


@rule("PX-12", "PX-17")
def test_cards_are_taken_and_put_under_clockwise_from_the_current_player() -> None:
    room = next(
        room
        for n in range(200)
        if (room := Room(3, f"{n}", starts="2").act(1, Roll())).table.turn_die == "first"
    )
    top = room.state.piles["red"][:3]
    room.act(1, NameDeck(Level.RED))
    assert [hand[0].card for hand in room.table.hands] == [top[2], top[0], top[1]]
    for seat in (0, 1, 2):
        room.act(seat, ChooseSide(room.table.hands[seat][0].card, 0))
    room.begin()
    for seat in (0, 1, 2):
        room.act(seat, GiveUp())
    assert room.state.piles["red"][-3:] == top


@rule("PX-18")
def test_who_is_not_level_in_front_neither_begins_a_turn_nor_races() -> None:
    room = Room(3, starts="1", game="solve").rig(scores=(12, 3, 12), players=(0, 2))
    room.act(0, ChooseMode("first")).begin()
    assert room.table.asked == (0, 2)
    room.act(0, GiveUp()).act(2, GiveUp())
    assert room.table.current == 2
    room.act(2, ChooseMode("first")).begin().act(0, GiveUp()).act(2, GiveUp())
    assert room.table.current == 0
