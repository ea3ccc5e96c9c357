"""`salon arena`: its output, its journal, and how it continues after an interruption."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from salon import cli
from salon.lab.arena.journal import Journal

MATCH = ["arena", "personimo", "--bots", "fair,random", "--games", "6", "--seed", "tea", "--jobs", "1"]


def arena(*words: str) -> int:
    return cli.main([*MATCH, *words])


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert arena("--json", *words) == 0
    return json.loads(capsys.readouterr().out)


def without_times(told: Any) -> Any:
    times = ("mean_ms", "median_ms", "p99_ms")
    bot_results = [
        {name: value for name, value in each.items() if name not in times} for each in told["standings"]
    ]
    return told | {"standings": bot_results}


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(["arena", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("salon: ")
    return said.err


def test_json_contains_the_command_that_reproduces_it(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys)
    assert (told["games"], told["deals"], told["seatings"]) == (6, 3, 2)
    assert [each["bot"] for each in told["standings"]] == ["fair", "random"]
    assert told["standings"][0]["wins"]["mean"] + told["standings"][1]["wins"]["mean"] == pytest.approx(1)
    assert told["timed"] == []
    capsys.readouterr()
    assert cli.main(told["command"].removeprefix("./salon ").split()) == 0
    assert without_times(json.loads(capsys.readouterr().out)) == without_times(told)


def test_several_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    alone = without_times(answer(capsys))
    together = without_times(answer(capsys, "--jobs", "2"))
    assert together["standings"] == alone["standings"]


def test_the_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--options", "bonus_centre,size=usual") == 0
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
        "thorny-crowns",
        "--jobs",
        "1",
    ]
    assert cli.main(words) == 0
    said = capsys.readouterr().out
    assert said.startswith("personimo solitaire=thorny: 3 games, 3 deals\n")
    assert "wins" not in said
    assert any(f"fair: {name}" in said for name in ("tarred", "unremarked", "architect of the year"))


def test_the_last_bot_fills_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "personimo", "--bots", "fair,random", "--players", "3", "--games", "1", "--json"]
    assert cli.main([*words, "--jobs", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["match"]["bots"] == ["fair", "random", "random"]


class TestKeeping:
    def test_the_same_command_goes_on(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        kept, whole = tmp_path / "kept", answer(capsys)
        assert arena("--games", "2", "--keep", str(kept)) == 0
        early = kept.read_bytes()
        capsys.readouterr()
        again = answer(capsys, "--keep", str(kept))
        assert kept.read_bytes().startswith(early), "what was played stays"
        assert kept.read_bytes().count(b"\n") == 1 + 6
        assert without_times(again)["standings"] == without_times(whole)["standings"]

    def test_a_torn_line_is_played_again(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        kept = tmp_path / "kept"
        whole = answer(capsys, "--keep", str(kept))
        body = kept.read_bytes()
        for size in (len(body) - 1, len(body) - 20, body.index(b"\n") // 2):
            kept.write_bytes(body[:size])
            again = answer(capsys, "--keep", str(kept))
            assert without_times(again)["standings"] == without_times(whole)["standings"]
            assert len([json.loads(line) for line in kept.read_bytes().splitlines()]) == 7

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
    def test_a_full_disk_is_explained(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        kept = tmp_path / "kept"
        whole = answer(capsys, "--keep", str(kept))
        with monkeypatch.context() as patched:
            patched.setattr(Journal, "_open", lambda self, size: Path("/dev/full").open("ab"))  # noqa: SIM115
            assert "can no longer be written: No space left" in refused(
                capsys, *MATCH[1:], "--games", "8", "--keep", str(kept)
            )
        again = answer(capsys, "--keep", str(kept))
        assert without_times(again)["standings"] == without_times(whole)["standings"]

    @pytest.mark.parametrize(
        ("words", "sentence"),
        [
            (["--seed", "milk"], "keeps another match: its seed is tea, not milk."),
            (["--bots", "random,fair"], """its bots is ["fair","random"], not ["random","fair"]."""),
            (["--options", "sprawl"], "its option sprawl is false, not true."),
        ],
    )
    def test_another_match_is_refused(
        self, words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        kept = tmp_path / "kept"
        assert arena("--games", "1", "--keep", str(kept)) == 0
        before = kept.read_bytes()
        capsys.readouterr()
        assert arena("--keep", str(kept), *words) == 2
        assert sentence in capsys.readouterr().err
        assert kept.read_bytes() == before

    @pytest.mark.parametrize("letter", ["Dear all,\nI shall be late", "Dear all", "{}\n", "\n"])
    def test_any_other_file_is_left_alone(
        self, letter: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        other = tmp_path / "letter.txt"
        other.write_text(letter, encoding="utf-8")
        assert arena("--keep", str(other)) == 2
        assert "is not a file of the arena" in capsys.readouterr().err
        assert other.read_text(encoding="utf-8") == letter

    def test_a_damaged_line_is_named(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        kept = tmp_path / "kept"
        assert arena("--keep", str(kept)) == 0
        lines = kept.read_text(encoding="utf-8").splitlines()
        kept.write_text("\n".join([*lines[:2], "{}", *lines[3:]]) + "\n", encoding="utf-8")
        assert arena("--keep", str(kept)) == 2
        assert "line 3 of" in capsys.readouterr().err


def hear_interrupts() -> None:
    """As at a terminal: a shell that starts these tests in the background has its children ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_no_game_is_lost_when_it_is_ended(how: signal.Signals, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    command = [
        sys.executable,
        "-m",
        "salon.cli",
        *MATCH,
        "--jobs",
        "2",
        "--games",
        "400",
        "--keep",
        str(kept),
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_interrupts
    ) as match:
        while not kept.exists() or kept.read_bytes().count(b"\n") < 5:
            assert match.poll() is None, match.communicate()
            time.sleep(0.02)
        match.send_signal(how)
        said = match.communicate()[1]
    lines = kept.read_bytes()
    games = lines[: lines.rfind(b"\n") + 1].splitlines()[1:]
    assert 4 <= len(games) < 400
    if how != signal.SIGKILL:
        assert match.returncode == 130
        assert f"the games so far are in {kept}: the same command continues from there" in said
        assert "Traceback" not in said
    numbers = {json.loads(line)["number"] for line in games}
    wanted = f"{max(numbers) + 1}"
    assert arena("--games", wanted, "--keep", str(kept)) == 0
    after = kept.read_bytes().splitlines()[1:]
    assert after[: len(games)] == games, "what was finished is not played again"
    assert {json.loads(line)["number"] for line in after} >= set(range(int(wanted)))


class TestRefusals:
    def test_bots_and_numbers(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert "no bot 'perfect'" in refused(capsys, "personimo", "--bots", "perfect,fair")
        assert "3 bots for 2 seats" in refused(
            capsys, "personimo", "--bots", "fair,fair,fair", "--players", "2"
        )
        assert "--games wants" in refused(capsys, "personimo", "--bots", "fair", "--games", "0")

    def test_options(self, capsys: pytest.CaptureFixture[str]) -> None:
        pair = ["personimo", "--bots", "fair,fair"]
        assert "no preset 'chess'; it has base" in refused(capsys, *pair, "--preset", "chess")
        assert "has no preset 'base'; it has none" in refused(
            capsys, "polyminix", "--bots", "fair", "--preset", "base"
        )
        assert "size is one of usual, 6x6" in refused(capsys, *pair, "--options", "size=5x5")
        assert "sprawl is one of off, on" in refused(capsys, *pair, "--options", "sprawl=perhaps")
        assert "chess" in refused(capsys, *pair, "--options", "chess=1")
        assert "6×6" in refused(capsys, "personimo", "--bots", "fair,fair,fair", "--options", "size=6x6")

    def test_where_it_is_played(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        pair = ["personimo", "--bots", "random,random"]
        monkeypatch.setitem(sys.modules, "ray", None)
        monkeypatch.setitem(sys.modules, "distributed", None)
        assert "needs Ray, which is not installed here: pip install" in refused(
            capsys, *pair, "--backend", "ray"
        )
        assert "needs Dask, which is not installed" in refused(capsys, *pair, "--backend", "dask")
        assert "processes run on this machine" in refused(capsys, *pair, "--address", "10.0.0.1")
        monkeypatch.setitem(sys.modules, "joblib", None)
        assert "needs joblib, which is not installed" in refused(capsys, *pair, "--jobs", "2")

    def test_a_file_that_cannot_be_written(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        nowhere = tmp_path / "nowhere" / "kept"
        assert "cannot be written" in refused(capsys, "personimo", "--bots", "fair", "--keep", str(nowhere))
        assert "cannot be read" in refused(capsys, "personimo", "--bots", "fair", "--keep", str(tmp_path))
