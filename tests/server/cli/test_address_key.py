"""The secret for hashes of addresses: outside the database, for its owner alone, and the same after a restart."""

import argparse
import os
import stat
from pathlib import Path

import pytest

from salon.server.cli import data_location


def test_a_folder_has_one_secret_for_its_owner_alone(tmp_path: Path) -> None:
    first = data_location.settings_for(tmp_path / "one", None, 0)
    again = data_location.settings_for(tmp_path / "one", None, 0)
    other = data_location.settings_for(tmp_path / "other", None, 0)
    assert len(first.address_key) == 32
    assert first.address_key == again.address_key != other.address_key
    if os.name == "posix":
        mode = (tmp_path / "one" / data_location.ADDRESS_KEY).stat().st_mode
        assert stat.S_IMODE(mode) == 0o600


def test_servers_that_share_a_database_do_not_use_the_secret_of_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SALON_BUS", raising=False)
    settings = data_location.settings_for(tmp_path, None, 0)
    options = argparse.Namespace(database="postgresql://host/name", bus=None, workers=1)
    assert data_location.applied(settings, options).address_key == ""
