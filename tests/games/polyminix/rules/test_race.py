"""Polyminix: covering, completing, points, and who wins."""

import msgspec
import pytest

from salon.core import IllegalAction, SeededChance
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.model.actions import GiveUp, Lay, Lift, Mode, Move
from salon.games.polyminix.model.board import free, spots, squares_of
from salon.games.polyminix.model.boxes import TEST_FACES, Must, Plus, Sizes, Without
from salon.games.polyminix.model.events import Completed, Ended, FigureCovered, TimeIsUp, TurnBegan, TurnEnded
from salon.games.polyminix.model.figures import Figure, parse_figure
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.rules import race
from salon.games.polyminix.rules.completion import missing_to_cover
from salon.games.polyminix.rules.goals import challenges
from salon.games.polyminix.rules.steps import Play
from salon.words import LANGUAGES, say
from tests.games.polyminix.tables import FIGURE, OTHER, Room, solution
from tests.support.rules import rule

RED, YELLOW = "red-2-01-a", "yellow-2-01-a"


def placed(drawing: str) -> list[Placement]:
    """Placements from a drawing, each letter a piece; which pieces they look like does not matter here."""
    names = {"a": "I2", "b": "I3", "c": "L3", "d": "O4", "e": "I4", "f": "L4"}
    cells: dict[str, list[tuple[int, int]]] = {}
    for row, line in enumerate(drawing.split("/")):
        for column, mark in enumerate(line):
            if mark != ".":
                cells.setdefault(mark, []).append((row, column))
    return [Placement(names[mark], tuple(where)) for mark, where in cells.items()]


def lacks(drawing: str, figure: str, box: Must | Plus | Without | Sizes) -> list[str]:
    notes = missing_to_cover(parse_figure(figure), box, placed(drawing))
    for note in notes:
        for language in LANGUAGES:
            assert "{" not in say(note.what, language, note.particulars)
            assert say(note.what, language, note.particulars) != note.what
    return [note.what.removeprefix("polyminix-missing-") for note in notes]


@rule("PX-14")
@pytest.mark.parametrize("test", TEST_FACES)
def test_a_cover_that_obeys_the_box_completes(test: str) -> None:
    room = Room(2).race("first", (FIGURE,), test=test)
    *most, last = solution(FIGURE, test)
    room.lay(0, *most)
    assert room.view(0).missing
    room.lay(0, last, at_ms=9_000)
    assert room.heard(Completed) == [Completed(0, 1, 9_000, "first")]


@rule("PX-14")
def test_what_is_missing_is_said() -> None:
    assert lacks("dd/dd", "2x3", Without(("I5",))) == ["squares"]
    assert lacks("ddb/ddb/..b", "3x3", Must(("O4", "I3", "I2"))) == ["squares", "pieces"]
    assert lacks("dd/dd", "2x2", Must(("O4",))) == []
    assert lacks("aa/ff", "2x2", Plus(("I2",), 1)) == []
    assert lacks("aae/bbb", "2x3", Plus(("I2",), 1)) == ["count"]
    assert lacks("dd/dd", "2x2", Plus(("I2",), 1)) == ["pieces"]
    assert lacks("dd/dd", "2x2", Sizes((2, 2))) == ["sizes"]
    assert lacks("aab/dda/dda", "3x3", Sizes((4, 3, 2))) == []


@rule("PX-14")
def test_pieces_neither_stick_out_nor_overlap_nor_break_the_box() -> None:
    room = Room(2).race("first", (FIGURE,))
    first, second = solution()[:2]
    outside = tuple((row, column + 40) for row, column in first.cells)
    allowed = [placement.piece for placement in solution()]
    forbidden = next(piece for piece in room.table.kit if piece not in allowed)
    for action, code in (
        (Lay(first.piece, outside), "sticks-out"),
        (Lay(first.piece, first.cells[:-1]), "not-that-piece"),
        (Lay(forbidden, first.cells), "box-forbids"),
        (Lay("X9", first.cells), "not-in-kit"),
        (Lift(first.piece), "not-laid"),
    ):
        with pytest.raises(IllegalAction, match=code) as refused:
            room.act(0, action)
        assert refused.value.rule in ("PX-14", "PX-1")
    room.lay(0, first)
    with pytest.raises(IllegalAction, match="already-laid"):
        room.lay(0, first)
    with pytest.raises(IllegalAction, match="lies-there"):
        room.act(0, Move(first.piece, first.cells))
    same = challenges()[FIGURE].figure
    touching = [cells for cells in _everywhere(second.piece, same) if set(cells) & set(first.cells)]
    with pytest.raises(IllegalAction, match="overlaps"):
        room.act(0, Lay(second.piece, touching[0]))


