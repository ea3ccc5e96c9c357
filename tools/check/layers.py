"""The layers of the tests, quick ones first. A layer writes to `output`; None is the terminal."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, NamedTuple

from tools import page
from tools.base import ROOT
from tools.check import machine
from tools.check.result import Result, of_report, of_tool

REPORTS = ROOT / "test-results"
BROWSER_TESTS = (
    "tests/web",
    *sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/games/*/page")),
)
"""Tests that drive a browser. They run apart, since sync Playwright and async tests cannot share a process."""
NO_TESTS_FOUND = 5


Output = IO[str] | None
Run = Callable[[Sequence[str], Output], Result]


def _nothing() -> None:
    pass


class Layer(NamedTuple):
    """One part of the tests.

    `run` gets the arguments for pytest. `need` installs programs that the layer needs. A layer with `beside` keeps only
    one core busy and runs in parallel with other such layers.
    """

    about: str
    run: Run
    need: Callable[[], None] = _nothing
    beside: bool = False


def _call(*words: str, output: Output, cwd: Path = ROOT, path: str | None = None) -> int:
    return subprocess.run(
        words,
        cwd=cwd,
        env={**os.environ, "PATH": path} if path else None,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=None if output is None else subprocess.STDOUT,
        check=False,
    ).returncode


def _python(module: str, *words: str, output: Output) -> int:
    return _call(sys.executable, "-m", module, *words, output=output)


def _lint(_words: Sequence[str], output: Output) -> Result:
    return of_tool(_python("ruff", "check", "--quiet", output=output)) + of_tool(
        _python("ruff", "format", "--check", "--quiet", output=output)
    )


def _types(_words: Sequence[str], output: Output) -> Result:
    folders = [
        name
        for name in ("src", "tests", "tools", "bench", "examples")
        if next((ROOT / name).rglob("*.py"), None)
    ]
    return of_tool(_python("mypy", *folders, output=output))


def _web(_words: Sequence[str], output: Output) -> Result:
    npm = page.install_modules()
    program, path = npm.found()
    report = _fresh_report("vitest")
    result = of_tool(_python("tools.generate", "--check", output=output))
    result += of_tool(
        _call(*program, "run", "--silent", "check", output=output, cwd=page.WEB, path=path),
    )
    tests = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
    words = (*program, "run", "--silent", "test", "--", *tests)
    return result + of_report(report, _call(*words, output=output, cwd=page.WEB, path=path))


def _tests(words: Sequence[str], output: Output) -> Result:
    return _pytest("tests", [*(f"--ignore={folder}" for folder in BROWSER_TESTS), *words], output)


def _browser(words: Sequence[str], output: Output) -> Result:
    return _pytest("browser", [*words, *BROWSER_TESTS], output)


def _pytest(name: str, words: Sequence[str], output: Output) -> Result:
    report = _fresh_report(name)
    told = ("--quiet", "--durations=5", "--durations-min=2", f"--junit-xml={report}")
    code = _python("pytest", *told, *words, output=output)
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
    "tests": Layer("pytest, all but the browser", _tests, machine.need_services, beside=True),
    "browser": Layer("pytest with a real browser", _browser, machine.need_chromium, beside=True),
}
