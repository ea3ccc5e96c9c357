"""The writer: a thread that does many writes in one transaction (group commit).

While one group is being committed, the next one gathers, so a busier server has larger groups. If several writes came
at once, the writer waits a moment for more, as a commit costs the same for one as for many.

If a write in a group fails, the group is done again with each write in its own savepoint, so that a conflict affects
no other write. If the database goes down, the group is done again when it is back. Each write is safe to repeat: a
second entry with the same client id is a duplicate.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Insert

from salon.server.retry import retrying
from salon.server.store import dialect
from salon.server.store.base import StoreDownError, StoreFullError
from salon.server.store.dialect import WRITING, is_deadlock, is_down, is_out_of_room

T = TypeVar("T")


class NewRow(NamedTuple):
    """A write that only inserts a row. Consecutive ones of a group are written by one statement."""

    statement: Insert
    values: Mapping[str, object]


Work = Callable[[Connection], Any] | NewRow
"""A write. It may be run again after a rollback, so it must change nothing but the database."""

GROUP = 512
GATHER_S = 0.004
"""How long the writer waits for more writes if several came at once."""
TIMEOUT_S = 20.0
"""How long a database may be down before reads and writes fail."""


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

    def __init__(self, engine: Engine, timeout_s: float = TIMEOUT_S) -> None:
        self._engine = engine
        self._retrying = retrying(timeout_s)
        self._connection: Connection | None = None
        self._closing = False
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="salon-writer", daemon=True)
        self._thread.start()
        self.groups = 0
        self.writes = 0
        self.refused = 0
        """Writes for which there was no room."""
        self.is_full = False
        """Whether there was no room for the last group."""

    async def add(self, row: NewRow, key: str) -> None:
        """Write a row; returns when it is on disk, or raises what the database says."""
        await self._ask(row, key)

    async def write(self, work: Callable[[Connection], T], key: str = "") -> T:
        """Run `work` in a transaction; returns when it is on disk, or raises what it raised.

        `key` names what is written. Every server writes its groups in the order of keys, which makes deadlocks rare.
        """
        result: T = await self._ask(work, key)
        return result

    async def _ask(self, work: Work, key: str) -> Any:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._queue.put(_Job(key, work, done, loop))
        # A write is done even if its caller is cancelled; then nobody retrieves its result.
        done.add_done_callback(_retrieve)
        return await asyncio.shield(done)

    def close(self) -> None:
        """Finish all writes and end, without waiting for a database that is down."""
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
                results = self._do([job.work for job in jobs])
                self._note_room(results)
                self._answer(jobs, results)
        self._disconnect()

    def _note_room(self, results: Sequence[_Result]) -> None:
        refused = sum(isinstance(result.error, StoreFullError) for result in results)
        self.refused += refused
        if refused or any(result.error is None for result in results):
            self.is_full = refused > 0

    def _gather(self, *, several: bool) -> tuple[list[_Job], bool]:
        """The next group: at least one job, and all that are waiting, or that come soon if there were `several`."""
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
        """Do a group, again while the database is down, and return the result of each write."""
        alone = len(works) == 1

        def worth_retrying(error: Exception) -> bool:
            self._disconnect()
            return not self._closing and (is_down(error) or (alone and is_deadlock(error)))

        try:
            return self._retrying(worth_retrying, self._commit, works)
        except Exception as error:  # noqa: BLE001  (it is passed on to the callers)
            if is_deadlock(error) and not alone:
                return [result for work in works for result in self._do([work])]
            down = is_down(error) or is_deadlock(error)
            failure = StoreDownError(str(error)) if down else _translated(error)
            return [_Result(None, failure)] * len(works)

    def _commit(self, works: Sequence[Work]) -> list[_Result]:
        connection = self._connected()
        rows = [work for work in works if isinstance(work, NewRow)]
        if len(rows) == len(works) and len({id(row.statement) for row in rows}) == 1:
            try:
                dialect.insert_rows(connection, rows[0].statement, [row.values for row in rows])
            except connection.dialect.loaded_dbapi.Error:
                pass  # the group is done again, to find out which of the writes fail, and why
            else:
                return [_Result(None, None)] * len(works)
        try:
            with connection.begin():
                return [_Result(value, None) for value in _run_all(connection, works)]
        except Exception as error:
            if is_down(error) or is_deadlock(error):
                raise
            if len(works) == 1:
                return [_Result(None, _translated(error))]
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


def _retrieve(done: "asyncio.Future[Any]") -> None:
    if not done.cancelled():
        done.exception()


def _key(job: _Job) -> str:
    return job.key


def _run_all(connection: Connection, works: Sequence[Work]) -> Iterator[Any]:
    """Run writes in their order. Consecutive rows of one kind are written by one statement."""
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
        return _Result(None, _translated(error))


def _translated(error: Exception) -> Exception:
    return StoreFullError(str(error)) if is_out_of_room(error) else error


def _settle(answers: Sequence[tuple["asyncio.Future[Any]", _Result]]) -> None:
    for done, result in answers:
        if done.cancelled():
            continue
        if result.error is not None:
            done.set_exception(result.error)
        else:
            done.set_result(result.value)
