"""Away players and timers (PY-71): the table goes on without an answer."""

import pytest

from salon.core import IllegalAction, replay
from salon.games.personality import Choose, Contest, Give, Pair, Pick
from salon.games.personality.model.events import Elected, Moved, NobodyElected, Revealed, Skipped
from salon.games.personality.model.public_state import Ballot
from tests.games.personality.tables import Room
from tests.support.rules import rule


@rule("PY-71")
class TestSkipped:
    def test_in_a_vote_they_have_no_ballot_and_do_not_move(self) -> None:
        room = Room(4).read().vote("1 1 0").skip(3)
        assert room.last[0] == Skipped(3, "choose")
        assert room.heard(Revealed)[0].ballots == (Ballot(1), Ballot(1), Ballot(0), None)
        assert room.table.squares == (1, 1, -1, 0)

    def test_until_they_are_back(self) -> None:
        room = Room(4).read().skip(3).vote("0 0 0").keep().read()
        assert room.table.asked == (0, 1, 2, 3)
        assert room.table.out == ()

    def test_all_are_away_and_nobody_is_elected(self) -> None:
        room = Room(3).read().skip(0).skip(1).skip(2)
        assert room.heard(NobodyElected)

    def test_who_has_locked_in_is_not_skipped(self) -> None:
        room = Room(3).read().vote("0")
        with pytest.raises(IllegalAction, match="cannot-skip"):
            room.skip(0)

    def test_the_partner_votes_alone(self) -> None:
        room = Room(4).rig_table(squares=(3, 0, 0, 0)).round("1 1 1 1").act(0, Pair(2)).read()
        room.skip(0).vote("- 3 3 1")
        assert room.heard(Elected) == [Elected(3, 2, False)]
        assert room.table.squares == (4, 2, 2, 0)

    def test_the_partner_who_votes_alone_does_so_in_secret(self) -> None:
        room = Room(4).rig_table(squares=(3, 0, 0, 0)).round("1 1 1 1").act(0, Pair(2)).read()
        assert room.vote("- - 3*2").view(0).proposal == Ballot(3, 2)
        room = Room(4).rig_table(squares=(3, 0, 0, 0)).round("1 1 1 1").act(0, Pair(2)).read()
        assert room.skip(0).vote("- - 3*2").view(0).proposal is None
        assert room.view(2).ballot == Ballot(3, 2)

    def test_as_reader_the_next_one_reads(self) -> None:
        room = Room(3).skip(0)
        assert room.table.asked == (1,)
        assert len(room.state.hands[0]) == 7
        with pytest.raises(IllegalAction, match="cannot-skip"):
            Room(3).rig(hands=(("v01",), (), ())).skip(0)

    def test_as_reader_a_pair_waits_for_who_reads_next(self) -> None:
        room = Room(4).rig_table(squares=(3, 0, 0, 0)).round("1 1 1 1").act(0, Pair(2))
        assert room.skip(1).table.round.pairs == ((0, 2),)

    def test_they_lay_nothing_swap_nothing_argue_nothing_and_name_nobody(self) -> None:
        room = Room(4).rig_table(squares=(3, 6, 0, 0)).read().vote("0 0 1 1").skip(0)
        assert room.table.asked == (1, 2, 3)
        room.argue().vote("0 0 0 1")
        assert (room.phase, room.table.swappers) == ("pair", (0, 1, 2)), "nobody waits for a swap"
        room.skip(0)
        assert room.phase == "lay"
        room.skip(2).lay()
        assert room.table.choices == (0, 1, 3)

    def test_if_nobody_lays_a_card_the_game_goes_on(self) -> None:
        room = Room(3).rig_table(squares=(6, 0, 0)).round("1 1 1").skip(0).skip(1).skip(2)
        assert room.phase == "read"

    def test_if_nobody_lays_a_card_a_pair_waits_for_the_next_vote(self) -> None:
        room = Room(3).rig_table(squares=(3, 6, 0)).round("1 1 1").act(0, Pair(2))
        assert (room.phase, room.table.round.pairs) == ("lay", ((0, 2),))
        room.skip(0).skip(1).skip(2).read().vote("1")
        assert room.view(2).proposal == Ballot(1)

    def test_a_candidate_who_is_away_waits_before_the_goal_with_all_their_cards(self) -> None:
        room = Room(3).rig_table(squares=(23, 0, 0)).round("0 0 0")
        hand = room.state.hands[0]
        room.act(0, Give(hand[0], 1)).skip(0)
        assert Moved(0, 24, 23, "away") in room.last
        assert (room.table.squares[0], room.table.bid) == (23, None)
        assert sorted(room.state.hands[0]) == sorted(hand)
        assert room.table.tries == (0, 0, 0), "nothing was lost"
        assert (room.phase, room.table.asked) == ("read", (1,))

    def test_as_a_reader_who_is_away_they_cost_no_round(self) -> None:
        room = Room(3, {"rounds": 10}).skip(0)
        assert (room.table.round.number, room.table.asked) == (1, (1,))

    def test_what_they_had_picked_counts(self) -> None:
        room = Room(4).read().vote("1 1 0").act(3, Pick(Choose(1, 2))).skip(3)
        assert room.heard(Revealed)[0].ballots[3] == Ballot(1, 2)
        assert room.table.squares == (1, 1, -1, 2)

    def test_they_accept_what_they_are_given(self) -> None:
        room = Room(3).rig_table(squares=(23, 0, 0)).read().vote("0 0 0").keep()
        for to in (1, 2):
            room.act(0, Give(room.state.hands[0][0], to))
        room.skip(1).act(2, Contest()).skip(1)
        assert room.table.winners == (0,), "no judge, no objection"

    def test_it_is_kept_in_the_record(self) -> None:
        room = Room(3).read().vote("1 1").skip(2)
        *_, end = replay(room.game, room.record)
        assert end.timeline.state == room.state
        assert end.timeline.past == ()


