"""`salon puzzles`, as it is typed: list, make with resuming, prove, and what cannot be done in words."""

from pathlib import Path

import pytest

from salon import cli
from salon.games.personimo.puzzles.shipped import everything


def answer(capsys: pytest.CaptureFixture[str], words: str, code: int = 0) -> str:
    assert cli.main(["puzzles", *words.split()]) == code
    said = capsys.readouterr()
    return said.err if code == 2 else said.out


def test_the_list_by_theme(capsys: pytest.CaptureFixture[str]) -> None:
    everything_said = answer(capsys, "list").splitlines()
    assert everything_said[-1] == f"{len(everything())} of {len(everything())} puzzles"
    denial = answer(capsys, "list --theme denial").splitlines()
    assert all(" denial " in line for line in denial[:-1])
    assert 1 < len(denial) < len(everything_said)


def test_more_are_made_and_a_file_is_continued(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "more.jsonl"
    words = f"make {file} --players 1 --seed more --count 1"
    answer(capsys, words)
    once = file.read_bytes()
    answer(capsys, words)
    twice = file.read_bytes()
    assert twice.startswith(once)
    assert len(twice.splitlines()) > len(once.splitlines())
    assert len(set(twice.splitlines())) == len(twice.splitlines()), "nothing is made twice"
    assert "1 of 1 puzzles proven" in answer(capsys, f"prove {file} --number 1 --worlds 300")


@pytest.mark.parametrize(
    ("text", "why"), [(b"{}\n", "line 1"), (b"\xff\n", "line 1"), (b'{"seats": "two"}\n', "line 1")]
)
def test_what_is_no_file_of_puzzles_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: bytes, why: str
) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(text)
    for words in (f"list {file}", f"prove {file}", f"make {file}"):
        assert why in answer(capsys, words, 2).lower()
    assert file.read_bytes() == text


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "none.jsonl" in answer(capsys, f"list {tmp_path / 'none.jsonl'}", 2)
