"""Clocks wait for the reveal (PY-71), which the page plays by the numbers of the rules."""

import pytest

from salon.core import IllegalAction
from salon.games.personality import Pair
from salon.games.personality.showing import SHOWING, shown_ms
from tests.games.personality.tables import Room
from tests.support.rules import rule

TURN, BRISK = SHOWING["turn"], SHOWING["brisk_turn"]
ALWAYS = SHOWING["curtain"] + SHOWING["suspense"]
ELECTION = SHOWING["result"] + SHOWING["given"]
MOVE = SHOWING["paid"] + SHOWING["lead"] + SHOWING["settle"]


def shown(room: Room) -> int:
    """How long the latest reveal of a table is shown."""
    return shown_ms(room.last, room.table.polls)


@rule("PY-71")
class TestClocks:
    def test_a_debate_begins_when_the_tie_has_been_shown(self) -> None:
        room = Room(4, {"debate_seconds": 60}).read().vote("0 0 1 1")
        assert shown(room) == ALWAYS + 4 * TURN + SHOWING["only_result"]
        assert room.table.deadline_ms == room.now + shown(room) + 60_000

    def test_a_vote_that_begins_during_a_reveal_has_its_whole_time(self) -> None:
        room = Room(4, {"choice_seconds": 30}).round("1 1 1 0*2")
        until = room.now + shown(room)
        room.wait(2000).read()
        assert room.table.shown_until_ms == until
        assert room.table.deadline_ms == until + 30_000
        with pytest.raises(IllegalAction):
            room.expire(until + 29_999)

    def test_a_vote_after_the_reveal_has_no_more_than_its_time(self) -> None:
        room = Room(4, {"choice_seconds": 30}).round("1 1 1 0*2").wait(60_000).read()
        assert room.table.deadline_ms == room.now + 30_000

    def test_the_first_vote_waits_for_nothing(self) -> None:
        room = Room(4, {"choice_seconds": 30}).read()
        assert (room.table.shown_until_ms, room.table.deadline_ms) == (0, room.now + 30_000)


class TestShown:
    def test_masks_hop_as_far_as_the_longest_way(self) -> None:
        room = Room(3).round("1*3 1 0*2")
        assert shown(room) == ALWAYS + 3 * TURN + ELECTION + MOVE + 3 * SHOWING["hop"]

    def test_five_ballots_are_turned_faster(self) -> None:
        room = Room(5).round("1 1 1 1 1")
        assert shown(room) == ALWAYS + 5 * BRISK + ELECTION + MOVE + SHOWING["hop"]

    def test_a_pair_turns_one_ballot_and_a_square_is_explained(self) -> None:
        room = Room(4).rig_table(squares=(3, 0, 0, 0)).round("1 1 1 1")
        assert shown(room) == ALWAYS + 4 * TURN + ELECTION + MOVE + SHOWING["hop"] + SHOWING["landing"]
        room.act(0, Pair(2)).round("1 1 1 1")
        assert shown(room) == ALWAYS + 3 * TURN + ELECTION + MOVE + SHOWING["hop"]

    def test_a_fall_into_the_pit_is_watched(self) -> None:
        room = Room(3).rig_table(squares=(0, 0, -3)).round("1 1 0")
        assert shown(room) == ALWAYS + 3 * TURN + ELECTION + MOVE + SHOWING["hop"] + SHOWING["fall"]

    def test_who_was_passed_over_has_a_ballot_too(self) -> None:
        room = Room(3).read().skip(2).vote("1 1")
        assert shown(room) == ALWAYS + 3 * TURN + ELECTION + MOVE + SHOWING["hop"]

    def test_other_steps_show_no_reveal(self) -> None:
        assert shown_ms(Room(3).read().last, ()) == 0
