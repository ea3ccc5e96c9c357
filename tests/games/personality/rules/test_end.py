"""Personality: candidates, gifts, contests and winners (PY-40 to PY-45)."""

import pytest

from salon.core import IllegalAction
from salon.games.personality import Accept, Choose, Contest, Give, Pair
from salon.games.personality.model.events import (
    Answered,
    Drew,
    Ended,
    Judged,
    LockedIn,
    Moved,
    ReachedInsight,
    Won,
)
from tests.games.personality.tables import Room
from tests.support.rules import rule


def candidate(seats: int = 4, hand: int = 7) -> Room:
    """Seat 0 has just reached Supreme Insight with so many cards in hand, and alone."""
    room = Room(seats).rig_table(squares=(23,) + (0,) * (seats - 1)).read()
    return (
        room.rig(hands=(room.state.hands[0][:hand], *room.state.hands[1:]))
        .vote("0" + " 0" * (seats - 1))
        .keep()
    )


def gifts(room: Room, *receivers: int) -> Room:
    """The candidate gives their first cards to these seats."""
    for to in receivers:
        room.act(0, Give(room.state.hands[0][0], to))
    return room


@rule("PY-40")
def test_with_no_card_in_hand_the_candidate_wins_at_once() -> None:
    room = candidate(hand=0)
    assert Won(0) in room.last
    assert room.last[-1] == Ended((0,), False)
    assert room.game.waiting_for(room.state) == {}


@rule("PY-40")
def test_passing_the_goal_is_reaching_it() -> None:
    room = Room(3).rig_table(squares=(22, 0, 0)).read().vote("0*3 0 0")
    assert room.table.squares[0] == 24
    assert room.heard(ReachedInsight) == [ReachedInsight(0)]


@rule("PY-41")
class TestGifts:
    @pytest.mark.parametrize(
        ("seats", "hand", "wanted"), [(4, 6, 3), (4, 2, 2), (6, 1, 1), (3, 6, 2), (5, 4, 3)]
    )
    def test_as_many_as_three_the_hand_and_the_others_allow(self, seats: int, hand: int, wanted: int) -> None:
        room = candidate(seats, hand)
        assert room.phase == "give"
        assert room.table.bid is not None
        assert room.table.bid.left == wanted
        gifts(room, *range(1, wanted + 1))
        assert (room.phase, room.table.asked) == ("answer", tuple(range(1, wanted + 1)))
        assert len(room.state.hands[0]) == hand - wanted

    def test_each_to_a_different_other_player(self) -> None:
        room = gifts(candidate(), 2)
        card = room.state.hands[0][0]
        for to, why in ((0, "not-yourself"), (2, "one-each"), (4, "no-such-player")):
            with pytest.raises(IllegalAction, match=why):
                room.act(0, Give(card, to))


@rule("PY-42")
def test_all_accept_and_the_candidate_wins() -> None:
    room = gifts(candidate(), 1, 2, 3)
    cards = [gift.card for gift in room.table.bid.gifts] if room.table.bid else []
    room.act(3, Accept())
    assert room.last == (LockedIn(3),), "what it is stays secret until all have answered"
    room.act(1, Accept()).act(2, Accept())
    assert room.heard(Answered) == [Answered(seat, cards[seat - 1], False) for seat in (1, 2, 3)]
    assert [room.table.traits[seat][-1].card for seat in (1, 2, 3)] == cards
    assert list(room.last)[-2:] == [Won(0), Ended((0,), False)]
    outcome = room.game.outcome(room.state)
    assert outcome is not None
    assert outcome.winners == (0,)


def contested(seats: int = 5, by: tuple[int, ...] = (1,)) -> Room:
    """Three gifts; these receivers contest."""
    room = gifts(candidate(seats), 1, 2, 3)
    for seat in (1, 2, 3):
        room.act(seat, Contest() if seat in by else Accept())
    return room


