"""`salon replay` tells which rule a record breaks."""

from pathlib import Path

import msgspec
import pytest

from salon import cli
from tests.support.records import random_record


def test_a_record_that_breaks_a_rule_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = random_record("personimo", seats=2, seed="replay")
    entries = list(record.entries)
    entries[1] = msgspec.structs.replace(entries[1], action=msgspec.Raw(b'{"type":"Claim","position":99}'))
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.structs.replace(record, entries=tuple(entries)).to_json())
    assert cli.main(["replay", str(file)]) == 1
    assert "There’s no such card" in capsys.readouterr().err
