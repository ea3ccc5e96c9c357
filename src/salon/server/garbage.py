"""When to look for garbage: objects that hold each other, so that they do not go away by themselves.

Playing leaves none. It would be looked for all the same, again and again among all games in memory, and everybody would
wait for it up to half a second. But a socket that closes leaves what its libraries have tied together: after many of
them everything is looked through once.
"""

import gc

YOUNG = 2_000
"""What is new is looked through once, when there is so much of it, in two milliseconds: for what requests leave."""
NEVER = 1 << 30
MANY = 2_000
"""Sockets that may leave some 15 kB each."""


def look_among_the_young() -> None:
    """From now on only what is new is looked through by itself. What has been loaded so far is never garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class SocketGarbage:
    """What closed sockets have left."""

    def __init__(self) -> None:
        self._closed = 0

    def closed(self) -> None:
        """One more socket is gone."""
        self._closed += 1
        if self._closed == MANY:
            self._closed = 0
            gc.collect()
