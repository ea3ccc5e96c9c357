"""When to run the cyclic garbage collector.

Playing leaves no reference cycles, but a full collection would still scan all games in memory and stop the server for
up to half a second. Only closed sockets leave cycles, made by their libraries. So a full collection runs after many
sockets have been closed, and never otherwise.
"""

import gc

YOUNG = 2_000
"""New objects are scanned once, in about two milliseconds, for the cycles that requests leave."""
NEVER = 1 << 30
MANY = 2_000
"""Closed sockets between two full collections. Each may leave 15 kB."""


def collect_only_new_objects() -> None:
    """From now on, collect only new objects automatically. What has been loaded so far is never garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class SocketGarbage:
    """Counts closed sockets, and collects their garbage from time to time."""

    def __init__(self) -> None:
        self._closed = 0

    def closed(self) -> None:
        """Count a closed socket."""
        self._closed += 1
        if self._closed == MANY:
            self._closed = 0
            gc.collect()
