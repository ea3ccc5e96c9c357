"""Figures of one's own (PX-35): how they are written, checked and raced on, and what the solver says about them."""

from random import Random

import msgspec
import pytest

from salon.core import BadSetup, Record, Refusal
from salon.core.timeline import replay
from salon.games.polyminix import study
from salon.games.polyminix.bots import drawn
from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.content.own_figures import LONGEST_TITLE, read_own_figure
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.kit import KIT
from salon.games.polyminix.model import events
from salon.games.polyminix.model.actions import GiveUp, Lay, Roll
from salon.games.polyminix.model.events import ChallengeSet, Ended, RaceStarted
from salon.games.polyminix.model.figures import Figure, rectangle
from salon.games.polyminix.model.pieces import SHAPES
from salon.games.polyminix.model.problem import Placement, Problem
from salon.games.polyminix.solver import first
from tests.games.polyminix.tables import Room
from tests.support.rules import rule

RING = "yellow:7-5-7 A ring"
FIVE_BY_THREE = "green:1f-1f-1f Fifteen"


def cover() -> tuple[Placement, ...]:
    found = first(Problem(rectangle(3, 5)))
    assert found is not None
    return found


@rule("PX-35")
def test_a_figure_is_read_as_it_is_written() -> None:
    own = read_own_figure(RING)
    assert own.figure.rows == ("###", "#.#", "###")
    assert (own.level, own.title) == (Level.YELLOW, "A ring")
    assert own.challenge.name == "own A ring"
    assert read_own_figure("red:4-c").figure.rows == ("#.", "##"), "it is moved into its corner"
    assert read_own_figure("green:3").challenge.name == "unnamed"


@rule("PX-35")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nonsense", "polyminix-no-such-figure"),
        ("blue:3", "polyminix-no-such-figure"),
        ("green:xyz", "polyminix-no-such-figure"),
        ("green:3-", "polyminix-no-such-figure"),
        ("green:" + "-".join(["1"] * 11), "polyminix-no-such-figure"),
        ("green:0-0", "figure-empty"),
        ("green:" + "-".join(["3ff"] * 7), "figure-too-large"),
        ("green:" + "-".join(["ff"] * 8) + "-1", "figure-too-large"),
        ("green:5", "polyminix-figure-in-parts"),
        ("green:1-2", "polyminix-figure-in-parts"),
        ("green:7ff", "polyminix-figure-too-wide"),
        ("green:3 " + "a" * (LONGEST_TITLE + 1), "polyminix-figure-title"),
        ("green:3 a\u0301\u0302\u0303\u0304", "polyminix-figure-title"),
        ("green:3 \u3164", "polyminix-figure-title"),
        ("green:3 \u202eevil", "polyminix-no-such-figure"),
        ("green:3 a\nb", "polyminix-no-such-figure"),
        ("green:3 " + "a" * 300, "polyminix-no-such-figure"),
    ],
)
def test_what_is_no_figure_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        POLYMINIX.setup(2, {"figure": text}, "seed")
    assert refused.value.code == code


@rule("PX-35")
@pytest.mark.parametrize("options", [{"solo": "day", "day": "2026-11-19"}, {"solo": "campaign"}])
def test_a_game_has_a_figure_of_ones_own_or_one_of_the_deck(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup, match="figure-or-deck"):
        POLYMINIX.setup(1, {**options, "figure": RING}, "seed")
    chosen = {"solo": "challenge", "challenge": "green-2-01-a must-1", "figure": RING}
    with pytest.raises(BadSetup, match="figure-or-deck"):
        POLYMINIX.setup(1, chosen, "seed")


@rule("PX-35")
def test_a_game_without_cards_ignores_it() -> None:
    assert "figure" not in POLYMINIX.setup(2, {"game": "solve", "figure": RING}, "seed").options


@rule("PX-35", "PX-13")
def test_all_race_on_it_from_the_same_moment() -> None:
    room = Room(3, figure=FIVE_BY_THREE)
    assert room.heard(ChallengeSet) == [ChallengeSet("own-a")]
    table = room.table
    assert (table.phase, table.asked) == ("start", (table.current,))
    assert room.view(None).facts.is_own
    assert [made.number for made in room.view(None).facts.made] == [None]
    room.act(table.current, Roll(), 1_000)
    assert (room.table.phase, room.table.deadline_ms) == ("ready", 4_000)
    room.expire(4_000)
    assert room.heard(RaceStarted)
    assert not room.heard(events.TestDieRolled), "any pieces will do"
    for seat, at_ms in ((2, 10_000), (0, 20_000)):
        room.lay(seat, *cover(), at_ms=at_ms)
    room.act(1, GiveUp(), 21_000)
    assert room.heard(Ended) == [Ended((2,), fruitless=False)]
    outcome = POLYMINIX.outcome(room.state)
    assert outcome is not None
    assert [sheet.total for sheet in outcome.sheets] == [2, 0, 3]
    assert outcome.ranks == (2, 3, 1)


