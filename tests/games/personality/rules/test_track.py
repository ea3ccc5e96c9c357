"""Personality: the Pit, tête-à-tête, inversion, and the stock (PY-30 to PY-34)."""

import pytest

from salon.core import BadSetup, IllegalAction
from salon.games.personality import Choose, Lay, LeaveOut, Pair
from salon.games.personality.content.cards import ENOUGH
from salon.games.personality.model.events import (
    CardLeftOut,
    CardsLaid,
    Drew,
    Elected,
    Ended,
    LandedOnInversion,
    LandedOnPair,
    LockedIn,
    Moved,
    NobodyElected,
    Paired,
    Revealed,
    Tied,
    Unlocked,
)
from salon.games.personality.model.public_state import Ballot
from tests.games.personality.tables import Room
from tests.support.rules import rule


@rule("PY-30")
class TestPit:
    def test_back_to_start_with_a_hand_of_seven(self) -> None:
        room = Room(3).rig_table(squares=(0, 0, -2))
        room.rig(hands=(room.state.hands[0], room.state.hands[1], room.state.hands[2][:2]))
        room.read().vote("0 0 1*3")
        assert room.table.squares == (1, 1, 0)
        assert room.heard(Moved)[-2:] == [Moved(2, -2, -4, "vote"), Moved(2, -4, 0, "pit")]
        assert [(event.seat, event.count, event.why) for event in room.heard(Drew)] == [(2, 5, "pit")]
        assert len(room.state.hands[2]) == 7

    def test_the_three_squares_before_it_are_safe(self) -> None:
        assert Room(3).read().vote("0 0 1*3").table.squares == (1, 1, -3)


def on_pair(seats: int = 4) -> Room:
    """Seat 0 has just landed on `><` and is asked to name somebody."""
    return Room(seats).rig_table(squares=(3,) + (0,) * (seats - 1)).round("1" + " 1" * (seats - 1))


@rule("PY-31")
class TestPair:
    def test_landing_forwards_or_back_the_player_names_another(self) -> None:
        for square, wish in ((3, "1"), (5, "3")):
            room = Room(4).rig_table(squares=(square, 0, 0, 0)).read().vote(f"{wish} 1 1 2")
            assert room.heard(LandedOnPair) == [LandedOnPair(0)]
            room.keep()
            assert (room.phase, room.table.asked) == ("pair", (0,))
            assert room.offered(0) == [Pair(1), Pair(2), Pair(3)]
            with pytest.raises(IllegalAction, match="not-yourself"):
                room.act(0, Pair(0))

    def test_the_two_cast_one_ballot_and_move_together(self) -> None:
        room = on_pair().act(0, Pair(2))
        assert room.last[0] == Paired(0, 2)
        room.rig_table(squares=(8, 8, 8, 8)).read().vote("3*2 1 3*2 3")
        assert room.heard(Elected) == [Elected(3, 2, False)], "one vote together, and one of seat 3"
        poll = room.view(1).table.polls[-1]
        assert (poll.pairs, poll.tally, poll.voters) == (((0, 2),), (0, 1, 0, 2), 3)
        assert room.table.squares == (10, 7, 10, 9)

    def test_a_pair_of_which_one_is_passed_over_has_cast_nothing_together(self) -> None:
        room = on_pair().act(0, Pair(2)).read().skip(2).vote("3 1 - 3")
        poll = room.table.polls[-1]
        assert (poll.pairs, poll.tally, poll.voters) == ((), (0, 1, 0, 2), 4)

    def test_it_counts_two_by_option(self) -> None:
        room = Room(4, {"pair_votes": 2}).rig_table(squares=(3, 0, 0, 0)).round("1 1 2 2")
        room = room.argue().vote("1 1 1 1").keep().act(0, Pair(2)).read().vote("3*2 1 3*2 1")
        assert room.heard(Tied) == [Tied((1, 3))]

    def test_both_have_to_agree_and_see_what_the_other_wants(self) -> None:
        room = on_pair().act(0, Pair(2)).read().vote("3*2 1 - 1")
        assert room.view(2).proposal == Ballot(3, 2)
        assert room.view(1).proposal is None
        room.act(2, Choose(3, 3))
        assert room.last == (Unlocked(0), LockedIn(2)), "another bet is no agreement"
        assert room.table.asked == (0,)
        assert room.view(0).proposal == Ballot(3, 3)
        room.act(0, Choose(3, 3))
        assert room.heard(Revealed)[0].ballots == (Ballot(3, 3), Ballot(1), Ballot(3, 3), Ballot(1))

    def test_it_lasts_for_the_round_with_its_second_vote(self) -> None:
        room = on_pair(6).act(0, Pair(5)).read().vote("1 1 2 2 3 1")
        assert room.heard(Tied) == [Tied((1, 2))]
        room.argue().vote("1 1 2 2 1 2")
        assert room.last == (Unlocked(0), LockedIn(5))
        room.act(0, Choose(2))
        assert room.heard(Elected) == [Elected(2, 3, False)]
        room.keep()
        assert room.table.round.pairs == ()

    def test_one_pair_a_player_in_turn_order(self) -> None:
        room = Room(4).rig_table(squares=(3, 3, 3, 3)).round("0 0 0 0")
        assert room.table.landed == (0, 1, 2, 3)
        room.act(0, Pair(1))
        assert room.table.asked == (2,), "1 is taken"
        assert room.offered(2) == [Pair(3)]
        with pytest.raises(IllegalAction, match="already-paired"):
            room.act(2, Pair(1))
        room.act(2, Pair(3))
        assert room.table.round.pairs == ((0, 1), (2, 3))
        assert room.phase == "read"

    def test_who_finds_nobody_free_names_nobody(self) -> None:
        room = Room(3).rig_table(squares=(3, 3, 3)).round("0 0 0").act(0, Pair(1))
        assert room.phase == "read"


