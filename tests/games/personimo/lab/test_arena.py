"""The arena with Personimo: its options, its solitaires, its deadlines, and its bots that need compiled code."""

from pathlib import Path
from random import Random

import pytest

from salon import cli
from salon.core import BadSetup
from salon.games.personimo import PERSONIMO
from salon.games.personimo.model.actions import Settle
from salon.games.registry import find_bot
from salon.lab.arena import InvalidMatch, Match, play
from tests.support.arena import refused


def test_the_table_for_people_names_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    match = ["--bots", "fair,random", "--games", "6", "--seed", "tea", "--jobs", "1"]
    assert cli.main(["arena", "personimo", *match, "--options", "bonus_centre,size=usual"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "personimo bonus_centre=True: 6 games, 3 deals, every deal in 2 seatings"
    columns = ["bot", "seats", "wins", "95", "%", "points", "margin", "mean", "median", "p99"]
    assert said[2].split() == columns
    assert [line.split()[0] for line in said[3:5]] == ["fair", "random"]


def test_a_solitaire_is_told_by_its_remarks(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "arena",
        "personimo",
        "--bots",
        "fair",
        "--games",
        "3",
        "--preset",
        "waning",
        "--jobs",
        "1",
    ]
    assert cli.main(words) == 0
    said = capsys.readouterr().out
    assert said.startswith("personimo: 3 games, 3 deals\n")
    assert "wins" not in said
    assert any(f"fair: {name}" in said for name in ("tarred", "unremarked", "architect of the year"))


def test_a_match_with_other_options_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept"
    match = ["personimo", "--bots", "fair,random", "--seed", "tea", "--jobs", "1", "--keep", str(kept)]
    assert cli.main(["arena", *match, "--games", "1"]) == 0
    before = kept.read_bytes()
    capsys.readouterr()
    assert "its option sprawl is false, not true." in refused(
        capsys, *match, "--games", "6", "--options", "sprawl"
    )
    assert kept.read_bytes() == before


def test_options_that_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    pair = ["personimo", "--bots", "fair,fair"]
    assert "no preset 'chess'; it has base" in refused(capsys, *pair, "--preset", "chess")
    assert "size is one of usual, 6x6" in refused(capsys, *pair, "--options", "size=5x5")
    assert "sprawl is one of off, on" in refused(capsys, *pair, "--options", "sprawl=perhaps")
    assert "chess" in refused(capsys, *pair, "--options", "chess=1")
    assert "6×6" in refused(capsys, "personimo", "--bots", "fair,fair,fair", "--options", "size=6x6")


def test_options_are_checked_by_the_game() -> None:
    with pytest.raises(BadSetup):
        Match.of("personimo", ["fair"] * 3, {"size": "6x6"})


def test_a_deadline_plays_its_default() -> None:
    """A player who needs a minute for a decision of thirty seconds never makes it."""

    class Slow:
        def choose(self, view: object, random: Random) -> object:
            return find_bot("personimo", "random").choose(view, random)

        def pause_ms(self, view: object, action: object, random: Random) -> int:
            return 60_000

    setup = PERSONIMO.setup(2, {"turn_seconds": 30}, "slow")
    finished = play(PERSONIMO, setup, [Slow(), Slow()], lambda seat, seq: Random(seq))
    played_by_time = play(PERSONIMO, setup, [Slow(), Slow()], lambda seat, seq: Random(-seq))
    assert finished.timeline.state == played_by_time.timeline.state


def test_a_bot_that_breaks_a_rule_is_named() -> None:
    class Cheat:
        def choose(self, view: object, random: Random) -> object:
            return Settle()

    with pytest.raises(RuntimeError, match="tried Settle"):
        play(PERSONIMO, PERSONIMO.setup(2, {}, "x"), [Cheat(), Cheat()], lambda seat, seq: Random(0))


def test_a_bot_that_would_play_as_another_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salon.lab.arena.match.find_spec", lambda name: None)
    Match.of("personimo", ["sharp", "random"])
    for name in ("master", "mce:20"):
        with pytest.raises(InvalidMatch, match=rf"'{name}' is itself only with compiled code.*salon\[fast\]"):
            Match.of("personimo", [name, "random"])
