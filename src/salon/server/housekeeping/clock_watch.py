"""Compares the clocks with the monotonic one, and notices when one of them makes an implausible jump."""

import logging
from collections import deque
from collections.abc import Callable
from typing import NamedTuple, Self

from salon.server.clock import JUMP_MS, TOLERANCE_MS, Clock, SystemClock

log = logging.getLogger(__name__)

SKIPS = 16
"""How many jumps forward are remembered."""


class Skip(NamedTuple):
    """An interval that the clock has shown but that has never passed."""

    start_ms: int
    end_ms: int

    @property
    def length_ms(self) -> int:
        return self.end_ms - self.start_ms


class ClockWatch:
    """Watches the clock of a server and the one of its machine, which with several servers is another one.

    Forward by more than an hour and backward at all are implausible. Call `observe` every few seconds.
    """

    def __init__(self, clock: Clock, wall_ms: Callable[[], int], passed_ms: Callable[[], int]) -> None:
        self._clock = clock
        self._wall_ms = wall_ms
        self._passed_ms = passed_ms
        self._started_ms = self._steady_since_ms = passed_ms()
        self._skipped_at_ms: int | None = None
        self._skips: deque[Skip] = deque(maxlen=SKIPS)
        self._skipped_ms = 0
        self._offsets = self._read()

    @classmethod
    def of(cls, clock: Clock) -> Self:
        """The watch for a clock. A clock without a monotonic one beside it is believed."""
        wall_ms, passed_ms = clock.sources if isinstance(clock, SystemClock) else (clock.now_ms, clock.now_ms)
        return cls(clock, wall_ms, passed_ms)

    def observe(self) -> None:
        """Look at the clocks, and note a jump."""
        for name, offset_ms in self._read().items():
            jump_ms = offset_ms - self._offsets[name]
            if TOLERANCE_MS < jump_ms <= JUMP_MS:
                continue  # small steps forward add up
            self._offsets[name] = offset_ms
            if abs(jump_ms) <= TOLERANCE_MS:
                continue  # a slow drift
            self._steady_since_ms = passed_ms = self._passed_ms()
            log.warning("the %s has jumped by %+.1f hours: nothing expires for now", name, jump_ms / JUMP_MS)
            if jump_ms > 0 and name == SERVER:
                self._note_skip(passed_ms + offset_ms, jump_ms)

    def steady_for_ms(self) -> int:
        """How long the clocks have gone steadily, at most since the start."""
        return self._passed_ms() - self._steady_since_ms

    @property
    def has_jumped(self) -> bool:
        """Whether a clock has jumped since the start."""
        return self._steady_since_ms != self._started_ms

    def running_for_ms(self) -> int:
        """How long this server has been running."""
        return self._passed_ms() - self._started_ms

    def difference_ms(self) -> int:
        """By how much the machine's clock differs from the server's."""
        return abs(self._wall_ms() - self._clock.now_ms())

    @property
    def skipped_ms(self) -> int:
        """The time that the clock has shown since the start but that has never passed."""
        return self._skipped_ms

    def has_skipped_within(self, ms: int) -> bool:
        """Whether the clock has jumped forward in the last `ms`."""
        return self._skipped_at_ms is not None and self._passed_ms() - self._skipped_at_ms < ms

    def held(self, now_ms: int) -> list[tuple[int, int]]:
        """The intervals of timers that seem to be due but are not, from their first to their last millisecond.

        A timer that was due during a skip was set before it, so it is due later by the length of the skip.
        """
        ranges = [(max(skip.start_ms, now_ms - skip.length_ms + 1), skip.end_ms - 1) for skip in self._skips]
        return [(first, last) for first, last in ranges if first <= last]

    def _note_skip(self, now_ms: int, jump_ms: int) -> None:
        self._skipped_at_ms = self._passed_ms()
        self._skips.append(Skip(now_ms - jump_ms, now_ms))
        self._skipped_ms += jump_ms

    def _read(self) -> dict[str, int]:
        """By how much each clock is ahead of the monotonic one."""
        passed_ms = self._passed_ms()
        return {SERVER: self._clock.now_ms() - passed_ms, MACHINE: self._wall_ms() - passed_ms}


SERVER, MACHINE = "server's clock", "machine's clock"
