"""The progress of a match on standard error: a bar on a terminal, otherwise a line from time to time."""

import sys
import time
from typing import TextIO

WIDTH = 30
PAUSE_S = 10
"""The minimum time between two lines of a log, in seconds."""


class Progress:
    """Counts finished games. The first `done` games come from an earlier run, and do not count for the speed."""

    def __init__(self, total: int, done: int = 0, out: TextIO | None = None) -> None:
        self._out = out or sys.stderr
        self._bar = self._out.isatty()
        self._total, self._done, self._before = total, done, done
        self._began = self._told = time.monotonic()

    def step(self) -> None:
        """Count a finished game."""
        self._done += 1
        if self._bar:
            filled = self._done * WIDTH // self._total
            bar = "━" * filled + "╌" * (WIDTH - filled)
            print(f"\r{bar} {self._words()}\033[K", end="", file=self._out, flush=True)
        elif time.monotonic() - self._told >= PAUSE_S:
            self._told = time.monotonic()
            print(f"salon: {self._words()}", file=self._out, flush=True)

    def end(self) -> None:
        """End the line of the bar."""
        if self._bar and self._done > self._before:
            print(file=self._out, flush=True)

    def _words(self) -> str:
        spent = time.monotonic() - self._began
        left = spent / (self._done - self._before) * (self._total - self._done)
        return f"{self._done} of {self._total} games, {_clock(spent)} so far, {_clock(left)} to go"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