def _everywhere(piece: str, figure: Figure) -> list[tuple[tuple[int, int], ...]]:
    return list(spots(free(squares_of(figure), ()), piece))


@rule("PX-11")
@pytest.mark.parametrize(
    ("mode", "points"),
    [
        ("first", [3, 0, 0, 0]),
        ("first-second-third", [3, 2, 1, 0]),
        ("clock", [2, 2, 2, 2]),
    ],
)
def test_points_by_place(mode: Mode, points: list[int]) -> None:
    room = Room(4).race(mode, (FIGURE,))
    for seat in range(4):
        if room.table.deadline_ms == 1_000 + seat:
            room.expire(1_000 + seat)
            break
        room.complete(seat, at_ms=1_000 + seat)
    assert list(room.table.scores) == points


@rule("PX-11")
def test_with_two_players_the_second_gets_two() -> None:
    room = Room(2).race("first-second-third", (FIGURE,)).complete(1, 1_000).complete(0, 2_000)
    assert room.table.scores == (2, 3)


@rule("PX-11")
def test_the_clock_ends_the_turn_for_who_is_not_done() -> None:
    room = Room(3).race("clock", (FIGURE,)).rig(deadline_ms=60_000).complete(1, 59_999)
    room.lay(0, *solution()[:-1], at_ms=59_999).expire(60_000)
    assert room.heard(TimeIsUp)
    assert room.table.scores == (0, 2, 0)


@rule("PX-11")
def test_what_comes_after_the_deadline_counts_no_more() -> None:
    room = Room(2).race("clock", (FIGURE,)).rig(deadline_ms=60_000).lay(0, *solution()[:-1])
    room.lay(0, solution()[-1], at_ms=60_000)
    assert room.heard(TurnEnded)
    assert room.table.scores == (0, 0)


@rule("PX-11")
def test_two_cards_one_after_the_other_with_the_same_pieces() -> None:
    room = Room(2).race("two-cards", (FIGURE, OTHER))
    room.complete(0, 1_000)
    assert room.heard(FigureCovered) == [FigureCovered(0, 1)]
    assert (room.view(0).laid, len(room.view(0).covered)) == ((), 1)
    assert room.table.scores == (0, 0)
    room.complete(0, 2_000).expire(2_001)
    assert room.table.scores == (3, 0)


@rule("PX-11")
@pytest.mark.parametrize(("challenge", "points"), [(RED, 3), (YELLOW, 2), (FIGURE, 1)])
def test_own_colour_pays_the_first_by_the_colour(challenge: str, points: int) -> None:
    room = Room(2).race("own-colour", (FIGURE,), (challenge,)).complete(1, 1_000).expire(1_001)
    assert room.table.scores == (0, points)


@rule("PX-15")
def test_equal_to_the_millisecond_is_shared() -> None:
    room = Room(3).race("first", (FIGURE,)).complete(0, 7_000).complete(2, 7_000)
    room.expire(7_001)
    assert room.table.scores == (3, 0, 3)
    room = Room(3).race("first-second-third", (FIGURE,)).complete(0, 5).complete(2, 5).complete(1, 6)
    assert room.table.scores == (3, 1, 3), "two firsts, then the third"


@rule("PX-16")
def test_a_turn_ends_when_all_are_done_or_have_given_up() -> None:
    room = Room(2).race("first", (FIGURE,)).act(0, GiveUp())
    assert room.table.asked == (1,)
    room.act(1, GiveUp())
    assert room.heard(TurnEnded)[0].result.finishes[0].place is None
    assert room.table.turn == 2


