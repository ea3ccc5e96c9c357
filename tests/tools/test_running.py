"""Layers side by side: what they say stays apart, and what one lacks fails that one alone."""

from threading import Barrier

import pytest

from tools.base import SetupError
from tools.check import running
from tools.check.layers import Asked, Layer, Output
from tools.check.result import Result


def _saying(name: str, lane: str, meeting: Barrier | None = None) -> Layer:
    def run(asked: Asked, output: Output) -> Result:
        print(f"{name} begins with {' '.join(asked.words)}", file=output)
        if meeting:
            meeting.wait(timeout=60)
        print(f"{name} ends", file=output)
        return Result(passed=1)

    return Layer(name, run, lane)


def test_lanes_run_at_the_same_time_and_layers_speak_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    meeting = Barrier(2)
    layers = {
        "a": _saying("a", "1"),
        "b": _saying("b", "1", meeting),
        "c": _saying("c", "2", meeting),
        "d": _saying("d", "2"),
    }
    monkeypatch.setattr(running, "LAYERS", layers)

    outcomes = running.run_all(list(layers), Asked(["-k", "market"]))

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
    def lacking(_asked: Asked) -> None:
        raise SetupError("there is no browser")

    layers = {"tests": _saying("tests", "1"), "browser": _saying("browser", "2")._replace(need=lacking)}
    monkeypatch.setattr(running, "LAYERS", layers)

    results = {outcome.name: outcome.result for outcome in running.run_all([*layers], Asked())}

    assert results == {"tests": Result(passed=1), "browser": Result(failed=1)}
    assert "salon: there is no browser" in capsys.readouterr().out


def test_an_error_of_ours_in_a_layer_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_asked: Asked, _output: Output) -> Result:
        raise ZeroDivisionError

    monkeypatch.setattr(running, "LAYERS", {"a": Layer("a", broken, "1")})
    with pytest.raises(ZeroDivisionError):
        running.run_all(["a"], Asked())
