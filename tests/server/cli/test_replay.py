"""`salon replay`: what a record file shows to somebody who does not trust the house."""

from pathlib import Path

import msgspec
import pytest

from salon import cli
from salon.core import Record
from tests.support.games import ANY_GAME
from tests.support.records import random_record


@pytest.fixture(scope="module")
def record() -> Record:
    return random_record(ANY_GAME, seats=2, seed="replay")


def test_a_record_is_replayed_and_its_shuffle_checked(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(record.to_json())
    assert cli.main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "Every shuffle follows from the seed." in shown
    assert "1.  seat" in shown


def test_another_seed_is_found_out(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    forged = msgspec.structs.replace(record.setup, seed="another")
    file.write_bytes(msgspec.structs.replace(record, setup=forged).to_json())
    assert cli.main(["replay", str(file)]) == 1
    assert "do NOT follow" in capsys.readouterr().out


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"setup":{},"entries":[]}'])
def test_what_is_no_record_is_refused_in_words(
    body: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(body)
    assert cli.main(["replay", str(file)]) == 1
    assert "does not replay" in capsys.readouterr().err


@pytest.mark.parametrize("change", [{"what": "act"}, {"seq": 3}])
def test_a_record_without_its_beginning_is_refused(
    record: Record, change: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, *rest = record.entries
    file = tmp_path / "game.json"
    entries = (msgspec.structs.replace(first, **change), *rest)
    file.write_bytes(msgspec.structs.replace(record, entries=entries).to_json())
    assert cli.main(["replay", str(file)]) == 1
    assert "begins with its start" in capsys.readouterr().err


def test_a_record_of_newer_rules_is_refused(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    newer = msgspec.structs.replace(record.setup, rules_version=record.setup.rules_version + 1)
    file.write_bytes(msgspec.structs.replace(record, setup=newer).to_json())
    assert cli.main(["replay", str(file)]) == 1
    assert "needs a newer Salon" in capsys.readouterr().err
