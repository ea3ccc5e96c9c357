"""Runs layers one after the other, or in parallel if each keeps only one core busy."""

import contextlib
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from tempfile import TemporaryFile
from typing import NamedTuple

from tools.base import SetupError
from tools.check.layers import LAYERS, Output
from tools.check.result import Result


class Outcome(NamedTuple):
    """The result of a layer, and how long it took."""

    name: str
    result: Result
    seconds: float


def run_all(names: Sequence[str], words: Sequence[str]) -> list[Outcome]:
    """Run layers in their order; neighbours that allow it run in parallel."""
    outcomes: list[Outcome] = []
    for beside, group in groupby(names, key=lambda name: LAYERS[name].beside):
        layers = [*group]
        outcomes += _side_by_side(layers, words) if beside else (_run(name, words, None) for name in layers)
    return outcomes


def _side_by_side(names: Sequence[str], words: Sequence[str]) -> Iterator[Outcome]:
    """Run layers in parallel. The first prints at once; each other one prints when those before it have ended."""
    for name in names:
        # One after the other, since two installations cannot run at once. `_run` reports what fails here.
        with contextlib.suppress(SetupError):
            LAYERS[name].need()
    first, *others = names
    with contextlib.ExitStack() as open_files, ThreadPoolExecutor(max(len(others), 1)) as pool:
        said = [open_files.enter_context(TemporaryFile("w+", encoding="utf-8")) for _ in others]
        running = [pool.submit(_run, name, words, file) for name, file in zip(others, said, strict=True)]
        yield _run(first, words, None)
        for outcome, file in zip(running, said, strict=True):
            outcome.result()
            file.seek(0)
            shutil.copyfileobj(file, sys.stdout)
            yield outcome.result()


def _run(name: str, words: Sequence[str], output: Output) -> Outcome:
    print(f"\n=== {name}: {LAYERS[name].about}", file=output, flush=True)
    start = time.monotonic()
    try:
        LAYERS[name].need()
        result = LAYERS[name].run(words, output)
    except SetupError as error:
        print(f"salon: {error}", file=output, flush=True)
        result = Result(failed=1)
    return Outcome(name, result, time.monotonic() - start)