@rule("PX-35", "PX-34")
@pytest.mark.parametrize("solo", ["challenge", "dice"])
def test_alone_it_is_one_race_and_leaves_no_mark(solo: str) -> None:
    room = Room(1, figure=FIVE_BY_THREE, solo=solo, limit_seconds=0).act(0, Roll(), 5_000)
    assert room.table.phase == "race", "nobody waits for a countdown alone"
    room.lay(0, *cover(), at_ms=12_000)
    outcome = POLYMINIX.outcome(room.state)
    assert outcome is not None
    (line,) = outcome.sheets[0].lines
    assert (line.points, line.particulars["seconds"]) == (1, 7)
    assert KIT.marks is not None
    assert list(KIT.marks(room.timeline.setup, outcome, 0)) == []


@rule("PX-35", "PX-16")
def test_nobody_need_solve_it() -> None:
    room = Room(2, figure="red:1 One square").begin()
    for seat in (0, 1):
        room.act(seat, GiveUp(), 1_000)
    outcome = POLYMINIX.outcome(room.state)
    assert outcome is not None
    assert outcome.ranks == (1, 1)


@rule("PX-35", "PX-14")
def test_a_hole_stays_empty() -> None:
    room = Room(2, figure=RING).begin()
    middle = Lay("I3", ((1, 0), (1, 1), (1, 2)))
    with pytest.raises(Refusal, match="sticks-out"):
        room.act(0, middle)
    assert len(SHAPES["U5"]) == 5
    room.act(0, Lay("U5", ((0, 0), (0, 1), (0, 2), (1, 0), (1, 2)))).act(
        0, Lay("I3", ((2, 0), (2, 1), (2, 2)))
    )
    assert room.table.runners[0].done_ms == 0


@rule("PX-35")
def test_its_record_replays_elsewhere() -> None:
    room = Room(2, figure=FIVE_BY_THREE).begin()
    room.lay(0, *cover(), at_ms=9_000).act(1, GiveUp(), 9_500)
    stored = msgspec.json.decode(msgspec.json.encode(room.record()), type=Record)
    *_, last = replay(POLYMINIX, stored)
    assert last.timeline.state == room.state
    assert last.timeline.state.table.made[0].figure == rectangle(3, 5)


@rule("PX-35", "PX-32")
def test_bots_race_on_it_too() -> None:
    bots = KIT.load_bots().bots
    room, random = Room(2, figure=FIVE_BY_THREE), Random(3)
    while room.table.phase != "over":
        seat = room.table.asked[0]
        room.act(seat, bots["fair"].choose(room.view(seat), random), 1_000)
    assert sorted(room.table.scores) == [3, 3], "equal to the millisecond"


@rule("PX-35")
def test_the_solver_says_what_becomes_of_a_figure() -> None:
    answer = drawn.answer(study.DrawnQuestion(rectangle(1, 5)))
    raced = answer.kits[0]
    assert (raced.kit, raced.covers, raced.or_more) == ("polyminix", 3, False), (
        "I5, or I3 and I2 in two orders"
    )
    assert [kit.kit for kit in answer.kits[1:]] == ["pentominoes", "curved"]
    assert answer.cover is not None
    assert answer.level is Level.GREEN
    square = drawn.answer(study.DrawnQuestion(rectangle(8, 8)))
    assert (square.kits[0].covers, square.kits[0].or_more) == (study.MOST_WAYS, True)
    none = drawn.answer(study.DrawnQuestion(Figure(("#",))))
    assert (none.kits[0].covers, none.cover, none.level) == (0, None, None)


@rule("PX-35")
@pytest.mark.parametrize(
    ("rows", "code"),
    [
        (["#" * 65], "figure-too-large"),
        (["#" * 11], "polyminix-figure-too-wide"),
        (["#.#"], "polyminix-figure-in-parts"),
        (["."], "figure-empty"),
        ([], "figure-empty"),
        (["##", "#"], "figure-uneven"),
    ],
)
def test_a_question_about_no_figure_is_refused(rows: list[str], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        study.read(msgspec.json.encode({"type": "drawn", "figure": {"rows": rows}}))
    assert refused.value.code == code
