"""The programs that tests need: found where they are, installed where that is allowed, asked for in words elsewhere."""

from pathlib import Path

import pytest

from tools.base import SetupError
from tools.check import machine


def test_what_is_named_counts_more_than_what_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SALON_POSTGRES", str(tmp_path))
    monkeypatch.setenv("SALON_REDIS", str(tmp_path / "redis"))
    assert machine.find_postgres() == tmp_path
    assert machine.find_redis() == str(tmp_path / "redis")
    machine.need_services()


def test_postgres_needs_both_of_its_programs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SALON_POSTGRES", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("postgres", "initdb"):
        assert machine.find_postgres() != tmp_path
        (tmp_path / name).write_text("#!/bin/sh\n", encoding="ascii")
        (tmp_path / name).chmod(0o755)
    assert machine.find_postgres() == tmp_path


def test_what_is_missing_and_cannot_be_installed_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SALON_POSTGRES", str(tmp_path))
    monkeypatch.delenv("SALON_REDIS", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SetupError, match=r"need redis-server\. Install it .* or set SALON_REDIS"):
        machine.need_services()
