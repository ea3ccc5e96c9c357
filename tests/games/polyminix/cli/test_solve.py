"""`salon polyminix solve`, as it is typed."""

import io
import json
from pathlib import Path

import pytest

from salon import cli


def answer(capsys: pytest.CaptureFixture[str], words: str, code: int = 0) -> str:
    assert cli.main(["polyminix", *words.split()]) == code
    return capsys.readouterr().out


def test_counting_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    said = json.loads(answer(capsys, "solve --figure 5x12 --kit pentominoes --count --json"))
    assert said["solutions"] == 4040
    assert said["distinct"] == 1010
    assert said["area"] == 60


def test_the_boxes(capsys: pytest.CaptureFixture[str]) -> None:
    for box, covers in (
        ("--must L5,V5,P5", 4),
        ("--plus V5+2", 12),
        ("--without I5,L5,P5,U5,V5", 152),
        ("--sizes 5,5,5", 24),
        ("", 1124),
    ):
        said = json.loads(answer(capsys, f"solve --figure 3x5 --count --json {box}"))
        assert said["solutions"] == covers, box


def test_covers_as_text_json_and_svg(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert answer(capsys, "solve --figure ##/#. --first") == "L3 L3\nL3\n"
    said = json.loads(answer(capsys, "solve --figure 1x5 --all --json"))
    assert said["solutions"] == 3
    assert ["I5", [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]]] in [cover[0] for cover in said["covers"]]
    assert answer(capsys, "solve --figure 1x5 --all --distinct").count("I") == 10
    drawing = tmp_path / "cover.svg"
    answer(capsys, f"solve --figure 8x8 --svg {drawing}")
    assert drawing.read_text().count("<text") == 15


def test_figures_from_a_file_and_from_standard_input(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "figure.txt"
    file.write_text("###\n#.#\n")
    assert answer(capsys, f"solve --figure {file}") == "U5 U5 U5\nU5    U5\n"
    monkeypatch.setattr("sys.stdin", io.StringIO("##"))
    assert answer(capsys, "solve --figure -") == "I2 I2\n"


def test_no_cover_no_time_and_nonsense(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "solve --figure 8x8 --kit pentominoes", code=1) == "no cover\n"
    answer(capsys, "solve --figure 8x8 --count --seconds 0", code=3)
    assert cli.main(["polyminix", "solve", "--figure", "3x3", "--must", "X5"]) == 2
    assert "“polyminix” has no piece X5" in capsys.readouterr().err


def test_what_cannot_be_read_written_or_meant_is_said_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def said(*words: str, code: int) -> str:
        assert cli.main(["polyminix", "solve", *words]) == code
        told = capsys.readouterr()
        return told.out + told.err

    (tmp_path / "binary").write_bytes(b"\xff\xfe#")
    assert "can’t be read as text" in said("--figure", str(tmp_path / "binary"), code=2)
    nowhere = str(tmp_path / "nowhere" / "cover.svg")
    assert f"{nowhere} cannot be written" in said("--figure", "2x2", "--svg", nowhere, code=2)
    assert said("--figure", "2x2", "--must", "", code=1).startswith("no cover\n"), "no piece at all"
    assert said("--figure", "2x2", "--plus", "+99999", code=1) == "no cover\n", "more than there are"
    assert "these pieces have 5 squares, the figure 4" in said("--figure", "2X2", "--must", "i5", code=1)
    assert "There’s no file “nowhere.txt”" in said("--figure", "nowhere.txt", code=2)
    assert "The kits are polyminix, pentominoes, curved" in said("--figure", "2x2", "--kit", "foo", code=2)
    assert "at most 64 squares" in said("--figure", "9" * 5000 + "x2", code=2)
    assert "Which figure?" in said(code=2)
    wide = "\n".join(["#" + " " * 300, "#"])
    assert said("--figure", wide, code=0) == "I2\nI2\n", "a drawing that is too long for a file's name"
    for limit in ("-1", "nan", "inf", "soon"):
        with pytest.raises(SystemExit):
            cli.main(["polyminix", "solve", "--figure", "2x2", "--seconds", limit])
        assert "is not a number of seconds from 0 on" in capsys.readouterr().err
    for most in ("0", "-1"):
        with pytest.raises(SystemExit):
            cli.main(["polyminix", "solve", "--figure", "2x2", "--all", "--most", most])
        assert "is not a number from 1 on" in capsys.readouterr().err


def test_a_problem_in_json(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = {"figure": ["###", "#.#"], "kit": ["U5", "I2"], "box": {"type": "must", "pieces": ["U5"]}}
    file = tmp_path / "problem.json"
    file.write_text(json.dumps(problem))
    assert answer(capsys, f"solve --problem {file}") == "U5 U5 U5\nU5    U5\n"
    monkeypatch.setattr("sys.stdin", io.StringIO('{"figure": "3x5"}'))
    assert json.loads(answer(capsys, "solve --problem - --count --json"))["solutions"] == 1124
    for broken, why in (
        ('{"figure": ["##", "#"]}', "all rows need 2"),
        ('{"figure": "2x2", "size": 2}', "isn’t a problem in JSON"),
        ('{"figure": ["' + "#" * 65 + '"]}', "at most 64 squares, not 65"),
    ):
        file.write_text(broken)
        assert cli.main(["polyminix", "solve", "--problem", str(file)]) == 2
        assert why in capsys.readouterr().err


def test_a_sample_is_the_same_for_the_same_number(capsys: pytest.CaptureFixture[str]) -> None:
    covers = {answer(capsys, f"solve --figure 4x5 --sample {seed}") for seed in (1, 2, 3, 1, 2, 3)}
    assert 1 < len(covers) <= 3


def test_what_was_found_is_kept_when_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    answer(capsys, "solve --figure 6x10 --first")
    assert cli.main(["polyminix", "solve", "--figure", "8x8", "--all", "--seconds", "1"]) == 3
    told = capsys.readouterr()
    covers = told.out.count("\n\n") + 1
    assert covers > 1
    assert f"there may be more than these {covers} covers" in told.err
