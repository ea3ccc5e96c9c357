"""A fair queue: owners take turns, however many tasks each of them has (hierarchical start-time fair queueing).

A task is queued under a path, such as address, visitor and table. At each level of the path the shares take turns by
their virtual time, which grows with the cost of what was run for them. A share that has had less than the others is
next; one that was idle starts at the present virtual time, so it neither saves up turns nor is made to wait for those
that others have in store.
"""

from collections import deque
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Generic, TypeVar

T = TypeVar("T")
Path = tuple[str, ...]


class Share(Generic[T]):
    """The tasks below one step of a path. `start` is the virtual time at which its next task may start."""

    def __init__(self, start: float = 0.0) -> None:
        self.start = start
        self.now = 0.0
        """The virtual time for the shares below: the start of the one that was served last."""
        self.waiting = 0
        self.running = 0
        self.below: dict[str, Share[T]] = {}
        self.tasks: deque[T] = deque()

    @property
    def idle(self) -> bool:
        return not self.waiting and not self.running

    def enter(self, name: str) -> "Share[T]":
        """The share below with this name, to which a task is about to be added."""
        share = self.below.get(name)
        if share is None:
            share = self.below[name] = Share(self.now)
        elif not share.waiting:
            share.start = max(share.start, self.now)
        return share

    def next(self, most_running: int | None = None) -> str | None:
        """The name of the share below whose turn it is. Shares with `most_running` tasks under way are skipped."""
        found: str | None = None
        for name, share in self.below.items():
            if not share.waiting or (most_running is not None and share.running >= most_running):
                continue
            if found is None or share.start < self.below[found].start:
                found = name
        return found

    def forget_idle(self) -> None:
        """Drop the idle shares below that owe nothing; all of them once nobody else is left to owe it to."""
        if self.idle:
            self.below.clear()
            self.now = 0.0
        else:
            for name in [name for name, one in self.below.items() if one.idle and one.start <= self.now]:
                del self.below[name]


class FairQueue(Generic[T]):
    """Tasks that wait, by owner. It knows no clock: the caller says what a task has cost."""

    def __init__(self) -> None:
        self._root: Share[T] = Share()

    def __len__(self) -> int:
        return self._root.waiting

    def push(self, path: Path, task: T) -> None:
        """Add a task."""
        share = self._root
        share.waiting += 1
        for name in path:
            share = share.enter(name)
            share.waiting += 1
        share.tasks.append(task)

    def pop(self, cost: Callable[[T], float], most_running: int) -> T | None:
        """Take the task whose turn it is, and charge the estimated `cost` for it; None if none may run now.

        `most_running` limits the tasks that one owner of the first level may have under way.
        """
        along = [self._root]
        name = self._root.next(most_running)
        if name is None:
            return None
        while name is not None:
            along.append(along[-1].below[name])
            name = along[-1].next()
        task = along[-1].tasks.popleft()
        charged = cost(task)
        for above, share in pairwise(along):
            above.now = max(above.now, share.start)
            share.start += charged
        for share in along:
            share.waiting -= 1
            share.running += 1
            share.forget_idle()
        return task

    def finish(self, path: Path, correction: float) -> None:
        """A task has ended: correct what was charged for it, by its real cost less the estimate."""
        for share in self._along(path):
            share.running -= 1
            share.start += correction
        self._root.running -= 1
        self._root.forget_idle()

    def remove(self, path: Path, task: T) -> None:
        """Take a task out before its turn. Raises ValueError if it does not wait."""
        along = list(self._along(path))
        if len(along) < len(path):
            raise ValueError("no such task waits")
        along[-1].tasks.remove(task)
        for share in (self._root, *along):
            share.waiting -= 1
        self._root.forget_idle()

    def waiting(self, path: Path) -> int:
        """How many tasks wait below a path."""
        along = list(self._along(path))
        return along[-1].waiting if len(along) == len(path) else 0

    def owners(self) -> dict[str, int]:
        """The owners of the first level that wait, with the number of their tasks."""
        return {name: share.waiting for name, share in self._root.below.items() if share.waiting}

    def _along(self, path: Path) -> Iterator[Share[T]]:
        share = self._root
        for name in path:
            found = share.below.get(name)
            if found is None:
                return
            share = found
            yield share
