"""The one writer: a thread that does many writes in one transaction (group commit).

While one group is being committed the next one gathers, so the busier the server, the larger the groups. Where
something in a group fails, the group is done again, each write in its own savepoint: one conflict harms nobody else.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from salon.server.store.dialect import WRITING

T = TypeVar("T")
Work = Callable[[Connection], Any]
"""A write. It may be run again after a rollback, so it changes nothing but the database."""

GROUP = 512


class _Job(NamedTuple):
    work: Work
    done: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


class _Result(NamedTuple):
    value: Any
    error: BaseException | None


class Writer:
    """Runs writes in groups, and answers each after the commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="salon-writer", daemon=True)
        self._thread.start()
        self.groups = 0
        self.writes = 0

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; returns when it is on disk, or raises what it raised."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._queue.put(_Job(work, done, loop))
        # What is under way is written even if whoever asked for it goes away.
        return await asyncio.shield(done)

    def close(self) -> None:
        """Finish what has been asked for, and end."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect().execution_options(**WRITING) as connection:
            while True:
                jobs, last = self._gather()
                if jobs:
                    self.groups += 1
                    self.writes += len(jobs)
                    self._answer(jobs, self._commit(connection, [job.work for job in jobs]))
                if last:
                    return

    def _gather(self) -> tuple[list[_Job], bool]:
        """The next group: at least one job, and all that are waiting already."""
        jobs: list[_Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == GROUP or self._queue.empty():
                return jobs, False
            job = self._queue.get()
        return jobs, True

    def _commit(self, connection: Connection, works: Sequence[Work]) -> list[_Result]:
        try:
            with connection.begin():
                return [_Result(work(connection), None) for work in works]
        except Exception as error:  # noqa: BLE001  (it goes to whoever asked)
            if len(works) == 1:
                return [_Result(None, error)]
        try:
            with connection.begin():
                return [_in_savepoint(connection, work) for work in works]
        except Exception as error:  # noqa: BLE001  (the commit itself failed: nothing was written)
            return [_Result(None, error)] * len(works)

    @staticmethod
    def _answer(jobs: Sequence[_Job], results: Sequence[_Result]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], _Result]]] = {}
        for job, result in zip(jobs, results, strict=True):
            by_loop.setdefault(job.loop, []).append((job.done, result))
        for loop, answers in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, answers)


def _in_savepoint(connection: Connection, work: Work) -> _Result:
    try:
        with connection.begin_nested():
            return _Result(work(connection), None)
    except Exception as error:  # noqa: BLE001  (it goes to whoever asked)
        return _Result(None, error)


def _settle(answers: Sequence[tuple["asyncio.Future[Any]", _Result]]) -> None:
    for done, result in answers:
        if done.cancelled():
            continue
        if result.error is not None:
            done.set_exception(result.error)
        else:
            done.set_result(result.value)
