"""Programs that tests need and Python cannot bring: found on the machine, or installed where that is allowed."""

import os
import shutil
import subprocess

from tools.base import SetupError, run, say

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_updated = False


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
            f"the browser tests need {package}. Install it (on Debian: apt-get install {package}), {otherwise}."
        )
    say(f"installing {package} with apt-get...")
    quietly = {"DEBIAN_FRONTEND": "noninteractive"}
    _update(quietly)
    run(
        [*_sudo(), "apt-get", "install", "--yes", "--no-install-recommends", package],
        f"apt-get could not install {package}. It said:",
        env=quietly,
    )


def _update(env: dict[str, str]) -> None:
    global _updated
    if not _updated:
        run(
            [*_sudo(), "apt-get", "update"], "apt-get could not read the lists of packages. It said:", env=env
        )
        _updated = True


def _may_install() -> bool:
    return (
        not _sudo()
        or subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    )


def _sudo() -> list[str]:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [] if is_root or shutil.which("sudo") is None else ["sudo", "-n"]
