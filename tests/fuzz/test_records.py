"""Records, mangled: `salon replay` says what is wrong, or plays them; it never breaks down."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon import cli
from salon.testing.tables import Table, played
from tests.fuzz.mangling import broken, mangled, tries
from tests.fuzz.test_actions import ONE_OF_EACH


def replayed(path: Path, record: bytes, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    path.write_bytes(record)
    code = cli.main(["replay", str(path)])
    return code, capsys.readouterr().err


@st.composite
def near(draw: st.DrawFn, record: Any) -> bytes:
    """Something like a record."""
    if draw(st.integers(0, 5)) == 0:
        return draw(broken(json.dumps(record).encode()))
    part = draw(st.sampled_from(["setup", "entries", "all"]))
    if part == "all":
        return json.dumps(draw(mangled(record))).encode()
    return json.dumps({**record, part: draw(mangled(record[part]))}).encode()


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
def test_mangled_records_are_refused_or_replayed(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = json.loads(played(table).record.to_json())
    record = {**whole, "entries": whole["entries"][:25]}
    assert replayed(tmp_path / "good.json", json.dumps(record).encode(), capsys) == (0, "")

    @tries(0.6)
    @given(near(record))
    def replay(body: bytes) -> None:
        code, said = replayed(tmp_path / "record.json", body, capsys)
        assert code in (0, 1)
        assert said == "" or said.startswith("salon: ")
        assert "Traceback" not in said

    replay()


@pytest.mark.parametrize("body", [b"[" * 100_000, b'{"setup":' * 50_000, b"\xff\xfe", b"", b"null"])
def test_what_is_no_record_at_all(body: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = replayed(tmp_path / "record.json", body, capsys)
    assert code == 1
    assert "does not replay" in said
