"""Personality: what was picked counts when the time is over, locked in or not, and nobody is told before (PY-74)."""

import msgspec
import pytest

from salon.core import IllegalAction
from salon.games.personality import Choose, Lay, Pair, Pick, Read, Reconsider, Swap
from salon.games.personality.model.events import LockedIn, Revealed, Skipped
from salon.games.personality.model.public_state import Ballot
from tests.games.personality.tables import Room
from tests.support.rules import rule


def paired() -> Room:
    """Seats 0 and 2 vote together, and seat 0 has named seat 2. A card has been read."""
    return Room(4).rig_table(squares=(3, 0, 0, 0)).round("1 1 1 1").act(0, Pair(2)).read()


@rule("PY-74")
class TestCounts:
    def test_when_the_time_is_over(self) -> None:
        room = Room(4).read().vote("1 1").act(2, Pick(Choose(1, 3))).run_out()
        assert room.heard(Revealed)[0].ballots == (Ballot(1), Ballot(1), Ballot(1, 3), None)
        assert room.heard(Skipped) == [Skipped(3, "choose")]
        assert room.table.squares == (1, 1, 3, 0)

    def test_the_last_pick(self) -> None:
        room = Room(3).read().act(2, Pick(Choose(1, 3))).act(2, Pick(Choose(0))).run_out()
        assert room.heard(Revealed)[0].ballots == (None, None, Ballot(0))

    def test_what_is_locked_in_counts_and_not_what_was_picked_before(self) -> None:
        room = Room(3).read().act(2, Pick(Choose(1, 3))).act(2, Choose(0)).run_out()
        assert room.heard(Revealed)[0].ballots[2] == Ballot(0)

    def test_who_thinks_again_has_still_picked_what_they_chose(self) -> None:
        room = Room(3).read().vote("1*2").act(0, Reconsider())
        assert room.view(0).pick == Choose(1, 2)
        assert room.run_out().heard(Revealed)[0].ballots[0] == Ballot(1, 2)

    def test_in_a_second_vote(self) -> None:
        room = Room(4).read().vote("0 0 1 1").argue().vote("0 1").act(2, Pick(Choose(1)))
        room.run_out()
        assert room.heard(Revealed)[0].ballots == (Ballot(0), Ballot(1), Ballot(1), None)

    def test_a_card_to_lay(self) -> None:
        room = Room(3).rig_table(squares=(6, 0, 0)).round("1 1 1")
        card = room.state.hands[1][4]
        room.act(1, Pick(Lay(card))).run_out()
        assert room.table.round.laid == (None, card, None)
        assert room.phase == "choose"

    def test_a_card_to_lay_that_was_swapped_is_picked_no_more(self) -> None:
        room = Room(3).rig_table(squares=(6, 0, 0)).round("1 1 1")
        card = room.state.hands[1][4]
        room.act(1, Pick(Lay(card))).act(1, Swap(card))
        assert room.view(1).pick is None


@rule("PY-74", "PY-13")
class TestSecret:
    def test_nobody_is_told(self) -> None:
        before = Room(4).read()
        one, other = (Room(4).read().act(2, Pick(Choose(whom, 2))) for whom in (1, 3))
        assert one.last == other.last == ()
        for seat in (None, 0, 1, 3):
            assert seen(one, seat) == seen(other, seat) == seen(before, seat)
        assert one.view(2).pick == Choose(1, 2)

    def test_not_even_the_partner(self) -> None:
        room = paired().act(0, Pick(Choose(3, 2)))
        assert room.view(2).proposal is None
        assert seen(room, 2) == seen(paired(), 2)

    def test_nobody_waits_less(self) -> None:
        room = Room(3).read().act(0, Pick(Choose(1)))
        assert room.game.waiting_for(room.state) == Room(3).read().game.waiting_for(Room(3).read().state)
        assert room.vote("- 1 1").phase == "choose"

    def test_it_is_not_undone_but_picked_anew(self) -> None:
        room = Room(3).read().act(0, Pick(Choose(1)))
        assert not room.timeline.may_take_back(0)


@rule("PY-74", "PY-31")
class TestPairs:
    def test_what_is_locked_in_counts_for_both(self) -> None:
        room = paired().act(0, Pick(Choose(3, 2))).act(2, Choose(1)).vote("- 3 - 3").run_out()
        assert room.heard(Revealed)[0].ballots == (Ballot(1), Ballot(3), Ballot(1), Ballot(3))

    def test_else_what_the_player_has_picked_who_named_the_other(self) -> None:
        room = paired().act(0, Pick(Choose(3, 2))).act(2, Pick(Choose(1))).vote("- 3 - 3").run_out()
        assert room.heard(Revealed)[0].ballots == (Ballot(3, 2), Ballot(3), Ballot(3, 2), Ballot(3))
        assert room.heard(LockedIn) == [LockedIn(0), LockedIn(2)]

    def test_one_who_has_picked_nothing_leaves_the_vote_to_the_other(self) -> None:
        room = paired().act(2, Pick(Choose(1))).vote("- 3 - 3").run_out()
        assert room.heard(Revealed)[0].ballots == (None, Ballot(3), Ballot(1), Ballot(3))


@rule("PY-74")
def test_only_what_could_be_locked_in_can_be_picked() -> None:
    room = Room(3)
    with pytest.raises(IllegalAction, match="personality-asked-to-read"):
        room.act(0, Pick(Choose(1)))
    room.read()
    with pytest.raises(IllegalAction, match="no-such-player"):
        room.act(0, Pick(Choose(7)))
    with pytest.raises(IllegalAction, match="personality-picked"):
        room.act(0, Pick(Choose(1))).act(0, Pick(Choose(1)))
    with pytest.raises(IllegalAction, match="personality-locked"):
        room.act(1, Choose(1)).act(1, Pick(Choose(0)))
    with pytest.raises(IllegalAction, match="malformed"):
        room.game.decode_action(
            msgspec.json.encode({"type": "Pick", "answer": {"type": "Read", "card": "v01"}})
        )
    assert Pick(Choose(0)) not in room.game.legal(room.view(1))
    assert Read(room.state.hands[0][0]) not in room.game.legal(room.view(0))


def seen(room: Room, seat: int | None) -> bytes:
    """Everything that a seat is sent of a position."""
    view = room.view(seat)
    return msgspec.json.encode((view, list(room.game.legal(view)), room.game.waiting_for(room.state)))
