"""Ports for servers that the tests start, or start again later on the same port."""

import socket
from secrets import randbelow

FIRST, COUNT = 12_000, 20_000
"""Below those that systems give to connections, so that no connection of another test takes a port in the meantime."""
TRIES = 100


def free_port() -> int:
    """A port of loopback that is not in use. It is drawn, so that tests in other processes get other ones."""
    for _ in range(TRIES):
        port = FIRST + randbelow(COUNT)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no free port was found")
