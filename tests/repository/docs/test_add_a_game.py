"""The steps of `docs/add-a-game.md`, done as they are written: the copied game and the bot in a package of its own."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.files import ROOT
from tests.support.outside import with_packages

PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    return PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]


def block(heading: str, language: str = "") -> str:
    """The first block of code of a section."""
    found = re.search(rf"```{language}\n(.*?)```", section(heading), re.DOTALL)
    assert found is not None
    return found[1]


def run(folder: Path, *words: str, packages: Path | None = None) -> str:
    done = subprocess.run(
        words,
        cwd=folder,
        env=os.environ | with_packages(packages),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def install(package: Path, target: Path) -> None:
    """Install a package as `pip install` does, in a folder of its own and without the network."""
    words = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    run(package, sys.executable, "-m", "pip", "install", *words, ".")


@pytest.mark.skipif(sys.platform == "win32", reason="the commands are for a Unix shell")
def test_the_copied_game_passes_its_tests_under_its_new_name(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    shutil.copytree(ROOT / "examples", checkout / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    commands = block("1. Copy the example").replace(". .venv/bin/activate\n", "")
    run(checkout, "sh", "-e", "-c", commands)
    game = tmp_path / "mygame"
    left = [
        path for path in game.rglob("*") if path.is_file() and "noughts" in path.read_text(encoding="utf-8")
    ]
    assert left == []
    assert not [path for path in game.rglob("*") if "noughts" in path.name or path.suffix == ".bak"]
    install(game, tmp_path / "installed")
    said = run(game, sys.executable, "-m", "pytest", "-q", "tests", packages=tmp_path / "installed")
    assert " passed" in said


def test_the_bot_in_a_package_of_its_own_plays_in_the_arena(tmp_path: Path) -> None:
    heading = "A bot for another game"
    package = tmp_path / "mybot"
    package.mkdir()
    (package / "mybot.py").write_text(block(heading, "python"), encoding="utf-8")
    (package / "pyproject.toml").write_text(block(heading, "toml"), encoding="utf-8")
    install(package, tmp_path / "installed")
    entry = re.search(r'"(\w+)\.mybot"', block(heading, "toml"))
    assert entry is not None
    words = [entry[1], "--bots", "mybot,random", "--games", "2", "--jobs", "1"]
    said = run(ROOT, sys.executable, "-m", "salon.cli", "arena", *words, packages=tmp_path / "installed")
    assert "mybot" in said


def test_every_message_that_the_conformance_suite_wants_is_listed() -> None:
    """The table names each kind of message that the suite asks for."""
    suite = (ROOT / "src" / "salon" / "testing" / "words.py").read_text(encoding="utf-8")
    kinds = set(re.findall(r'f"\{(?:name|table\.name)\}-(\w+)', suite))
    assert kinds
    listed = set(re.findall(r"`(?:<game>)?-(\w+)", section("4. Words")))
    assert kinds <= listed
