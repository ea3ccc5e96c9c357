"""Runs layers side by side, lane by lane, and prints what they say one after the other."""

import contextlib
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tools.base import SetupError
from tools.check.layers import LAYERS, Asked, Output
from tools.check.result import Result

LOOK_S = 0.1


class Outcome(NamedTuple):
    """The result of a layer, and how long it took."""

    name: str
    result: Result
    seconds: float


def run_all(names: Sequence[str], asked: Asked) -> list[Outcome]:
    """Run layers, and print what each says when those before it have ended."""
    for name in names:
        # One after the other, since two installations cannot run at once. `_run` reports what fails here.
        with contextlib.suppress(SetupError):
            LAYERS[name].need(asked)
    lanes = dict.fromkeys(LAYERS[name].lane for name in names)
    with TemporaryDirectory() as folder, ThreadPoolExecutor(len(lanes)) as pool:
        said = {name: Path(folder, name) for name in names}
        ended: dict[str, Future[Outcome]] = {name: Future() for name in names}
        for file in said.values():
            file.touch()
        for lane in lanes:
            pool.submit(_run_lane, [name for name in names if LAYERS[name].lane == lane], asked, said, ended)
        return [_print_until(ended[name], said[name]) for name in names]


def _run_lane(
    names: Sequence[str], asked: Asked, said: dict[str, Path], ended: dict[str, "Future[Outcome]"]
) -> None:
    for name in names:
        try:
            with said[name].open("a", encoding="utf-8") as output:
                outcome = _run(name, asked, output)
            ended[name].set_result(outcome)  # only now, when all that it said is in the file
        except BaseException as error:  # noqa: BLE001 (raised again where the layer is waited for)
            ended[name].set_exception(error)


def _print_until(ended: "Future[Outcome]", said: Path) -> Outcome:
    """Print what a layer says, as it says it, until it has ended."""
    with said.open(encoding="utf-8", errors="replace") as file:
        while True:
            over = ended.done()
            sys.stdout.write(file.read())
            sys.stdout.flush()
            if over:
                return ended.result()
            with contextlib.suppress(TimeoutError):
                ended.exception(LOOK_S)


def _run(name: str, asked: Asked, output: Output) -> Outcome:
    print(f"\n=== {name}: {LAYERS[name].about}", file=output, flush=True)
    start = time.monotonic()
    try:
        LAYERS[name].need(asked)
        result = LAYERS[name].run(asked, output)
    except SetupError as error:
        print(f"salon: {error}", file=output, flush=True)
        result = Result(failed=1)
    return Outcome(name, result, time.monotonic() - start)
