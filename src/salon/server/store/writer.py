"""The one writer: a thread that does many writes in one transaction (group commit).

While one group is being committed the next one gathers, so the busier the server, the larger the groups; and where
several came at once, more are waited for a moment, as a commit costs the same for one as for many.
Where something in a group fails, the group is done again, each write in its own savepoint: one conflict harms nobody
else.
Where the database goes away in the middle, the group is done again when it is back: whether it had been written or not,
each write finds out by itself (a second entry with the same name is a duplicate).
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Insert

from salon.server.store.base import StoreDownError, StoreFullError
from salon.server.store.dialect import WRITING, is_deadlock, is_down, is_out_of_room

T = TypeVar("T")


class NewRow(NamedTuple):
    """A write that is a row more, and nothing else: those of a group that follow one another are written at once."""

    statement: Insert
    values: Mapping[str, object]


Work = Callable[[Connection], Any] | NewRow
"""A write. It may be run again after a rollback, so it changes nothing but the database."""

GROUP = 512
GATHER_S = 0.004
"""How long more are waited for where several came at once."""
PATIENCE_S = 20.0
"""How long we wait for a database that has gone away."""
FIRST_WAIT_S = 0.05
LONGEST_WAIT_S = 1.0


class _Job(NamedTuple):
    key: str
    work: Work
    done: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


class _Result(NamedTuple):
    value: Any
    error: BaseException | None


class Writer:
    """Runs writes in groups, and answers each after the commit."""

    def __init__(self, engine: Engine, patience_s: float = PATIENCE_S) -> None:
        self._engine = engine
        self._patience_s = patience_s
        self._connection: Connection | None = None
        self._closing = False
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="salon-writer", daemon=True)
        self._thread.start()
        self.groups = 0
        self.writes = 0

    async def add(self, row: NewRow, key: str) -> None:
        """Write a row; returns when it is on disk, or raises what the database says."""
        await self._ask(row, key)

    async def write(self, work: Callable[[Connection], T], key: str = "") -> T:
        """Run `work` in a transaction; returns when it is on disk, or raises what it raised.

        `key` names what it is about. Every server does its groups in the order of keys, so that they seldom stand in
        each other's way.
        """
        result: T = await self._ask(work, key)
        return result

    async def _ask(self, work: Work, key: str) -> Any:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._queue.put(_Job(key, work, done, loop))
        # What is under way is written even if whoever asked for it goes away; then nobody asks how it went.
        done.add_done_callback(_note)
        return await asyncio.shield(done)

    def close(self) -> None:
        """Finish what has been asked for, and end. A database that is away is not waited for."""
        self._closing = True
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        last, several = False, False
        while not last:
            jobs, last = self._gather(several=several)
            several = len(jobs) > 1
            if jobs:
                self.groups += 1
                self.writes += len(jobs)
                jobs.sort(key=_key)
                self._answer(jobs, self._do([job.work for job in jobs]))
        self._disconnect()

    def _gather(self, *, several: bool) -> tuple[list[_Job], bool]:
        """The next group: at least one job, and all that are waiting already, or soon where there were `several`."""
        jobs: list[_Job] = []
        job = self._queue.get()
        if several and job is not None:
            time.sleep(GATHER_S)
        while job is not None:
            jobs.append(job)
            if len(jobs) == GROUP or self._queue.empty():
                return jobs, False
            job = self._queue.get()
        return jobs, True

    def _do(self, works: Sequence[Work]) -> list[_Result]:
        """Do a group, again if need be while the database is away, and say how each of it went."""
        end, wait = time.monotonic() + self._patience_s, FIRST_WAIT_S
        while True:
            try:
                return self._commit(works)
            except Exception as error:  # noqa: BLE001  (it goes to whoever asked)
                self._disconnect()
                if is_deadlock(error) and len(works) > 1:
                    return [result for work in works for result in self._do([work])]
                if not is_down(error) and not is_deadlock(error):
                    return [_Result(None, _in_our_words(error))] * len(works)
                if self._closing or time.monotonic() + wait > end:
                    return [_Result(None, StoreDownError(str(error)))] * len(works)
            time.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT_S)

    def _commit(self, works: Sequence[Work]) -> list[_Result]:
        connection = self._connected()
        try:
            with connection.begin():
                return [_Result(value, None) for value in _run_all(connection, works)]
        except Exception as error:
            if is_down(error) or is_deadlock(error):
                raise
            if len(works) == 1:
                return [_Result(None, _in_our_words(error))]
        with connection.begin():
            return [_in_savepoint(connection, work) for work in works]

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(**WRITING)
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    @staticmethod
    def _answer(jobs: Sequence[_Job], results: Sequence[_Result]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], _Result]]] = {}
        for job, result in zip(jobs, results, strict=True):
            by_loop.setdefault(job.loop, []).append((job.done, result))
        for loop, answers in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, answers)


def _note(done: "asyncio.Future[Any]") -> None:
    if not done.cancelled():
        done.exception()


def _key(job: _Job) -> str:
    return job.key


def _run_all(connection: Connection, works: Sequence[Work]) -> Iterator[Any]:
    """Run writes in their order; rows of one kind that follow one another in one statement."""
    for statement, some in groupby(works, key=_statement):
        if statement is None:
            yield from (work(connection) for work in some if callable(work))
        else:
            rows = [work.values for work in some if isinstance(work, NewRow)]
            connection.execute(statement, rows)
            yield from [None] * len(rows)


def _statement(work: Work) -> Insert | None:
    return work.statement if isinstance(work, NewRow) else None


def _in_savepoint(connection: Connection, work: Work) -> _Result:
    try:
        with connection.begin_nested():
            (value,) = _run_all(connection, [work])
            return _Result(value, None)
    except Exception as error:
        if is_down(error) or is_deadlock(error):
            raise
        return _Result(None, _in_our_words(error))


def _in_our_words(error: Exception) -> Exception:
    return StoreFullError(str(error)) if is_out_of_room(error) else error


def _settle(answers: Sequence[tuple["asyncio.Future[Any]", _Result]]) -> None:
    for done, result in answers:
        if done.cancelled():
            continue
        if result.error is not None:
            done.set_exception(result.error)
        else:
            done.set_result(result.value)
