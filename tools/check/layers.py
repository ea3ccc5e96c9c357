"""The layers, quick ones first."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tools import page
from tools.base import ROOT
from tools.check import machine
from tools.check.result import Result, of_report, of_tool

REPORTS = ROOT / "test-results"
BROWSER_TESTS = "tests/browser"
NO_TESTS_FOUND = 5


class Layer(NamedTuple):
    """One part of the tests: what it is about, and how it is run with the words meant for pytest."""

    about: str
    run: Callable[[Sequence[str]], Result]


def _call(*words: str, cwd: Path = ROOT, path: str | None = None) -> int:
    env = {**os.environ, "PATH": path} if path else None
    return subprocess.run(words, cwd=cwd, env=env, stdin=subprocess.DEVNULL, check=False).returncode


def _python(module: str, *words: str) -> int:
    return _call(sys.executable, "-m", module, *words)


def _lint(_words: Sequence[str]) -> Result:
    return of_tool(_python("ruff", "check", "--quiet")) + of_tool(
        _python("ruff", "format", "--check", "--quiet")
    )


def _types(_words: Sequence[str]) -> Result:
    folders = [name for name in ("src", "tests", "tools", "bench") if next((ROOT / name).rglob("*.py"), None)]
    return of_tool(_python("mypy", *folders))


def _web(_words: Sequence[str]) -> Result:
    npm = page.install_modules()
    program, path = npm.found()
    report = _fresh_report("vitest")
    result = of_tool(_python("tools.generate_types", "--check"))
    result += of_tool(_call(*program, "run", "--silent", "check", cwd=page.WEB, path=path))
    tests = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
    return result + of_report(
        report, _call(*program, "run", "--silent", "test", "--", *tests, cwd=page.WEB, path=path)
    )


def _tests(words: Sequence[str]) -> Result:
    machine.need_services()
    return _pytest("tests", [f"--ignore={BROWSER_TESTS}", *words])


def _browser(words: Sequence[str]) -> Result:
    machine.need_chromium()
    return _pytest("browser", [*words, BROWSER_TESTS])


def _pytest(name: str, words: Sequence[str]) -> Result:
    report = _fresh_report(name)
    code = _python("pytest", "--quiet", "--durations=5", "--durations-min=2", f"--junit-xml={report}", *words)
    return of_report(report, 0 if code == NO_TESTS_FOUND else code)


def _fresh_report(name: str) -> Path:
    REPORTS.mkdir(exist_ok=True)
    report = REPORTS / f"{name}.xml"
    report.unlink(missing_ok=True)
    return report


LAYERS = {
    "lint": Layer("ruff, style and format", _lint),
    "types": Layer("mypy, strict", _types),
    "web": Layer("the page: generated types, svelte-check, vitest", _web),
    "tests": Layer("pytest, all but the browser", _tests),
    "browser": Layer("pytest with a real browser", _browser),
}
