"""Games on all cores, or on a cluster, as they finish: through joblib, whose backends these are."""

import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from importlib import import_module
from typing import Any

from salon.lab.arena.match import BadMatch, Match, Played
from salon.lab.arena.play import play_game

BACKENDS = {"processes": "loky", "ray": "ray", "dask": "dask"}
"""What `--backend` may say, and what joblib calls it."""

A_ROUND = 4
"""Backends that tell nothing before all is done get so many games a worker at a time."""

A_GLANCE_S = 0.5
"""How often a worker looks whether it is still needed."""


def run_games(
    match: Match,
    numbers: Sequence[int],
    *,
    jobs: int = -1,
    backend: str = "processes",
    address: str | None = None,
) -> Iterator[Played]:
    """The games with these numbers, each as soon as it is finished. `jobs`: how many at once (-1: all cores)."""
    game = partial(play_game, match)
    if jobs == 1 and backend == "processes":
        yield from map(game, numbers)
        return
    joblib = _import("joblib", "more than one game at a time (--jobs 1) needs joblib")
    with _workers(joblib, backend, jobs, address):
        as_they_come = joblib.Parallel(batch_size=1, return_as="list")
        if as_they_come._backend.supports_return_generator:  # noqa: SLF001 - joblib has no public word for it
            yield from joblib.Parallel(batch_size=1, return_as="generator_unordered")(
                _calls(joblib, game, numbers)
            )
            return
        size = A_ROUND * max(1, joblib.effective_n_jobs())
        for start in range(0, len(numbers), size):
            yield from as_they_come(_calls(joblib, game, numbers[start : start + size]))


def _calls(joblib: Any, game: Any, numbers: Sequence[int]) -> Iterator[Any]:
    return (joblib.delayed(game)(number) for number in numbers)


@contextmanager
def _workers(joblib: Any, backend: str, jobs: int, address: str | None) -> Iterator[None]:
    """Workers for as long as it takes; the processes on this machine end with it, however it ends."""
    opened = {"processes": _processes, "ray": _ray, "dask": _dask}[backend](address)
    here = {"initializer": _begin, "initargs": (os.getpid(),)} if backend == "processes" else {}
    with opened, joblib.parallel_config(backend=BACKENDS[backend], n_jobs=jobs, **here):
        yield


@contextmanager
def _processes(address: str | None) -> Iterator[None]:
    if address is not None:
        raise BadMatch("--address is for --backend ray or dask: processes run on this machine")
    try:
        yield
    finally:
        import_module("joblib.externals.loky").get_reusable_executor().shutdown(wait=True, kill_workers=True)


def _begin(parent: int) -> None:
    """In a worker: interruptions are the parent's to handle; when the parent is gone, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(A_GLANCE_S)
    os._exit(0)


@contextmanager
def _ray(address: str | None) -> Iterator[None]:
    ray = _import("ray", "--backend ray needs Ray")
    _import("ray.util.joblib", "--backend ray needs Ray").register_ray()
    ray.init(address=address, log_to_driver=False, logging_level="error")
    try:
        yield
    finally:
        ray.shutdown()


def _dask(address: str | None) -> AbstractContextManager[Any]:
    client: AbstractContextManager[Any] = _import("distributed", "--backend dask needs Dask").Client(address)
    return client


PACKAGES = {"joblib": "joblib", "ray": "ray", "distributed": "distributed"}


def _import(module: str, why: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        package = PACKAGES[module.partition(".")[0]]
        raise BadMatch(f"{why}, which is not installed here: pip install {package}") from error