@rule("PY-71")
class TestTimers:
    def test_a_vote_takes_three_quarters_of_a_minute_unless_the_host_says_otherwise(self) -> None:
        room = Room(3).read()
        assert {each.deadline_ms for each in room.game.waiting_for(room.state).values()} == {45_000}
        room = Room(3, {"choice_seconds": 0}).read()
        assert {each.deadline_ms for each in room.game.waiting_for(room.state).values()} == {None}

    def test_who_has_chosen_nothing_in_time_is_passed_over(self) -> None:
        room = Room(3, {"choice_seconds": 30})
        room.now = 5_000
        room.read().vote("1 1")
        assert room.game.waiting_for(room.state)[2].deadline_ms == 35_000
        with pytest.raises(IllegalAction, match="nothing-due"):
            room.expire(34_999)
        room.expire(35_000)
        assert room.heard(Skipped) == [Skipped(2, "choose")]
        assert room.table.squares == (1, 1, 0)

    def test_a_debate_ends_and_the_second_vote_has_its_own_time(self) -> None:
        room = Room(4, {"choice_seconds": 30, "debate_seconds": 60}).read().vote("0 0 1 1")
        assert room.table.deadline_ms == room.table.shown_until_ms + 60_000
        room.run_out()
        assert (room.phase, room.table.deadline_ms) == ("second", room.now + 30_000)
        room.vote("0 0 1").run_out()
        assert room.heard(Elected) == [Elected(0, 2, False)]

    def test_laying_naming_and_answering_take_as_long_as_a_vote(self) -> None:
        room = Room(4).rig_table(squares=(3, 6, 23, 0)).round("2 2 2 2")
        for to in (0, 1, 3):
            room.act(2, Give(room.state.hands[2][0], to))
        assert (room.phase, room.table.deadline_ms) == ("answer", room.table.shown_until_ms + 45_000)
        room.act(1, Contest()).run_out().run_out()
        assert room.table.winners == (2,), "who says nothing accepts, and no judge means no objection"
        room = Room(4).rig_table(squares=(3, 6, 0, 0)).round("2 2 2 2")
        assert (room.phase, room.table.deadline_ms) == ("pair", room.table.shown_until_ms + 45_000)
        assert room.run_out().phase == "lay"
        assert room.run_out().phase == "read"

    def test_reading_and_giving_take_as_long_as_they_take(self) -> None:
        assert Room(3).table.deadline_ms is None
        room = Room(3).rig_table(squares=(23, 0, 0)).round("0 0 0")
        assert (room.phase, room.table.deadline_ms) == ("give", None)
