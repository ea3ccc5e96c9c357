"""What a salon keeps can be read by its owner alone, whatever the umask, and whatever an earlier version left."""

import argparse
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from salon.server.cli import backup, records
from salon.server.cli.data_location import lock, log_notes, prepare, settings_for
from salon.server.store.disk import permissions
from tests.support.server.harness import open_salon
from tests.support.server.process import real_server

pytestmark = pytest.mark.skipif(os.name != "posix", reason="file modes")


@pytest.fixture(autouse=True)
def loose_umask() -> Iterator[None]:
    before = os.umask(0o000)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    paths = [folder, *folder.glob("salon*")]
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in paths}


def is_private(folder: Path) -> bool:
    return not any(mode & 0o077 for mode in modes(folder).values())


def ran(command: ModuleType, *words: Path | str) -> int:
    parser = argparse.ArgumentParser()
    command.configure(parser)
    code: int = command.run(parser.parse_args([str(word) for word in words]))
    return code


def test_a_new_salon_is_private_from_its_first_moment(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with real_server(folder) as server:
        found = modes(folder)
        assert {"salon.sqlite3", "salon.sqlite3-wal", "salon.sqlite3-shm", "salon.lock"} <= set(found)
        assert is_private(folder), found
        assert "others could read" not in server.stop()


def test_what_others_could_read_is_repaired_at_the_start_and_said(tmp_path: Path) -> None:
    folder = tmp_path / "old"
    with real_server(folder) as server:
        server.kill()  # so the files beside the database stay
    folder.chmod(0o755)
    for path in folder.glob("salon*"):
        path.chmod(0o644)
    assert not is_private(folder)
    with real_server(folder) as server:
        assert is_private(folder), modes(folder)
        assert f"others could read {folder}" in server.stop()
    assert is_private(folder)


def test_every_repair_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tmp_path.chmod(0o750)
    settings = settings_for(tmp_path, None, 0)
    log_notes(prepare(settings))
    assert [record.message for record in caplog.records] == [
        f"others could read {tmp_path}: from now on only its owner can"
    ]
    assert prepare(settings) == []


def test_a_folder_that_everybody_shares_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    settings = settings_for(tmp_path, None, 0)
    held = lock(settings)
    assert prepare(settings) == []
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o1777
    assert modes(tmp_path) | {tmp_path.name: 0} == {
        tmp_path.name: 0,
        "salon.sqlite3": 0o600,
        "salon.lock": 0o600,
    }
    assert held is not None
    held.close()


async def test_backups_and_records_are_private(tmp_path: Path) -> None:
    house, exported, file = tmp_path / "house", tmp_path / "records", tmp_path / "backup"
    permissions.make_folder(house)
    async with open_salon(house) as salon:
        _, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 1})
        await ada.act({"type": "Vote", "points": 1})
        await ben.news(1)
        await ben.act({"type": "Vote", "points": 1}, seat=1)
        await ada.news(2)
        turn = ada.seen[-1]["seats"][0]["view"]["turn"]
        await (ada, ben)[turn].act({"type": "Pass"}, seat=turn)
    assert is_private(house)
    for command, path in ((backup, file), (records, exported)):
        assert ran(command, path, "--data", house) == 0
    written = list(exported.iterdir())
    assert len(written) == 1
    for path, mode in ((file, 0o600), (exported, 0o700), (written[0], 0o600)):
        assert stat.S_IMODE(path.stat().st_mode) == mode, path
