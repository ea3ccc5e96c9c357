"""Personality: who has advanced may swap a card while the next round goes on (PY-16)."""

import pytest

from salon.core import IllegalAction
from salon.games.personality import Choose, Give, Keep, Lay, Pair, Pick, Read, Swap
from salon.games.personality.model.events import Drew, Revealed, Swapped
from tests.games.personality.tables import Room
from tests.support.rules import rule


def advanced(seats: int = 3) -> Room:
    """Seats 0 and 1 have advanced; seat 1 is to read."""
    return Room(seats).read().vote("1 1" + " 2" * (seats - 2))


@rule("PY-16")
class TestSwap:
    def test_who_advanced_may_swap_for_the_top_card_while_the_next_reads(self) -> None:
        room = advanced()
        assert (room.phase, room.table.asked, room.table.swappers) == ("read", (1,), (0, 1))
        old, top, last = room.state.hands[0][3], room.state.stock[0], room.state.stock[1:]
        room.act(0, Swap(old))
        assert room.last == (Swapped(0, old, top),)
        assert top in room.state.hands[0]
        assert room.state.stock == (*last, old), "the old one goes under the stock"
        assert (room.phase, room.table.swappers) == ("read", (1,))

    def test_nobody_waits_for_them(self) -> None:
        room = advanced()
        waiting = room.game.waiting_for(room.state)
        assert {seat: (each.what, each.answered) for seat, each in waiting.items()} == {
            0: ("swap", True),
            1: ("read", False),
        }
        room.read().vote("0 0 0")
        assert room.heard(Revealed)

    def test_the_reader_may_swap_first_and_read_what_they_drew(self) -> None:
        room = advanced()
        top = room.state.stock[0]
        room.act(1, Swap(room.state.hands[1][0])).act(1, Read(top))
        assert room.table.round.card == top

    def test_once(self) -> None:
        room = advanced().act(0, Swap(advanced().state.hands[0][0]))
        with pytest.raises(IllegalAction, match="not-asked"):
            room.act(0, Swap(room.state.hands[0][0]))
        room.act(1, Keep()).read()
        with pytest.raises(IllegalAction, match="personality-no-swap"):
            room.act(1, Swap(room.state.hands[1][0]))

    def test_until_the_next_vote_is_revealed(self) -> None:
        room = advanced().read().vote("2")
        room.act(0, Swap(room.state.hands[0][0]))
        assert room.heard(Swapped), "also after locking in"
        room.vote("- 2 0")
        assert room.table.swappers == (0, 1), "those who have advanced now, and nobody who did before"
        room = advanced().read().vote("0 1 2")
        assert room.table.swappers == ()

    def test_others_do_not_see_what(self) -> None:
        room = advanced()
        room.act(1, Swap(room.state.hands[1][0]))
        (swapped,) = room.heard(Swapped)
        assert swapped.seen_by(1) == swapped
        assert swapped.seen_by(0) == swapped.seen_by(None) == Swapped(1, None, None)

    def test_without_a_hand_or_a_stock_nobody_may(self) -> None:
        room = Room(3).read()
        room.rig(hands=((), room.state.hands[1], room.state.hands[2])).vote("1 1 2")
        assert room.table.swappers == (1,)
        assert Room(3).read().rig(stock=()).vote("1 1 2").table.swappers == ()

    def test_a_candidate_may_swap_before_giving(self) -> None:
        room = Room(3).rig_table(squares=(23, 0, 0)).round("0 0 0")
        top = room.state.stock[0]
        room.act(0, Swap(room.state.hands[0][0])).act(0, Give(top, 1))
        assert room.phase == "give"

    def test_while_a_partner_is_named_and_a_card_laid(self) -> None:
        room = Room(4).rig_table(squares=(3, 6, 0, 0)).round("1 1 1 1")
        room.act(2, Swap(room.state.hands[2][0])).act(0, Pair(2))
        assert (room.phase, room.table.swappers) == ("lay", (0, 1, 3))
        laid, kept = room.state.hands[0][:2]
        room.act(0, Lay(laid))
        with pytest.raises(IllegalAction, match="not-in-hand"):
            room.act(0, Swap(laid))
        room.act(0, Swap(kept)).lay()
        assert room.table.round.laid[0] == laid

    def test_who_may_swap_may_do_nothing_else(self) -> None:
        room = advanced()
        with pytest.raises(IllegalAction, match="not-asked"):
            room.act(0, Read(room.state.hands[0][0]))


@rule("PY-74")
class TestPickedSwap:
    def test_what_was_picked_is_swapped_at_the_reveal_in_turn_order(self) -> None:
        room = advanced().read()
        zero, one = room.state.hands[0][0], room.state.hands[1][0]
        top, second = room.state.stock[:2]
        room.act(0, Pick(Swap(zero))).act(1, Pick(Swap(one)))
        assert room.view(0).swap == zero
        room.vote("2 0 1")
        assert room.heard(Swapped) == [Swapped(1, one, top), Swapped(0, zero, second)]
        assert room.last.index(room.heard(Revealed)[0]) > room.last.index(room.heard(Swapped)[0])
        assert room.heard(Drew)[0].why == "again"

    def test_it_can_be_taken_back(self) -> None:
        room = advanced().read()
        room.act(0, Pick(Swap(room.state.hands[0][0]))).act(0, Pick(Keep()))
        assert room.vote("2 2 2").heard(Swapped) == []

    def test_a_card_that_has_left_the_hand_is_not_swapped(self) -> None:
        room = advanced()
        card = room.state.hands[1][0]
        room.act(1, Pick(Swap(card))).act(1, Read(card))
        assert room.view(1).swap is None
        assert room.vote("2 2 2").heard(Swapped) == []


@rule("PY-81")
def test_a_table_can_play_without_swaps() -> None:
    room = Room(3, {"swaps": False}).round("1 1 1")
    assert room.table.swappers == ()
    with pytest.raises(IllegalAction, match="not-asked"):
        room.act(0, Swap(room.state.hands[0][0]))
    with pytest.raises(IllegalAction, match="personality-no-swap"):
        room.read().act(0, Swap(room.state.hands[0][0]))
    assert isinstance(room.offered(0)[0], Choose)