def on_dot(seats: int = 4) -> Room:
    """Seat 0 has just landed on `●`: an inverted round begins."""
    return Room(seats).rig_table(squares=(6,) + (0,) * (seats - 1)).round("1" + " 1" * (seats - 1))


@rule("PY-32")
class TestInversion:
    def test_every_player_with_a_card_lays_one_all_are_turned_up_together(self) -> None:
        room = Room(4).rig_table(squares=(6, 0, 0, 0)).read()
        room.rig(hands=(*room.state.hands[:3], ())).vote("1 1 1 1")
        assert room.heard(LandedOnInversion) == [LandedOnInversion(0)]
        room.keep()
        assert (room.phase, room.table.asked) == ("lay", (0, 1, 2))
        assert room.table.round.subject == 0
        cards = tuple(hand[0] for hand in room.state.hands[:3])
        room.act(1, Lay(cards[1]))
        assert room.last == (LockedIn(1),)
        assert cards[1] not in room.view(2).faces
        room.lay()
        assert room.heard(CardsLaid) == [CardsLaid(0, (*cards, None))]
        assert all(set(cards) <= set(room.view(seat).faces) for seat in (None, 3))
        assert room.table.asked == (0, 1, 2, 3), "all vote"
        assert room.table.choices == (0, 1, 2)
        with pytest.raises(IllegalAction, match="no-such-card"):
            room.act(0, Choose(3))

    def test_the_player_on_the_square_gets_the_winning_card_the_losers_draw(self) -> None:
        room = on_dot()
        hands, stock = room.state.hands, room.state.stock
        laid = [hand[0] for hand in hands]
        squares = room.table.squares
        room.lay().vote("2*2 2 2*3 1*2")
        assert room.heard(Elected) == [Elected(2, 3, False)]
        trait = room.table.traits[0][-1]
        assert (trait.card, trait.how) == (laid[2], "inverted")
        by = (2, 1, 3, -2)
        assert room.table.squares == tuple(map(sum, zip(squares, by, strict=True)))
        assert [event.seat for event in room.heard(Drew) if event.why == "lost"] == [1, 3, 0]
        assert [len(hand) for hand in room.state.hands] == [len(hands[0]), 7, 6, 7]
        assert room.state.stock == (*stock[3:], laid[1], laid[3], laid[0])

    def test_nobody_wins_and_all_draw(self) -> None:
        room = on_dot()
        sizes, squares = [len(hand) for hand in room.state.hands], room.table.squares
        room.lay().vote("0 1 2 3")
        assert len(room.heard(NobodyElected)[0].cards) == 4
        assert [len(hand) for hand in room.state.hands] == sizes
        assert room.table.squares == squares

    def test_a_tie_is_debated_and_voted_on_again(self) -> None:
        room = on_dot().lay()
        laid, squares = room.table.round.laid, room.table.squares
        room.vote("1*3 1*3 2*3 2*3")
        assert room.heard(Tied) == [Tied((1, 2))]
        room.argue().vote("1 1 1 2")
        assert room.table.traits[0][-1].card == laid[1]
        assert room.table.squares == tuple(map(sum, zip(squares, (1, 1, 1, 0), strict=True)))

    def test_it_takes_nobodys_turn(self) -> None:
        room = on_dot().lay().vote("1 1 1 1").keep()
        assert room.table.asked == (1,)

    def test_one_inverted_round_for_each_landing_in_turn_order(self) -> None:
        room = Room(4).rig_table(squares=(6, 0, 6, 0), reader=2)
        room.round("1 1 1 1")
        assert room.table.round.subject == 0
        room.lay().vote("1 1 1 1").keep()
        assert (room.phase, room.table.round.subject) == ("lay", 2)
        room.lay().vote("1 1 1 1").keep()
        assert room.phase == "read"


@rule("PY-33")
class TestNothingTriggered:
    def test_by_not_moving(self) -> None:
        room = Room(3).rig_table(squares=(4, 7, 0)).read().vote("0 1 2")
        assert not room.heard(LandedOnPair)
        assert not room.heard(LandedOnInversion)
        room = Room(4).rig_table(squares=(4, 7, 3, 3)).read().vote("0 0 1 1").argue().vote("1 1 0 0")
        assert room.phase == "read"

    def test_by_starting_again(self) -> None:
        room = Room(3).rig_table(squares=(0, 0, -3)).read().vote("0 0 1")
        assert [event.why for event in room.heard(Moved) if event.seat == 2] == ["vote", "pit"]
        assert room.table.landed == room.table.inversions == ()

    def test_by_passing_a_square(self) -> None:
        room = Room(3).rig_table(squares=(3, 6, 0)).read().vote("0*2 0*2 0").keep()
        assert room.phase == "read"


