"""What whoever runs a salon has mistyped, or what is wrong with its files, is said in a line, with what to do."""

import gzip
import io
import subprocess
import sys
from pathlib import Path

import pytest

from salon.server.settings import sqlite_address
from salon.server.store import dump
from salon.server.store.dialect import open_engine
from salon.server.store.migrate import migrate
from tests.support.server.process import PATIENCE_S

NOT_OPENED = ["--no-browser", "--port", "0"]


def salon(*words: str | Path) -> tuple[int, str]:
    command = [sys.executable, "-m", "salon.cli", *map(str, words)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    return ended.returncode, ended.stderr


def newer(folder: Path) -> None:
    engine = open_engine(sqlite_address(folder))
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["play", *NOT_OPENED]])
@pytest.mark.parametrize("what", ["newer", "broken"])
def test_games_that_cannot_be_read(tmp_path: Path, command: list[str], what: str) -> None:
    if what == "newer":
        newer(tmp_path)
    else:
        (tmp_path / "salon.sqlite3").write_text("This was a database once. " * 99, encoding="ascii")
    code, said = salon(*command, "--data", tmp_path)
    assert (code, said.count("\n")) == (1, 1), said
    assert {"newer": "install that one", "broken": "not a database"}[what] in said


def test_nothing_is_restored_to_a_newer_salon(tmp_path: Path) -> None:
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
    migrate(engine := open_engine(sqlite_address(tmp_path / "here")))
    engine.dispose()
    newer(tmp_path / "there")
    assert salon("backup", tmp_path / "file", "--data", tmp_path / "here")[0] == 0
    code, said = salon("restore", tmp_path / "file", "--data", tmp_path / "there")
    assert (code, said.count("\n")) == (1, 1), said
    assert "newer salon" in said


def test_a_backup_with_any_byte_changed_is_refused_in_words(tmp_path: Path) -> None:
    migrate(engine := open_engine(sqlite_address(tmp_path)))
    whole = io.BytesIO()
    dump.write(engine, tmp_path, (), whole)
    engine.dispose()
    body = whole.getvalue()
    inside = range(10, len(body) - 8)  # around it are gzip's own head and sum
    for place in [*inside][:: len(inside) // 50]:
        changed = bytearray(body)
        changed[place] ^= 0x55
        assert not _is_same(bytes(changed), gzip.decompress(body))
        (tmp_path / "there").mkdir(exist_ok=True)
        there = open_engine(sqlite_address(tmp_path / "there"))
        with pytest.raises(dump.BadDump):
            dump.read(io.BytesIO(changed), there, tmp_path / "there", ())
        there.dispose()


def _is_same(packed: bytes, whole: bytes) -> bool:
    try:
        return gzip.decompress(packed) == whole
    except Exception:  # noqa: BLE001  (whatever gzip says of it)
        return False


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--url", "salon.example.org"], "https://salon.example.org"),
        (["--url", "http://["], "https://"),
        (["--host", "203.0.113.9"], "--host"),
        (["--host", "no-such-name.invalid"], "--host"),
    ],
)
def test_an_address_that_is_none_of_ours(tmp_path: Path, words: list[str], said: str) -> None:
    code, line = salon("serve", "--data", tmp_path, *words)
    assert (code, line.count("\n")) == (1, 1), line
    assert said in line


def test_records_of_no_salon_make_none(tmp_path: Path) -> None:
    code, said = salon("records", tmp_path / "out", "--data", tmp_path)
    assert (code, said.count("\n")) == (1, 1), said
    assert "there is no salon" in said
    assert list(tmp_path.iterdir()) == []


def test_records_that_have_no_place(tmp_path: Path) -> None:
    migrate(engine := open_engine(sqlite_address(tmp_path)))
    engine.dispose()
    (tmp_path / "file").touch()
    code, said = salon("records", tmp_path / "file", "--data", tmp_path)
    assert (code, said.count("\n")) == (1, 1), said
