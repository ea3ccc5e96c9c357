"""Plays games on all cores or on a cluster with joblib, and yields them as they finish."""

import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from importlib import import_module
from typing import Any

from salon.lab.arena.match import InvalidMatch, Match, PlayedGame
from salon.lab.arena.play import play_game

BACKENDS = {"processes": "loky", "ray": "ray", "dask": "dask"}
"""The values of `--backend`, and joblib's names for them."""

GAMES_PER_WORKER = 4
"""Games for each worker in a batch, for backends that return nothing before the whole batch is finished."""

PARENT_CHECK_S = 0.5
"""How often a worker checks that its parent process is still running."""


def run_games(
    match: Match,
    numbers: Sequence[int],
    *,
    jobs: int = -1,
    backend: str = "processes",
    address: str | None = None,
) -> Iterator[PlayedGame]:
    """Yield the games with these numbers as they finish, `jobs` of them in parallel (-1: one per core)."""
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
        size = GAMES_PER_WORKER * max(1, joblib.effective_n_jobs())
        for start in range(0, len(numbers), size):
            yield from as_they_come(_calls(joblib, game, numbers[start : start + size]))


def _calls(joblib: Any, game: Any, numbers: Sequence[int]) -> Iterator[Any]:
    return (joblib.delayed(game)(number) for number in numbers)


@contextmanager
def _workers(joblib: Any, backend: str, jobs: int, address: str | None) -> Iterator[None]:
    """Start the workers, and end the processes on this machine afterwards, even after an error."""
    opened = {"processes": _processes, "ray": _ray, "dask": _dask}[backend](address)
    here = {"initializer": _start_worker, "initargs": (os.getpid(),)} if backend == "processes" else {}
    with opened, joblib.parallel_config(backend=BACKENDS[backend], n_jobs=jobs, **here):
        yield


@contextmanager
def _processes(address: str | None) -> Iterator[None]:
    if address is not None:
        raise InvalidMatch("--address is for --backend ray or dask: processes run on this machine")
    try:
        yield
    finally:
        import_module("joblib.externals.loky").get_reusable_executor().shutdown(wait=True, kill_workers=True)


def _start_worker(parent: int) -> None:
    """Prepare a worker: it leaves interrupts to the parent process, and exits when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, args=(parent,), daemon=True).start()


def _exit_with_parent(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(PARENT_CHECK_S)
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
        raise InvalidMatch(f"{why}, which is not installed here: pip install {package}") from error
