"""What `./salon` relies on to skip what is up to date, and to let one start at a time set up."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import base, page
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
    assert {"web/package-lock.json", "web/index.html", "src/salon/locales/en/core.ftl"} <= names
    assert not any("node_modules" in name for name in names)


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
