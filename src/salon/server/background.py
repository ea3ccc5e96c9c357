"""Tasks that must be finished before the server closes, even if the client that asked for them disconnects."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from salon.core import Refusal
from salon.server.store.base import StoreDownError, StoreFullError

log = logging.getLogger(__name__)


class BackgroundTasks:
    """The tasks that are under way."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Start a task that `close` waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def complete(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something to its end, even if the caller is cancelled meanwhile."""
        task = self.start(work)
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_failure)
            raise

    async def close(self) -> None:
        """Wait for all tasks."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def cancel(task: "asyncio.Task[None] | None") -> None:
    """Cancel a task and wait until it has ended."""
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _log_failure(task: "asyncio.Task[None]") -> None:
    """Log a failure that no caller is left to hear of. A refusal needs no log."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refusal | StoreDownError | StoreFullError):
        log.error("a request failed after its client had disconnected", exc_info=error)
