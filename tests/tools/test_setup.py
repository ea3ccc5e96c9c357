"""What `./salon` relies on to skip what is up to date, and to let one start at a time set up."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import base, environment, page
from tools.build_hook import PageHook
from tools.check.result import Result, of_report, of_tool


def test_the_digest_changes_with_content_and_with_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(base, "ROOT", tmp_path)
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("a")
    two.write_text("a")
    first = base.digest([one])
    assert base.digest([one]) == first
    assert base.digest([two]) != first
    assert base.digest([one, two]) == base.digest([two, one]) != first
    one.write_text("b")
    assert base.digest([one]) != first


def test_a_failing_step_shows_its_words_and_what_to_do() -> None:
    with pytest.raises(base.SetupError, match=r"(?s)Do this\..*no such luck"):
        base.run([sys.executable, "-c", "print('no such luck'); exit(1)"], "Do this.")


def test_the_lock_is_held_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = tmp_path / "lock"
    monkeypatch.setattr(base, "LOCK", lock)
    other = (
        "import sys; from pathlib import Path; from tools import base;"
        f"file = Path({str(lock)!r}).open('a+'); sys.exit(base._try_lock(file.fileno()))"
    )
    with base.one_at_a_time():
        assert subprocess.run([sys.executable, "-c", other], cwd=base.ROOT, check=False).returncode == 0
    assert subprocess.run([sys.executable, "-c", other], cwd=base.ROOT, check=False).returncode == 1


def test_what_a_killed_start_has_left_running_holds_the_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock, begun, end = tmp_path / "lock", tmp_path / "begun", tmp_path / "end"
    waiting = (
        "import time; from pathlib import Path; "
        f"Path({str(begun)!r}).touch(); end = Path({str(end)!r})\nwhile not end.exists(): time.sleep(0.05)"
    )
    start = (
        "import sys; from pathlib import Path; from tools import base;"
        f"base.LOCK = Path({str(lock)!r})\n"
        f"with base.one_at_a_time(): base.run([sys.executable, '-c', {waiting!r}], 'Do this.')"
    )
    with subprocess.Popen([sys.executable, "-c", start], cwd=base.ROOT) as killed:
        while not begun.exists():
            assert killed.poll() is None
        killed.kill()
    try:
        with lock.open("a+") as file:
            assert not base._try_lock(file.fileno())
    finally:
        end.touch()
    monkeypatch.setattr(base, "LOCK", lock)
    with base.one_at_a_time():
        pass


def test_what_is_set_up_runs_where_nothing_may_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(base, "LOCK", tmp_path / "nowhere" / "lock")
    with base.one_at_a_time():
        pass
    with pytest.raises(base.SetupError, match=r"may not write .*run `\./salon setup`"), base.one_at_a_time():
        raise base.SetupError("pip could not do it")


@pytest.mark.skipif(sys.platform == "win32", reason="a shim there is no shell script")
def test_a_shim_without_a_python_behind_it_is_passed_over(tmp_path: Path) -> None:
    for name, code in (("python3.13", 127), ("python3.12", 0)):
        (tmp_path / name).write_text(f'#!/bin/sh\n[ "$1" = -c ] || echo {name} "$@"\nexit {code}\n')
        (tmp_path / name).chmod(0o755)
    script = base.ROOT / "salon"
    ask = f"import runpy; runpy.run_path({str(script)!r})['run_with_newer_python']()"
    said = subprocess.run(
        [sys.executable, "-B", "-c", ask, "play"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.stdout == f"python3.12 {script} play\n"


@pytest.mark.parametrize(
    ("said", "enough"),
    [
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v18.20.0", False),
        ("v24.1.0", True),
        ("", False),
        ("oops", False),
    ],
)
def test_an_old_node_is_not_used(said: str, enough: bool) -> None:
    assert page.is_recent(said) is enough


def test_the_page_is_made_of_its_sources_only() -> None:
    names = {path.relative_to(base.ROOT).as_posix() for path in page.sources()}
    assert {"web/package-lock.json", "web/index.html", "src/salon/words/en/core.ftl"} <= names
    assert not any("node_modules" in name for name in names)


@pytest.fixture
def no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The stamp of a page that cannot be built."""

    def npm(otherwise: str, *words: str) -> None:
        raise base.SetupError(otherwise)

    stamp = tmp_path / "stamp"
    monkeypatch.setattr(page, "install_modules", lambda get_node: npm)
    monkeypatch.setattr(page, "PAGE", tmp_path)
    monkeypatch.setattr(page, "_PAGE_STAMP", stamp)
    return stamp


def test_a_page_half_built_does_not_pass_for_the_one_before(no_page: Path) -> None:
    no_page.write_text("what it was built from before")
    with pytest.raises(base.SetupError):
        page.prepare()
    assert base.read_stamp(no_page) == "unfinished"


def test_packages_half_installed_do_not_pass_for_those_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "_STAMPS", tmp_path)
    monkeypatch.setattr(environment, "_pip", lambda: [sys.executable, "-c", "exit(1)"])
    (tmp_path / "dev").write_text("the lock before")
    for name in ("dev", "runtime"):
        with pytest.raises(base.SetupError):
            environment._install_lock(environment.DEV_LOCK, name, "packages")
    assert base.read_stamp(tmp_path / "dev") == "unfinished", "an environment for development stays one"
    assert base.read_stamp(tmp_path / "runtime") == ""


def test_an_old_page_is_not_shipped(no_page: Path) -> None:
    (no_page.parent / "index.html").touch()
    hook = PageHook(str(base.ROOT), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    hook.initialize("standard", {})  # it came built, as in a source archive
    no_page.write_text(base.digest(page.sources()))
    hook.initialize("standard", {})
    no_page.write_text("what it was built from before")
    with pytest.raises(SystemExit, match="the page could not be built"):
        hook.initialize("standard", {})
    hook.initialize("editable", {})


REPORT = """<testsuites>
<testsuite tests="5" failures="1" errors="1" skipped="1"/><testsuite tests="2" failures="0"/>
</testsuites>"""


def test_reports_are_added_up(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    assert of_report(report, 1) == Result(4, 2, 1)
    assert str(of_report(report, 1)) == "4 passed, 2 failed, 1 skipped"


def test_a_runner_that_breaks_down_has_failed(tmp_path: Path) -> None:
    assert of_report(tmp_path / "missing.xml", 3) == Result(failed=1)
    assert of_tool(1) + of_tool(0) == Result(1, 1)
