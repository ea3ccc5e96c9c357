"""The example of a game in a package of its own: it is small, passes the conformance suite, and plays in the arena."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from salon.core.kit import GameKit
from tests.support.outside import EXAMPLE, ROOT, with_packages
from tests.support.server.forks import KINDS, cases_of, fork

MOST_LINES = 200


def run(noughts: Path, *words: str) -> str:
    """What a Python process says that finds the example."""
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        env=os.environ | with_packages(noughts),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_small() -> None:
    lines = [path.read_text(encoding="utf-8").count("\n") for path in (EXAMPLE / "src").rglob("*.py")]
    assert sum(lines) < MOST_LINES


def test_it_passes_the_conformance_suite_and_its_own_tests(noughts: Path) -> None:
    said = run(noughts, "pytest", "-q", str(EXAMPLE / "tests"))
    assert " passed" in said
    assert "skipped" not in said


async def test_its_secrets_are_forked_at_the_socket(
    noughts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hides nothing but its seed; with a board that anybody may see, no fork may show a difference either."""
    monkeypatch.syspath_prepend(noughts)
    kit: GameKit = importlib.import_module("noughts.kit").KIT
    for kind in KINDS:
        for seated in (True, False):
            for case in cases_of(kit, kind, range(1), seated=seated):
                report = await fork(tmp_path / f"{kind} {seated}", case)
                assert report.difference is None, str(report)
                assert (report.plan is not None) == (kind in ("seed", "silence"))


def test_the_arena_plays_it(noughts: Path) -> None:
    words = ["noughts", "--bots", "perfect,gentle", "--games", "20", "--jobs", "1"]
    said = run(noughts, "salon.cli", "arena", *words)
    assert "perfect" in said
    assert "gentle" in said


def test_salon_does_not_name_it() -> None:
    folders = [ROOT / "src", ROOT / "web" / "src", ROOT / "tools"]
    files = [
        path
        for folder in folders
        for kind in ("py", "ts", "svelte", "ftl")
        for path in folder.rglob(f"*.{kind}")
    ]
    naming = [str(path) for path in files if "noughts" in path.read_text(encoding="utf-8")]
    # The docstring of the conformance suite shows how it is used.
    assert naming == [str(ROOT / "src" / "salon" / "testing" / "__init__.py")]
