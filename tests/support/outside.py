"""A game from another package: the example, installed without the network in a folder of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "noughts"


def with_packages(folder: Path | None) -> dict[str, str]:
    """The environment variables of a process that also finds the packages of a folder."""
    if folder is None:
        return {}
    return {"PYTHONPATH": os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))}


@pytest.fixture(scope="session")
def noughts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example is installed as by `pip install ./examples/noughts`."""
    folder = tmp_path_factory.mktemp("noughts")
    words = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "install", *words, str(EXAMPLE)], check=True)
    return folder