@rule("PY-34")
class TestStock:
    def test_cards_put_under_come_up_again(self) -> None:
        room = Room(3).read().rig(stock=())
        card = room.table.round.card
        room.vote("0 1 2")
        assert room.heard(Drew) == [Drew(0, 1, "again", (card or "",))], "the only card there is"

    def test_a_short_stock_is_drawn_as_far_as_it_goes(self) -> None:
        room = Room(3).rig_table(squares=(0, 0, -3)).read()
        room.rig(hands=(*room.state.hands[:2], ()), stock=room.state.stock[:2]).vote("0 0 1")
        assert len(room.state.hands[2]) == 2

    def test_with_none_at_all_a_draw_is_skipped(self) -> None:
        room = Room(3).rig_table(squares=(0, 0, -3)).read()
        room.rig(hands=(*room.state.hands[:2], ()), stock=()).vote("0 0 1")
        assert room.heard(Drew) == []
        assert room.state.hands[2] == ()

    def test_with_no_card_anywhere_the_furthest_win(self) -> None:
        room = Room(3).read().rig(hands=((), (), ()), stock=()).rig_table(squares=(5, 2, 5))
        room.vote("1*2 1 1*2")
        assert room.last[-1] == Ended((0, 2), True)
        outcome = room.game.outcome(room.state)
        assert outcome is not None
        assert outcome.ranks == (1, 3, 1)


@rule("PY-20", "PY-32")
def test_who_lands_together_does_so_in_turn_order() -> None:
    room = Room(3).round("1 1 1").rig_table(squares=(6, 6, 0)).read().vote("1 1 1")
    assert room.heard(LandedOnInversion) == [LandedOnInversion(1), LandedOnInversion(0)], "seat 1 has read"


@rule("PY-73")
class TestLeavingOut:
    def test_the_reader_leaves_a_card_out_and_draws_another(self) -> None:
        room = Room(3)
        card, top = room.state.hands[0][0], room.state.stock[0]
        room.act(0, LeaveOut(card))
        assert room.last == (CardLeftOut(card), Drew(0, 1, "left-out", (top,)))
        assert room.table.left_out == (card,)
        assert card not in (*room.state.stock, *room.state.hands[0])
        assert room.table.asked == (0,)

    def test_anybody_has_the_card_being_read_left_out_and_nobody_is_told_who(self) -> None:
        room = Room(3).read().vote("1 1")
        card = room.table.round.card or ""
        room.act(2, LeaveOut(card))
        assert room.last[0] == CardLeftOut(card)
        assert (room.phase, room.table.asked) == ("read", (0,))
        assert room.table.squares == (0, 0, 0)
        assert len(room.state.hands[0]) == 7

    def test_no_other_card(self) -> None:
        room = Room(3).read()
        with pytest.raises(IllegalAction, match="cannot-leave-out"):
            room.act(1, LeaveOut(room.state.hands[1][0]))

    def test_a_table_can_leave_it_out_of_its_next_games_too(self) -> None:
        first = Room(3)
        first.act(0, LeaveOut(first.state.hands[0][0])).act(0, LeaveOut(first.state.hands[0][1]))
        gone = first.table.left_out
        room = Room(3, first.game.kept(first.timeline.setup, first.state))
        cards = [*room.state.stock, *(card for hand in room.state.hands for card in hand)]
        assert sorted({*cards, *gone}) == sorted(first.game.decks["house"].cards)
        assert not {*cards} & {*gone}
        assert room.timeline.setup.options["left_out"] == " ".join(sorted(gone))

    def test_it_stays_out_game_after_game(self) -> None:
        room, gone = Room(3), set[str]()
        for _ in range(3):
            card = room.state.hands[0][0]
            assert card not in gone
            gone.add(card)
            room.act(0, LeaveOut(card))
            room = Room(3, room.game.kept(room.timeline.setup, room.state))
        assert room.timeline.setup.options["left_out"] == " ".join(sorted(gone))
        assert Room(3).game.kept(Room(3).timeline.setup, Room(3).state) == {}

    def test_cards_of_another_deck_are_nothing_to_leave_out(self) -> None:
        assert "left_out" not in Room(3, {"left_out": "nothing here"}).timeline.setup.options

    def test_enough_cards_stay_in_the_game(self) -> None:
        cards = list(Room(3).game.decks["house"].cards)
        room = Room(3, {"left_out": " ".join(cards[: len(cards) - ENOUGH])})
        with pytest.raises(BadSetup, match="too-few-cards"):
            Room(3, {"left_out": " ".join(cards[: len(cards) - ENOUGH + 1])})
        room.act(0, LeaveOut(room.state.hands[0][0]))
        assert room.game.kept(room.timeline.setup, room.state) == {"left_out": ""}, "all come back"
