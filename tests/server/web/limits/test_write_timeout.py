"""The time limit on clients that do not read: what counts is how much they take."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from salon.server.settings import Limits
from salon.server.web.guards.write_timeout import WatchedTransport


class FakeTransport(asyncio.Transport):
    """A transport whose client takes what the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.unsent = 0
        self.aborted = False

    def write(self, data: Any) -> None:
        self.unsent += len(data)

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.aborted = True


class FakeLoop:
    """A loop whose only timer is due when the test says so."""

    def __init__(self) -> None:
        self.due: Callable[[], None] | None = None

    def call_later(self, _seconds: float, due: Callable[[], None]) -> Any:
        self.due = due

        class Handle:
            @staticmethod
            def cancel() -> None:
                self.due = None

        return Handle

    def wait(self) -> None:
        due, self.due = self.due, None
        assert due is not None
        due()


@pytest.mark.parametrize(("taken", "cut"), [(10_000, False), (8_192, False), (100, True), (0, True)])
def test_a_slow_reader_is_waited_for_and_a_trickle_is_not(taken: int, cut: bool) -> None:
    transport, loop = FakeTransport(), FakeLoop()
    watched = WatchedTransport(transport, Limits(), cast("asyncio.AbstractEventLoop", loop))
    watched.write(b"x" * 50_000)
    for _ in range(3):
        transport.unsent -= taken
        watched.write(b"x" * 5_000)
        loop.wait()
        assert transport.aborted == cut
        if cut:
            return
    transport.unsent = 0
    loop.wait()
    assert loop.due is None, "nothing is left to watch"
    watched.write(b"x")
    watched.stop()
    assert loop.due is None
