"""A game from outside: the example package, installed in a folder of its own without a network."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "noughts"


def with_packages(folder: Path | None) -> dict[str, str]:
    """The environment of a process that finds the packages of a folder, too."""
    if folder is None:
        return {}
    return {"PYTHONPATH": os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))}


@pytest.fixture(scope="session")
def noughts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the example is installed, as `pip install ./examples/noughts` does it."""
    folder = tmp_path_factory.mktemp("noughts")
    words = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "install", *words, str(EXAMPLE)], check=True)
    return folder
