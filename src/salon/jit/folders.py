"""The folders of compiled code. Loading it runs it, so nobody but this user may write there."""

import logging
import os
import stat
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numba

_numba: Any = numba
"""Numba has no annotations."""

log = logging.getLogger(__name__)


class UnsafeFolderError(OSError):
    """Somebody else may have written into a folder of compiled code."""


@cache
def base() -> Path:
    """Return the folder of all compiled code for this Python and this Numba; raise OSError if it can't be used.

    Others may have written to a folder without the ending: those were made as the umask of this user says."""
    abi = getattr(sys, "abiflags", "")
    folder = _caches() / f"{sys.implementation.cache_tag}{abi}-numba-{numba.__version__}-private"
    make(folder)
    return folder


def make(folder: Path) -> None:
    """Make a folder, and those it lies in, for this user alone; raise OSError if it can't be used."""
    for missing in reversed([each for each in (folder, *folder.parents) if not each.exists()]):
        missing.mkdir(mode=0o700, exist_ok=True)
    check(folder)


def check(folder: Path) -> None:
    """Raise UnsafeFolderError if there is a folder of another user, or one that others may write to."""
    if not folder.exists():
        return
    why = _unsafe(folder)
    if why is not None:
        if not _warned:
            _warned.append(folder)
            log.warning("Compiled code is not kept in %s: %s. Bots are slower to start.", folder, why)
        raise UnsafeFolderError(why)


_warned: list[Path] = []
"""One warning is enough: there is a folder for each kernel."""


if sys.platform == "win32":

    def _unsafe(_folder: Path) -> str | None:
        """Windows keeps other users out of the folder of this user's data, and has no owners by number."""
        return None
else:

    def _unsafe(folder: Path) -> str | None:
        found = folder.stat()
        if found.st_uid != os.geteuid():
            return "it belongs to another user"
        if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            return "others may write to it"
        return None


def _caches() -> Path:
    """Return the folder for compiled code: NUMBA_CACHE_DIR, or one in the folder of this user's caches."""
    given = _numba.config.CACHE_DIR
    if given:
        return Path(given)
    named = Path(os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME", ""))
    if named.is_absolute():  # any other, which depends on where the program is started, is to be ignored
        return named / "salon" / "kernels"
    return Path.home() / ("" if sys.platform == "win32" else ".cache") / "salon" / "kernels"
