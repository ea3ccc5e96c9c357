"""The layers of the tests, quick ones first. What a layer says goes to `output`."""

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


Output = IO[str]


class Asked(NamedTuple):
    """What the layers shall run: all, or what is quick, and the arguments for pytest."""

    words: Sequence[str] = ()
    quick: bool = False


def _nothing(_asked: Asked) -> None:
    pass


class Layer(NamedTuple):
    """One part of the tests.

    `need` installs programs that the layer needs. Layers of one `lane` run one after the other, beside the other lanes.
    """

    about: str
    run: Callable[[Asked, Output], Result]
    lane: str
    need: Callable[[Asked], None] = _nothing


def _call(*words: str, output: Output, cwd: Path = ROOT, path: str | None = None) -> int:
    return subprocess.run(
        words,
        cwd=cwd,
        env={**os.environ, "PATH": path} if path else None,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        check=False,
    ).returncode


def _python(module: str, *words: str, output: Output) -> int:
    return _call(sys.executable, "-m", module, *words, output=output)


def _lint(_asked: Asked, output: Output) -> Result:
    return of_tool(_python("ruff", "check", "--quiet", output=output)) + of_tool(
        _python("ruff", "format", "--check", "--quiet", output=output)
    )


def _types(_asked: Asked, output: Output) -> Result:
    folders = [
        name
        for name in ("src", "tests", "tools", "bench", "examples")
        if next((ROOT / name).rglob("*.py"), None)
    ]
    return of_tool(_python("mypy", *folders, output=output))


def _web(asked: Asked, output: Output) -> Result:
    npm = page.install_modules()
    program, path = npm.found()
    report = _fresh_report("vitest")
    result = of_tool(_python("tools.generate", "--check", output=output))
    if not asked.quick:
        result += of_tool(
            _call(*program, "run", "--silent", "check", output=output, cwd=page.WEB, path=path),
        )
    tests = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
    words = (*program, "run", "--silent", "test", "--", *tests)
    return result + of_report(report, _call(*words, output=output, cwd=page.WEB, path=path))


def _tests(asked: Asked, output: Output) -> Result:
    words = [*(f"--ignore={folder}" for folder in BROWSER_TESTS), *asked.words]
    return _pytest("tests", ["--quick", *words] if asked.quick else words, output)


def _need_services(asked: Asked) -> None:
    if not asked.quick:
        machine.need_services()


def _browser(asked: Asked, output: Output) -> Result:
    return _pytest("browser", [*asked.words, *BROWSER_TESTS], output)


def _need_chromium(_asked: Asked) -> None:
    machine.need_chromium()


def _pytest(name: str, words: Sequence[str], output: Output) -> Result:
    """Run pytest with as many workers as there are cores: they also wait for servers and browsers."""
    report = _fresh_report(name)
    workers = (f"--numprocesses={max(os.cpu_count() or 1, 2)}", "--dist=worksteal")
    told = ("--quiet", "--durations=5", "--durations-min=2", f"--junit-xml={report}")
    code = _python("pytest", *workers, *told, *words, output=output)
    return of_report(report, 0 if code == NO_TESTS_FOUND else code)


def _fresh_report(name: str) -> Path:
    REPORTS.mkdir(exist_ok=True)
    report = REPORTS / f"{name}.xml"
    report.unlink(missing_ok=True)
    return report


LAYERS = {
    "lint": Layer("ruff, style and format", _lint, "tools"),
    "types": Layer("mypy, strict", _types, "tools"),
    "web": Layer("the page: generated types, svelte-check, vitest", _web, "tools"),
    "tests": Layer("pytest, all but the browser", _tests, "tests", _need_services),
    "browser": Layer("pytest with a real browser", _browser, "browser", _need_chromium),
}
QUICK = ("lint", "types", "web", "tests")
"""The layers of `--quick`. They need no other programs, since tests that start servers are left out."""
