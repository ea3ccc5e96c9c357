"""Programs that tests need and Python cannot bring: found on the machine, or installed where that is allowed."""

import contextlib
import os
import shutil
import subprocess

from tools.base import SetupError, run, say

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find_chromium() -> str | None:
    """Where a Chromium is: the one named by SALON_CHROMIUM, or the first on the PATH."""
    named = os.environ.get("SALON_CHROMIUM")
    return named or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


def need_chromium() -> None:
    """Make sure that there is a Chromium."""
    if find_chromium() is None:
        apt_install("chromium", "or set SALON_CHROMIUM to the path of a Chromium or Chrome")


def apt_install(package: str, otherwise: str) -> None:
    """Install a Debian package, where we may; else say what to do."""
    if shutil.which("apt-get") is None or not _may_install():
        raise SetupError(
            f"the tests need {package}. Install it (on Debian: apt-get install {package}), {otherwise}."
        )
    say(f"installing {package} with apt-get...")
    # Another apt-get may hold a lock: the lists it reads will do for us too, and the installation waits for its turn.
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