@rule("PX-16")
def test_a_turn_ends_when_nobody_else_can_score() -> None:
    room = Room(3).race("first", (FIGURE,)).complete(1, 4_000)
    assert room.table.deadline_ms == 4_001
    room.expire(4_001)
    assert room.heard(TimeIsUp) == [], "the race was decided, not out of time"
    room = Room(4).race("first-second-third", (FIGURE,)).complete(1, 1).complete(2, 2)
    assert room.table.deadline_ms == 300_000
    assert room.complete(3, 3).table.deadline_ms == 4


@rule("PX-16")
@pytest.mark.parametrize(("limit", "deadline"), [(300, 300_000), (120, 120_000), (0, None)])
def test_a_table_sets_the_limit(limit: int, deadline: int | None) -> None:
    room = Room(2, limit_seconds=limit).rig(mode="first")
    play = Play(room.state, 0, SeededChance("x"))
    race.start(play)
    assert play.table.deadline_ms == deadline


@rule("PX-18")
def test_twelve_points_win() -> None:
    room = Room(2).rig(scores=(9, 11)).race("first", (FIGURE,)).complete(0, 1).expire(2)
    assert room.heard(Ended) == [Ended((0,), False)]


@rule("PX-18")
def test_those_who_are_level_play_on_until_one_is_in_front() -> None:
    room = Room(3, starts="1").rig(scores=(10, 10, 4)).race("clock", (FIGURE,))
    for seat in range(3):
        room.complete(seat, 100 + seat)
    assert room.table.scores == (12, 12, 6)
    assert room.heard(TurnBegan) == [TurnBegan(2, 1, (0, 1))]
    room.race("first", (FIGURE,), (FIGURE,), ())
    room.complete(1, 1).expire(2)
    assert room.heard(Ended) == [Ended((1,), False)]
    outcome = room.timeline.game.outcome(room.state)
    assert outcome is not None
    assert outcome.ranks == (2, 1, 3)


@rule("PX-18")
def test_more_points_win_over_fewer_of_twelve_and_more() -> None:
    room = Room(2).rig(scores=(11, 10)).race("first-second-third", (FIGURE,)).complete(0, 1).complete(1, 2)
    assert room.table.scores == (14, 12)
    assert room.heard(Ended) == [Ended((0,), False)]


@rule("PX-18")
def test_a_game_in_which_nobody_scores_ends_as_it_stands() -> None:
    room = Room(2).rig(scores=(3, 5))
    for _ in range(10):
        room.race("first", (FIGURE,)).act(0, GiveUp()).act(1, GiveUp())
    assert room.heard(Ended) == [Ended((1,), True)]


@rule("PX-14")
def test_a_piece_can_be_moved_and_taken_back() -> None:
    room = Room(2).race("first", (FIGURE,), test="without")
    piece = "I3"
    here, there = _everywhere(piece, challenges()[FIGURE].figure)[:2]
    room.act(0, Lay(piece, here)).act(0, Move(piece, there))
    assert room.view(0).laid == (Placement(piece, tuple(sorted(there))),)
    room.act(0, Lift(piece))
    assert room.view(0).laid == ()
    assert room.table.runners[0] == room.table.runners[1]


@rule("PX-15")
def test_a_replay_shows_the_pieces_that_only_their_owner_saw() -> None:
    room = Room(2).race("first", (FIGURE,))
    first, *_ = solution()
    room.lay(1, first)
    assert room.view(None).boards == room.view(0).boards == room.view(1).boards == ()
    assert POLYMINIX.replayed(room.state).boards == (((),), ((first,),))


def test_a_view_shows_the_last_turn_and_all_turns_at_the_end() -> None:
    room, sizes = Room(2, starts="1"), []
    for turn in range(1, 11):
        room.race("first", (FIGURE,)).act(0, GiveUp()).act(1, GiveUp())
        sizes.append(len(msgspec.json.encode(room.view(0))))
        assert len(room.view(0).table.results) == (1 if room.timeline.waiting else turn)
    assert not room.timeline.waiting
    assert [result.number for result in room.view(None).table.results] == list(range(1, len(sizes) + 1))
    assert max(sizes[:-1]) < 1.1 * sizes[0], "a game can have any number of turns"
