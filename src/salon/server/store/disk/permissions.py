"""File modes: what a salon keeps can be read by its owner alone."""

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import IO

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077
OURS = ("salon.sqlite3*", "salon.lock")
"""The files of a data folder that belong to a salon."""


def open_private(path: Path, flags: int = os.O_WRONLY | os.O_CREAT | os.O_EXCL) -> int:
    """A file descriptor. If the file is created, only its owner can read it."""
    return os.open(path, flags, FILE)


def open_lock(path: Path) -> IO[bytes]:
    """A lock file, which is created if there is none."""
    return os.fdopen(open_private(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND), "ab")


def create_private(path: Path) -> None:
    """Create an empty file that only its owner can read, unless there is one.

    An existing file is not opened: to close it would release the locks that SQLite holds on it in this process.
    """
    with contextlib.suppress(FileExistsError):
        os.close(open_private(path))


def make_folder(path: Path) -> None:
    """Create a folder that only its owner can read, unless there is one."""
    path.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def repair(folder: Path) -> list[Path]:
    """Take the rights of others from a data folder and its files; returns what has been changed."""
    return [path for path in _kept_in(folder) if _make_private(path)]


def _kept_in(folder: Path) -> Iterator[Path]:
    if not _is_shared(folder):
        yield folder
    for pattern in OURS:
        yield from sorted(path for path in folder.glob(pattern) if path.is_file())


def _is_shared(folder: Path) -> bool:
    """Whether a folder is not only a salon's: a temporary folder of everybody, a home, or the root."""
    place = folder.resolve()
    return bool(place.stat().st_mode & stat.S_ISVTX) or place in (Path.home().resolve(), Path(place.anchor))


def _make_private(path: Path) -> bool:
    """Take the rights of others from a file. False if they had none, or if the file is not ours to change."""
    mode = stat.S_IMODE(path.stat().st_mode)
    if os.name != "posix" or not mode & OTHERS:
        return False
    try:
        path.chmod(mode & ~OTHERS)
    except PermissionError:
        return False
    return True
