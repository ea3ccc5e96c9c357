"""Personality: giving has a limit (PY-46), and so have rounds and contests if a table wants it (PY-80, PY-82)."""

from salon.games.personality import Accept, Contest, Give
from salon.games.personality.model.events import Answered, Ended, Moved, RoundsOver, Won
from tests.games.personality.tables import Room
from tests.support.rules import rule


def candidate(seats: int = 5, lost: int = 0, **options: bool | int | str) -> Room:
    """Seat 0 has just reached Supreme Insight, and has lost so many tries before."""
    squares, tries = (23, *(0,) * (seats - 1)), (lost, *(0,) * (seats - 1))
    room = Room(seats, options).rig_table(squares=squares, tries=tries)
    return room.round("0" + " 0" * (seats - 1))


def give(room: Room) -> Room:
    """The candidate gives as many cards as they have to, to the next seats."""
    to = 1
    while room.phase == "give":
        room.act(0, Give(room.state.hands[0][0], to))
        to += 1
    return room


@rule("PY-46")
class TestTries:
    def test_each_lost_try_has_a_card_less_to_give(self) -> None:
        assert [give(candidate(lost=lost)).table.asked for lost in range(3)] == [(1, 2, 3), (1, 2), (1,)]
        assert [give(candidate(3, lost)).table.asked for lost in range(2)] == [(1, 2), (1,)]

    def test_a_player_who_has_lost_them_all_wins_by_reaching_the_goal(self) -> None:
        assert candidate(lost=3).heard(Won) == [Won(0)]
        assert candidate(3, lost=2).heard(Won) == [Won(0)]

    def test_a_try_is_lost_by_a_lost_contest(self) -> None:
        room = give(candidate(lost=1)).act(1, Contest()).act(2, Accept()).vote("- - 4 4 4")
        assert Moved(0, 24, 16, "gate") in room.last
        assert room.table.tries == (2, 0, 0, 0, 0)


@rule("PY-80")
class TestRounds:
    def test_after_the_last_round_those_furthest_on_the_track_win(self) -> None:
        room = Room(3, {"rounds": 10})
        for number in range(10):
            assert room.phase == "read", number
            room.read().vote("0 1 2" if number else "0 0 1")
        assert room.last[-2:] == (RoundsOver(10), Ended((0, 1), False))
        assert room.table.squares == (1, 1, -1)
        outcome = room.game.outcome(room.state)
        assert outcome is not None
        assert [note.what for note in outcome.notes] == [
            "personality-note-rounds",
            "personality-note-several",
        ]

    def test_who_has_reached_the_goal_in_it_still_tries(self) -> None:
        room = Room(3, {"rounds": 10}).rig_table(squares=(23, 0, 0))
        room.rig_table(round=Room(3).table.round.__class__(10, 0)).round("0 0 0")
        assert room.phase == "give"
        give(room).act(1, Accept()).act(2, Accept())
        assert room.table.winners == (0,)
        assert room.heard(RoundsOver) == []

    def test_without_a_limit_the_game_goes_on(self) -> None:
        room = Room(3)
        for _ in range(35):
            room.round("0 1 2")
        assert room.phase == "read"


@rule("PY-82")
class TestContests:
    def test_a_player_without_contests_accepts_and_is_not_asked(self) -> None:
        room = candidate(contests=1).rig_table(contests=(0, 1, 0, 0, 0))
        give(room)
        assert (room.phase, room.table.asked) == ("answer", (2, 3))
        room.act(2, Contest()).act(3, Accept())
        assert [each.contests for each in room.heard(Answered)] == [False, True, False]
        assert room.table.contests == (0, 1, 1, 0, 0)

    def test_if_nobody_may_contest_the_candidate_wins(self) -> None:
        room = give(candidate(contests=1).rig_table(contests=(1, 1, 1, 1, 1)))
        assert room.heard(Won) == [Won(0)]

    def test_without_a_cap_everybody_may_at_every_try(self) -> None:
        room = give(candidate().rig_table(contests=(9, 9, 9, 9, 9)))
        assert room.table.asked == (1, 2, 3)
