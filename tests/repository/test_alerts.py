"""The alerts for Prometheus: they can be read, and name metrics and labels that a server really exports."""

import asyncio
import itertools
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from salon.server.metrics import COUNTED
from tests.support.server.harness import open_salon

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy" / "alerts.yml"
WANTED = {
    "SalonLoopLag",
    "SalonDiskFillsUp",
    "SalonDiskFull",
    "SalonRefusesWrites",
    "SalonFaults",
    "SalonNotReady",
}
SUFFIXES = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("_total",), "gauge": ("",)}
FUNCTIONS = {"histogram_quantile", "increase", "predict_linear", "rate", "sum"}
WORDS = {"by", "instance", "le", "or"}
TOKEN = re.compile(
    r"""(?P<space>\s+)|(?P<text>"[^"\n]*")|(?P<range>\[[0-9]+[smhd]\])|(?P<number>[0-9]+(?:\.[0-9]+)?(?:e[0-9]+)?)
    |(?P<name>[a-z_]+)|(?P<operator>==|=~|!=|>=|<=|[-+*/<>=,(){}])""",
    re.VERBOSE,
)


def rules() -> list[dict[str, Any]]:
    """All rules of the file."""
    found = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    assert list(found) == ["groups"]
    return [rule for group in found["groups"] for rule in group["rules"]]


def tokens(expression: str) -> list[tuple[str, str]]:
    """The tokens of an expression; fails at anything that is none."""
    found, at = [], 0
    while at < len(expression):
        match = TOKEN.match(expression, at)
        assert match is not None, expression[at:]
        if match.lastgroup != "space":
            found.append((str(match.lastgroup), match[0]))
        at = match.end()
    return found


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """The names that a server exports, each with its labels."""

    async def scrape() -> str:
        async with open_salon(tmp_path_factory.mktemp("salon")) as salon:
            salon.node.metrics.refused("cannot-store")
            return generate_latest(salon.node.metrics.registry).decode()

    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(asyncio.run(scrape())):
        for suffix in SUFFIXES.get(family.type, ("",)):
            found.setdefault(family.name + suffix, set())
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def test_what_must_be_watched_is_watched() -> None:
    assert {rule["alert"] for rule in rules()} >= WANTED
    for rule in rules():
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert re.fullmatch(r"[0-9]+[smh]", rule.get("for", "0s"))
        assert rule["labels"]["severity"] in ("page", "warn")
        assert {"summary", "description"} <= set(rule["annotations"])


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule["alert"])
def test_every_metric_and_label_is_exported(rule: dict[str, Any], exported: dict[str, set[str]]) -> None:
    found = tokens(rule["expr"])
    names = [name for kind, name in found if kind == "name"]
    metrics = {name for name in names if name.startswith(("salon_", "process_", "python_"))}
    assert metrics or "up" in names
    assert metrics <= set(exported)
    labels = {name for (_, name), (_, after) in itertools.pairwise(found) if after in ("=", "=~")}
    assert labels <= {"job"} | {label for metric in metrics for label in exported[metric]}
    assert set(names) <= metrics | labels | FUNCTIONS | WORDS | {"up"}
    for code in re.findall(r'code=~?"([^"]+)"', rule["expr"]):
        assert set(code.split("|")) <= COUNTED, "other codes are counted together"


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule["alert"])
def test_every_bracket_is_closed_and_every_rate_has_a_range(rule: dict[str, Any]) -> None:
    found = [text for _, text in tokens(rule["expr"])]
    opened: list[str] = []
    for text in found:
        if text in "({":
            opened.append(text)
        elif text in ")}":
            assert opened.pop() == {")": "(", "}": "{"}[text]
    assert opened == []
    ranges = sum(kind == "range" for kind, _ in tokens(rule["expr"]))
    assert ranges == sum(text in ("rate", "increase", "predict_linear") for text in found)
    assert any(text in ("<", ">", "==") for text in found), "an alert compares"


def test_promtool_finds_nothing_wrong() -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("there is no promtool on this machine")
    said = subprocess.run([promtool, "check", "rules", FILE], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
