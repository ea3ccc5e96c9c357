"""Personality: a round, from reading to the reveal and what follows (PY-10 to PY-20)."""

import pytest

from salon.core import IllegalAction
from salon.games.personality import Argue, Choose, Read, Reconsider
from salon.games.personality.model.events import (
    CardRead,
    Drew,
    Elected,
    LockedIn,
    NobodyElected,
    Revealed,
    Tied,
    Unlocked,
)
from salon.games.personality.model.public_state import Ballot
from tests.games.personality.tables import Room
from tests.support.rules import rule


@rule("PY-10")
def test_the_one_who_made_the_table_reads_and_draws_no_replacement() -> None:
    room = Room()
    assert room.table.asked == (0,)
    card = room.state.hands[0][2]
    room.read(2)
    assert room.last == (CardRead(0, card),)
    assert room.table.round.card == card
    assert card not in room.state.hands[0]
    assert len(room.state.hands[0]) == 6
    assert all(card in room.view(seat).faces for seat in (None, 0, 1, 2, 3)), "it is read to all"


@rule("PY-10")
def test_only_the_reader_reads_and_only_from_their_hand() -> None:
    room = Room()
    with pytest.raises(IllegalAction, match="not-asked"):
        room.act(1, Read(room.state.hands[1][0]))
    with pytest.raises(IllegalAction, match="not-in-hand"):
        room.act(0, Read(room.state.hands[1][0]))


@rule("PY-11")
def test_everyone_chooses_also_the_reader_also_oneself() -> None:
    room = Room(4).read()
    assert room.table.asked == (0, 1, 2, 3)
    assert room.table.choices == (0, 1, 2, 3)
    for seat in range(4):
        assert Choose(seat) in room.game.legal(room.view(seat))
    with pytest.raises(IllegalAction, match="no-such-player"):
        room.act(0, Choose(4))


@rule("PY-12")
def test_bets_are_neutral_two_or_three_and_come_back_every_round() -> None:
    room = Room(3).read()
    legal = [each for each in room.game.legal(room.view(1)) if isinstance(each, Choose)]
    assert {each.bet for each in legal} == {1, 2, 3}
    for bet in (0, 4, -3):
        assert Choose(0, bet) not in room.game.legal(room.view(1))  # type: ignore[arg-type]
        with pytest.raises(IllegalAction, match="malformed"):
            room.act(1, Choose(0, bet))  # type: ignore[arg-type]
    room.vote("0*3 0*3 0*3").keep()
    assert room.table.squares == (3, 3, 3)
    room.round("0*3 0*3 0*3")
    assert room.table.squares == (6, 6, 6)


@rule("PY-13")
class TestLockingIn:
    def test_a_choice_can_be_changed_until_everyone_has_locked_in(self) -> None:
        room = Room(3).read().vote("1*3 1")
        assert room.game.waiting_for(room.state)[0].answered
        room.act(0, Reconsider())
        assert room.last == (Unlocked(0),)
        assert room.table.asked == (0, 2)
        room.act(0, Choose(2, 2)).act(2, Choose(2))
        assert room.heard(Revealed) == [Revealed("choose", (Ballot(2, 2), Ballot(1), Ballot(2)))]

    def test_not_without_taking_the_lock_off(self) -> None:
        room = Room(3).read().vote("1")
        with pytest.raises(IllegalAction, match="personality-locked"):
            room.act(0, Choose(2))
        with pytest.raises(IllegalAction, match="not-locked"):
            room.act(1, Reconsider())

    def test_not_after_the_reveal(self) -> None:
        room = Room(3).read().vote("1 1 1")
        with pytest.raises(IllegalAction):
            room.act(0, Reconsider())

    def test_others_see_that_it_is_locked_and_nothing_else(self) -> None:
        one, two = Room(3).read().vote("1*3"), Room(3).read().vote("2")
        for seat in (None, 1, 2):
            assert one.view(seat) == two.view(seat)
            assert [event.seen_by(seat) for event in one.last] == [LockedIn(0)]
        assert one.view(0).ballot == Ballot(1, 3)

    def test_the_reveal_is_for_all_at_once(self) -> None:
        room = Room(3).read().vote("1 1")
        assert room.heard(Revealed) == []
        room.act(2, Choose(0, 2))
        assert room.heard(Revealed) == [Revealed("choose", (Ballot(1), Ballot(1), Ballot(0, 2)))]


@rule("PY-14")
class TestElected:
    def test_with_strictly_most_and_two_votes_the_card_is_his(self) -> None:
        room = Room(4).read()
        card = room.table.round.card
        room.vote("2 2 0 1")
        assert room.heard(Elected) == [Elected(2, 2, False)]
        (trait,) = room.table.traits[2]
        assert (trait.card, trait.how, trait.votes, trait.voters) == (card, "elected", 2, 4)
        room.keep().round("0 0 0 0")
        assert room.table.traits[2] == (trait,), "for the rest of the game"

    def test_unanimous(self) -> None:
        room = Room(3).read().vote("2 2 2")
        assert room.heard(Elected) == [Elected(2, 3, True)]


