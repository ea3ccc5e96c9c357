"""Layers side by side: what they say stays apart, and what one lacks fails that one alone."""

from collections.abc import Sequence
from threading import Barrier

import pytest

from tools.base import SetupError
from tools.check import running
from tools.check.layers import Layer, Output
from tools.check.result import Result


def _saying(name: str, meeting: Barrier | None = None) -> Layer:
    def run(words: Sequence[str], output: Output) -> Result:
        print(f"{name} begins with {' '.join(words)}", file=output)
        if meeting:
            meeting.wait(timeout=60)
        print(f"{name} ends", file=output)
        return Result(passed=1)

    return Layer(name, run, beside=meeting is not None)


def test_layers_that_allow_it_run_at_the_same_time_and_speak_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    meeting = Barrier(2)
    layers = {"a": _saying("a"), "b": _saying("b", meeting), "c": _saying("c", meeting), "d": _saying("d")}
    monkeypatch.setattr(running, "LAYERS", layers)

    outcomes = running.run_all(list(layers), ["-k", "market"])

    assert [(outcome.name, outcome.result) for outcome in outcomes] == [
        (name, Result(passed=1)) for name in layers
    ]
    said = [line for line in capsys.readouterr().out.splitlines() if line]
    assert said == [
        line
        for name in layers
        for line in (f"=== {name}: {name}", f"{name} begins with -k market", f"{name} ends")
    ]


def test_a_layer_that_lacks_something_says_so_and_the_other_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lacking() -> None:
        raise SetupError("there is no browser")

    monkeypatch.setattr(
        running,
        "LAYERS",
        {
            "tests": _saying("tests", Barrier(1)),
            "browser": _saying("browser", Barrier(1))._replace(need=lacking),
        },
    )

    results = {outcome.name: outcome.result for outcome in running.run_all(["tests", "browser"], [])}

    assert results == {"tests": Result(passed=1), "browser": Result(failed=1)}
    assert "salon: there is no browser" in capsys.readouterr().out