@rule("PY-43")
class TestContest:
    def test_all_vote_but_giver_and_receiver_for_anybody(self) -> None:
        room = contested()
        assert (room.phase, room.table.asked) == ("contest", (2, 3, 4))
        assert room.table.choices == (0, 1, 2, 3, 4)
        with pytest.raises(IllegalAction, match="not-asked"):
            room.act(1, Choose(1))
        with pytest.raises(IllegalAction, match="no-bets"):
            room.act(2, Choose(1, 3))

    def test_the_votes_are_secret_and_can_be_changed(self) -> None:
        one, two = contested().vote("- - 1"), contested().vote("- - 4")
        assert one.view(3) == two.view(3)
        assert one.game.waiting_for(one.state)[2].answered

    def test_somebody_elses_card_and_the_candidate_falls_back_to_the_gate(self) -> None:
        room = contested()
        assert room.table.bid is not None
        card, hand = room.table.bid.gifts[0].card, room.state.hands[0]
        room.vote("- - 4 4 1")
        assert room.heard(Judged) == [Judged(card, 1, 4, False)]
        assert room.table.traits[4][-1].card == card
        assert Moved(0, 24, 16, "gate") in room.last
        assert room.table.squares[0] == 16
        assert [(event.count, event.why) for event in room.heard(Drew)] == [(7 - len(hand), "gate")]
        assert len(room.state.hands[0]) == 7
        assert room.phase == "read", "the game goes on"

    @pytest.mark.parametrize("votes", ["- - 1 1 4", "- - 1 4 2", "- - 2 3 4"])
    def test_a_tie_is_for_the_candidate(self, votes: str) -> None:
        room = contested().vote(votes)
        assert room.heard(Judged)[0].upheld
        assert room.table.traits[1][-1].how == "contest"
        assert room.table.winners == (0,)

    def test_a_single_judge_among_three_players(self) -> None:
        room = gifts(candidate(3), 1, 2).act(1, Contest()).act(2, Accept())
        assert room.table.asked == (2,)
        room.vote("- - 2")
        assert room.table.squares[0] == 16


@rule("PY-42", "PY-43")
def test_everybody_sees_who_gives_who_refused_and_what_became_of_each_card() -> None:
    room = contested(by=(1, 3))
    bid = room.view(None).table.bid
    assert bid is not None
    assert bid.candidate == 0
    assert [(gift.to, gift.contested, gift.owner) for gift in bid.gifts] == [
        (1, True, None),
        (2, False, 2),
        (3, True, None),
    ]
    room.vote("- - 1 1 1")
    bid = room.view(None).table.bid
    assert bid is not None
    assert (bid.at, [gift.owner for gift in bid.gifts]) == (2, [1, 2, None])


@rule("PY-44")
class TestSeveralContests:
    def test_one_after_another_all_upheld_wins(self) -> None:
        room = contested(by=(1, 3))
        assert room.table.asked == (2, 3, 4)
        room.vote("- - 1 1 1")
        assert (room.phase, room.table.asked) == ("contest", (1, 2, 4))
        room.vote("- 3 3 - 3")
        assert room.table.winners == (0,)

    def test_one_lost_is_enough_and_what_was_not_voted_on_was_never_given(self) -> None:
        room = contested(by=(1, 3))
        assert room.table.bid is not None
        third = room.table.bid.gifts[2].card
        room.vote("- - 4 4 4")
        assert room.phase == "read"
        assert third in room.state.hands[0]
        assert len(room.state.hands[0]) == 7
        assert [trait.how for trait in room.table.traits[2]] == ["gift"], "what was accepted stays"


@rule("PY-45")
class TestSeveralCandidates:
    def test_all_who_reach_the_goal_try_in_turn_order(self) -> None:
        room = Room(4).rig_table(squares=(23, 0, 23, 23)).read()
        room.rig(hands=(room.state.hands[0][:1], room.state.hands[1], (), room.state.hands[3][:1]))
        room.vote("0 0 0 0").keep()
        assert room.table.candidates == (0, 2, 3)
        room.act(0, Give(room.state.hands[0][0], 1)).act(1, Accept())
        assert room.table.winners == (0, 2), "2 has no card and wins at once"
        assert room.table.asked == (3,)
        room.act(3, Give(room.state.hands[3][0], 1)).act(1, Contest()).vote("0 - 0 -")
        assert room.table.squares == (24, 1, 24, 16)
        assert room.last[-1] == Ended((0, 2), False)
        outcome = room.game.outcome(room.state)
        assert outcome is not None
        assert outcome.ranks == (1, 4, 1, 3)
        assert [note.what for note in outcome.notes] == ["personality-note-several"]

    def test_who_fails_lets_the_round_go_on_with_its_pairs(self) -> None:
        room = Room(4).rig_table(squares=(23, 3, 0, 0)).read()
        room.rig(hands=(room.state.hands[0][:1], *room.state.hands[1:])).vote("0 0 0 0").keep()
        room.act(0, Give(room.state.hands[0][0], 2)).act(2, Contest()).vote("- 1 - 1")
        assert (room.phase, room.table.asked) == ("pair", (1,))
        room.act(1, Pair(0))
        assert room.phase == "read"
