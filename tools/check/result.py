"""The result of a layer, in numbers of tests. A tool that checks the whole source counts as one test."""

import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Result:
    """The numbers of tests that passed, failed and were skipped."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: "Result") -> "Result":
        return Result(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


def of_tool(exit_code: int) -> Result:
    """The result of a tool that only passes or fails."""
    return Result(failed=1) if exit_code else Result(passed=1)


def of_report(report: Path, exit_code: int) -> Result:
    """The result of a test runner, from its JUnit report. A runner that crashed counts as a failure."""
    suites = ET.parse(report).iter("testsuite") if report.is_file() else ()  # noqa: S314 (our own file)
    total = Result()
    for suite in suites:
        count = {key: int(suite.get(key) or 0) for key in ("tests", "failures", "errors", "skipped")}
        failed = count["failures"] + count["errors"]
        total += Result(count["tests"] - failed - count["skipped"], failed, count["skipped"])
    return total + Result(failed=1) if exit_code and not total.failed else total
