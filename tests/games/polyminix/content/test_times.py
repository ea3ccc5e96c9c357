"""Times of real players: collected from records, without bots, hints and unfinished figures."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from salon.cli import main
from salon.core import Record
from salon.games.polyminix.content.difficulty import difficulty
from salon.games.polyminix.content.times import (
    Time,
    agreement,
    better_weights,
    by_level,
    by_test,
    pace,
    times_in,
)
from salon.games.polyminix.model.actions import GiveUp, PickChallenge, TakeHint, TestFace
from salon.games.polyminix.rules.goals import challenges
from tests.games.polyminix.tables import FIGURE, Room, solution
from tests.golden.golden import GoldenId, playthroughs
from tests.support.rules import rule


def solo(test: TestFace = "must-1", seconds: int = 30, *, hint: bool = False, name: str = FIGURE) -> Record:
    """The record of one player who takes this long over a challenge."""
    room = Room(1, solo="challenge").act(0, PickChallenge(name, test))
    if hint:
        room.act(0, TakeHint("next"))
    return room.lay(0, *solution(name, test), at_ms=1000 * seconds).record()


@rule("PX-5")
def test_a_time_is_of_a_person_on_one_figure_without_a_hint() -> None:
    (time,) = times_in(solo(seconds=30))
    assert (time.challenge.id, time.test, time.seconds) == (FIGURE, "must-1", 30)
    assert list(times_in(solo(hint=True))) == []
    assert list(times_in(replace(solo(), bots=(0,)))) == []
    gave_up = Room(1, solo="challenge").act(0, PickChallenge(FIGURE, "must-1")).act(0, GiveUp())
    assert list(times_in(gave_up.record())) == []


@rule("PX-5", "PX-33")
def test_times_of_whole_games_are_found_those_on_new_challenges_too() -> None:
    found = {name: list(times_in(GoldenId("polyminix", name).read().record)) for name in ("1", "2-new", "4")}
    assert len(found["1"]) == 32, "a campaign of one colour, solved to its end"
    assert any(time.challenge.id.startswith("new-") for time in found["2-new"])
    assert found["4"]
    other = next(golden for golden in playthroughs() if golden.game != "polyminix")
    assert list(times_in(other.read().record)) == []


def times_as_rated(factor: float = 1.0) -> list[Time]:
    """People who take exactly as long as the ratings say."""
    named = list(challenges().values())
    return [Time(one, "sizes", factor * 2 ** difficulty(one.efforts[5])) for one in named[::3] if one.efforts]


def test_who_takes_as_long_as_rated_agrees_with_the_ratings() -> None:
    times = times_as_rated(factor=2.0)
    assert pace(times) == pytest.approx(1.0)
    assert agreement(times) == pytest.approx(1.0)
    assert all(each.seconds == pytest.approx(each.expected, rel=0.02) for each in by_level(times))
    weights = better_weights(times)
    assert weights is not None
    for time in times:
        assert difficulty(time.effort, weights) == pytest.approx(1.0 + time.rated, abs=0.3)


def test_what_takes_longer_than_expected_is_told_first() -> None:
    *times, odd = times_as_rated()
    times.append(odd._replace(seconds=20 * odd.seconds))
    assert by_test(times)[0].what == f"{odd.challenge.id} sizes"


def test_few_times_make_no_weights() -> None:
    assert better_weights(times_as_rated()[:3]) is None
    assert agreement(times_as_rated()[:1]) is None


def test_the_command_reads_files_and_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seconds in (20, 40):
        (tmp_path / f"{seconds}.json").write_bytes(solo(seconds=seconds).to_json())
    (tmp_path / "other.json").write_text("[]", encoding="ascii")
    assert main(["polyminix", "times", str(tmp_path), "--json"]) == 0
    told = capsys.readouterr()
    report = json.loads(told.out)
    assert report["times"] == 2
    assert report["levels"] == [
        {"what": "green", "times": 2, "seconds": 30.0, "expected": pytest.approx(30, abs=2)}
    ]
    assert "other.json is no record" in told.err
    assert main(["polyminix", "times", str(tmp_path)]) == 0
    assert FIGURE in capsys.readouterr().out
    assert main(["polyminix", "times", str(tmp_path / "other.json")]) == 1


def test_a_record_that_does_not_replay_is_passed_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = solo()
    odd_setup = replace(good.setup, options={**good.setup.options, "kit": "none"})
    for name, record in {
        "good": good,
        "moved": replace(good, entries=(good.entries[0], *good.entries[2:])),
        "setup": replace(good, setup=odd_setup),
        "draws": replace(good, entries=(replace(good.entries[0], draws=()), *good.entries[1:])),
    }.items():
        (tmp_path / f"{name}.json").write_bytes(record.to_json())
    (tmp_path / "text.json").write_bytes(b"\xff")
    assert main(["polyminix", "times", str(tmp_path), "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["times"] == 1
    assert [name for name in ("draws", "good", "moved", "setup", "text") if f"{name}.json" in told.err] == [
        "draws",
        "moved",
        "setup",
        "text",
    ]