@rule("PY-15")
def test_who_voted_for_the_elected_advances_by_the_bet_the_others_go_back_by_it() -> None:
    room = Room(6).rig_table(squares=(9,) * 6)
    room.read().vote("1 1*2 1*3 0 2*2 3*3")
    assert room.table.squares == (10, 11, 12, 8, 7, 6)


@rule("PY-17")
def test_nobody_has_two_votes_nothing_moves_and_the_reader_draws_another() -> None:
    room = Room(3).read()
    card, top, rest = room.table.round.card, room.state.stock[0], room.state.stock[1:]
    room.vote("0*3 1*3 2*3")
    assert room.heard(NobodyElected) == [NobodyElected(False, (card or "",))]
    assert room.heard(Drew) == [Drew(0, 1, "again", (top,))]
    assert room.table.squares == (0, 0, 0)
    assert room.state.stock == (*rest, card)
    assert top in room.state.hands[0]
    assert room.table.asked == (1,), "the turn is over"


@rule("PY-18")
class TestTie:
    def test_a_debate_then_a_second_vote_between_the_tied_without_bets(self) -> None:
        room = Room(5).read().vote("0 0 3*3 3 4")
        assert room.heard(Tied) == [Tied((0, 3))]
        assert room.phase == "debate"
        assert room.table.asked == (0, 1, 2, 3, 4)
        room.act(4, Argue("Who else?"))
        assert room.view(None).table.arguments == (None, None, None, None, "Who else?")
        room.argue()
        assert room.phase == "second"
        assert room.offered(4) == [Choose(0), Choose(3)]
        with pytest.raises(IllegalAction, match="not-tied"):
            room.act(4, Choose(4))
        with pytest.raises(IllegalAction, match="no-bets"):
            room.act(4, Choose(0, 2))

    def test_the_second_vote_is_secret_too(self) -> None:
        one = Room(4).read().vote("0 0 3 3").argue().vote("0")
        two = Room(4).read().vote("0 0 3 3").argue().vote("3")
        assert one.view(1) == two.view(1)
        assert one.game.waiting_for(one.state)[1].secret

    def test_words_have_to_be_readable_and_few(self) -> None:
        room = Room(4).read().vote("0 0 3 3")
        with pytest.raises(IllegalAction, match="too-long"):
            room.act(0, Argue("x" * 201))
        with pytest.raises(IllegalAction, match="unreadable"):
            room.act(0, Argue("a\nb"))

    def test_one_vote_each_is_no_tie(self) -> None:
        assert Room(4).read().vote("0 1 2 3").table.phase == "read"


@rule("PY-19")
class TestSecondVote:
    def test_the_winners_advance_one_whatever_they_bet_nobody_goes_back(self) -> None:
        room = Room(5).read()
        card = room.table.round.card
        room.vote("0*3 0*3 3*3 3 4*2").argue().vote("0 0 3 3 0")
        assert room.table.squares == (1, 1, 0, 0, 1)
        assert [trait.card for trait in room.table.traits[0]] == [card]
        assert room.table.traits[0][0].how == "second"
        assert room.table.swappers == (0, 1, 4), "PY-16 applies to them"

    def test_one_vote_is_enough_where_nobody_else_votes(self) -> None:
        room = Room(4).read().vote("0 0 3 3").argue().vote("- - 3").skip(0).skip(1).skip(3)
        assert room.heard(Elected) == [Elected(3, 1, False)], "three could have voted too"
        assert room.table.squares == (0, 0, 1, 0)

    def test_no_one_elected_the_card_goes_under_the_stock_without_redraw(self) -> None:
        room = Room(4).read()
        card, stock = room.table.round.card, room.state.stock
        room.vote("0*3 0 3 3*2").argue().vote("0 0 3 3")
        assert room.heard(NobodyElected) == [NobodyElected(True, (card or "",))]
        assert room.state.stock == (*stock, card)
        assert len(room.state.hands[0]) == 6
        assert room.table.squares == (0, 0, 0, 0)
        assert room.table.asked == (1,)


@rule("PY-20")
class TestNextReader:
    def test_clockwise(self) -> None:
        room = Room(3)
        readers = []
        for _ in range(4):
            readers.append(room.table.asked)
            room.round("0 0 0")
        assert readers == [(0,), (1,), (2,), (0,)]

    def test_a_player_without_cards_is_skipped_as_reader_but_votes(self) -> None:
        room = Room(3)
        room.rig(hands=(room.state.hands[0], (), room.state.hands[2])).read()
        assert 1 in room.table.asked
        room.vote("0 0 0").keep()
        assert room.table.asked == (2,)

    def test_when_no_hand_has_a_card_left_all_draw_seven(self) -> None:
        room = Room(3)
        room.rig(hands=(room.state.hands[0][:1], (), ())).read().vote("0 0 0").keep()
        assert [len(hand) for hand in room.state.hands] == [7, 7, 7]
        assert {event.why for event in room.heard(Drew)} == {"empty"}
        assert room.table.asked == (1,)

    def test_a_short_stock_is_shared_in_turn_order(self) -> None:
        room = Room(3)
        room.rig(hands=(room.state.hands[0][:1], (), ()), stock=room.state.stock[:4])
        stock = room.state.stock
        room.read().vote("0 0 0")
        assert room.state.hands == ((stock[2],), (stock[0], stock[3]), (stock[1],))
