"""Finds the programs that tests need besides Python packages, and installs them with apt-get if that is allowed."""

import contextlib
import os
import shutil
import subprocess
from pathlib import Path

from tools.base import SetupError, run, say

REDIS_NAMES = ("valkey-server", "redis-server")
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find_chromium() -> str | None:
    """The path of Chromium: the one named by SALON_CHROMIUM, or the first on the PATH."""
    named = os.environ.get("SALON_CHROMIUM")
    return named or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


def need_chromium() -> None:
    """Install Chromium unless it is there."""
    if find_chromium() is None:
        apt_install("chromium", "or set SALON_CHROMIUM to the path of a Chromium or Chrome")


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs: SALON_POSTGRES, the one on the PATH, or Debian's newest."""
    if named := os.environ.get("SALON_POSTGRES"):
        return Path(named)
    if (found := shutil.which("postgres")) and shutil.which("initdb"):
        return Path(found).parent
    debian = Path("/usr/lib/postgresql").glob("*/bin/postgres")
    newest = max(debian, key=lambda program: int(program.parent.parent.name), default=None)
    return None if newest is None else newest.parent


def find_redis() -> str | None:
    """The path of Redis or Valkey: the one named by SALON_REDIS, or the first on the PATH."""
    return os.environ.get("SALON_REDIS") or next(filter(None, map(shutil.which, REDIS_NAMES)), None)


def need_services() -> None:
    """Install PostgreSQL and Redis, which the tests start, unless they are there."""
    if find_postgres() is None:
        apt_install("postgresql", "or set SALON_POSTGRES to the folder of its programs")
    if find_redis() is None:
        apt_install("redis-server", "or set SALON_REDIS to the path of a Redis or Valkey server")


def apt_install(package: str, otherwise: str) -> None:
    """Install a Debian package if this user may; otherwise raise SetupError, which says what to do."""
    if shutil.which("apt-get") is None or not _may_install():
        raise SetupError(
            f"the tests need {package}. Install it (on Debian: apt-get install {package}), {otherwise}."
        )
    say(f"installing {package} with apt-get...")
    # If another apt-get holds the lock, its update serves us too, and the installation waits for the lock.
    with contextlib.suppress(SetupError):
        _apt("update")
    _apt("install", "--yes", "--no-install-recommends", package)


def _apt(*words: str) -> None:
    run(
        [*_sudo(), "apt-get", "-o", "DPkg::Lock::Timeout=300", *words],
        f"apt-get {' '.join(words)} failed. It said:",
        env={"DEBIAN_FRONTEND": "noninteractive"},
    )


def _may_install() -> bool:
    if _is_root():
        return True
    if shutil.which("sudo") is None:
        return False
    return subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0


def _sudo() -> list[str]:
    return [] if _is_root() else ["sudo", "-n"]


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
